/**
 * What messages lead to (alert, visit, way out to a shop): counted by rule, channel and day. The link of
 * a message carries a reference in its fragment, which no server and no log sees; the page reports it once
 * somebody acts on it, so that programs that follow the links of a mail count nothing. A reference is made
 * of the message and the channel by a secret, and is stored without either reader or message.
 */
import { createHmac } from 'node:crypto';
import type { ChannelKind } from '#contract/message/delivery.ts';
import { LINK_DAYS, LINK_MARK } from '#contract/message/limits.ts';
import { localDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import type { Figure, Handler } from '../kernel/module.ts';
import { jsonOf } from '../kernel/json.ts';
import { macOf } from '../kernel/signature.ts';
import type { MessageRow } from './queries.ts';

const PURPOSE = 'message-link';
/** Several messages behind one link. */
const SEVERAL = 'SEVERAL';
const DAY_MS = 86_400_000;

/** The messages behind one link. */
export type Linked = readonly Pick<MessageRow, 'id' | 'kind'>[];

/**
 * What is added to each of these links, in order; empty for what is not of alerts or watches. The same
 * message by the same channel has the same reference.
 */
export async function marksOf(
  ctx: Context,
  channel: ChannelKind,
  links: readonly Linked[],
): Promise<string[]> {
  if (isDeclined(ctx) || !links.some(isCounted)) return links.map(() => '');
  const secret = await macOf(ctx, PURPOSE, channel);
  const made = links.map((linked) => {
    if (!isCounted(linked)) return null;
    const kinds = new Set(linked.map(({ kind }) => kind));
    const ref = createHmac('sha256', secret)
      .update(linked.map(({ id }) => id).join(' '))
      .digest('base64url')
      .slice(0, 12);
    return { ref, kind: kinds.size === 1 ? linked[0]?.kind : SEVERAL };
  });
  await ctx.db.run(sql`
    insert into message_link (tenant_id, ref, kind, channel, day)
    select ${ctx.tenant.id}, n.ref, n.kind, ${channel},
      ${localDay(ctx.now, ctx.tenant.timezone)}::date
      from jsonb_to_recordset(${jsonOf(made.filter((one) => one !== null))}::jsonb)
        as n(ref text, kind text) on conflict do nothing`);
  return made.map((one) => (one ? LINK_MARK + one.ref : ''));
}

const isCounted = (linked: Linked): boolean =>
  linked.length > 0 && linked.every(({ kind }) => /^(?:watch|alert)\./.test(kind));

/** The region switched telemetry off. */
const isDeclined = ({ tenant }: Context): boolean => tenant.settings.telemetry === false;

export const visit: Handler<'telemetry.visit'> = async (ctx, { ref, step }) => {
  if (ctx.device.declinesTracking || isDeclined(ctx)) return { done: true };
  const first = localDay(new Date(ctx.now.getTime() - LINK_DAYS * DAY_MS), ctx.tenant.timezone);
  await ctx.db.run(sql`
    update message_link set visited = true, left_site = left_site or ${step === 'EXIT'}
    where tenant_id = ${ctx.tenant.id} and ref = ${ref} and day >= ${first}::date
      and case when ${step === 'EXIT'} then not left_site else not visited end`);
  return { done: true };
};

/** Sums up the days whose links still count, and forgets the references of those before; wakes hourly. */
export async function sumLinks({ db, now, tenant }: Context): Promise<void> {
  const first = localDay(new Date(now.getTime() - (LINK_DAYS + 1) * DAY_MS), tenant.timezone);
  await db.run(sql`
    insert into message_link_day (tenant_id, day, kind, channel, sent, visits, exits)
    select tenant_id, day, kind, channel, count(*), count(*) filter (where visited),
      count(*) filter (where left_site)
      from message_link where tenant_id = ${tenant.id} and day >= ${first}::date group by 1, 2, 3, 4
    on conflict (tenant_id, day, kind, channel) do update set sent = excluded.sent,
      visits = excluded.visits, exits = excluded.exits`);
  await db.run(
    sql`delete from message_link where tenant_id = ${tenant.id} and day < ${first}::date`,
  );
}

const figure = (name: string, help: string, column: 'sent' | 'visits' | 'exits'): Figure => ({
  name,
  help,
  count: async (db) =>
    (
      await db.row<{ sent: number; visits: number; exits: number }>(sql`
        select coalesce(sum(sent), 0)::int as sent, coalesce(sum(visits), 0)::int as visits,
          coalesce(sum(exits), 0)::int as exits from message_link_day`)
    )?.[column] ?? 0,
});

export const linkFigures: readonly Figure[] = [
  figure('khum_alert_links', 'Links of alerts and watches that left by mail and channels', 'sent'),
  figure('khum_alert_visits', 'Visits by those links, each counted once', 'visits'),
  figure('khum_alert_exits', 'Ways out to shops within those visits', 'exits'),
];
