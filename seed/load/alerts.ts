/**
 * Deal alerts of people of the demo world, in every state (ALERT-01..05): set by the calls that
 * everybody uses, some weeks ago, and fired by what opened since. Deterministic.
 */
import type { Ask } from '#contract/calls.ts';
import sql from 'sql-template-tag';
import {
  createAlert,
  evaluateAgain,
  evaluateDeals,
  pauseAlert,
  subscribeToTag,
} from '#api/alert/index.ts';
import type { Context } from '#api/kernel/context.ts';

const DAY = 86_400_000;
/** Who has alerts, of those whom nobody signs in as. */
const PEOPLE = 6;
/** The newest deals: as many as make a believable history. */
const DEALS = 60;
const SET_DAYS_AGO = 40;
/** Older notifications were read. */
const UNREAD_DAYS = 3;

/** What the region's deals have most of. */
interface Common {
  brand: number | null;
  brand_name: string | null;
  leaf: string | null;
  top: number | null;
}

/** Sets alerts of everybody who has some, or of these accounts, once. */
export async function loadAlerts(
  ctx: Context,
  only: readonly number[] | null = null,
): Promise<void> {
  const { people, deals, common } = await factsOf(ctx, only);
  if (only === null)
    await evaluateDeals(
      ctx,
      (await ctx.db.rows<{ id: number }>(sql`select content_id as id from deal where is_open`)).map(
        ({ id }) => id,
      ),
    );
  const began = new Date(ctx.now.getTime() - SET_DAYS_AGO * DAY);
  for (const [turn, id] of people.entries()) {
    const spoken = { ...ctx, now: began, viewer: { userId: String(id), roles: [] } };
    await setAlerts(spoken, common, only === null ? turn : null);
  }
  for (const { id, publish_time } of deals)
    await evaluateAgain({ ...ctx, now: publish_time }, [id]);
  await ctx.db.run(sql`
    update message set read_at = created_at + interval '1 hour'
    where kind = 'alert.deal' and account_id = any(${people}::bigint[]) and read_at is null
      and created_at < ${new Date(ctx.now.getTime() - UNREAD_DAYS * DAY)}`);
}

/** One or two of them in turn; null: one of each. */
async function setAlerts(ctx: Context, common: Common, turn: number | null): Promise<void> {
  const isOne = (place: number) => turn === null || turn % 3 === place;
  const wishes: readonly (Ask<'alert.create'> | null)[] = [
    common.leaf === null ? null : { keyword: common.leaf, rule: { minScore: 40 } },
    common.brand === null ? null : { brandId: String(common.brand), rule: { verifiedOnly: true } },
    common.top === null
      ? null
      : { categoryIds: [String(common.top)], rule: { frequency: 'WEEKLY', lowDays: 90 } },
  ];
  for (const [place, wish] of wishes.entries())
    if (wish && isOne(place)) await createAlert(ctx, { ...wish, emailNotify: false });
  if (isOne(0)) await subscribeToTag(ctx, { tag: 'COLLECTION_AUTO', emailNotify: false });
  if (!isOne(1) || common.brand_name === null) return;
  const { id } = await subscribeToTag(ctx, { tag: common.brand_name, emailNotify: false });
  await pauseAlert(ctx, { id });
}

async function factsOf(
  ctx: Context,
  only: readonly number[] | null,
): Promise<{
  people: number[];
  deals: { id: number; publish_time: Date }[];
  common: Common;
}> {
  const people = await ctx.db.rows<{ id: number }>(sql`
    select a.id from account a where a.tenant_id = ${ctx.tenant.id}
      and (${only}::bigint[] is null or a.id = any(${only}::bigint[]))
      and (${only !== null}::boolean or (a.is_demo and not exists (select from account_private p
        where p.account_id = a.id)))
      and not exists (select from deal_alert d where d.account_id = a.id)
    order by a.id limit ${PEOPLE}`);
  const deals = await ctx.db.rows<{ id: number; publish_time: Date }>(sql`
    select * from (select d.content_id as id, d.publish_time from deal d where d.is_open
      and d.publish_time <= ${ctx.now} order by d.publish_time desc, d.content_id desc
      limit ${DEALS}) newest order by publish_time, id`);
  const common = await ctx.db.row<Common>(sql`
    with open as (select g.brand_id, k.names ->> ${ctx.lang} as leaf, k.path[1] as top
      from unnest(${deals.map(({ id }) => id)}::bigint[]) x(id) join deal d on d.content_id = x.id
        join goods g on g.id = d.goods_id left join category k on k.id = g.category_id)
    select (select brand_id from open where brand_id is not null group by 1 order by count(*) desc, 1
        limit 1) as brand,
      (select b.name from brand b where b.id = (select brand_id from open where brand_id is not null
        group by 1 order by count(*) desc, 1 limit 1)) as brand_name,
      (select leaf from open where leaf is not null group by 1 order by count(*) desc, 1 limit 1) as leaf,
      (select top from open where top is not null group by 1 order by count(*) desc, 1 limit 1) as top`);
  return {
    people: people.map(({ id }) => id),
    deals,
    common: common ?? { brand: null, brand_name: null, leaf: null, top: null },
  };
}
