/**
 * What is shown next to a piece of writing: 5 goods, 4 articles, 4 videos (CONST-01, DEAL-14). Extras:
 * the piece is shown without them too.
 */
import type { ContentCard } from '#contract/content/card.ts';
import { RELATED } from '#contract/constants.ts';
import { ARTICLE_TYPES } from '#contract/content/kind.ts';
import type { Caller } from '../../lib/call.ts';
import type { Related } from './article-body.tsx';

export async function loadRelated(
  call: Caller,
  id: string,
  goodsIds: readonly string[],
): Promise<Related> {
  const about = { orgSubjectType: 'CONTENT' as const, orgIds: [id] };
  const [contents, goods, videos] = await Promise.all([
    call('search.related', {
      ...about,
      destSubjectType: 'CONTENT',
      contentTypeCodes: [...ARTICLE_TYPES, 'NOTE'],
      pageRequest: { page: 1, size: RELATED.articles },
    }).catch(() => undefined),
    call('search.related', {
      ...about,
      destSubjectType: 'GOODS',
      pageRequest: { page: 1, size: RELATED.goods + goodsIds.length },
    }).catch(() => undefined),
    call('content.videos', { contentIds: [id], videoNum: RELATED.videos }).catch(() => undefined),
  ]);
  return {
    contents: (contents?.content ?? []) as ContentCard[],
    goods: (goods?.content ?? [])
      .filter((card) => !goodsIds.includes(card.id))
      .slice(0, RELATED.goods),
    videos: videos?.videos ?? [],
  };
}
