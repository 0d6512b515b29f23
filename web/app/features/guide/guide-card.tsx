/** Guides: cards, and the strip of the newest above the articles. */
import type { GuideCard as Guide } from '#contract/content/guide.ts';
import { guideAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { COVER } from '../../lib/picture.ts';
import { shortDate } from '../../lib/when.ts';
import { Picture } from '../../ui/picture.tsx';
import { shorten } from '#contract/text.ts';
import { CARD } from '#contract/constants.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';

export function GuideCard({ guide }: { guide: Guide }) {
  return (
    <article className="card disc">
      <div className="card__pic">
        <Picture url={guide.coverImage.url} size={COVER.content} />
      </div>
      <div className="card__body">
        <h3 className="disc__h">
          <a href={guideAddress(guide.subtitle)}>
            <WholeWords text={guide.title} />
          </a>
        </h3>
        <p className="disc__s">{shorten(guide.summary, CARD.summaryLength)}</p>
        <p className="card__foot">
          <time dateTime={guide.updateTime}>
            {t('writing.updated', { time: shortDate(guide.updateTime) })}
          </time>
        </p>
      </div>
    </article>
  );
}

export function GuideStrip({ guides }: { guides: readonly Guide[] }) {
  if (guides.length === 0) return null;
  return (
    <section aria-labelledby="guides">
      <SectionHead id="guides" title={t('guide.title')} more="/guides" />
      <div className="grid grid--w grid--row">
        {guides.map((guide) => (
          <GuideCard key={guide.id} guide={guide} />
        ))}
      </div>
    </section>
  );
}
