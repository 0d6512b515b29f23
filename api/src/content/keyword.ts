/** Hot keywords of the tenant (API-20, CONT-21): an operator's order first, then by taps. */
import type { Language } from '#contract/language.ts';
import sql from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import type { Handler } from '../kernel/module.ts';
import { jsonOf } from '../kernel/json.ts';

export const hotKeywords: Handler<'content.hot-keywords'> = async (ctx, { size }) => ({
  keywords: (
    await ctx.db.rows<{ id: number; keyword: string; written: boolean }>(sql`
      select id, keyword, exists (select 1 from content_place w
        where w.place = 'tag:' || k.norm) as written from (
        select distinct on (norm) id, keyword, norm, position, taps from keyword where not hidden
          and (lang is null or lang = ${ctx.lang})
        order by norm, position nulls last, taps desc, id) k
      order by position nulls last, taps desc, id limit ${size}`)
  ).map(({ id, keyword, written }) => ({ id: String(id), keyword, isWritten: written })),
});

/** Counts taps on keywords, by id; unknown ids are nobody's. */
export async function countKeywordTaps(ctx: Context, ids: readonly number[]): Promise<void> {
  await ctx.db.run(
    sql`update keyword k set taps = k.taps + t.taps from (select id, count(*) as taps
        from unnest(${ids}::bigint[]) as t(id) group by id) t where t.id = k.id`,
  );
}

/** Puts keywords on offer in a language, in this order; those that are there keep their taps. */
export async function offerKeywords(
  ctx: Context,
  lang: Language | null,
  keywords: readonly string[],
): Promise<void> {
  const rows = keywords.map((keyword, position) => ({
    keyword,
    norm: keyword.normalize('NFC').trim().toLowerCase(),
    position,
  }));
  await ctx.db.run(sql`
    insert into keyword (tenant_id, lang, keyword, norm, position)
    select ${ctx.tenant.id}, ${lang}, r.keyword, r.norm, r.position
      from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as r(keyword text, norm text, position int)
    on conflict (tenant_id, lang, norm) do update set position = excluded.position,
      hidden = false`);
}
