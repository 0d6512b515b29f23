/** Prizes on their way to winners (SM-10): in preparation becomes delivered, by the tracking number of the parcel. */
import type { AwardState } from '#contract/activity/lottery.ts';
import sql from 'sql-template-tag';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import { notifyAll } from '../../message/index.ts';
import { auditAll } from '../audit.ts';
import type { Operator } from '../audit.ts';
import { statusOf } from '../lottery/award.ts';
import { AWARD_IS_HELD } from '../risk/held-award.ts';
import { inLanguage } from '../row.ts';
import type { Texts } from '../row.ts';
import { readCsv } from './csv.ts';
import type { CsvRow } from './csv.ts';
import { DeskRefused } from './refused.ts';

/** A parcel of one award. */
interface Parcel {
  /** Of the file it came from; 0 where there is none. */
  readonly line: number;
  readonly award: string;
  readonly tracking: string;
}

export interface Aside {
  readonly line: number;
  readonly award: string;
  readonly reason: string;
}

export interface Delivery {
  readonly sent: number;
  /** Sent by this parcel already. */
  readonly unchanged: number;
  readonly aside: readonly Aside[];
}

interface SendRow {
  readonly id: number;
  readonly activity_id: number;
  readonly account_id: number | null;
  readonly status: AwardState;
  readonly address_by: Date | null;
  readonly tracking_no: string | null;
  readonly is_voucher: boolean;
  readonly is_held: boolean;
  readonly name: Texts;
}

const MOST_TRACKING = 100;
const AWARD_NAMES = ['award', 'awardid', 'awardrecordid', 'id'];
const TRACKING_NAMES = ['tracking', 'trackingno', 'trackingnumber', 'awb'];

/** Sends one award. One that was sent gets another tracking number, and nobody is notified again. */
export async function shipAward(
  ctx: Context,
  award: string,
  tracking: string,
  by: Operator,
): Promise<Delivery> {
  const done = await send(ctx, [{ line: 0, award, tracking: tracking.trim() }], by, true);
  const [aside] = done.aside;
  if (aside) throw new DeskRefused(`Award ${award}: ${aside.reason}`);
  return done;
}

/**
 * Sends many: a table with the columns award and tracking, such as the one that `exportAwards` wrote. What cannot be sent is
 * set aside with its reason, and the rest goes. The same table twice changes nothing.
 */
export async function deliverAwards(
  ctx: Context,
  file: Uint8Array,
  by: Operator,
): Promise<Delivery> {
  return send(ctx, readCsv(file).map(parcelIn), by, false);
}

function parcelIn({ line, cells }: CsvRow): Parcel {
  const of = (names: readonly string[]) =>
    names.map((name) => cells.get(name)).find((cell) => cell !== undefined) ?? '';
  return { line, award: of(AWARD_NAMES), tracking: of(TRACKING_NAMES) };
}

async function send(
  ctx: Context,
  parcels: readonly Parcel[],
  by: Operator,
  corrects: boolean,
): Promise<Delivery> {
  return inTransaction(ctx, async (inside) => {
    const ids = parcels.map(({ award }) => idOf(award)).filter((id) => id !== null);
    const rows = await inside.db.rows<SendRow>(sql`
      select w.id, w.activity_id, w.account_id, w.status, w.address_by, w.tracking_no,
        p.kind = 'VOUCHER' as is_voucher, ${AWARD_IS_HELD} as is_held, p.name
      from award w join lottery_prize p on p.id = w.prize_id
      where w.tenant_id = ${ctx.tenant.id} and w.id = any(${ids}::bigint[])
      order by w.id for update of w`);
    const plan = planOf(new Map(rows.map((row) => [row.id, row])), parcels, ctx.now, corrects);
    await store(inside, plan.going);
    await auditAll(
      inside,
      plan.going.map(({ row, tracking }) => ({
        ...by,
        action: row.status === 'DELIVERED' ? 'award.correct' : 'award.send',
        subject: `award ${row.id}`,
        activityId: row.activity_id,
        before: { status: row.status, trackingNo: row.tracking_no },
        after: { status: 'DELIVERED', trackingNo: tracking },
      })),
    );
    await tell(
      inside,
      plan.going.filter(({ row }) => row.status !== 'DELIVERED'),
    );
    return { sent: plan.going.length, unchanged: plan.unchanged, aside: plan.aside };
  });
}

interface Going {
  readonly row: SendRow;
  readonly tracking: string;
}

function planOf(
  rows: ReadonlyMap<number, SendRow>,
  parcels: readonly Parcel[],
  now: Date,
  corrects: boolean,
): { going: Going[]; unchanged: number; aside: Aside[] } {
  const going = new Map<number, Going>();
  const aside: Aside[] = [];
  let unchanged = 0;
  for (const { line, award, tracking } of parcels) {
    const row = rows.get(idOf(award) ?? 0);
    const known = row && (going.get(row.id)?.tracking ?? row.tracking_no);
    if (row && tracking !== '' && known === tracking) {
      unchanged += 1;
      continue;
    }
    const reason = whyNot(row, tracking, now, corrects) ?? whyTwice(row, going);
    if (reason !== null || row === undefined) aside.push({ line, award, reason: reason ?? '' });
    else going.set(row.id, { row, tracking });
  }
  return { going: [...going.values()], unchanged, aside };
}

const whyTwice = (row: SendRow | undefined, going: ReadonlyMap<number, Going>): string | null =>
  row && going.has(row.id) ? 'It is in the file twice, with two tracking numbers.' : null;

function whyNot(
  row: SendRow | undefined,
  tracking: string,
  now: Date,
  corrects: boolean,
): string | null {
  if (row === undefined) return 'There is no such award in this region.';
  if (tracking === '') return 'It has no tracking number.';
  if ([...tracking].length > MOST_TRACKING || /\p{Cc}/u.test(tracking))
    return `A tracking number has 1 to ${MOST_TRACKING} characters on one line.`;
  if (row.is_voucher) return 'A voucher needs no parcel.';
  if (row.is_held) return 'Rewards of its winner are held.';
  const status = statusOf(row, now);
  if (status === 'NOT_FILL_ADDRESS') return 'Its winner has given no address yet.';
  if (status === 'EXPIRED') return 'It is expired: no address came in time.';
  if (status === 'DELIVERED' && !corrects)
    return `It was sent with ${row.tracking_no}; npm run activities -- ship corrects that.`;
  return null;
}

async function store(ctx: Context, going: readonly Going[]): Promise<void> {
  if (going.length === 0) return;
  await ctx.db.run(sql`
    update award w set status = 'DELIVERED', tracking_no = x.tracking,
      delivered_at = coalesce(w.delivered_at, ${ctx.now})
    from unnest(${going.map(({ row }) => row.id)}::bigint[],
      ${going.map(({ tracking }) => tracking)}::text[]) x(id, tracking) where w.id = x.id`);
}

async function tell(ctx: Context, going: readonly Going[]): Promise<void> {
  const lang = ctx.tenant.languages[0] ?? 'en';
  await notifyAll(
    ctx,
    going.flatMap(({ row: { account_id, activity_id, name }, tracking }) =>
      account_id === null
        ? []
        : [
            {
              accountId: account_id,
              type: 'notice' as const,
              kind: 'award.sent' as const,
              holes: { prize: inLanguage(name, lang), tracking },
              link: `/activity/lottery/${activity_id}/prizes`,
            },
          ],
    ),
  );
}
