/**
 * Telemetry and beacons (rows TEL-01..10; AMB-65..67): batches into the own database, stored for 90
 * days.
 */
import { RETENTION_DAYS } from '#contract/account/inventory.ts';
import { createHash } from 'node:crypto';
import sql, { join } from 'sql-template-tag';
import { TRACKING } from '#contract/constants.ts';
import type { TelemetryEvent } from '#contract/telemetry/event.ts';
import { localDay } from '#contract/time.ts';
import { inTransaction } from '../kernel/context.ts';
import type { Context } from '../kernel/context.ts';
import { idOf } from '../kernel/identity.ts';
import type { Handler } from '../kernel/module.ts';
import { jsonOf } from '../kernel/json.ts';
import { headOf } from '#contract/text.ts';

const DAY_MS = 86_400_000;
/** A browser's clock is believed within this of ours. */
const CLOCK_MS = DAY_MS;

export const report: Handler<'telemetry.report'> = (ctx, { requestId, events }) =>
  save(ctx, events, requestId);
export const beacon: Handler<'telemetry.beacon'> = (ctx, { events }) =>
  save(ctx, events, undefined);

/** Visitors who do not want to be followed, and tenants that switched it off, leave nothing. */
async function save(
  ctx: Context,
  events: readonly TelemetryEvent[],
  requestId: string | undefined,
): Promise<{ accepted: number }> {
  if (ctx.device.declinesTracking || ctx.tenant.settings.telemetry === false)
    return { accepted: 0 };
  const wanted = events.filter(
    (one) => one.eventName.trim() !== '' && one.eventName.toLowerCase() !== 'click',
  );
  if (wanted.length === 0) return { accepted: 0 };
  const day = localDay(ctx.now, ctx.tenant.timezone);
  return inTransaction(ctx, async (inside) => {
    if (requestId !== undefined && !(await isNew(inside, requestId, day))) return { accepted: 0 };
    const rows = wanted.map((event) => rowOf(ctx, event, day));
    await inside.db.run(sql`
      insert into telemetry_event (tenant_id, day, name, happened_at, session_id, user_id,
        visitor_id, device, platform, language, page, screen, window_size, network, user_agent,
        params)
      values ${join(rows)}`);
    await savePrints(inside, wanted, day);
    return { accepted: wanted.length };
  });
}

async function isNew(ctx: Context, requestId: string, day: string): Promise<boolean> {
  return (
    (await ctx.db.run(
      sql`insert into telemetry_batch (tenant_id, request_id, day) values (${ctx.tenant.id},
          ${requestId}, ${day}) on conflict do nothing`,
    )) === 1
  );
}

function rowOf(ctx: Context, event: TelemetryEvent, day: string) {
  const params = jsonOf(event.params ?? {});
  return sql`(${ctx.tenant.id}, ${day}::date, ${event.eventName ?? null},
      ${happened(ctx, event.timestamp)}, ${event.sessionId ?? null},
      ${idOf(ctx.viewer?.userId)}::bigint,
    ${event.visitorId ?? null}, ${deviceOf(ctx, event)}, ${event.platform ?? null},
      ${event.language ?? null}, ${event.page ?? null}, ${event.screenResolution ?? null},
    ${event.windowResolution ?? null}, ${event.network ?? null},
      ${event.userAgent === undefined ? null : headOf(event.userAgent, 300)},
      ${params.length > TRACKING.batchLength ? '{}' : params}::jsonb)`;
}

function happened({ now }: Context, timestamp: TelemetryEvent['timestamp']): Date {
  const at = new Date(timestamp ?? now);
  return Math.abs(at.getTime() - now.getTime()) <= CLOCK_MS ? at : now;
}

function deviceOf({ tenant, device }: Context, event: TelemetryEvent): string | null {
  const id = device.deviceId ?? event.deviceId;
  return id === undefined ? null : digest([tenant.id, id]);
}

/** Fingerprints by their digest alone: two alike can be seen, what they say cannot. */
async function savePrints(
  ctx: Context,
  events: readonly TelemetryEvent[],
  day: string,
): Promise<void> {
  for (const event of events) {
    const device = deviceOf(ctx, event);
    if (!event.fingerprint || Object.keys(event.fingerprint).length === 0 || device === null)
      continue;
    const print = digest(
      Object.entries(event.fingerprint).toSorted(([a], [b]) => a.localeCompare(b)),
    );
    await ctx.db.run(sql`insert into device_print (tenant_id, print, device, user_id, day)
        values (${ctx.tenant.id}, ${print}, ${device}, ${idOf(ctx.viewer?.userId)}, ${day})
      on conflict (tenant_id, day, print, device) do update set user_id = coalesce(excluded.user_id,
        device_print.user_id)`);
  }
}

function digest(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Sums up yesterday and today, and forgets what is older than 90 days; wakes hourly. */
export async function upkeepEvents(ctx: Context): Promise<void> {
  const { now, tenant, db } = ctx;
  const since = localDay(new Date(now.getTime() - DAY_MS), tenant.timezone);
  await db.run(sql`
    insert into telemetry_day (tenant_id, day, name, events, devices, sessions)
    select tenant_id, day, name, count(*), count(distinct device), count(distinct session_id)
      from telemetry_event where tenant_id = ${tenant.id} and day >= ${since} group by 1, 2, 3
    on conflict (tenant_id, day, name) do update set events = excluded.events,
      devices = excluded.devices, sessions = excluded.sessions`);
  const last = localDay(new Date(now.getTime() - RETENTION_DAYS.visits * DAY_MS), tenant.timezone);
  await db.run(sql`delete from telemetry_event where tenant_id = ${tenant.id} and day < ${last}`);
  await db.run(sql`delete from telemetry_batch where tenant_id = ${tenant.id} and day < ${since}`);
  await db.run(sql`delete from device_print where tenant_id = ${tenant.id} and day < ${last}`);
}
