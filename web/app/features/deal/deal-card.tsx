/** A deal in a grid, or in rows on a phone. One price dominates; at most one tag, and that it is sent free. */
import type { ReactNode } from 'react';
import type { DealCard as Deal } from '#contract/catalog/card.ts';
import { dealAddress } from '../../lib/address.ts';
import { figure } from '../../lib/figure.ts';
import { t } from '../../lib/message.ts';
import { age, ago } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { Picture } from '../../ui/picture.tsx';
import { CompareTick } from '../goods/compare-tick.tsx';
import { kinOf } from '../mute/kin.ts';
import { WhyButton } from '../mute/why-button.tsx';
import { CardTags } from '../price/card-tags.tsx';
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

export function DealCard({
  deal,
  eager = false,
  title = <WholeWords text={deal.title} />,
}: DealCardProps) {
  const ended = deal.state === 'EXPIRED';
  return (
    <article className={ended ? 'card card--off' : 'card'} data-of={kinOf(deal)}>
      <div className="card__pic">
        <Picture url={deal.cover} eager={eager} />
        {ended && (
          <span className="card__end">
            <Icon name="clock" size={14} />
            {deal.endedTime ? t('deal.ended', { ago: ago(deal.endedTime) }) : t('deal.ended.plain')}
          </span>
        )}
        {!deal.isFreebie && (
          <CompareTick product={{ code: deal.goodsCode, name: deal.name, cover: deal.cover }} />
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
        {!ended && <CardTags card={deal} />}
        <p className="card__foot">
          <PlatformMark platform={deal.platform} isNamed />
          <span>{platformWords(deal.platform, deal.isMall)}</span>
          <People deal={deal} />
          <time dateTime={deal.publishTime}>{age(deal.publishTime)}</time>
        </p>
        <WhyButton name={deal.title} score={deal.score} />
      </div>
    </article>
  );
}

/** The score, and what people made of it: votes and comments, where there are any. */
function People({ deal: { score, upCount, downCount, commentCount } }: { deal: Deal }) {
  const votes = upCount - downCount;
  const scored = t('deal.score.title', { score });
  return (
    <>
      <Count icon="shield-check" n={score} said={scored} title={scored} />
      {votes > 0 && <Count icon="thumbs-up" n={votes} said={t('deal.card.votes', { n: votes })} />}
      {commentCount > 0 && (
        <Count
          icon="message-circle"
          n={commentCount}
          said={t('deal.card.comments', { n: commentCount })}
        />
      )}
    </>
  );
}

interface CountProps {
  icon: string;
  n: number;
  /** What the number counts, for who hears it. */
  said: string;
  title?: string;
}

function Count({ icon, n, said, title }: CountProps) {
  return (
    <span className="card__n" role="img" aria-label={said} title={title}>
      <Icon name={icon} size={14} />
      {figure(n)}
    </span>
  );
}
