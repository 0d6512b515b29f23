/**
 * What the link of a deal leads to (BEY-31): the shop's own address without what tracks, the goods
 * whose offer it is, and the key that all its spellings share. Links of this site are followed to
 * what they stand for.
 */
import { REDIRECTORS } from '#contract/catalog/share-link.ts';
import { fail } from '#contract/errors.ts';
import sql from 'sql-template-tag';
import { offerLink, offersAt } from '../../catalog/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { WrittenDeal } from './written.ts';

export interface FoundLink {
  readonly url: string;
  readonly key: string | null;
  readonly goodsId: number | null;
}

/** What a short link of ours stands for: a path of this site, or an address of a shop. */
type ShortLinks = (ctx: Context, code: string) => Promise<string | null>;

declare module '../../kernel/ports.ts' {
  interface Ports {
    readonly shortLinks: ShortLinks;
  }
}

export async function lookUp(ctx: Context, { url, goodsId }: WrittenDeal): Promise<FoundLink> {
  const chosen = goodsId === null ? null : await listedGoods(ctx, goodsId);
  if (url === '') return { url, key: null, goodsId: chosen };
  const { address, goods } = await followed(ctx, url, 0);
  if (goods !== null && address === null)
    return { ...(await offerOf(ctx, goods, url)), goodsId: goods };
  const link = address === null ? null : offerLink(address);
  if (!link || REDIRECTORS.test(new URL(link.url).hostname))
    throw fail('content.link', { fields: { 'deal.url': 'content.link' } });
  const [offer] = await offersAt(ctx.db, link);
  return { ...link, goodsId: offer?.goodsId ?? chosen };
}

interface Followed {
  readonly address: string | null;
  readonly goods: number | null;
}

/** Our own addresses: short links, products, deals and ways out. */
async function followed(ctx: Context, typed: string, turn: number): Promise<Followed> {
  const base = ctx.device.origin || 'http://localhost';
  const isPath = typed.startsWith('/') && !typed.startsWith('//');
  if (!isPath && !URL.canParse(typed)) return { address: null, goods: null };
  const url = new URL(typed, base);
  if (!isPath && url.origin !== base && !ctx.tenant.hosts.includes(url.host))
    return { address: typed, goods: null };
  const [, kind = '', last = ''] = /^\/([\w-]+)\/([^/]{1,200})\/?$/.exec(url.pathname) ?? [];
  if (kind === 'shortLink') {
    const target = turn > 2 ? null : await ctx.ports.shortLinks(ctx, last);
    return target === null ? { address: null, goods: null } : followed(ctx, target, turn + 1);
  }
  return { address: null, goods: await goodsOfPage(ctx, kind, last) };
}

async function goodsOfPage(ctx: Context, kind: string, last: string): Promise<number | null> {
  const code = last.split('-').at(-1) as string;
  const row = await ctx.db.row<{ id: number }>(
    kind === 'product'
      ? sql`select id from goods where tenant_id = ${ctx.tenant.id}
          and code = any(${[last, code]}::text[]) and listed limit 1`
      : kind === 'go' && /^\d{1,15}$/.test(last)
        ? sql`select goods_id as id from offer where tenant_id = ${ctx.tenant.id}
            and id = ${Number(last)}`
        : sql`select d.goods_id as id from deal d join content c on c.id = d.content_id
            where c.tenant_id = ${ctx.tenant.id} and c.code = ${last} and ${kind} in ('content',
            'go')`,
  );
  return row?.id ?? null;
}

/** The address of the best offer of goods that were named by a page of ours. */
async function offerOf(
  ctx: Context,
  goodsId: number,
  typed: string,
): Promise<{ url: string; key: string | null }> {
  const row = await ctx.db.row<{ url: string }>(sql`
    select o.url from offer o left join goods_price p on p.goods_id = o.goods_id
      where o.goods_id = ${goodsId} and not o.retired
      order by o.id = p.best_offer_id desc nulls last, o.id limit 1`);
  return (row && offerLink(row.url)) ?? { url: typed, key: null };
}

async function listedGoods(ctx: Context, id: number): Promise<number> {
  const row = await ctx.db.row<{ id: number }>(
    sql`select id from goods where tenant_id = ${ctx.tenant.id} and id = ${id} and listed`,
  );
  if (!row) throw fail('common.invalid', { fields: { 'deal.goodsId': 'catalog.goods.not_found' } });
  return row.id;
}
