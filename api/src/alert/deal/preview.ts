/** What an alert matches now, and when it would have fired in 90 days (P-12, BEY-06). */
import { PREVIEW_DAYS, PREVIEW_WEEKS } from '#contract/alert/alert.ts';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { viewerId } from '../../account/index.ts';
import { dealCards } from '../../content/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import { meets } from './facts.ts';
import type { DealWish } from './row.ts';
import { namesOf, sentenceOf } from './show.ts';
import { plainAlert, wished } from './wish.ts';

const SHOWN = 5;
const FIRES_SHOWN = 20;
/** Of what matches more deals than this, the newest count. */
const REPLAYED = 20_000;

interface Fire {
  at: Date;
  title: string;
  amount: number;
  discount: number | null;
  total: number;
  weeks: number[];
}

export const preview: Handler<'alert.preview'> = async (ctx, asked) => {
  viewerId(ctx);
  const wish = await wished(ctx, asked, plainAlert(false));
  const [names, found, fires] = await Promise.all([
    namesOf(ctx, [wish]),
    matchesNow(ctx, wish),
    replayOf(ctx, wish),
  ]);
  return {
    sentence: sentenceOf(ctx, wish, names),
    matchTotal: found[0]?.total ?? 0,
    matches: await dealCards(
      ctx,
      found.map(({ id }) => id),
    ),
    firedCount: fires[0]?.total ?? 0,
    lastFiredTime: fires[0]?.at.toISOString() ?? null,
    days: PREVIEW_DAYS,
    weeks: fires[0]?.weeks ?? Array.from({ length: PREVIEW_WEEKS }, () => 0),
    fires: fires.map(({ at, title, amount, discount }) => ({
      time: at.toISOString(),
      title,
      amount,
      discount,
    })),
  };
};

/** Open deals that match as they are now, the best first. */
function matchesNow(ctx: Context, wish: DealWish): Promise<{ id: number; total: number }[]> {
  return ctx.db.rows(sql`
    select d.content_id as id, count(*) over () as total
    from ${matching(wish, new Date(0))} m join deal d on d.content_id = m.content_id
    cross join lateral (select l.* from alert_deal_look l where l.content_id = m.content_id
      order by l.at desc limit 1) l
    where d.is_open and ${meets(wish)}
    order by d.score desc, d.content_id desc limit ${SHOWN}`);
}

/** As if it had been set 90 days ago: each deal once, each product and price once a day. */
function replayOf(ctx: Context, wish: DealWish): Promise<Fire[]> {
  const since = new Date(ctx.now.getTime() - PREVIEW_DAYS * 86_400_000);
  return ctx.db.rows<Fire>(sql`
    with first as (
      select distinct on (l.content_id) l.content_id, a.goods_id, l.at, l.amount, l.discount
      from ${matching(wish, since)} m join alert_deal a on a.content_id = m.content_id
        join alert_deal_look l on l.content_id = m.content_id
      where ${meets(wish)} order by l.content_id, l.at),
    dated as (select *, (at at time zone ${ctx.tenant.timezone})::date as day from first),
    once as (select distinct on (goods_id, amount, day) * from dated
      order by goods_id, amount, day, at, content_id),
    counted as (select array_agg(w.n order by w.week desc) as weeks from (
      select g.week, count(o.at)::int as n from generate_series(0, ${PREVIEW_WEEKS} - 1) g(week)
        left join once o on g.week = least(${PREVIEW_WEEKS} - 1,
          floor(extract(epoch from ${ctx.now}::timestamptz - o.at) / 604800))
      group by g.week) w)
    select o.at, c.title, o.amount, o.discount::float8 as discount, count(*) over () as total,
      (select weeks from counted) as weeks
    from once o join content c on c.id = o.content_id
    order by o.at desc, o.content_id desc limit ${FIRES_SHOWN}`);
}

function matching(wish: DealWish, since: Date): Sql {
  return sql`alert_deals(${wish.words}::text[], ${wish.brandId}::bigint,
      ${wish.categoryIds}::bigint[], ${wish.tagKeys}::text[], ${since}::timestamptz,
      ${REPLAYED}::int)`;
}
