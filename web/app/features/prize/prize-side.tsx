/** Beside the prizes: how all draws came out, and what becomes of addresses. */
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { lotteryAddress } from '../lottery/lottery-address.ts';
import type { PrizeData } from './prize-data.ts';

export function PrizeSide({ data: { activity, draws } }: { data: PrizeData }) {
  const settled = draws.filter(({ number }) => number !== null);
  const won = settled.filter(({ prize }) => prize !== null).length;
  const rows = [
    [t('prize.sum.draws'), draws.length],
    [t('prize.sum.won'), won],
    [t('prize.sum.nothing'), settled.length - won],
  ] as const;
  return (
    <aside className="two__side">
      <section className="box">
        <h2>{t('prize.sum')}</h2>
        <dl className="kv">
          {rows.map(([name, n]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{t('prize.sum.n', { n })}</dd>
            </div>
          ))}
        </dl>
        <a className="link" href={`${lotteryAddress(activity.id)}#draws`}>
          {t('prize.sum.see')}
        </a>
      </section>
      <Sealed />
    </aside>
  );
}

/** What an address is used for. */
export function Sealed() {
  return (
    <p className="banner">
      <Icon name="lock" />
      <span>{t('prize.sealed')}</span>
    </p>
  );
}
