/** Webhooks of a token's owner. */
import type { Ask } from '#contract/calls.ts';
import sql from 'sql-template-tag';
import type { WebhookEvent } from '#contract/developer/webhook.ts';
import { WEBHOOK } from '#contract/developer/webhook.ts';
import { fail } from '#contract/errors.ts';
import { inTransaction } from '../../kernel/context.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import type { Handlers } from '../../kernel/module.ts';
import { underKey } from '../../kernel/used-key.ts';
import { viewerId } from '../../account/index.ts';
import { tokenFor } from '../token/token.ts';
import type { Holder } from '../token/token.ts';
import { holderIn } from '../v1/ask.ts';
import type { V1Hooks } from '../v1/ask.ts';
import { writeDelivery } from './news.ts';
import { hookSecret, isHookUrl } from './post.ts';
import type { HookReach } from './post.ts';

type OwnHooks = Pick<Handlers, Extract<keyof Handlers, `webhook.${string}`>>;

interface HookRow {
  id: number;
  url: string;
  events: WebhookEvent[];
  enabled: boolean;
  failing_since: Date | null;
  last_error: string | null;
  last_sent_at: Date | null;
  created_at: Date;
}

const COLUMNS = sql`id, url, events, enabled, failing_since, last_error, last_sent_at, created_at`;

/** By /v1, with a token of that scope. */
export function webhooksWith(reach: HookReach): V1Hooks {
  return {
    'v1.webhooks': async (asking) => ({
      items: (await hooksOf(asking.ctx, holderIn(asking).accountId)).map(show),
    }),
    'v1.webhook-create': async (asking, asked) => {
      const { url, events } = wanted(asked, reach);
      const holder = holderIn(asking);
      return underKey(
        asking.ctx,
        { accountId: holder.accountId, call: 'v1.webhook-create' },
        asked,
        () => inTurn(asking.ctx, holder.accountId, (ctx) => make(ctx, holder, url, events)),
      );
    },
    'v1.webhook-update': (asking, change) =>
      updateHook(asking.ctx, holderIn(asking).accountId, change),
    'v1.webhook-remove': (asking, { id }) => removeHook(asking.ctx, holderIn(asking).accountId, id),
    'v1.webhook-test': (asking, { id }) => testHook(asking.ctx, holderIn(asking).accountId, id),
    'v1.webhook-deliveries': (asking, { id }) =>
      hookDeliveries(asking.ctx, holderIn(asking).accountId, id),
  };
}

/** On this site, by whoever is signed in. */
export function ownWebhooksWith(reach: HookReach): OwnHooks {
  return {
    'webhook.list': async (ctx) => ({ items: (await hooksOf(ctx, viewerId(ctx))).map(show) }),
    'webhook.create': async (ctx, asked) => {
      const accountId = viewerId(ctx);
      const { url, events } = wanted(asked, reach);
      return inTurn(ctx, accountId, async (inside) =>
        make(
          inside,
          { accountId, tokenId: await tokenFor(inside, accountId, 'webhooks') },
          url,
          events,
        ),
      );
    },
    'webhook.update': (ctx, change) => updateHook(ctx, viewerId(ctx), change),
    'webhook.remove': (ctx, { id }) => removeHook(ctx, viewerId(ctx), id),
    'webhook.test': (ctx, { id }) => testHook(ctx, viewerId(ctx), id),
    'webhook.deliveries': (ctx, { id }) => hookDeliveries(ctx, viewerId(ctx), id),
  };
}

/** What is subscribed to, and an address that may be posted to. */
function wanted(
  { url, events }: Ask<'webhook.create'>,
  reach: HookReach,
): { url: string; events: WebhookEvent[] } {
  if (!isHookUrl(url, reach)) throw fail('common.invalid', { fields: { url: 'field.format' } });
  return { url: new URL(url).href, events: [...new Set(events)] };
}

async function updateHook(
  ctx: Context,
  accountId: number,
  { id, events, enabled }: Ask<'webhook.update'>,
) {
  const found = await ctx.db.row<HookRow>(sql`
    update webhook set events = coalesce(${events ?? null}::text[], events),
      enabled = coalesce(${enabled ?? null}::boolean, enabled),
      failing_since = case when ${enabled ?? false}::boolean then null else failing_since end
    where id = ${idOf(id)} and account_id = ${accountId} returning ${COLUMNS}`);
  if (!found) throw fail('common.not_found');
  return show(found);
}

async function removeHook(ctx: Context, accountId: number, id: string): Promise<{ done: true }> {
  const gone = await ctx.db.run(
    sql`delete from webhook where id = ${idOf(id)} and account_id = ${accountId}`,
  );
  if (gone === 0) throw fail('common.not_found');
  return { done: true };
}

async function testHook(ctx: Context, accountId: number, id: string) {
  const webhookId = await ownHook(ctx, accountId, id);
  return {
    deliveryId: await inTransaction(ctx, (inside) => writeDelivery(inside, webhookId, 'ping', [])),
  };
}

async function hookDeliveries(ctx: Context, accountId: number, id: string) {
  return { items: await deliveriesOf(ctx, await ownHook(ctx, accountId, id)) };
}

async function make(
  ctx: Context,
  { accountId, tokenId }: Pick<Holder, 'accountId' | 'tokenId'>,
  url: string,
  events: readonly WebhookEvent[],
) {
  const key = ctx.idempotencyKey ?? null;
  const known = await ctx.db.row<HookRow>(
    sql`select ${COLUMNS} from webhook where account_id = ${accountId}
        and idempotency_key = ${key}`,
  );
  if (known) return { ...show(known), secret: await hookSecret(ctx, known.id) };
  const had = await ctx.db.row<{ n: number }>(
    sql`select count(*)::int as n from webhook where account_id = ${accountId}`,
  );
  if ((had?.n ?? 0) >= WEBHOOK.most) throw fail('webhook.limit', { holes: { max: WEBHOOK.most } });
  const row = await ctx.db.row<HookRow>(sql`
    insert into webhook (tenant_id, account_id, token_id, url, events, idempotency_key, created_at)
    values (${ctx.tenant.id}, ${accountId}, ${tokenId}, ${url}, ${events}::text[], ${key},
      ${ctx.now}) returning ${COLUMNS}`);
  const made = row as HookRow;
  return { ...show(made), secret: await hookSecret(ctx, made.id) };
}

function hooksOf(ctx: Context, accountId: number): Promise<HookRow[]> {
  return ctx.db.rows<HookRow>(sql`
    select ${COLUMNS} from webhook where account_id = ${accountId} order by id`);
}

async function ownHook(ctx: Context, accountId: number, id: string): Promise<number> {
  const row = await ctx.db.row<{ id: number }>(
    sql`select id from webhook where id = ${idOf(id)} and account_id = ${accountId}`,
  );
  if (!row) throw fail('common.not_found');
  return row.id;
}

async function deliveriesOf(ctx: Context, webhookId: number) {
  const rows = await ctx.db.rows<{
    id: string;
    type: string;
    created_at: Date;
    sent_at: Date | null;
    failed_at: Date | null;
    tries: number;
    last_error: string | null;
  }>(sql`
    select id::text as id, type, created_at, sent_at, failed_at, tries, last_error
      from webhook_delivery where webhook_id = ${webhookId} order by created_at desc, id limit 50`);
  return rows.map(({ id, type, tries, ...row }) => ({
    id,
    type,
    tries,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    failedAt: row.failed_at?.toISOString() ?? null,
    lastError: row.last_error,
  }));
}

/** For their owner to take along. */
export async function hookExport(ctx: Context, accountId: number) {
  return (await hooksOf(ctx, accountId)).map(show);
}

function show(row: HookRow) {
  return {
    id: String(row.id),
    url: row.url,
    events: row.events,
    enabled: row.enabled,
    failingSince: row.failing_since?.toISOString() ?? null,
    lastError: row.last_error,
    lastSentAt: row.last_sent_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
