/** The right rail of a desktop: the largest real drops, ranked, and how to read a verdict. */
import type { DealCard } from '#contract/catalog/card.ts';
import { CARD } from '#contract/constants.ts';
import { dealAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../price/price.tsx';
import { VerdictLine } from '../price/verdict.tsx';

export function Rail({ best }: { best: readonly DealCard[] }) {
  return (
    <aside className="rail" aria-label={t('rail.best')}>
      {best.length > 0 && (
        <section className="rail__sec">
          <div className="rail__h">
            <h2>{t('rail.best')}</h2>
            <a className="link" href="/?sort=DISCOUNT">
              {t('see-all')}
            </a>
          </div>
          <p className="rail__note">{t('rail.best.note')}</p>
          <ol>
            {best.map((deal, index) =>
              index < CARD.specialRanks ? <RankLarge key={deal.id} deal={deal} rank={index + 1} /> : <RankSmall key={deal.id} deal={deal} rank={index + 1} />,
            )}
          </ol>
        </section>
      )}
      <section className="rail__sec">
        <div className="rail__h">
          <h2>{t('footer.judging')}</h2>
        </div>
        <ul className="judge">
          {(
            [
              ['verified', 'verified', 'judge.verified'],
              ['triangle-alert', 'overstated', 'judge.overstated'],
              ['trending-up', 'raised', 'judge.raised'],
              ['circle-dashed', 'unverified', 'judge.unverified'],
            ] as const
          ).map(([icon, tone, key]) => (
            <li key={key} className={`v v--${tone}`}>
              <Icon name={icon} />
              <span>{t(key)}</span>
            </li>
          ))}
        </ul>
        <a className="btn btn--line btn--wide" href="/how-we-judge">
          {t('judge.more')}
        </a>
      </section>
    </aside>
  );
}

function RankLarge({ deal, rank }: { deal: DealCard; rank: number }) {
  return (
    <li className="rank">
      <span className="rank__n num">{rank}</span>
      <div className="card__pic">
        <Picture url={deal.cover} />
      </div>
      <div>
        <p className="rank__name">
          <a href={dealAddress(deal.code)}>{deal.name}</a>
        </p>
        <p className="rank__row">
          <Price price={deal.currentPrice} currency={deal.currencyCode} size={16} />
        </p>
        <VerdictLine verdict={deal.verdict} />
      </div>
    </li>
  );
}

function RankSmall({ deal, rank }: { deal: DealCard; rank: number }) {
  return (
    <li className="rank rank--s">
      <span className="rank__n num">{rank}</span>
      <p className="rank__name">
        <a href={dealAddress(deal.code)}>{deal.name}</a>
      </p>
      <Price price={deal.currentPrice} currency={deal.currencyCode} size={14} />
    </li>
  );
}
