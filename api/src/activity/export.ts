/** The draws, prizes and chances of somebody who takes their data out (BEY-17). */
import sql, { raw } from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import type { ExportOf, ExportRow } from '../kernel/export.ts';
import { linesOfAll } from '../ledger/index.ts';
import { addressIn, CODE_PURPOSE, statusOf } from './lottery/award.ts';
import type { AwardRow } from './lottery/award.ts';
import { AWARD_COLUMNS } from './lottery/award.ts';
import { unseal } from '../kernel/sealed.ts';
import { inLanguage } from './row.ts';
import type { Texts } from './row.ts';
import { badgesOf } from './badge/show.ts';
import { bonusExport, forgetOrdersOf } from './bonus/export.ts';
import { holderOf } from './chance/grant.ts';

export const activityExport: ExportOf = async (ctx, accountId) => ({
  draws: await drawsOf(ctx, accountId),
  prizes: await prizesWon(ctx, accountId),
  chances: await chanceLines(ctx, accountId),
  shared: await sharedWith(ctx, accountId),
  held: await heldBefore(ctx, accountId),
  ...(await bonusExport(ctx, accountId)),
  badges: await badgesWon(ctx, accountId),
});

async function drawsOf(ctx: Context, accountId: number): Promise<ExportRow[]> {
  const rows = await ctx.db.rows<{
    code: string;
    draw_no: number;
    user_hash: string;
    client_seed: string;
    number: number | null;
    link: string;
    asked_at: Date;
  }>(sql`
    select a.code, d.draw_no, d.user_hash, d.client_seed, d.number, d.link, d.asked_at
    from lottery_draw d join activity a on a.id = d.activity_id
    where d.account_id = ${accountId} order by d.id`);
  return rows.map((row) => ({
    activity: row.code,
    drawNo: row.draw_no,
    userHash: row.user_hash,
    clientSeed: row.client_seed,
    number: row.number,
    hash: row.link,
    drawTime: row.asked_at.toISOString(),
  }));
}

async function prizesWon(ctx: Context, accountId: number): Promise<ExportRow[]> {
  const rows = await ctx.db.rows<AwardRow & { code: string; name: Texts }>(sql`
    select ${AWARD_COLUMNS}, a.code, p.name from award w join lottery_draw d on d.id = w.draw_id
    join activity a on a.id = w.activity_id join lottery_prize p on p.id = w.prize_id
    where w.account_id = ${accountId} order by w.id`);
  return Promise.all(
    rows.map(async (row) => {
      const address = row.address_sealed === null ? null : await addressIn(ctx, row.address_sealed);
      return {
        activity: row.code,
        drawNo: row.draw_no,
        prize: inLanguage(row.name, ctx.lang),
        status: statusOf(row, ctx.now),
        voucherCode:
          row.code_sealed === null ? null : await unseal(ctx, CODE_PURPOSE, row.code_sealed),
        address: address && Object.values(address).filter(Boolean).join(', '),
        awardTime: row.awarded_at.toISOString(),
        deliverTime: row.delivered_at?.toISOString() ?? null,
        trackingNo: row.tracking_no,
      };
    }),
  );
}

async function badgesWon(ctx: Context, accountId: number): Promise<ExportRow[]> {
  const badges = (await badgesOf(ctx, [accountId])).get(accountId) ?? [];
  return badges.map(({ code, name, awardedTime }) => ({ code, name, awardedTime }));
}

async function chanceLines(ctx: Context, accountId: number): Promise<ExportRow[]> {
  const lines = await linesOfAll(ctx, 'chance', holderOf(accountId));
  return lines.map(({ scope, reason, change, balance, at }) => ({
    activity: scope,
    reason,
    change,
    balance,
    time: at.toISOString(),
  }));
}

/** Rows that nobody needs once their account is closed. */
const OWNED = [
  ['last_address', 'account_id'],
  ['share_visit', 'sharer_id'],
  ['activity_entrant', 'account_id'],
  ['risk_flag', 'account_id'],
  ['badge_award', 'account_id'],
] as const;

/** Visitors and friends who came by the links of somebody, without who they are. */
async function sharedWith(ctx: Context, accountId: number): Promise<ExportRow[]> {
  const rows = await ctx.db.rows<{ code: string; visited_at: Date; invited_at: Date | null }>(sql`
    select a.code, v.visited_at, v.invited_at from share_visit v
    join activity a on a.id = v.activity_id where v.sharer_id = ${accountId} order by v.id`);
  return rows.map(({ code, visited_at, invited_at }) => ({
    activity: code,
    visitTime: visited_at.toISOString(),
    friendJoinTime: invited_at?.toISOString() ?? null,
  }));
}

async function heldBefore(ctx: Context, accountId: number): Promise<ExportRow[]> {
  const rows = await ctx.db.rows<{
    code: string;
    flagged_at: Date;
    appeal: string | null;
    answer: string | null;
    lifted_at: Date | null;
  }>(sql`
    select a.code, f.flagged_at, f.appeal, f.answer, f.lifted_at from risk_flag f
    join activity a on a.id = f.activity_id where f.account_id = ${accountId} order by f.id`);
  return rows.map(({ code, flagged_at, appeal, answer, lifted_at }) => ({
    activity: code,
    heldTime: flagged_at.toISOString(),
    appeal,
    answer,
    releaseTime: lifted_at?.toISOString() ?? null,
  }));
}

/**
 * An account that closes leaves its draws to the chain, without a name; what was not sent yet has a
 * winner no longer. Orders that are not paid are returned, and the others lose their name and number.
 */
export async function forgetActivitiesOf(ctx: Context, accountId: number): Promise<void> {
  await ctx.db.run(
    sql`update lottery_draw set account_id = null
        where account_id = ${accountId}`,
  );
  await ctx.db.run(sql`
    update award set account_id = null, address_sealed = null,
      status = case when status = 'DELIVERED' then status else 'EXPIRED' end
    where account_id = ${accountId}`);
  for (const [table, column] of OWNED)
    await ctx.db.run(sql`delete from ${raw(table)} where ${raw(column)} = ${accountId}`);
  await ctx.db.run(sql`update share_visit set invited_id = null where invited_id = ${accountId}`);
  await forgetOrdersOf(ctx, accountId);
}
