/** What the form of an alert offers (P-11). */
import { ALERT_LIMITS } from '#contract/alert/alert.ts';
import type { Answer } from '#contract/calls.ts';
import { textIn } from '#contract/language.ts';
import sql from 'sql-template-tag';
import { mailboxesOf, viewerId } from '../../account/index.ts';
import { brandNorm } from '../../catalog/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import { labelName } from '../../goods/index.ts';
import { normalise } from '../../words/index.ts';

/** Of each kind. */
const OFFERED = 20;
/** Labels that make good alerts, whatever was typed. */
const LABELS = [
  'FREE_SHIPPING',
  'FLASH_SALE',
  'LAZ_MALL',
  'SHOPEE_MALL',
  'BEST_SELLER',
  'HIGHLY_RATED',
  'PRICE_REDUCTION',
  'ALL_TIME_LOW',
] as const;
/** Deals whose tags are offered: the newest. */
const RECENT = 2000;

type Options = Answer<'alert.options'>;

export const options: Handler<'alert.options'> = async (ctx, { keyword }) => {
  const me = viewerId(ctx);
  const [brands, categories, tags, used, boxes] = await Promise.all([
    brandsLike(ctx, keyword),
    categoriesLike(ctx, keyword),
    tagsLike(ctx, keyword),
    ctx.db.row<{ n: number }>(
      sql`select count(*)::int as n from deal_alert where account_id = ${me}`,
    ),
    mailboxesOf(ctx, [me]),
  ]);
  return {
    brands,
    categories,
    tags,
    limits: { ...ALERT_LIMITS },
    used: used?.n ?? 0,
    emailPossible: boxes.has(me),
  };
};

/** Those that begin with what was typed first. */
async function brandsLike(ctx: Context, typed: string): Promise<Options['brands']> {
  const norm = brandNorm(typed);
  const rows = await ctx.db.rows<{ id: number; code: string; name: string }>(sql`
    select b.id, b.code, b.name from brand b where position(${norm} in b.norm) > 0
    order by b.norm ^@ ${norm} desc, b.norm limit ${OFFERED}`);
  return rows.map(({ id, ...brand }) => ({ id: String(id), ...brand }));
}

/** Before anything is typed those at the top. */
async function categoriesLike(ctx: Context, typed: string): Promise<Options['categories']> {
  const norm = normalise(typed).trim();
  const rows = await ctx.db.rows<{ id: number; code: string; names: Record<string, string> }>(sql`
    select c.id, c.code, c.names from category c
    where case when ${norm} = '' then c.parent_id is null else exists (
      select from jsonb_each_text(c.names) n where position(${norm} in lower(n.value)) > 0) end
    order by c.level, c.position, c.id limit ${OFFERED}`);
  return rows.map(({ id, code, names }) => ({
    id: String(id),
    code,
    name: textIn(names, ctx.lang) || code,
  }));
}

/** Labels, then the tags that the newest deals have most often. */
async function tagsLike(ctx: Context, typed: string): Promise<string[]> {
  const norm = normalise(typed).trim();
  const labels = LABELS.map((label) => labelName(label, ctx.lang)).filter((name) =>
    normalise(name).includes(norm),
  );
  const rows = await ctx.db.rows<{ tag: string }>(sql`
    select min(k.tag) as tag from (select d.content_id from deal d where d.is_open
      order by d.publish_time desc, d.content_id desc limit ${RECENT}) d
      join content c on c.id = d.content_id, unnest(c.keywords) k(tag)
    where position(${norm} in lower(k.tag)) > 0 and k.tag <> ''
    group by lower(k.tag) order by count(*) desc, lower(k.tag) limit ${OFFERED}`);
  return [...new Set([...labels, ...rows.map(({ tag }) => tag)])].slice(0, OFFERED);
}
