/** The last evaluations of deal alerts (BEY-46). */
import { ALERT_OUTCOMES } from '#contract/alert/alert.ts';
import type { AlertLook, AlertOutcome } from '#contract/alert/alert.ts';
import sql from 'sql-template-tag';
import { viewerId } from '../../account/index.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import { jsonOf } from '../../kernel/json.ts';
import type { Handler } from '../../kernel/module.ts';
import { sayOutcome } from '../messages/say-alert.ts';
import { LOOKS_KEPT } from '../watch/look-log.ts';
import type { LookDelivery } from '../watch/look-log.ts';
import { ownAlert } from './alert.ts';

export interface Logged {
  readonly alertId: number;
  readonly dealId: number;
  readonly amount: number;
  readonly outcome: AlertOutcome;
  readonly delivery?: LookDelivery | undefined;
}

/** As it is stored: instant, deal, amount, place of the outcome in its list, delivery. */
type Packed = readonly [number, number, number, number, (LookDelivery | null)?];

export const looks: Handler<'alert.looks'> = async (ctx, { id }) => {
  const alert = await ownAlert(ctx, viewerId(ctx), idOf(id));
  const row = await ctx.db.row<{ looks: Packed[] }>(
    sql`select looks from alert_log where alert_id = ${alert.id}`,
  );
  const logged = row?.looks ?? [];
  const deals = await ctx.db.rows<{ id: number; code: string; title: string }>(sql`
    select c.id, c.code, c.title from content c join deal d on d.content_id = c.id
    where c.id = any(${logged.map(([, deal]) => deal)}::bigint[]) and d.state <> 'REMOVED'
      and c.publish_status = 1 and c.audit_status = 'PASSED' and c.viewer_type = 'ALL'`);
  const byId = new Map(deals.map((deal) => [deal.id, deal]));
  return {
    looks: logged.map(([at, dealId, amount, place, delivery]): AlertLook => {
      const outcome = ALERT_OUTCOMES[place] ?? 'SAME_PRODUCT';
      const deal = byId.get(dealId);
      return {
        time: new Date(at).toISOString(),
        dealCode: deal?.code ?? null,
        title: deal?.title ?? '',
        amount,
        outcome,
        words: sayOutcome(ctx.lang, outcome, delivery ?? undefined),
      };
    }),
  };
};

/** Adds evaluations of this moment to the logs of their alerts. */
export async function logAlerts(ctx: Context, logged: readonly Logged[]): Promise<void> {
  const rows = [...Map.groupBy(logged, ({ alertId }) => alertId)].map(([id, some]) => ({
    id,
    looks: some
      .slice(0, LOOKS_KEPT)
      .map(
        ({ dealId, amount, outcome, delivery }): Packed => [
          ctx.now.getTime(),
          dealId,
          amount,
          ALERT_OUTCOMES.indexOf(outcome),
          delivery,
        ],
      ),
  }));
  if (rows.length === 0) return;
  await ctx.db.run(sql`
    insert into alert_log as l (alert_id, tenant_id, looks)
    select n.id, ${ctx.tenant.id}, n.looks
      from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as n(id bigint, looks jsonb)
    on conflict (alert_id) do update set looks = jsonb_path_query_array(
      excluded.looks || l.looks, ${`$[0 to ${LOOKS_KEPT - 1}]`}::jsonpath)`);
}
