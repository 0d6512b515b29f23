/**
 * What articles and notes have alike below the head: text with live cards, fields, videos,
 * keywords, sites, what is related.
 */
import type { ReactNode } from 'react';
import type { Answer } from '#contract/calls.ts';
import type { ContentCard } from '#contract/content/card.ts';
import type { ContentDetail } from '#contract/content/content.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Comments } from '../comment/comments.tsx';
import { MiniCard } from '../goods/mini-card.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { Fields } from './fields.tsx';
import { KeywordChips } from './keyword-chips.tsx';
import { ListBlock } from './list-block.tsx';
import { goodsInText, RichText } from './rich-text.tsx';
import { Videos } from './videos.tsx';

export interface Related {
  readonly contents: readonly ContentCard[];
  readonly goods: Answer<'search.related'>['content'];
  readonly videos: Answer<'content.videos'>['videos'];
}

export function ArticleBody({
  content,
  related,
  afterText,
}: {
  content: ContentDetail;
  related: Related;
  afterText?: ReactNode;
}) {
  const inText = goodsInText(content.text);
  const about = content.goods.filter((card) => !inText.has(card.code));
  return (
    <>
      {content.pricesChanged && (
        <p className="moved">
          <Icon name="info" />
          {t('writing.prices-changed')}
        </p>
      )}
      <RichText html={content.text} goods={content.goods} />
      {afterText}
      {content.disclosure !== 'NONE' && (
        <p className="discl">{t(`writing.disclosure.${content.disclosure}`)}</p>
      )}
      <Fields fields={content.fields} />
      <Videos videos={content.videos} title={t('writing.videos')} />
      <KeywordChips keywords={content.keywords} />
      {content.websites.length > 0 && (
        <section className="pd__sec" aria-labelledby="sites">
          <h2 id="sites">{t('writing.sites')}</h2>
          <div className="sites">
            {content.websites.map((site) => (
              <a key={site.url} href={site.url} target="_blank" rel="nofollow noopener noreferrer">
                <Icon name="globe" />
                {site.name}
                <Icon name="arrow-up-right" size={16} />
              </a>
            ))}
          </div>
        </section>
      )}
      <Goods id="about-goods" title={t('writing.goods')} cards={about} />
      <p>
        <ReportButton type="CONTENT" id={content.id} ownerId={content.author.userId} />
      </p>
      <Comments type="CONTENT" id={content.id} />
      <Goods id="related-goods" title={t('goods.related')} cards={related.goods} />
      <Videos videos={related.videos} title={t('writing.more-videos')} />
      <ListBlock
        id="related"
        title={t('writing.related')}
        contents={related.contents}
        layout="horizontal"
      />
    </>
  );
}

function Goods({ id, title, cards }: { id: string; title: string; cards: readonly unknown[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="pd__sec" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="strip strip--rel">
        {(cards as React.ComponentProps<typeof MiniCard>['card'][]).map((card) => (
          <MiniCard key={card.id} card={card} />
        ))}
      </div>
    </section>
  );
}
