/**
 * The right rail of a desktop: the first leaderboard and how to read a verdict; then, however far one
 * scrolls, what the viewer watches, the next sale days and coupons that end soon.
 */
import type { ReactNode } from 'react';
import type { Answer } from '#contract/calls.ts';
import { CARD } from '#contract/constants.ts';
import type { Coupon } from '#contract/coupon/coupon.ts';
import type { ItemGroup } from '#contract/ranking/item-group.ts';
import { boardAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { longDate } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Ticket } from '../coupon/ticket.tsx';
import { ruleName } from '../price/rule-name.ts';
import { RankLine, RankRow } from '../ranking/rank-row.tsx';

interface RailProps {
  board: ItemGroup | undefined;
  coupons: readonly Coupon[];
  sales: Answer<'price.sales-ahead'>;
  /** What belongs to the viewer. */
  children: ReactNode;
}

export function Rail({ board, coupons, sales, children }: RailProps) {
  return (
    <aside className="rail" aria-label={t('rail.label')}>
      {board && (
        <section className="rail__sec">
          <div className="rail__h">
            <h2>{board.name}</h2>
            <a className="link" href={boardAddress(board.code)}>
              {t('see-all')}
            </a>
          </div>
          <p className="rail__note rail__note--2">{board.method}</p>
          <ol>
            {board.items.map((item) =>
              item.rank <= CARD.specialRanks ? (
                <RankRow key={item.rank} item={item} group={board} />
              ) : (
                <RankLine key={item.rank} item={item} />
              ),
            )}
          </ol>
        </section>
      )}
      <HowToRead />
      <div className="rail__stay">
        {children}
        <SalesAhead sales={sales} />
        {coupons.length > 0 && (
          <section className="rail__sec">
            <div className="rail__h">
              <h2>{t('coupons.ending')}</h2>
              <a className="link" href="/coupons?sort=END_TIME_ASC">
                {t('see-all')}
              </a>
            </div>
            {coupons.map((coupon) => (
              <Ticket key={coupon.id} coupon={coupon} small />
            ))}
          </section>
        )}
      </div>
    </aside>
  );
}

/** The next days on which shops are known to cut prices. */
function SalesAhead({ sales }: { sales: Answer<'price.sales-ahead'> }) {
  if (sales.length === 0) return null;
  return (
    <section className="rail__sec">
      <div className="rail__h">
        <h2>{t('rail.sales')}</h2>
      </div>
      <ul>
        {sales.map(({ name, day, inDays }) => (
          <li key={day} className="rail__sale">
            <b>{name}</b>
            <time dateTime={day}>{longDate(new Date(`${day}T12:00:00Z`))}</time>
            <span className="num">
              {inDays === 0 ? t('rail.sales.today') : t('rail.sales.in', { n: inDays })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HowToRead() {
  return (
    <section className="rail__sec">
      <div className="rail__h">
        <h2>{t('footer.judging')}</h2>
      </div>
      <ul className="judge">
        {(
          [
            ['verified', 'verified'],
            ['triangle-alert', 'overstated'],
            ['trending-up', 'raised'],
            ['circle-dashed', 'unverified'],
          ] as const
        ).map(([icon, rule]) => (
          <li key={rule} className={`v v--${rule}`}>
            <Icon name={icon} />
            <span>{ruleName(rule)}</span>
          </li>
        ))}
      </ul>
      <a className="btn btn--line btn--wide" href="/how-we-judge">
        {t('judge.more')}
      </a>
    </section>
  );
}
