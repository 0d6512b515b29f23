/**
 * A deal in a grid. One price dominates; at most one tag on the picture, one shipping bar, three
 * labels in all.
 */
import type { ReactNode } from 'react';
import type { DealCard as Deal } from '#contract/catalog/card.ts';
import type { Label } from '#contract/catalog/label.ts';
import { dealAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { age, ago } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { labelName, strongestTag } from '../price/label.ts';
import { PlatformMark, platformWords } from '../price/platform-mark.tsx';
import { PriceRow } from '../price/price.tsx';
import { SparkLine } from '../price/spark.tsx';
import { reasonOf, VerdictLine } from '../price/verdict.tsx';

interface DealCardProps {
  deal: Deal;
  eager?: boolean;
  /** Its title as it is shown. */
  title?: ReactNode;
}

export function DealCard({ deal, eager = false, title = deal.title }: DealCardProps) {
  const ended = deal.state === 'EXPIRED';
  const tag = ended ? undefined : strongestTag(deal.labels as Label[]);
  return (
    <article className={ended ? 'card card--off' : 'card'}>
      <div className="card__pic">
        <Picture url={deal.cover} eager={eager} />
        {tag && (
          <span className={`tag${tag.tone}`}>
            <Icon name={tag.icon} size={14} />
            {labelName(tag.label, deal.verdict.asLowTime !== null)}
          </span>
        )}
        {!ended && deal.labels.includes('FREE_SHIPPING') && (
          <span className="shipbar">
            <Icon name="truck" size={16} />
            {t('label.free-shipping')}
          </span>
        )}
        {ended && (
          <span className="card__end">
            <Icon name="clock" size={14} />
            {deal.endedTime ? t('deal.ended', { ago: ago(deal.endedTime) }) : t('deal.ended.plain')}
          </span>
        )}
      </div>
      <div className="card__body">
        <h3 className="card__name">
          <a href={dealAddress(deal.code)}>{title}</a>
        </h3>
        <PriceRow card={deal} muted={ended} />
        {!deal.isFreebie && (
          <SparkLine
            spark={deal.spark}
            today={deal.isCurrent ? deal.currentAmount : null}
            muted={ended}
          />
        )}
        <VerdictLine of={deal} />
        <p className="card__why">{reasonOf(deal)}</p>
        <p className="card__foot">
          <PlatformMark platform={deal.platform} isNamed />
          <span>{platformWords(deal.platform, deal.isMall)}</span>
          <time dateTime={deal.publishTime}>{age(deal.publishTime)}</time>
        </p>
      </div>
    </article>
  );
}
