import { useLocation } from 'react-router';
import { changedQuery } from '../../lib/address.ts';
import { figure } from '../../lib/figure.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';

/** Fills the last row of a wide grid: of 20 cards one leads, and leaves a hole in four columns. */
export function RestTile({ count, page }: { count: number; page: number }) {
  const location = useLocation();
  return (
    <a className="rest" href={changedQuery(location, { page })}>
      <b className="num">{figure(count)}</b>
      <span>{t('home.rest')}</span>
      <Icon name="chevron-right" />
    </a>
  );
}
