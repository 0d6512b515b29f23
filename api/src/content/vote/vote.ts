/** Votes for and against deals, and "it is over" (P-18, P-20; BEY-07, BEY-11). */
import sql from 'sql-template-tag';
import type { Answer, Ask } from '#contract/calls.ts';
import { lengthOf } from '#contract/account/rules.ts';
import { EXPIRE_VOTES, VOTES_HIDDEN_MS } from '#contract/content/voting.ts';
import { fail } from '#contract/errors.ts';
import { userBriefs, viewerId } from '../../account/index.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import type { Handler } from '../../kernel/module.ts';
import { voteEnded } from '../deal/ending.ts';
import { DEAL_PRICE } from '../deal/price.ts';
import { weightAgainst, weightNeeded } from '../deal/over.ts';
import { dealBy } from '../deal/queries.ts';
import { refreshDeals } from '../deal/refresh.ts';
import { COUNTS } from './save.ts';
import { voterOf } from './voter.ts';

const NOTE_MAX = 500;
/**
 * Newcomers (level 0) vote this often in a day, on deals and on their end together; others as often
 * as they like.
 */
const NEWCOMER_PER_DAY = 20;
const DAY_MS = 86_400_000;

interface DealLine {
  readonly id: number;
  readonly authorId: number | null;
  readonly state: string;
  readonly publishTime: Date;
}

export const create: Handler<'vote.create'> = (outer, ask) =>
  inTurn(outer, viewerId(outer), (ctx) => cast(ctx, ask));

async function cast(
  ctx: Context,
  { contentId, value, reason, link, note }: Ask<'vote.create'>,
): Promise<Answer<'vote.create'>> {
  const me = viewerId(ctx);
  const deal = await votable(ctx, me, contentId);
  if (value === -1 && reason === undefined)
    throw fail('vote.reason', { fields: { reason: 'field.required' } });
  const against = value === -1;
  if (against && reason === 'DEARER_ELSEWHERE' && !isLink(link))
    throw fail('vote.reason', { fields: { link: 'field.required' } });
  if (note !== undefined && lengthOf(note) > NOTE_MAX)
    throw fail('common.invalid', { fields: { note: 'field.too_long' } });
  await refuseFlood(ctx, me);
  await lock(ctx, deal.id);
  const voter = await voterOf(ctx, me, deal.id, 'deal_vote');
  await ctx.db.run(sql`
    insert into deal_vote (tenant_id, content_id, account_id, cluster, device, address, is_new,
      value, reason, link, note, voted_at)
    values (${ctx.tenant.id}, ${deal.id}, ${me}, ${voter.cluster}, ${voter.device},
      ${voter.address}, ${voter.isNew}, ${value}, ${against ? (reason ?? null) : null},
      ${against && isLink(link) ? (link ?? null) : null}, ${against ? (note ?? '').trim() : ''},
        ${ctx.now})
    on conflict (content_id, account_id) do update set value = excluded.value,
      cluster = excluded.cluster, device = excluded.device, address = excluded.address,
      is_new = excluded.is_new, reason = excluded.reason, link = excluded.link,
        note = excluded.note, voted_at = excluded.voted_at`);
  await countAgain(ctx, deal.id);
  return stateOf(ctx, deal, me);
}

export const cancel: Handler<'vote.cancel'> = async (ctx, { contentId }) => {
  const me = viewerId(ctx);
  const deal = await dealOf(ctx, contentId);
  await inTransaction(ctx, async (inside) => {
    await lock(inside, deal.id);
    await inside.db.run(
      sql`delete from deal_vote where content_id = ${deal.id} and account_id = ${me}`,
    );
    await countAgain(inside, deal.id);
  });
  return stateOf(ctx, deal, me);
};

export const state: Handler<'vote.state'> = async (ctx, { contentId }) =>
  stateOf(ctx, await dealOf(ctx, contentId), ctx.viewer ? viewerId(ctx) : null);

/**
 * Why others voted against a deal, latest first: the reasons are for everybody to read, the names
 * are not.
 */
export const reasons: Handler<'vote.reasons'> = async (ctx, { contentId }) => {
  const deal = await dealOf(ctx, contentId);
  const rows = await ctx.db.rows<{
    reason: 'DEARER_ELSEWHERE' | 'PRODUCT_ISSUE' | 'SHOP_ISSUE';
    link: string | null;
    note: string;
    voted_at: Date;
  }>(sql`
    select reason, link, note, voted_at from deal_vote where content_id = ${deal.id} and value = -1
      order by voted_at desc limit 20`);
  return {
    reasons: isHidden(ctx, deal)
      ? []
      : rows.map((row) => ({
          reason: row.reason,
          link: row.link,
          note: row.note,
          voteTime: row.voted_at.toISOString(),
        })),
  };
};

export const expire: Handler<'vote.expire'> = (outer, ask) =>
  inTurn(outer, viewerId(outer), (ctx) => sayEnded(ctx, ask));

async function sayEnded(
  ctx: Context,
  { contentId, expired }: Ask<'vote.expire'>,
): Promise<Answer<'vote.expire'>> {
  const me = viewerId(ctx);
  const deal = await dealOf(ctx, contentId);
  if (expired) {
    await refuseOwn(ctx, me, deal);
    await refuseFlood(ctx, me);
  }
  await lock(ctx, deal.id);
  const voter = await voterOf(ctx, me, deal.id, 'deal_end_vote');
  await voteEnded(ctx, { contentId: deal.id, userId: me, voter, ended: expired });
  const row = await ctx.db.row<{
    state: Answer<'vote.expire'>['state'];
    weight: number;
    needed: number;
    mine: number | null;
  }>(sql`
    select d.state, ${weightAgainst}::float8 as weight, ${weightNeeded(ctx.now)} as needed,
      (select v.weight::float8 from deal_end_vote v where v.content_id = d.content_id
        and v.user_id = ${me}) as mine
    from deal d left join ${DEAL_PRICE}
      where d.content_id = ${deal.id}`);
  return {
    state: row?.state ?? 'LIVE',
    votes: Math.floor((row?.weight ?? 0) + 1e-6),
    needed: row?.needed ?? EXPIRE_VOTES.needed,
    currentUserVoted: typeof row?.mine === 'number',
    currentUserWeight: row?.mine ?? voter.weight,
  };
}

async function votable(ctx: Context, me: number, contentId: string): Promise<DealLine> {
  const deal = await dealOf(ctx, contentId);
  await refuseOwn(ctx, me, deal);
  if (deal.state === 'EXPIRED' || deal.state === 'REMOVED') throw fail('vote.ended');
  return deal;
}

async function dealOf(ctx: Context, idOrCode: string): Promise<DealLine> {
  const row = await dealBy(ctx.db, idOf(idOrCode), idOrCode, ctx.now);
  if (!row) throw fail('content.not_found');
  return { id: row.id, authorId: row.author_id, state: row.state, publishTime: row.publish_time };
}

/**
 * Nobody votes on what they wrote, nor on goods of a brand for which they declared to work
 * (BEY-11).
 */
async function refuseOwn(ctx: Context, me: number, deal: DealLine): Promise<void> {
  if (deal.authorId === me) throw fail('vote.own');
  const associate = await ctx.db.row(sql`
    select 1 from deal d join goods g on g.id = d.goods_id
    join content c on c.author_id = ${me} and c.disclosure = 'EMPLOYEE'
      and c.audit_status <> 'DELETED'
    left join deal od on od.content_id = c.id left join content_goods cg on cg.content_id = c.id
    join goods og on og.id in (od.goods_id, cg.goods_id)
    where d.content_id = ${deal.id} and og.brand_id = g.brand_id limit 1`);
  if (associate) throw fail('vote.associate');
}

async function refuseFlood(ctx: Context, me: number): Promise<void> {
  if (((await userBriefs(ctx, [me])).get(me)?.trustLevel ?? 0) > 0) return;
  const since = new Date(ctx.now.getTime() - DAY_MS);
  const row = await ctx.db.row<{ n: number }>(sql`
    select (select count(*) from deal_vote where account_id = ${me} and voted_at > ${since})::int
      + (select count(*) from deal_end_vote where user_id = ${me}
        and voted_at > ${since})::int as n`);
  if ((row?.n ?? 0) >= NEWCOMER_PER_DAY) throw fail('common.limit');
}

/** One vote on a deal is counted at a time. */
async function lock(ctx: Context, id: number): Promise<void> {
  await ctx.db.run(sql`select 1 from deal where content_id = ${id} for update`);
}

/** Counts from the votes themselves, one a cluster; the score and the places of the deal follow. */
async function countAgain(ctx: Context, id: number): Promise<void> {
  const row = await ctx.db.row<{ goods_id: number }>(
    sql`update deal d set ${COUNTS} where d.content_id = ${id} returning d.goods_id`,
  );
  if (row) await refreshDeals(ctx, [row.goods_id]);
}

function isHidden({ now }: Context, { publishTime }: DealLine): boolean {
  return now.getTime() - publishTime.getTime() < VOTES_HIDDEN_MS;
}

async function stateOf(
  ctx: Context,
  deal: DealLine,
  me: number | null,
): Promise<Answer<'vote.create'>> {
  const row = await ctx.db.row<{ up_count: number; down_count: number; value: -1 | 1 | null }>(sql`
    select d.up_count, d.down_count, v.value from deal d
      left join deal_vote v on v.content_id = d.content_id and v.account_id = ${me}::bigint
      where d.content_id = ${deal.id}`);
  const hidden = isHidden(ctx, deal);
  return {
    value: row?.value ?? null,
    upCount: hidden ? null : (row?.up_count ?? 0),
    downCount: hidden ? null : (row?.down_count ?? 0),
    revealTime: new Date(deal.publishTime.getTime() + VOTES_HIDDEN_MS).toISOString(),
  };
}

function isLink(link: string | undefined): link is string {
  return link !== undefined && /^https?:\/\//i.test(link) && URL.canParse(link);
}
