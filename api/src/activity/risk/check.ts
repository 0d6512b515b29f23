/**
 * The check before something is won or claimed (ACT-13, AMB-42): from where accounts take part is
 * noted, the rules are applied, and who breaks one is held. The note stays though the request is
 * refused.
 */
import type { RiskLimits } from '#contract/activity/risk.ts';
import { fail } from '#contract/errors.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import { networkOf } from '../../kernel/network.ts';
import { isPublicAddress } from '../../kernel/public-address.ts';
import { hold, isHeld } from './flag.ts';
import { riskLimitsOf } from './limits.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Fails with activity.abnormal while what the account wins is held. */
export async function refuseAbnormal(
  ctx: Context,
  activityId: number,
  accountId: number,
): Promise<void> {
  const { deviceId } = ctx.device;
  const keys = [`account ${accountId}`, ...(deviceId ? [`device ${deviceId}`] : [])];
  const held = await inTurn(ctx, keys, async (inside) => {
    const limits = await riskLimitsOf(inside, activityId);
    await noteEntrant(inside, activityId, accountId);
    await checkDevice(inside, activityId, limits);
    await checkNetwork(inside, activityId, accountId, limits);
    await checkDraws(inside, activityId, accountId, limits);
    return isHeld(inside, activityId, accountId);
  });
  if (held) throw fail('activity.abnormal');
}

async function noteEntrant(ctx: Context, activityId: number, accountId: number): Promise<void> {
  await ctx.db.run(sql`
    insert into activity_entrant as e (activity_id, tenant_id, account_id, device, network, first_at,
      seen_at)
    values (${activityId}, ${ctx.tenant.id}, ${accountId}, ${ctx.device.deviceId ?? ''},
      ${networkOf(ctx.device.address)}, ${ctx.now}, ${ctx.now})
    on conflict (activity_id, account_id, device, network) do update set seen_at = excluded.seen_at
      where e.seen_at < ${new Date(ctx.now.getTime() - HOUR_MS)}`);
}

/** A device with many accounts: all of them are held, for nobody can tell the first from the others. */
async function checkDevice(
  ctx: Context,
  activityId: number,
  { accountsPerDevice }: RiskLimits,
): Promise<void> {
  const { deviceId } = ctx.device;
  if (deviceId === undefined) return;
  const rows = await ctx.db.rows<{ account_id: number }>(sql`
    select distinct account_id from activity_entrant where activity_id = ${activityId}
      and device = ${deviceId} and seen_at > ${new Date(ctx.now.getTime() - DAY_MS)}
    order by account_id`);
  const accounts = rows.map(({ account_id }) => account_id);
  if (accounts.length <= accountsPerDevice) return;
  const evidence = { device: deviceId, accounts, limit: accountsPerDevice };
  await hold(ctx, activityId, accounts, { rule: 'DEVICE', evidence });
}

/** People share addresses: those who come after the limit are held, and only at public addresses. */
async function checkNetwork(
  ctx: Context,
  activityId: number,
  accountId: number,
  { accountsPerNetwork }: RiskLimits,
): Promise<void> {
  if (!isPublicAddress(ctx.device.address)) return;
  const network = networkOf(ctx.device.address);
  const rows = await ctx.db.rows<{ account_id: number }>(sql`
    select account_id from activity_entrant where activity_id = ${activityId}
      and network = ${network} and seen_at > ${new Date(ctx.now.getTime() - DAY_MS)}
    group by account_id order by min(first_at), account_id`);
  const accounts = rows.map(({ account_id }) => account_id);
  if (accounts.indexOf(accountId) < accountsPerNetwork) return;
  const evidence = { accounts, limit: accountsPerNetwork };
  await hold(ctx, activityId, [accountId], { rule: 'NETWORK', evidence });
}

async function checkDraws(
  ctx: Context,
  activityId: number,
  accountId: number,
  { drawsPerMinute }: RiskLimits,
): Promise<void> {
  const row = await ctx.db.row<{ count: number }>(sql`
    select count(*) from (
      select from lottery_draw where activity_id = ${activityId} and account_id = ${accountId}
        and asked_at > ${new Date(ctx.now.getTime() - MINUTE_MS)}
      order by draw_no desc limit ${drawsPerMinute + 1}) d`);
  const draws = row?.count ?? 0;
  if (draws <= drawsPerMinute) return;
  const evidence = { draws, limit: drawsPerMinute };
  await hold(ctx, activityId, [accountId], { rule: 'DRAW_VELOCITY', evidence });
}
