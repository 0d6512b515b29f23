import { useLocation, useNavigate } from 'react-router';
import { changedQuery } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { totalText } from '../../lib/total.ts';
import { Select } from '../../ui/select.tsx';

interface BrandSelectProps {
  brands: readonly { readonly code: string; readonly name: string; readonly count: number }[];
  chosen: readonly string[];
  /** Of each brand there are at least so many. */
  isFloor: boolean;
}

/** Finds brands among many; needs script; without it the first brands are listed below as links. */
export function BrandSelect({ brands, chosen, isFloor }: BrandSelectProps) {
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <Select
      label={t('brands.find')}
      options={brands.map(({ code, name, count }) => ({
        value: code,
        label: name,
        note: totalText(count, isFloor),
      }))}
      chosen={chosen}
      onChange={(codes) =>
        void navigate(
          changedQuery(location, { brand: codes.join(',') || undefined, page: undefined }),
          { preventScrollReset: true },
        )
      }
    />
  );
}
