/**
 * Cards of writing: found ids → loaded in one batch → permitted → shown in the order of the ids.
 */
import type { ContentCard } from '#contract/content/card.ts';
import { contentTypeOf } from '#contract/content/kind.ts';
import type { Language } from '#contract/language.ts';
import type { UserBrief } from '#contract/account/user.ts';
import { houseBrief, userBriefs } from '../../account/index.ts';
import type { Context } from '../../kernel/context.ts';
import { writingRows } from './queries.ts';
import type { Words, WritingRow } from './queries.ts';

/** What the viewer may not see is left out. */
export async function writingCards(ctx: Context, ids: readonly number[]): Promise<ContentCard[]> {
  if (ids.length === 0) return [];
  const rows = await writingRows(ctx, ids);
  const authors = await userBriefs(
    ctx,
    rows.map((row) => row.author_id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [showWriting(row, authors, ctx.lang)] : [];
  });
}

export function showWriting(
  row: WritingRow,
  authors: ReadonlyMap<number, UserBrief>,
  lang: Language,
): ContentCard {
  const words = wordsIn(row, lang);
  return {
    id: String(row.id),
    code: row.code,
    contentTypeCode: contentTypeOf(row.type),
    title: words.title,
    summary: words.summary,
    coverImage: { url: row.cover },
    keywords: row.keywords,
    author: authors.get(row.author_id ?? 0) ?? houseBrief(lang),
    publishTime: row.publish_time.toISOString(),
    updateTime: row.update_time.toISOString(),
    isTop: row.is_top,
    disclosure: row.disclosure,
    thumbUpCount: row.like_count,
    collectCount: row.collect_count,
    commentCount: row.comment_count,
    viewCount: row.view_count,
  };
}

/** The words in the reader's language where somebody translated them, else as they were written. */
export function wordsIn(
  row: Pick<WritingRow, 'title' | 'subtitle' | 'summary' | 'translations'> & { text?: string },
  lang: Language,
): Words {
  const words = row.translations[lang] ?? {};
  return {
    title: words.title || row.title,
    subtitle: words.subtitle || row.subtitle,
    summary: words.summary || row.summary,
    text: words.text || (row.text ?? ''),
  };
}
