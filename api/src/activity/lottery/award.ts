/** What was won and is to be sent (SM-10): waiting for an address, in preparation, delivered, expired. */
import { PRIZE_DISPATCH_WORKING_DAYS } from '#contract/constants.ts';
import type { Address, AwardRecord, AwardState } from '#contract/activity/lottery.ts';
import { workingDayAfter } from '#contract/activity/working-day.ts';
import { localDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { seal, unseal } from '../../kernel/sealed.ts';
import { notifyAll } from '../../message/index.ts';
import { inLanguage } from '../row.ts';
import type { DrawRow } from './draw-row.ts';
import { holidaysOf } from './holiday.ts';
import { prizesOf, showPrizes } from './row.ts';
import type { LotteryRow, PrizeRow } from './row.ts';

/** What codes and addresses are sealed for. */
export const CODE_PURPOSE = 'voucher code';
export const ADDRESS_PURPOSE = 'award address';
const DAY_MS = 86_400_000;

interface Won {
  readonly draw: DrawRow;
  readonly prize: PrizeRow;
}

/** Records what draws won, in the transaction that settled them, and tells the winners. */
export async function addAwards(
  ctx: Context,
  lottery: LotteryRow,
  won: readonly Won[],
): Promise<void> {
  if (won.length === 0) return;
  const codes = await takeCodes(ctx, won);
  const addressBy = new Date(ctx.now.getTime() + lottery.address_days * DAY_MS);
  const rows = won.map(({ draw, prize }) => ({
    draw: draw.id,
    prize: prize.id,
    account: draw.account_id,
    isGoods: prize.kind === 'GOODS',
    code: codes.get(draw.id) ?? null,
  }));
  await ctx.db.run(sql`
    insert into award (tenant_id, activity_id, draw_id, prize_id, account_id, status, code_sealed,
      awarded_at, address_by, delivered_at)
    select ${ctx.tenant.id}, ${lottery.activity_id}, x.draw_id, x.prize_id, x.account_id,
      case when x.is_goods then 'NOT_FILL_ADDRESS' else 'DELIVERED' end, x.code, ${ctx.now},
      case when x.is_goods then ${addressBy}::timestamptz end,
      case when not x.is_goods then ${ctx.now}::timestamptz end
    from unnest(${rows.map(({ draw }) => draw)}::bigint[], ${rows.map(({ prize }) => prize)}::bigint[],
      ${rows.map(({ account }) => account)}::bigint[], ${rows.map(({ isGoods }) => isGoods)}::boolean[],
      ${rows.map(({ code }) => code)}::text[]) x(draw_id, prize_id, account_id, is_goods, code)
    on conflict (draw_id) do nothing`);
  const lang = ctx.tenant.languages[0] ?? 'en';
  await notifyAll(
    ctx,
    won.flatMap(({ draw, prize }) =>
      draw.account_id === null
        ? []
        : [
            {
              accountId: draw.account_id,
              type: 'notice' as const,
              kind: prize.kind === 'GOODS' ? ('award.won' as const) : ('award.voucher' as const),
              holes: {
                prize: inLanguage(prize.name, lang),
                day: localDay(addressBy, ctx.tenant.timezone),
              },
              link: `/activity/lottery/${lottery.activity_id}/prizes`,
            },
          ],
    ),
  );
}

/** A code for each voucher that was won, in the order of the draws; sealed as they are stored. */
async function takeCodes(ctx: Context, won: readonly Won[]): Promise<Map<number, string>> {
  const codes = new Map<number, string>();
  for (const [prize, some] of Map.groupBy(won, (one) => one.prize)) {
    if (prize.kind !== 'VOUCHER') continue;
    if (prize.shared_code !== null) {
      for (const { draw } of some) codes.set(draw.id, prize.shared_code);
      continue;
    }
    const taken = await ctx.db.rows<{ draw_id: number; code_sealed: string }>(sql`
      with free as (select id, row_number() over (order by id) as place from (
          select id from lottery_code where prize_id = ${prize.id} and draw_id is null
          order by id limit ${some.length} for update) f),
        winner as (select * from unnest(${some.map(({ draw }) => draw.id)}::bigint[])
          with ordinality w(draw_id, place))
      update lottery_code c set draw_id = winner.draw_id from free join winner using (place)
      where c.id = free.id returning c.draw_id, c.code_sealed`);
    if (taken.length < some.length) throw new Error(`Prize ${prize.id} has too few codes.`);
    for (const { draw_id, code_sealed } of taken) codes.set(draw_id, code_sealed);
  }
  return codes;
}

export interface AwardRow {
  readonly id: number;
  readonly activity_id: number;
  readonly draw_no: number;
  readonly prize_id: number;
  readonly status: AwardState;
  readonly code_sealed: string | null;
  readonly address_sealed: string | null;
  readonly awarded_at: Date;
  readonly address_by: Date | null;
  readonly deliver_by: string | null;
  readonly delivered_at: Date | null;
  readonly tracking_no: string | null;
}

/** Of `award w join lottery_draw d`. */
export const AWARD_COLUMNS = sql`w.id, w.activity_id, d.draw_no, w.prize_id, w.status, w.code_sealed,
  w.address_sealed, w.awarded_at, w.address_by, w.deliver_by, w.delivered_at, w.tracking_no`;

/** As their winner sees them; whose time to give an address has passed is expired from that moment. */
export async function showAwards(
  ctx: Context,
  activityId: number,
  rows: readonly AwardRow[],
): Promise<AwardRecord[]> {
  const prizes = await prizesOf(ctx.db, activityId);
  const shown = new Map(showPrizes(prizes, ctx.lang).map((prize) => [Number(prize.id), prize]));
  return Promise.all(
    rows.map(async (row) => ({
      awardRecordId: String(row.id),
      activityId: String(row.activity_id),
      drawNo: row.draw_no,
      prize: shown.get(row.prize_id) as NonNullable<ReturnType<typeof shown.get>>,
      status: statusOf(row, ctx.now),
      address:
        row.address_sealed === null ? null : masked(await addressIn(ctx, row.address_sealed)),
      voucherCode:
        row.code_sealed === null ? null : await unseal(ctx, CODE_PURPOSE, row.code_sealed),
      awardTime: row.awarded_at.toISOString(),
      addressByTime: row.address_by?.toISOString() ?? null,
      deliverByTime: row.deliver_by === null ? null : `${row.deliver_by}T00:00:00.000Z`,
      deliverTime: row.delivered_at?.toISOString() ?? null,
      trackingNo: row.tracking_no,
    })),
  );
}

export function statusOf(
  { status, address_by }: Pick<AwardRow, 'status' | 'address_by'>,
  now: Date,
): AwardState {
  return status === 'NOT_FILL_ADDRESS' && address_by !== null && address_by <= now
    ? 'EXPIRED'
    : status;
}

export const addressIn = async (ctx: Context, sealed: string): Promise<Address> =>
  JSON.parse(await unseal(ctx, ADDRESS_PURPOSE, sealed)) as Address;

export const sealAddress = (ctx: Context, address: Address): Promise<string> =>
  seal(ctx, ADDRESS_PURPOSE, JSON.stringify(address));

/** What its owner needs to know it again, and no more. */
export function masked(address: Address): Address {
  const [letter = ''] = address.recipient;
  return {
    ...address,
    recipient: `${letter}•••`,
    phone: `•••${[...address.phone].slice(-3).join('')}`,
    street: '•••',
    note: address.note === '' ? '' : '•••',
  };
}

/** Until when a prize is sent whose address came now (ACT-08). */
export async function deliverBy(ctx: Context): Promise<string> {
  const today = localDay(ctx.now, ctx.tenant.timezone);
  return workingDayAfter(today, PRIZE_DISPATCH_WORKING_DAYS, await holidaysOf(ctx));
}
