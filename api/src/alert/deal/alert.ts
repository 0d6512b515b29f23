/**
 * Deal alerts of a viewer (P-05..P-10): at most ten, of keyword, brand, categories and tags, each set
 * once.
 */
import { ALERT_LIMITS } from '#contract/alert/alert.ts';
import type { Alert } from '#contract/alert/alert.ts';
import { fail } from '#contract/errors.ts';
import type { ErrorKey } from '#contract/errors.ts';
import sql from 'sql-template-tag';
import { mailboxesOf, viewerId } from '../../account/index.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import type { Handler } from '../../kernel/module.ts';
import { listAnswer, pageOf } from '../../kernel/paging.ts';
import { placeAlert } from './anchor.ts';
import { ALERT_COLUMNS, setKeyOf, wishIn } from './row.ts';
import type { AlertRow, DealWish } from './row.ts';
import { showAlerts } from './show.ts';
import { isTagAlone, plainAlert, tagsOf, wished } from './wish.ts';
import type { AskedWish } from './wish.ts';
import { tagKey } from './words.ts';

export const create: Handler<'alert.create'> = (ctx, asked) =>
  add(ctx, asked, 'CUSTOM', 'alert.exists');

/** P-10: the same as an alert of this tag alone, and refused in its own words (ALERT-02). */
export const tagSubscribe: Handler<'alert.tag-subscribe'> = (ctx, { tag, emailNotify }) =>
  add(
    ctx,
    { tags: [tag], ...(emailNotify === undefined ? {} : { emailNotify }) },
    'TAG',
    'alert.tag_exists',
  );

export const tagUnsubscribe: Handler<'alert.tag-unsubscribe'> = async (ctx, { tag }) => {
  const wish = { ...plainAlert(false), tagKeys: tagsOf([tag]).map(tagKey) };
  await ctx.db.run(sql`
    delete from deal_alert where account_id = ${viewerId(ctx)} and set_key = ${setKeyOf(wish)}`);
  return { done: true };
};

export const pages: Handler<'alert.pages'> = async (ctx, { status, pageRequest }) => {
  const me = viewerId(ctx);
  const page = pageOf(pageRequest);
  const where = sql`a.account_id = ${me}
      and (${status ?? null}::text is null or a.paused = (${status ?? null} = 'PAUSED'))`;
  const [rows, count] = await Promise.all([
    ctx.db.rows<AlertRow>(sql`select ${ALERT_COLUMNS} from deal_alert a where ${where}
      order by a.created_at desc, a.id desc limit ${page.size} offset ${page.offset}`),
    ctx.db.row<{ total: number }>(sql`select count(*) as total from deal_alert a where ${where}`),
  ]);
  return listAnswer(await showAlerts(ctx, rows), count?.total ?? 0, page);
};

/** Another set counts from now on: deals that opened before are no news. */
export const update: Handler<'alert.update'> = (ctx, { id, ...asked }) =>
  changing(ctx, id, async (inside, row) => {
    const before = wishIn(row);
    const after = await wished(inside, asked, before);
    if (asked.emailNotify === true && !before.emailNotify) await needMail(inside, row.account_id);
    const isNew = setKeyOf(after) !== setKeyOf(before);
    if (isNew) await needNoOther(inside, row.account_id, after, 'alert.exists');
    const kind = row.kind === 'TAG' && isTagAlone(after) ? 'TAG' : 'CUSTOM';
    await inside.db.run(sql`
      update deal_alert set kind = ${kind}, keyword = ${after.keyword}, brand_id = ${after.brandId},
        category_ids = ${after.categoryIds}::bigint[], tags = ${after.tags}::text[],
        words = ${after.words}::text[], tag_keys = ${after.tagKeys}::text[],
        set_key = ${setKeyOf(after)}, email_notify = ${after.emailNotify},
        max_amount = ${after.maxAmount}, min_discount = ${after.minDiscount},
        min_score = ${after.minScore}, verified_only = ${after.verifiedOnly},
        low_days = ${after.lowDays}, frequency = ${after.frequency}, updated_at = ${inside.now},
        since = case when ${isNew} then ${inside.now}::timestamptz else since end
      where id = ${row.id}`);
    if (isNew) await placeAlert(inside, row.id, after, row.paused);
  });

export const pause: Handler<'alert.pause'> = (ctx, { id }) => setPaused(ctx, id, true);
export const resume: Handler<'alert.resume'> = (ctx, { id }) => setPaused(ctx, id, false);

export const remove: Handler<'alert.remove'> = async (ctx, { id }) => {
  const gone = await ctx.db.run(
    sql`delete from deal_alert where id = ${idOf(id)} and account_id = ${viewerId(ctx)}`,
  );
  if (gone === 0) throw fail('alert.not_found');
  return { done: true };
};

/** Nobody is there to hear of them any more. */
export async function forgetAlertsOf(ctx: Context, accountId: number): Promise<void> {
  await ctx.db.run(sql`delete from deal_alert where account_id = ${accountId}`);
}

/** The viewer's own. */
export async function ownAlert(ctx: Context, me: number, id: number | null): Promise<AlertRow> {
  const row = await ctx.db.row<AlertRow>(
    sql`select ${ALERT_COLUMNS} from deal_alert a where a.id = ${id} and a.account_id = ${me}`,
  );
  if (!row) throw fail('alert.not_found');
  return row;
}

async function add(
  ctx: Context,
  asked: AskedWish,
  kind: Alert['kind'],
  exists: ErrorKey,
): Promise<Alert> {
  const me = viewerId(ctx);
  const hasMail = (await mailboxesOf(ctx, [me])).has(me);
  if (asked.emailNotify === true && !hasMail) throw noMail();
  const wish = await wished(ctx, asked, plainAlert(hasMail));
  return inTurn(ctx, me, async (inside) => {
    await needNoOther(inside, me, wish, exists);
    await needRoom(inside, me);
    const made = await inside.db.row<{ id: number }>(sql`
      insert into deal_alert (tenant_id, account_id, kind, keyword, brand_id, category_ids, tags,
        words, tag_keys, set_key, email_notify, max_amount, min_discount, min_score, verified_only,
        low_days, frequency, since, created_at, updated_at)
      values (${inside.tenant.id}, ${me}, ${kind}, ${wish.keyword}, ${wish.brandId},
        ${wish.categoryIds}::bigint[], ${wish.tags}::text[], ${wish.words}::text[],
        ${wish.tagKeys}::text[], ${setKeyOf(wish)}, ${wish.emailNotify}, ${wish.maxAmount},
        ${wish.minDiscount}, ${wish.minScore}, ${wish.verifiedOnly}, ${wish.lowDays},
        ${wish.frequency}, ${inside.now}, ${inside.now}, ${inside.now}) returning id`);
    const id = made?.id as number;
    await placeAlert(inside, id, wish, false);
    return showOne(inside, me, id);
  });
}

/** What is asked twice is no error; what happened while it was paused is no news. */
function setPaused(ctx: Context, id: string, paused: boolean): Promise<Alert> {
  return changing(ctx, id, async (inside, row) => {
    if (row.paused === paused) return;
    await inside.db.run(sql`
      update deal_alert set paused = ${paused}, updated_at = ${inside.now},
        since = case when ${paused} then since else ${inside.now}::timestamptz end
      where id = ${row.id}`);
    await placeAlert(inside, row.id, wishIn(row), paused);
  });
}

function changing(
  ctx: Context,
  id: string,
  change: (inside: Context, row: AlertRow) => Promise<void>,
): Promise<Alert> {
  const me = viewerId(ctx);
  return inTurn(ctx, me, async (inside) => {
    const row = await ownAlert(inside, me, idOf(id));
    await change(inside, row);
    return showOne(inside, me, row.id);
  });
}

async function showOne(ctx: Context, me: number, id: number): Promise<Alert> {
  const [shown] = await showAlerts(ctx, [await ownAlert(ctx, me, id)]);
  if (!shown) throw fail('alert.not_found');
  return shown;
}

async function needNoOther(
  ctx: Context,
  me: number,
  wish: DealWish,
  exists: ErrorKey,
): Promise<void> {
  const other = await ctx.db.row(sql`
    select 1 from deal_alert where account_id = ${me} and set_key = ${setKeyOf(wish)}`);
  if (other) throw fail(exists);
}

/** AMB-12: active and paused ones together. */
async function needRoom(ctx: Context, me: number): Promise<void> {
  const row = await ctx.db.row<{ total: number }>(
    sql`select count(*) as total from deal_alert where account_id = ${me}`,
  );
  if ((row?.total ?? 0) >= ALERT_LIMITS.alerts) throw fail('alert.limit');
}

/** AMB-13: mail needs an address that was proven. */
async function needMail(ctx: Context, me: number): Promise<void> {
  if (!(await mailboxesOf(ctx, [me])).has(me)) throw noMail();
}

const noMail = () => fail('alert.no_email', { fields: { emailNotify: 'alert.no_email' } });
