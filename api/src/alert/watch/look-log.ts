/** The last evaluations of watches (BEY-46). */
import { WATCH_OUTCOMES } from '#contract/alert/engine.ts';
import type { ChannelKind } from '#contract/message/delivery.ts';
import type { WatchLook } from '#contract/alert/watch.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { jsonOf } from '../../kernel/json.ts';
import type { UnreadLook } from '../look/unread.ts';

/** Evaluations that are stored of a watch. */
export const LOOKS_KEPT = 20;

/** How a firing left the site; `time`: on the clock of the reader. */
export interface LookDelivery {
  readonly ways: readonly ChannelKind[];
  readonly heldBy: 'DIGEST' | 'LIMIT' | 'QUIET' | null;
  readonly time: string;
}

/** One evaluation; instants in milliseconds. */
export interface KeptLook {
  readonly at: number;
  readonly amount: number | null;
  readonly outcome: WatchLook['outcome'];
  readonly threshold: number | null;
  readonly delivery?: LookDelivery;
  /** UNREADABLE: why, and what was read instead of a price. */
  readonly unread?: Pick<UnreadLook, 'reason' | 'value'>;
}

/** As it is stored: instant, amount, place of the outcome in its list, threshold, delivery. */
type Packed = readonly [number, number | null, number, number | null, LookDelivery?];

const pack = ({ at, amount, outcome, threshold, delivery }: KeptLook): Packed => {
  const place = WATCH_OUTCOMES.indexOf(outcome);
  return delivery ? [at, amount, place, threshold, delivery] : [at, amount, place, threshold];
};

const unpack = ([at, amount, place, threshold, delivery]: Packed): KeptLook => ({
  at,
  amount,
  outcome: WATCH_OUTCOMES[place] ?? 'UNREADABLE',
  threshold,
  ...(delivery && { delivery }),
});

/** Adds looks, oldest first, to the logs of watches. */
export async function logLooks(
  ctx: Context,
  logs: readonly { readonly id: number; readonly looks: readonly KeptLook[] }[],
): Promise<void> {
  const rows = logs.map(({ id, looks }) => ({
    id,
    looks: looks.toReversed().slice(0, LOOKS_KEPT).map(pack),
  }));
  await ctx.db.run(sql`
    insert into watch_log as l (watch_id, tenant_id, looks)
    select n.id, ${ctx.tenant.id}, n.looks
      from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as n(id bigint, looks jsonb)
    on conflict (watch_id) do update set looks = jsonb_path_query_array(
      excluded.looks || l.looks, ${`$[0 to ${LOOKS_KEPT - 1}]`}::jsonpath)`);
}

/** The newest first, by watch; `most` of each. */
export async function looksOf(
  ctx: Context,
  watchIds: readonly number[],
  most = LOOKS_KEPT,
): Promise<Map<number, KeptLook[]>> {
  const rows = await ctx.db.rows<{ id: number; looks: Packed[] }>(sql`
    select watch_id as id, jsonb_path_query_array(looks, ${`$[0 to ${most - 1}]`}::jsonpath) as looks
    from watch_log where watch_id = any(${watchIds}::bigint[])`);
  return new Map(rows.map(({ id, looks }) => [id, looks.map(unpack)]));
}
