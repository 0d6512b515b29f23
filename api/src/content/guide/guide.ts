/** Product guides with sections, live product cards and questions (rows GUIDE; API-69, API-70). */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { GuideCard, GuideDetail } from '#contract/content/guide.ts';
import { fail } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import sql, { empty } from 'sql-template-tag';
import { goodsCards, onceEach } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import type { Handler } from '../../kernel/module.ts';
import { listAnswer, pageOf } from '../../kernel/paging.ts';
import { dealCards } from '../deal/card.ts';
import { findDeals } from '../deal/find.ts';
import { writingCards } from '../writing/card.ts';
import { findWriting } from '../writing/find.ts';
import { cleanHtml } from '../writing/rich-text.ts';

interface GuideWords {
  readonly title: string;
  readonly summary: string;
  readonly text: string;
  readonly sections: readonly { readonly title: string; readonly text: string }[];
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
}
interface GuideRow {
  id: number;
  code: string;
  subtitle: string;
  cover: string;
  shelved: boolean;
  category_id: number | null;
  texts: Partial<Record<Language, GuideWords>>;
  section_goods: number[][];
  update_time: Date;
}

const columns = sql`s.id, s.code, s.subtitle, s.cover, s.shelved, s.category_id, s.texts,
    s.section_goods, s.update_time`;
/** What is at the foot of a guide. */
const BESIDE = { deals: 6, contents: 4 } as const;

export const pages: Handler<'guide.pages'> = async (ctx, ask) => {
  const page = pageOf(ask.pageRequest);
  // what is off the shelf is for operators, who have their own call (GUIDE-01)
  if (!ask.shelved) return listAnswer([], 0, page);
  const words = (ask.keyword ?? '').trim().replace(/[\\%_]/g, '\\$&');
  const named =
    words === ''
      ? empty
      : sql`and exists (select 1 from jsonb_each(s.texts) t
          where t.value ->> 'title' ilike ${`%${words}%`}
          or t.value ->> 'summary' ilike ${`%${words}%`})`;
  const [rows, count] = await Promise.all([
    ctx.db.rows<GuideRow>(
      sql`select ${columns} from special_subject s where s.shelved ${named}
          order by s.update_time desc, s.id desc limit ${page.size} offset ${page.offset}`,
    ),
    ctx.db.row<{ total: number }>(
      sql`select count(*) as total from special_subject s where s.shelved ${named}`,
    ),
  ]);
  return listAnswer(
    rows.map((row) => showGuide(row, ctx.lang)),
    count?.total ?? 0,
    page,
  );
};

export const detail: Handler<'guide.detail'> = async (ctx, { subtitle }) => {
  const row = await ctx.db.row<GuideRow>(
    sql`select ${columns} from special_subject s where s.shelved and (s.subtitle = ${subtitle}
        or s.code = ${subtitle} or s.id = ${idOf(subtitle)}::bigint)
      order by (s.subtitle = ${subtitle}) desc, (s.code = ${subtitle}) desc limit 1`,
  );
  if (!row) throw fail('content.not_found');
  return inFull(ctx, row);
};

/** Cards of guides by their ids, in that order; what is off the shelf is left out. */
export async function guideCards(ctx: Context, ids: readonly number[]): Promise<GuideCard[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db.rows<GuideRow>(
    sql`select ${columns} from special_subject s where s.shelved and s.id = any(${ids}::bigint[])`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [showGuide(row, ctx.lang)] : [];
  });
}

async function inFull(ctx: Context, row: GuideRow): Promise<GuideDetail> {
  const words = wordsOf(row, ctx.lang);
  const [goods, deals, contents] = await Promise.all([
    picksOf(ctx, row),
    row.category_id === null
      ? []
      : findDeals(ctx, { categoryIds: [String(row.category_id)] }, 'RELEVANCE', {
          page: 1,
          size: BESIDE.deals,
          offset: 0,
        }).then(({ ids }) => dealCards(ctx, ids)),
    row.category_id === null
      ? []
      : findWriting(
          ctx,
          { places: [[`category:${row.category_id}`]], order: 'HOT', without: [] },
          BESIDE.contents,
          0,
        ).then((ids) => writingCards(ctx, ids)),
  ]);
  const byId = new Map(goods.map((card) => [Number(card.id), card]));
  return {
    ...showGuide(row, ctx.lang),
    text: cleanHtml(words.text),
    sections: words.sections.flatMap(({ title, text }, at) => {
      const picks = row.section_goods[at] ?? [];
      const goods = picks.flatMap((id) => {
        const card = byId.get(id);
        byId.delete(id);
        return card ?? [];
      });
      // words about picks say nothing once none of them is left
      if (picks.length > 0 && goods.length === 0) return [];
      return { title, text: cleanHtml(text), goods };
    }),
    faq: words.faq.map(({ question, answer }) => ({ question, answer })),
    deals,
    contents,
  };
}

/**
 * What a guide picks, each product once, and none whose discount is made up: prices change after
 * the picking.
 */
async function picksOf(ctx: Context, { section_goods }: GuideRow): Promise<GoodsCard[]> {
  const cards = await goodsCards(ctx, [...new Set(section_goods.flat())]);
  const honest = cards.filter(
    (card) => card.verdict.kind !== 'RAISED_FIRST' && card.verdict.kind !== 'FAKE',
  );
  const once = new Set(
    await onceEach(
      ctx,
      honest.map((card) => Number(card.id)),
    ),
  );
  return honest.filter((card) => once.has(Number(card.id)));
}

function showGuide(row: GuideRow, lang: Language): GuideCard {
  const { title, summary } = wordsOf(row, lang);
  return {
    id: String(row.id),
    code: row.code,
    title,
    subtitle: row.subtitle,
    summary,
    coverImage: { url: row.cover },
    shelved: row.shelved,
    updateTime: row.update_time.toISOString(),
  };
}

/** In the reader's language, else in English, else in any that there is. */
function wordsOf({ texts }: GuideRow, lang: Language): GuideWords {
  const words = texts[lang] ?? texts.en ?? Object.values(texts)[0];
  return { title: '', summary: '', text: '', sections: [], faq: [], ...words };
}
