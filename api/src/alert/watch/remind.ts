/** Reminders of watches (BEY-47): before an open deal ends, and when a rule has not been met for long. */
import { moneyText } from '#contract/money.ts';
import { REMIND_BEFORE_MS, UNMET_DAYS, WATCH_DEFAULTS } from '#contract/alert/delivery.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { formatTime, localDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { notifyAll } from '../../message/index.ts';
import type { Sent } from '../../message/index.ts';
import { daysBefore } from '../look/queries.ts';
import { defaultsOf } from './defaults.ts';
import { logLooks } from './look-log.ts';
import type { KeptLook } from './look-log.ts';
import { deliveryLogged, deliveryOf } from './notify.ts';
import { WATCH_COLUMNS } from './row.ts';
import type { WatchRow } from './row.ts';
import { currencyOf } from './show.ts';

/** Watches that are worked on together. */
const AT_ONCE = 500;
export const UNMET_MS = UNMET_DAYS * 86_400_000;

type Ending = WatchRow & { content_id: number; ends_at: Date };

/** Reminds of the deals that end within two hours, once of each; wakes every minute. */
export async function remindOfEnds(ctx: Context): Promise<void> {
  const until = new Date(ctx.now.getTime() + REMIND_BEFORE_MS);
  const rows = await ctx.db.rows<Ending>(sql`
    select ${WATCH_COLUMNS}, d.content_id, d.ends_at
    from deal d join price_watch w on w.goods_id = d.goods_id and not w.paused
      left join watch_default s on s.account_id = w.account_id
    where d.is_open and d.ends_at > ${ctx.now} and d.ends_at <= ${until}
      and (w.kind = 'ENDS' or coalesce(w.remind_end, s.remind_end, ${WATCH_DEFAULTS.remindEnd}))
      and not exists (select from watch_reminder r
        where r.account_id = w.account_id and r.content_id = d.content_id)
    order by d.ends_at, w.id limit ${AT_ONCE}`);
  const each = [...new Map(rows.map((row) => [ownerOf(row), row])).values()];
  if (each.length === 0) return;
  const set = await defaultsOf(
    ctx,
    each.map((row) => row.account_id),
  );
  await ctx.db.run(sql`
    insert into watch_reminder (tenant_id, account_id, content_id)
    select ${ctx.tenant.id}, r.account, r.content
    from unnest(${each.map((row) => row.account_id)}::bigint[],
      ${each.map((row) => row.content_id)}::bigint[]) r(account, content)
    on conflict do nothing`);
  const sent = await notifyAll(
    ctx,
    each.map((row) => ({
      accountId: row.account_id,
      type: 'notice',
      kind: 'watch.ENDS',
      holes: {
        time: formatTime(row.ends_at, ctx.tenant.timezone, ctx.tenant.dateFormat),
        watches: String(row.id),
      },
      subject: { type: 'CONTENT', id: row.content_id },
      // what is about to end cannot wait for a digest
      delivery: { ...deliveryOf(row, set.get(row.account_id)), frequency: 'INSTANT' },
    })),
  );
  const byOwner = new Map(each.map((row, at) => [ownerOf(row), sent[at]]));
  await noteFired(
    ctx,
    rows.filter(({ kind }) => kind === 'ENDS'),
    (row) => byOwner.get(ownerOf(row)) ?? null,
  );
  if (rows.length === AT_ONCE) await remindOfEnds(ctx);
}

const ownerOf = (row: Ending): string => `${row.account_id} ${row.content_id}`;

/** Watches that wait for the end of a deal have fired. */
async function noteFired(
  ctx: Context,
  rows: readonly Ending[],
  sentOf: (row: Ending) => Sent | null,
): Promise<void> {
  if (rows.length === 0) return;
  await ctx.db.run(sql`
    update price_watch set fired_count = fired_count + 1, last_fired_at = ${ctx.now}
    where id = any(${rows.map(({ id }) => id)}::bigint[])`);
  await logLooks(
    ctx,
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, some]) => ({
      id,
      looks: some.map((row): KeptLook => {
        const sent = sentOf(row);
        return {
          at: ctx.now.getTime(),
          amount: null,
          outcome: 'FIRED',
          threshold: null,
          ...(sent && { delivery: deliveryLogged(ctx, sent) }),
        };
      }),
    })),
  );
}

/** Asks whether a rule is to change that has not been met for 60 days; wakes every hour. */
export async function remindOfUnmet(ctx: Context): Promise<void> {
  const rows = await ctx.db.rows<WatchRow>(sql`
    select ${WATCH_COLUMNS} from price_watch w where not w.paused and w.unmet_at <= ${ctx.now}
    order by w.unmet_at, w.id limit ${AT_ONCE} for no key update skip locked`);
  if (rows.length === 0) return;
  const set = await defaultsOf(
    ctx,
    rows.map((row) => row.account_id),
  );
  const wanted = rows.filter(
    (row) =>
      row.goods_id !== null &&
      row.kind !== 'ENDS' &&
      (row.remind_unmet ?? set.get(row.account_id)?.remindUnmet ?? WATCH_DEFAULTS.remindUnmet),
  );
  await ctx.db.run(sql`
    update price_watch set unmet_at = ${new Date(ctx.now.getTime() + UNMET_MS)}
    where id = any(${rows.map(({ id }) => id)}::bigint[])`);
  const lows = await lowestOf(ctx, wanted);
  await notifyAll(
    ctx,
    wanted.map((row) => {
      const low = lows.get(row.goods_id ?? 0);
      const currency: CurrencyCode = currencyOf(ctx);
      return {
        accountId: row.account_id,
        type: 'notice',
        kind: low === undefined ? 'watch.UNMET' : 'watch.UNMET.low',
        holes: {
          days: String(UNMET_DAYS),
          watches: String(row.id),
          ...(low === undefined ? {} : { lowest: moneyText(low, currency) }),
        },
        subject: { type: 'GOODS', id: row.goods_id as number },
        link: '/deal-alerts',
        delivery: deliveryOf(row, set.get(row.account_id)),
      };
    }),
  );
  if (rows.length === AT_ONCE) await remindOfUnmet(ctx);
}

/** The lowest price of goods over the days that a reminder is about. */
async function lowestOf(ctx: Context, rows: readonly WatchRow[]): Promise<Map<number, number>> {
  const days = await daysBefore(
    ctx.db,
    [...new Set(rows.map((row) => row.goods_id as number))],
    localDay(ctx.now.getTime() + 86_400_000, ctx.tenant.timezone),
    UNMET_DAYS,
  );
  const lows = new Map<number, number>();
  for (const { goodsId, low } of days)
    lows.set(goodsId, Math.min(low, lows.get(goodsId) ?? Infinity));
  return lows;
}
