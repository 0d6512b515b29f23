/** The lead exhibit of a desktop: the best deal with its price history beside it. */
import type { DealCard } from '#contract/catalog/card.ts';
import type { PriceStatistics } from '#contract/price/history.ts';
import { dealAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { COVER } from '../../lib/picture.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { kinOf } from '../mute/kin.ts';
import { LeadChart } from './lead-chart.tsx';
import { PlatformMark, platformWords } from '../price/platform-mark.tsx';
import { PriceRow } from '../price/price.tsx';
import { reasonOf, VerdictChip } from '../price/verdict.tsx';

export function Lead({ deal, stat }: { deal: DealCard; stat: PriceStatistics }) {
  // a narrow window shows no lead: its picture is lazy, so that it is not fetched there
  return (
    <article className="lead" data-of={kinOf(deal)}>
      <div className="card__pic">
        <Picture url={deal.cover} size={COVER.content} />
      </div>
      <div className="lead__body">
        <h2>
          <a href={dealAddress(deal.code)}>
            <WholeWords text={deal.title} />
          </a>
        </h2>
        <PriceRow card={deal} size={36} />
        <div>
          <VerdictChip of={deal} />
        </div>
        <p className="card__why">{reasonOf(deal)}</p>
        <div className="lead__act">
          <a className="btn btn--go" href={dealAddress(deal.code)}>
            {t('deal.see')}
            <Icon name="chevron-right" size={16} />
          </a>
          <p className="card__foot">
            <PlatformMark platform={deal.platform} isNamed />
            <span>{platformWords(deal.platform, deal.isMall)}</span>
          </p>
        </div>
      </div>
      <div className="lead__chart">
        <p>{t('deal.seen', { seen: stat.observedDays, days: stat.days })}</p>
        <LeadChart stat={stat} />
      </div>
    </article>
  );
}
