/** Which of the alerts that a deal matches fire, and who is notified: once of a product and price. */
import type { AlertOutcome } from '#contract/alert/alert.ts';
import { FREQUENCIES } from '#contract/alert/delivery.ts';
import { localDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import { blockedPairs } from '../../interaction/index.ts';
import type { Context } from '../../kernel/context.ts';
import { jsonOf } from '../../kernel/json.ts';
import type { Candidate } from './evaluate.ts';
import { unmet } from './facts.ts';
import type { DealFacts } from './facts.ts';
import { logAlerts } from './log.ts';
import { notifyOfDeals } from './notify.ts';
import { wishIn } from './row.ts';

/** A match and what becomes of it. */
export interface Judged {
  readonly alert: Candidate;
  readonly deal: DealFacts;
  readonly outcome: AlertOutcome;
}

export async function fireAlerts(
  ctx: Context,
  deals: readonly DealFacts[],
  candidates: readonly Candidate[],
): Promise<void> {
  if (candidates.length === 0) return;
  const byId = new Map(deals.map((deal) => [deal.id, deal]));
  const matches = candidates.flatMap((alert) => {
    const deal = byId.get(alert.deal_id);
    return deal ? [{ alert, deal }] : [];
  });
  const blocked = await blockedPairs(
    ctx,
    matches.flatMap(({ alert, deal }) =>
      deal.authorId === null ? [] : [[alert.account_id, deal.authorId] as const],
    ),
  );
  const judged = matches.map(({ alert, deal }): Judged => {
    const outcome = refusal(alert, deal, blocked) ?? unmet(wishIn(alert), deal.moment) ?? 'FIRED';
    return { alert, deal, outcome };
  });
  const fired = await claim(
    ctx,
    judged.filter(({ outcome }) => outcome === 'FIRED'),
  );
  const deliveries = await notifyOfDeals(
    ctx,
    fired.filter(({ outcome }) => outcome === 'FIRED'),
  );
  await logAlerts(
    ctx,
    [...judged.filter(({ outcome }) => outcome !== 'FIRED'), ...fired].map((one) => ({
      alertId: one.alert.id,
      dealId: one.deal.id,
      amount: one.deal.moment.amount,
      outcome: one.outcome,
      delivery: deliveries.get(one),
    })),
  );
}

function refusal(
  { account_id }: Candidate,
  { authorId }: DealFacts,
  blocked: ReadonlySet<string>,
): AlertOutcome | null {
  if (authorId === null) return null;
  if (authorId === account_id) return 'OWN';
  return blocked.has(`${account_id} ${authorId}`) ? 'BLOCKED' : null;
}

/** First what is mailed, and soonest: of several alerts about one product the first is sent. */
function byLoudness({ alert: one }: Judged, { alert: other }: Judged): number {
  return (
    Number(other.email_notify) - Number(one.email_notify) ||
    FREQUENCIES.indexOf(one.frequency) - FREQUENCIES.indexOf(other.frequency)
  );
}

interface Claimed {
  alert_id: number;
  content_id: number;
  sent: boolean;
}

/**
 * Writes that these fired, each alert and deal once. Of several about one product and price the first
 * is sent, unless a message about it went out on this day already, that of a price watch included.
 */
async function claim(ctx: Context, firing: readonly Judged[]): Promise<Judged[]> {
  if (firing.length === 0) return [];
  const rows = firing.toSorted(byLoudness).map(({ alert, deal }, place) => ({
    place,
    alert: alert.id,
    deal: deal.id,
    account: alert.account_id,
    goods: deal.goodsId,
    amount: deal.moment.amount,
  }));
  const day = localDay(ctx.now, ctx.tenant.timezone);
  const since = new Date(ctx.now.getTime() - 86_400_000);
  const claimed = await ctx.db.rows<Claimed>(sql`
    with n as (select *, row_number() over (partition by account, goods, amount order by place) as turn
      from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as r(place int, alert bigint, deal bigint,
        account bigint, goods bigint, amount bigint)),
    made as (
      insert into alert_fire (alert_id, content_id, tenant_id, account_id, goods_id, amount, sent,
        fired_at, day)
      select n.alert, n.deal, ${ctx.tenant.id}, n.account, n.goods, n.amount, n.turn = 1
        and not exists (select from alert_fire f where f.account_id = n.account
          and f.goods_id = n.goods and f.amount = n.amount and f.day = ${day}::date and f.sent)
        and not exists (select from price_watch w where w.account_id = n.account
          and w.goods_id = n.goods and w.fired_amount = n.amount and w.last_fired_at > ${since}),
        ${ctx.now}, ${day}::date
      from n on conflict (alert_id, content_id) do nothing returning alert_id, content_id, sent),
    counted as (
      update deal_alert a set fired_count = a.fired_count + m.sent, last_fired_at = ${ctx.now}
      from (select alert_id, count(*)::int as sent from made where sent group by alert_id) m
      where a.id = m.alert_id)
    select alert_id, content_id, sent from made`);
  const sentBy = new Map(claimed.map((row) => [`${row.alert_id} ${row.content_id}`, row.sent]));
  return firing.flatMap((one) => {
    const sent = sentBy.get(`${one.alert.id} ${one.deal.id}`);
    if (sent === undefined) return [];
    return [{ ...one, outcome: sent ? one.outcome : ('SAME_PRODUCT' as const) }];
  });
}
