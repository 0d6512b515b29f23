/** Who hears of watches that fired: one message about one product, however many rules it met. */
import { moneyText } from '#contract/money.ts';
import { WATCH_KINDS } from '#contract/alert/engine.ts';
import type { Look } from '#contract/alert/engine.ts';
import { LANGUAGES } from '#contract/language.ts';
import { atLeast } from '#contract/price/exact.ts';
import { SLIP_BELOW } from '#contract/price/least.ts';
import { FREQUENCIES } from '#contract/alert/delivery.ts';
import type { WatchDefaults } from '#contract/alert/delivery.ts';
import { formatTime, localDay } from '#contract/time.ts';
import type { CurrencyCode } from '#contract/money.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { notifyAll } from '../../message/index.ts';
import type { Delivery, NewMessage, Sent } from '../../message/index.ts';
import { sayOdd } from '../messages/say.ts';
import { defaultsOf, effective } from './defaults.ts';
import type { Evaluated } from './evaluate.ts';
import type { LookDelivery } from './look-log.ts';
import { deliveryIn } from './row.ts';
import type { WatchRow } from './row.ts';

const DAY_MS = 86_400_000;

/**
 * Notifies the owners of what fired, in the transaction of `ctx`; how each of the watches left, null where
 * a deal alert had just reported the same.
 */
export async function notifyOf(
  ctx: Context,
  done: readonly Evaluated[],
): Promise<Map<number, LookDelivery | null>> {
  const fired = done.filter((one) => one.fired !== null);
  const groups = [...Map.groupBy(fired, ({ row }) => `${row.account_id} ${row.goods_id}`).values()];
  const known = await reportedByAlerts(ctx, groups.map(mostTelling));
  const together = groups.filter((some) => !known.has(mostTelling(some)));
  const first = together.map(mostTelling);
  const set = await defaultsOf(
    ctx,
    first.map(({ row }) => row.account_id),
  );
  const sent = await notifyAll(
    ctx,
    first.map((one, index) => ({
      ...messageOf(ctx, one, together[index] ?? []),
      delivery: loudest(together[index] ?? [], set.get(one.row.account_id)),
    })),
  );
  const logged = new Map<number, LookDelivery | null>();
  for (const one of groups.filter((some) => known.has(mostTelling(some))).flat())
    logged.set(one.row.id, null);
  for (const [index, some] of together.entries()) {
    const one = sent[index];
    if (one) for (const { row } of some) logged.set(row.id, deliveryLogged(ctx, one));
  }
  return logged;
}

/** Of several rules the one that says most: the order of the kinds. */
const mostTelling = (some: readonly Evaluated[]): Evaluated =>
  some.reduce((best, one) => (rank(one) < rank(best) ? one : best));

/**
 * What a deal alert of the same owner has just reported, by every way and at once: one change is one
 * message. That something is back in stock is another change.
 */
async function reportedByAlerts(
  ctx: Context,
  fired: readonly Evaluated[],
): Promise<Set<Evaluated>> {
  const asked = fired.filter(({ row, last }) => row.kind !== 'RESTOCK' && !row.loud && last.amount);
  if (asked.length === 0) return new Set();
  const since = new Date(ctx.now.getTime() - DAY_MS);
  const days = [since, ctx.now].map((at) => localDay(at, ctx.tenant.timezone));
  const rows = await ctx.db.rows<{ place: number }>(sql`
    select x.place from unnest(${asked.map(({ row }) => row.account_id)}::bigint[],
      ${asked.map(({ row }) => row.goods_id)}::bigint[],
      ${asked.map(({ last }) => last.amount)}::bigint[]) with ordinality
      x(account_id, goods_id, amount, place)
    where exists (select from alert_fire f join deal_alert a on a.id = f.alert_id
      where f.account_id = x.account_id and f.goods_id = x.goods_id and f.amount = x.amount
        and f.day = any(${days}::date[]) and f.sent and f.fired_at > ${since}
        and a.email_notify and a.frequency = 'INSTANT')`);
  return new Set(rows.flatMap(({ place }) => asked[place - 1] ?? []));
}

export function deliveryLogged(
  { tenant }: Context,
  { ways, heldBy, at, timezone }: Sent,
): LookDelivery {
  return { ways, heldBy, time: formatTime(at, timezone, tenant.dateFormat) };
}

/** Of several rules in one message, that which is heard first. */
function loudest(some: readonly Evaluated[], set: WatchDefaults | undefined): Delivery {
  const all = some.map(({ row }) => deliveryOf(row, set));
  const frequencies = all.map(({ frequency = 'INSTANT' }) => FREQUENCIES.indexOf(frequency));
  const everyWay = all.some(({ ways }) => !ways);
  return {
    ways: everyWay ? null : [...new Set(all.flatMap(({ ways }) => ways ?? []))],
    frequency: FREQUENCIES[Math.min(...frequencies)] ?? 'INSTANT',
    isLoud: all.some(({ isLoud }) => isLoud),
    mailsAtOnce: true,
  };
}

/** How the message of a watch leaves: as it says, else as its owner set it for all of them. */
export function deliveryOf(row: WatchRow, set: WatchDefaults | undefined): Delivery {
  const { ways, frequency, loud } = effective(deliveryIn(row), set);
  return { ways, frequency, isLoud: loud, mailsAtOnce: true };
}

const rank = ({ row }: Evaluated): number => WATCH_KINDS.indexOf(row.kind);

function messageOf(
  ctx: Context,
  { row, last, threshold }: Evaluated,
  together: readonly Evaluated[],
): NewMessage {
  const said = (amount: number | null | undefined): string =>
    typeof amount === 'number' ? moneyText(amount, ctx.tenant.currency as CurrencyCode) : '';
  return {
    accountId: row.account_id,
    type: 'notice',
    kind: `watch.${row.kind}`,
    holes: {
      price: said(last.amount),
      amount: String(last.amount ?? ''),
      threshold: said(threshold),
      start: said(row.start_amount),
      typical: said(last.typical),
      lowest: said(typeof threshold === 'number' ? threshold + 1 : null),
      watches: together.map((one) => one.row.id).join('-'),
      ...oddHoles(last),
    },
    subject: { type: 'GOODS', id: row.goods_id as number },
  };
}

/** A price that may be a mistake is said to be one, in each language (BEY-40). */
function oddHoles({ amount, typical }: Look): Record<string, string> {
  if (amount === null || typical === null || atLeast(amount, SLIP_BELOW, typical)) return {};
  return Object.fromEntries(LANGUAGES.map((lang) => [`odd.${lang}`, sayOdd(lang)]));
}
