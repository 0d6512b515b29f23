/**
 * A piece of writing in a grid (vertical) or a list (horizontal) (CONT-15): cover, 240 characters,
 * three keywords.
 */
import type { ReactNode } from 'react';
import type { ContentCard } from '#contract/content/card.ts';
import { CARD } from '#contract/constants.ts';
import { contentAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { COVER } from '../../lib/picture.ts';
import { age } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { Avatar } from '../user/author.tsx';
import { KeywordChips } from './keyword-chips.tsx';
import { shorten } from '#contract/text.ts';

interface DiscoverCardProps {
  content: ContentCard;
  layout?: 'vertical' | 'horizontal';
  /** Its place in a ranking; the first three look special (CONT-16). */
  rank?: number | undefined;
  eager?: boolean;
  /** Its title as it is shown. */
  title?: ReactNode;
}

export function DiscoverCard({
  content,
  layout = 'vertical',
  rank,
  eager = false,
  title = <WholeWords text={content.title} />,
}: DiscoverCardProps) {
  return (
    <article className={layout === 'vertical' ? 'card disc' : 'hcard disc disc--h'}>
      <div className="card__pic">
        <Picture url={content.coverImage.url} size={COVER.content} eager={eager} />
        {rank !== undefined && <RankNumber rank={rank} />}
        {content.isTop && rank === undefined && (
          <span className="tag">
            <Icon name="pin" size={14} />
            {t('writing.pinned')}
          </span>
        )}
      </div>
      <div className="card__body">
        <h3 className="disc__h">
          <a href={contentAddress(content.contentTypeCode, content.code)}>{title}</a>
        </h3>
        <p className="disc__s">{shorten(content.summary, CARD.summaryLength)}</p>
        <KeywordChips keywords={content.keywords} most={CARD.tags} small />
        <p className="card__foot">
          <Avatar user={content.author} />
          <span>{content.author.nickname}</span>
          <time dateTime={content.publishTime}>{age(content.publishTime)}</time>
        </p>
      </div>
    </article>
  );
}

function RankNumber({ rank }: { rank: number }) {
  return (
    <span className={rank <= CARD.specialRanks ? `rankn rankn--${rank}` : 'rankn'}>
      <span className="sr">{t('writing.rank')} </span>
      {rank}
    </span>
  );
}
