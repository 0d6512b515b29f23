/**
 * What people of the demo world think of its deals: mostly for honest ones, against those whose
 * discount does not hold; and a ring of accounts on one device whose votes count as one (DEMO-20,
 * BEY-11).
 */
import sql from 'sql-template-tag';
import { refreshDeals, saveVotes } from '#api/content/index.ts';
import type { GivenVote } from '#api/content/index.ts';
import type { Context } from '#api/kernel/context.ts';
import { chanceOf } from '../world/random.ts';

const REASONS = ['DEARER_ELSEWHERE', 'PRODUCT_ISSUE', 'SHOP_ISSUE'] as const;
const DISHONEST: ReadonlySet<string> = new Set([
  'FAKE',
  'RAISED_FIRST',
  'ALWAYS_ON_SALE',
  'OVERSTATED',
]);
/** Of people who vote on an honest deal, and on one that is none, the share for it. */
const FOR = { honest: 0.92, dishonest: 0.25 } as const;
const MOST = 40;
const HOUR = 3_600_000;

export async function loadVotes(ctx: Context, ring: readonly number[]): Promise<void> {
  const deals = await ctx.db.rows<{ id: number; at: Date; verdict: string }>(sql`
    select d.content_id as id, d.publish_time as at, p.verdict from deal d
      join content c on c.id = d.content_id join goods_price p on p.goods_id = d.goods_id
    where c.is_demo and d.publish_time < ${new Date(ctx.now.getTime() - HOUR)}
      order by d.content_id`);
  const people = (
    await ctx.db.rows<{ id: number }>(
      sql`select id from account where tenant_id = ${ctx.tenant.id} and is_demo
          and id <> all(${ring}::bigint[]) order by id`,
    )
  ).map(({ id }) => id);
  if (people.length === 0) return;
  const chance = chanceOf(`${ctx.tenant.id} votes`);
  const votes = deals.flatMap(({ id, at, verdict }): GivenVote[] => {
    const many = Math.min(people.length, Math.floor(MOST * chance.next() ** 2));
    const first = chance.between(0, people.length - 1);
    const likely = DISHONEST.has(verdict) ? FOR.dishonest : FOR.honest;
    return Array.from({ length: many }, (_, turn) => {
      const accountId = people[(first + turn) % people.length] as number;
      const when = new Date(
        at.getTime() + Math.floor((ctx.now.getTime() - at.getTime()) * chance.next()),
      );
      return {
        contentId: id,
        accountId,
        cluster: `device ${accountId}`,
        reason: chance.maybe(likely) ? null : chance.pick(REASONS),
        note: '',
        at: when,
      };
    });
  });
  const pushed = deals.find(({ verdict }) => DISHONEST.has(verdict));
  if (pushed)
    votes.push(
      ...ring.map((accountId, at) => ({
        contentId: pushed.id,
        accountId,
        cluster: `device ${ring[0]}`,
        reason: null,
        note: '',
        at: new Date(Math.min(ctx.now.getTime(), pushed.at.getTime() + (at + 1) * 60_000)),
      })),
    );
  await saveVotes(ctx, votes);
  await refreshDeals(ctx, 'all');
}
