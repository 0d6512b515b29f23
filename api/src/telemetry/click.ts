/** Counts interactions with subjects (API-21; DEAL-19, INT-14, AMB-67). */
import { RETENTION_DAYS } from '#contract/account/inventory.ts';
import { createHash } from 'node:crypto';
import { localDay } from '#contract/time.ts';
import type { Ask } from '#contract/calls.ts';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { countKeywordTaps } from '../content/index.ts';
import { addTo } from '../interaction/index.ts';
import type { Context } from '../kernel/context.ts';
import { idOf } from '../kernel/identity.ts';
import type { Handler } from '../kernel/module.ts';
import { jsonOf } from '../kernel/json.ts';
import { networkOf } from '../kernel/network.ts';

/** One device counts once for a subject in this time, however often it taps or retries. */
const ONCE_MS = 10_000;
/** A page may say something more about a click, but not much. */
const EXTRA_LENGTH = 2000;

export const collect: Handler<'click.collect'> = async (ctx, ask) => {
  // a visit is nobody's business who asks for that
  const id =
    ask.eventType === 'view' && ctx.device.declinesTracking ? null : await subjectOf(ctx, ask);
  if (id === null) return { accepted: false };
  const accepted = await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db };
    if (!(await insert(inside, ask, id))) return false;
    // it is stored, and moves nothing that others see
    if (isCounted(ask) && !(await isWithinAddress(inside, ask, id))) return true;
    if (ask.subjectType === 'KEYWORD' && ask.eventType === 'click')
      await countKeywordTaps(inside, [Number(id)]);
    const type = typeOf(ask);
    if (isDaily(ask.eventType) && (type === 'CONTENT' || type === 'GOODS'))
      await addTo(inside, ask.eventType, type, Number(id), 1);
    return true;
  });
  return { accepted };
};

/** Views and shares count once per visitor, subject and day (AMB-88). */
function isDaily(event: Ask<'click.collect'>['eventType']): event is 'view' | 'share' {
  return event === 'view' || event === 'share';
}

/** What moves a number or an order that everybody sees. */
function isCounted({ eventType, subjectType }: Ask<'click.collect'>): boolean {
  return isDaily(eventType) || (eventType === 'click' && subjectType === 'KEYWORD');
}

/**
 * A device's word for itself costs nothing to invent, an address does: from one (of IPv6, one
 * network) a subject's event counts so often a day. Households and offices share one, and so do
 * many phones of a carrier.
 */
const PER_ADDRESS = 40;

async function isWithinAddress(
  ctx: Context,
  ask: Ask<'click.collect'>,
  id: string,
): Promise<boolean> {
  const day = localDay(ctx.now, ctx.tenant.timezone);
  const address = createHash('sha256')
    .update(JSON.stringify(['click', ctx.tenant.id, day, networkOf(ctx.device.address)]))
    .digest('base64url');
  const counted = await ctx.db.run(sql`
    insert into click_address (tenant_id, day, subject_type, subject_id, event, address, counted)
    values (${ctx.tenant.id}, ${day}::date, ${typeOf(ask)}, ${id}, ${ask.eventType}, ${address}, 1)
    on conflict (tenant_id, day, subject_type, subject_id, event, address) do update
      set counted = click_address.counted + 1 where click_address.counted < ${PER_ADDRESS}`);
  return counted > 0;
}

/** Wakes hourly. */
export async function forgetClicks(ctx: Context): Promise<void> {
  const last = new Date(ctx.now.getTime() - RETENTION_DAYS.visits * 86_400_000);
  await ctx.db.run(sql`delete from click where day < ${localDay(last, ctx.tenant.timezone)}`);
  await ctx.db.run(
    sql`delete from click_address where day < ${localDay(ctx.now, ctx.tenant.timezone)}`,
  );
}

async function insert(ctx: Context, ask: Ask<'click.collect'>, id: string): Promise<boolean> {
  const { now, tenant } = ctx;
  const device = deviceOf(ctx);
  const type = typeOf(ask);
  const extra = jsonOf(ask.extra ?? {});
  // a day is one slot for what counts once a day
  const slot = isDaily(ask.eventType) ? 0 : Math.floor(now.getTime() / ONCE_MS);
  const day = localDay(now, tenant.timezone);
  // the key holds off who comes twice at once, the look back who comes again in the next slot
  const written = await ctx.db.run(sql`
    insert into click (tenant_id, day, event, subject_type, subject_id, device, slot, clicked_at,
      user_id, extra)
    select ${tenant.id}, ${day}::date, ${ask.eventType}, ${type}, ${id}, ${device}, ${slot}::bigint,
      ${now}::timestamptz, ${idOf(ctx.viewer?.userId)}::bigint,
      ${extra.length > EXTRA_LENGTH ? '{}' : extra}::jsonb
    where not exists (
      select from click where tenant_id = ${tenant.id} and day in (${day}::date, ${day}::date - 1)
        and subject_type = ${type} and subject_id = ${id}
        and event = ${ask.eventType} and device = ${device} and slot >= ${slot - 1}::bigint
          and clicked_at > ${new Date(now.getTime() - ONCE_MS)}::timestamptz)
    on conflict do nothing`);
  return written > 0;
}

/** The device's own word where it gives one, else its address; stored as a digest. */
function deviceOf({ tenant, device }: Context): string {
  return createHash('sha256')
    .update(JSON.stringify([tenant.id, device.deviceId ?? device.pseudoUserId ?? device.address]))
    .digest('base64url');
}

/** The table of a subject type, and by what it may be named besides its id. */
const SUBJECTS: Readonly<Record<string, (id: number | null, code: string) => Sql>> = {
  OFFER: (id) => sql`select id from offer where id = ${id}::bigint`,
  COUPON: (id) => sql`select id from coupon where id = ${id}::bigint`,
  KEYWORD: (id) => sql`select id from keyword where id = ${id}::bigint`,
  BRAND: (id, code) => sql`select id from brand where id = ${id}::bigint or code = ${code} limit 1`,
  CATEGORY: (id, code) =>
    sql`select id from category where id = ${id}::bigint or code = ${code} limit 1`,
  GOODS: (id, code) => sql`select id from goods where id = ${id}::bigint or code = ${code} limit 1`,
  CONTENT: (id, code) =>
    sql`select id from content where id = ${id}::bigint or code = ${code} limit 1`,
  ITEM_GROUP: (id, code) =>
    sql`select id from item_group where id = ${id}::bigint or code = ${code} limit 1`,
};
const CONTENTS = new Set(['DEAL', 'ARTICLE', 'NOTE', 'YOU_DIAO', 'TEXT_IMG', 'IMG_TEXT']);

/** The type that is stored: one piece counts once, whatever word names it. */
function typeOf({ subjectType }: Pick<Ask<'click.collect'>, 'subjectType'>): string {
  return CONTENTS.has(subjectType)
    ? 'CONTENT'
    : subjectType === 'GOODS_LINK_DETAIL'
      ? 'GOODS'
      : subjectType;
}

/**
 * The subject's id as it is stored; null for what is not there, so that nobody can count what does
 * not exist.
 */
async function subjectOf(
  ctx: Context,
  { subjectType, subjectId }: Ask<'click.collect'>,
): Promise<string | null> {
  const find = SUBJECTS[typeOf({ subjectType })];
  const row = find && (await ctx.db.row<{ id: number }>(find(idOf(subjectId), subjectId)));
  return row ? String(row.id) : null;
}
