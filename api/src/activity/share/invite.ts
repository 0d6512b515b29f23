/**
 * Friends who sign up after they came by somebody's link (AMB-39): seen when the new account first
 * takes part, on the device that came. An account of the sharer's own earns nothing.
 */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import { grant } from '../chance/grant.ts';
import { chanceRulesOf } from '../chance/rules.ts';
import { isHeld } from '../risk/flag.ts';
import { holdSelfInviter } from '../risk/self-invite.ts';
import { visitorOf } from './visitor.ts';

interface Invited {
  readonly sharer_id: number;
  readonly is_self: boolean;
}

/** Thanks whoever invited this account, once. */
export async function thankInviter(
  ctx: Context,
  activityId: number,
  accountId: number,
): Promise<void> {
  const { deviceId } = ctx.device;
  if (deviceId === undefined) return;
  const visit = await ctx.db.row<{ sharer_id: number }>(sql`
    select v.sharer_id from share_visit v join account a on a.id = ${accountId}
    where v.activity_id = ${activityId} and v.visitor = ${visitorOf(deviceId)}
      and v.invited_id is null and v.sharer_id <> a.id and a.created_at >= v.visited_at
      and not exists (select from share_visit o where o.activity_id = v.activity_id
        and o.invited_id = a.id)`);
  if (!visit) return;
  await inTurn(ctx, visit.sharer_id, async (inside) => {
    const invited = await claim(inside, activityId, accountId, visitorOf(deviceId));
    if (!invited) return;
    if (invited.is_self) await holdSelfInviter(inside, activityId, invited.sharer_id);
    else await thank(inside, activityId, invited.sharer_id, accountId);
  });
}

/** Writes who was invited; `is_self` where sharer and friend have signed in on one device. */
async function claim(
  ctx: Context,
  activityId: number,
  accountId: number,
  visitor: Buffer,
): Promise<Invited | undefined> {
  return ctx.db.row<Invited>(sql`
    update share_visit v set invited_id = ${accountId}, invited_at = ${ctx.now},
      is_self = exists (select from session s join session o on o.device_id = s.device_id
        where s.account_id = ${accountId} and o.account_id = v.sharer_id)
    where v.activity_id = ${activityId} and v.visitor = ${visitor} and v.invited_id is null
    returning v.sharer_id, v.is_self`);
}

async function thank(
  ctx: Context,
  activityId: number,
  sharerId: number,
  friendId: number,
): Promise<void> {
  if (await isHeld(ctx, activityId, sharerId)) return;
  const rule = (await chanceRulesOf(ctx, activityId)).find(({ reason }) => reason === 'INVITE');
  if (rule)
    await grant(ctx, { activityId, accountId: sharerId, rule, subject: `friend ${friendId}` });
}
