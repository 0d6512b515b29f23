import { useLocation } from 'react-router';
import { formatNumber } from '#contract/money.ts';
import { changedQuery } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';

/** Fills the last row of a wide grid: 20 cards leave a hole in three columns, and in four where one of them leads. */
export function RestTile({ count, page, withLead }: { count: number; page: number; withLead: boolean }) {
  const location = useLocation();
  return (
    <a className={withLead ? 'rest' : 'rest rest--three'} href={changedQuery(location, { page })}>
      <b className="num">{formatNumber(count)}</b>
      <span>{t('home.rest')}</span>
      <Icon name="chevron-right" />
    </a>
  );
}
