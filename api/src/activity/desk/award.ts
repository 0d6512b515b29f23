/** The award desk (OPS-60): what is to be sent to whom by when, and the addresses for whoever sends it. */
import type { AwardState } from '#contract/activity/lottery.ts';
import { localDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import type { Db } from '../../kernel/postgres/database.ts';
import { audit } from '../audit.ts';
import type { Operator } from '../audit.ts';
import { addressIn, statusOf } from '../lottery/award.ts';
import { AWARD_IS_HELD } from '../risk/held-award.ts';
import { inLanguage } from '../row.ts';
import type { Texts } from '../row.ts';
import { csvOf } from './csv.ts';
import { deskActivity } from './find.ts';
import { DeskRefused } from './refused.ts';

export interface DeskAward {
  readonly id: number;
  readonly activityId: number;
  readonly prize: string;
  readonly state: AwardState;
  /** Null: the account is closed. */
  readonly accountId: number | null;
  readonly awardedAt: Date;
  /** NOT_FILL_ADDRESS: until when its winner may give one. */
  readonly addressBy: Date | null;
  /** NOT_DELIVERED: the last day on which to send it (ACT-08). */
  readonly deliverBy: string | null;
  readonly isOverdue: boolean;
  /** Rewards of its winner are held: it is not sent until they are released. */
  readonly isHeld: boolean;
  readonly deliveredAt: Date | null;
  readonly trackingNo: string | null;
}

interface Row {
  readonly id: number;
  readonly activity_id: number;
  readonly account_id: number | null;
  readonly status: AwardState;
  readonly name: Texts;
  readonly awarded_at: Date;
  readonly address_by: Date | null;
  readonly deliver_by: string | null;
  readonly delivered_at: Date | null;
  readonly tracking_no: string | null;
  readonly is_held: boolean;
}

export interface AwardFilter {
  /** An activity by id or code; without it all of the region. */
  readonly activity?: string;
  readonly state?: AwardState;
  readonly isOverdue?: boolean;
}

/** At most a thousand, those due first in front. */
export async function deskAwards(
  ctx: Context,
  { activity, state, isOverdue = false }: AwardFilter,
): Promise<DeskAward[]> {
  const activityId = activity === undefined ? null : (await deskActivity(ctx, activity)).id;
  const today = localDay(ctx.now, ctx.tenant.timezone);
  const rows = await ctx.db.rows<Row>(sql`
    select w.id, w.activity_id, w.account_id, w.status, p.name, w.awarded_at, w.address_by,
      w.deliver_by, w.delivered_at, w.tracking_no, ${AWARD_IS_HELD} as is_held
    from award w join lottery_prize p on p.id = w.prize_id
    where w.tenant_id = ${ctx.tenant.id}
      and (${activityId}::bigint is null or w.activity_id = ${activityId})
      and (not ${isOverdue} or (w.status = 'NOT_DELIVERED' and w.deliver_by < ${today}::date))
      and (${state ?? null}::text is null or ${state ?? null} = case
        when w.status = 'NOT_FILL_ADDRESS' and w.address_by <= ${ctx.now} then 'EXPIRED'
        else w.status end)
    order by case when w.status = 'NOT_DELIVERED' then w.deliver_by end nulls last,
      case when w.status = 'NOT_FILL_ADDRESS' then w.address_by end nulls last, w.id desc
    limit 1000`);
  return rows.map((row) => ({
    id: row.id,
    activityId: row.activity_id,
    prize: inLanguage(row.name, 'en'),
    state: statusOf(row, ctx.now),
    accountId: row.account_id,
    awardedAt: row.awarded_at,
    addressBy: row.address_by,
    deliverBy: row.deliver_by,
    isOverdue: row.status === 'NOT_DELIVERED' && row.deliver_by !== null && row.deliver_by < today,
    isHeld: row.is_held,
    deliveredAt: row.delivered_at,
    trackingNo: row.tracking_no,
  }));
}

const HEAD = [
  'award',
  'prize',
  'due',
  'recipient',
  'phone',
  'country',
  'region',
  'city',
  'district',
  'street',
  'postalCode',
  'note',
  'tracking',
] as const;

/**
 * All awards in preparation but held ones, with the addresses opened, as a table for whoever sends them; its empty column is for
 * `deliverAwards`. Needs a reason, which is noted with the awards that were opened.
 */
export async function exportAwards(
  ctx: Context,
  activity: string,
  by: Required<Operator>,
): Promise<{ readonly awards: number; readonly csv: string }> {
  if (by.reason.trim() === '') throw new DeskRefused('Say why the addresses are opened.');
  const { id } = await deskActivity(ctx, activity, 'LOTTERY');
  return inTransaction(ctx, async (inside) => {
    const rows = await inside.db.rows<Row & { address_sealed: string }>(sql`
      select w.id, p.name, w.deliver_by, w.address_sealed
      from award w join lottery_prize p on p.id = w.prize_id
      where w.activity_id = ${id} and w.tenant_id = ${ctx.tenant.id}
        and w.status = 'NOT_DELIVERED' and w.address_sealed is not null
        and not ${AWARD_IS_HELD} order by w.deliver_by, w.id`);
    await audit(inside, {
      ...by,
      action: 'award.export',
      subject: `activity ${id}`,
      activityId: id,
      after: { awards: rows.map((row) => row.id) },
    });
    const cells = await Promise.all(rows.map((row) => cellsOf(inside, row)));
    return { awards: rows.length, csv: csvOf(HEAD, cells) };
  });
}

async function cellsOf(
  ctx: Context,
  { id, name, deliver_by, address_sealed }: Row & { address_sealed: string },
): Promise<string[]> {
  const address = await addressIn(ctx, address_sealed);
  return [
    String(id),
    inLanguage(name, ctx.tenant.languages[0] ?? 'en'),
    deliver_by ?? '',
    address.recipient,
    address.phone,
    address.countryCode,
    address.region,
    address.city,
    address.district,
    address.street,
    address.postalCode,
    address.note,
    '',
  ];
}

/** How many awards of a region should have been sent before a day of its own, `YYYY-MM-DD`. */
export async function countOverdue(db: Db, tenantId: string, today: string): Promise<number> {
  const row = await db.row<{ count: number }>(sql`
    select count(*) from award where tenant_id = ${tenantId} and status = 'NOT_DELIVERED'
      and deliver_by < ${today}::date`);
  return row?.count ?? 0;
}
