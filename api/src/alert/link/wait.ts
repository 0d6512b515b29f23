/** Links that a viewer waits for (BEY-14): at most 50, each product once, however it is written. */
import { LINK_WAITS_MAX } from '#contract/alert/limits.ts';
import { fail } from '#contract/errors.ts';
import sql from 'sql-template-tag';
import { viewerId } from '../../account/index.ts';
import { linkSpellings, offerLink } from '../../catalog/index.ts';
import type { OfferLink } from '../../catalog/index.ts';
import { checkLink } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import type { Handler } from '../../kernel/module.ts';
import { endedBefore, showWait, waitsOf } from './row.ts';
import type { WaitRow } from './row.ts';

export const create: Handler<'link-wait.create'> = async (ctx, { text }) => {
  const me = viewerId(ctx);
  const { state, region, url, goodsCode } = await checkLink(ctx, { text });
  if (state === 'FOUND') return { wait: null, goodsCode, isNew: false };
  const link = state === 'UNKNOWN' && region === null && url !== null ? offerLink(url) : null;
  if (!link) throw fail('link_wait.link');
  return inTurn(ctx, me, async (inside) => {
    const waits = await waitsOf(inside, me);
    const known = waits.find(({ key }) => key === link.key);
    if (!known && waits.length >= LINK_WAITS_MAX)
      throw fail('link_wait.limit', { holes: { max: String(LINK_WAITS_MAX) } });
    const wait = showWait(known ?? (await add(inside, me, link)));
    return { wait, goodsCode: null, isNew: !known };
  });
};

export const all: Handler<'link-wait.all'> = async (ctx, { text }) => {
  const waits = await waitsOf(ctx, viewerId(ctx));
  if (text === undefined) return { waits: waits.map(showWait) };
  // nobody who waits for nothing has a short link followed
  const { url } = waits.length === 0 ? { url: null } : await checkLink(ctx, { text });
  const asked = url === null ? null : offerLink(url);
  return { waits: waits.filter(({ key }) => key === asked?.key).map(showWait) };
};

export const remove: Handler<'link-wait.remove'> = async (ctx, { id }) => {
  await ctx.db.run(
    sql`delete from link_wait where id = ${idOf(id)} and account_id = ${viewerId(ctx)}`,
  );
  return { done: true };
};

/** Nobody is there to hear of them any more. */
export async function forgetLinkWaitsOf(ctx: Context, accountId: number): Promise<void> {
  await ctx.db.run(sql`delete from link_wait where account_id = ${accountId}`);
}

/** In the turn of its owner. One that has ended, and is not deleted yet, begins again. */
async function add(ctx: Context, me: number, link: OfferLink): Promise<WaitRow> {
  await ctx.db.run(sql`
    delete from link_wait where account_id = ${me} and created_at <= ${endedBefore(ctx)}`);
  const row = await ctx.db.row<WaitRow>(sql`
    with made as (
      insert into link_wait (tenant_id, account_id, url, key, link_number, created_at)
      values (${ctx.tenant.id}, ${me}, ${link.url}, ${link.key}, ${link.number}, ${ctx.now})
      returning id, url, key, created_at),
    hashed as (
      insert into link_wait_hash (wait_id, tenant_id, link_hash)
      select distinct made.id, ${ctx.tenant.id}, hashtext(u)
      from made, unnest(${linkSpellings(link)}::text[]) u)
    select id, url, key, created_at from made`);
  return row as WaitRow;
}
