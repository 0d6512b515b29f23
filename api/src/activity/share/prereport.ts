/**
 * Visitors who come by the link of somebody (ACT-12): recorded once in an activity, by the first
 * link. It earns a chance by the activity's SHARE rule unless the visitor sits beside the sharer or
 * is one of many of one network.
 */
import { VISITORS_PER_NETWORK } from '#contract/activity/risk.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import type { Handler } from '../../kernel/module.ts';
import { networkOf } from '../../kernel/network.ts';
import { grant } from '../chance/grant.ts';
import { chanceRulesOf } from '../chance/rules.ts';
import { holdFastSharer } from '../risk/share-velocity.ts';
import { isHeld } from '../risk/flag.ts';
import { activityNamed, stateOf } from '../row.ts';
import { sharerIn } from './code.ts';
import { visitorOf } from './visitor.ts';

interface Visit {
  readonly activityId: number;
  readonly sharerId: number;
  readonly visitorId: string;
  readonly network: string;
}

/** Whatever does not count is ignored without a word: who tries learns nothing. */
export const prereport: Handler<'activity.share-prereport'> = async (
  ctx,
  { sharerId: code, activityId, visitorId },
) => {
  const activity = await activityNamed(ctx, activityId);
  const sharerId = await sharerIn(ctx, activity.id, code);
  if (sharerId === null || stateOf(activity, ctx.now) !== 'RUNNING') return { recorded: false };
  if (ctx.viewer?.userId === String(sharerId)) return { recorded: false };
  const network = networkOf(ctx.device.address);
  const visit: Visit = { activityId: activity.id, sharerId, visitorId, network };
  const recorded = await inTurn(ctx, sharerId, async (inside) => {
    const near = await nearness(inside, visit);
    if (near.isOwnDevice || !near.isOpen) return false;
    const counts = !near.isOwnNetwork && near.fromNetwork < VISITORS_PER_NETWORK;
    if (!(await addVisit(inside, visit, counts))) return false;
    if (counts) await reward(inside, visit);
    await holdFastSharer(inside, activity, sharerId);
    return true;
  });
  return { recorded };
};

/** How near a visitor is to the sharer, by what sessions and earlier visitors say. */
async function nearness(ctx: Context, visit: Visit) {
  const row = await ctx.db.row<{
    isOpen: boolean;
    isOwnDevice: boolean;
    isOwnNetwork: boolean;
    fromNetwork: number;
  }>(sql`
    select exists (select from account where id = ${visit.sharerId}
        and tenant_id = ${ctx.tenant.id} and closed_at is null) as "isOpen",
      exists (select from session where account_id = ${visit.sharerId}
        and device_id in (${visit.visitorId}, ${ctx.device.deviceId ?? visit.visitorId}))
        as "isOwnDevice",
      exists (select from session where account_id = ${visit.sharerId}
        and address = ${ctx.device.address} and seen_at > ${dayBefore(ctx)}) as "isOwnNetwork",
      (select count(*) from share_visit where activity_id = ${visit.activityId}
        and sharer_id = ${visit.sharerId} and network = ${visit.network}
        and visited_at > ${dayBefore(ctx)}) as "fromNetwork"`);
  if (!row) throw new Error('A query without a row.');
  return row;
}

const DAY_MS = 86_400_000;
const dayBefore = (ctx: Context): Date => new Date(ctx.now.getTime() - DAY_MS);

async function addVisit(ctx: Context, visit: Visit, counts: boolean): Promise<boolean> {
  const row = await ctx.db.row(sql`
    insert into share_visit (tenant_id, activity_id, sharer_id, visitor, network, counts, visited_at)
    values (${ctx.tenant.id}, ${visit.activityId}, ${visit.sharerId}, ${visitorOf(visit.visitorId)},
      ${visit.network}, ${counts}, ${ctx.now})
    on conflict (activity_id, visitor) do nothing returning id`);
  return row !== undefined;
}

async function reward(ctx: Context, { activityId, sharerId, visitorId }: Visit): Promise<void> {
  if (await isHeld(ctx, activityId, sharerId)) return;
  const rule = (await chanceRulesOf(ctx, activityId)).find(({ reason }) => reason === 'SHARE');
  const subject = visitorOf(visitorId).toString('base64url');
  if (rule) await grant(ctx, { activityId, accountId: sharerId, rule, subject });
}

/** Visitors who count, of one sharer. */
export async function visitorsOf(
  ctx: Context,
  activityId: number,
  sharerId: number,
): Promise<number> {
  const row = await ctx.db.row<{ count: number }>(sql`
    select count(*) from share_visit where activity_id = ${activityId}
      and sharer_id = ${sharerId} and counts`);
  return row?.count ?? 0;
}
