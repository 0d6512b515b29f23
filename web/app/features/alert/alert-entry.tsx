/** The way to an alert about what a page lists: its form, filled in by the address (AMB-68). */
import { withQuery } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';

interface AlertEntryProps {
  keyword?: string | undefined;
  brand?: { readonly id: string; readonly name: string } | undefined;
  category?: { readonly id: string; readonly name: string } | undefined;
}

export function AlertEntry({ keyword, brand, category }: AlertEntryProps) {
  const href = withQuery('/deal-alerts/new', {
    keyword,
    brand: brand?.id,
    brandName: brand?.name,
    category: category?.id,
    categoryName: category?.name,
  });
  return (
    <a className="btn btn--line" href={href}>
      <Icon name="bell" />
      {t('deal.alert')}
    </a>
  );
}
