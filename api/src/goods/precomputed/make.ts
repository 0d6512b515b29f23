/**
 * Makes the stored counts, each time in one statement; a row is written only where something
 * changed.
 */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { Queue, Schedule } from '../../kernel/job-queue/event.ts';
import type { Db } from '../../kernel/postgres/database.ts';
import { facts } from '../countable.ts';
import type { Countable } from '../countable.ts';

/**
 * Counts are as old as this at most after the last news, or as `PATIENCE` times what making them
 * takes.
 */
const EVERY_SECONDS = 60;
const PATIENCE = 10;
/** Without any news they are rebuilt all the same. */
const NET_SECONDS = 3600;

/** Beside all other work, which would wait for it. */
const QUEUE: Queue = { name: 'count', atOnce: 1, attempts: 100 };

export const countSchedule: Schedule = {
  name: 'goods.count',
  everySeconds: EVERY_SECONDS,
  queue: QUEUE,
  run: countAgain,
};

/** Called after goods or deals changed. */
export async function noteChange(ctx: Context): Promise<void> {
  await ctx.db.run(sql`
    insert into standing_state (tenant_id, changed_at) values (${ctx.tenant.id}, ${ctx.now})
    on conflict (tenant_id) do update set changed_at = greatest(standing_state.changed_at,
      excluded.changed_at)`);
}

interface State {
  changed_at: Date;
  made_at: Date | null;
  took_ms: number;
}

async function countAgain(ctx: Context): Promise<void> {
  const state = await ctx.db.row<State>(
    sql`select changed_at, made_at, took_ms from standing_state`,
  );
  if (!isDue(state, ctx.now)) return;
  const started = performance.now();
  for (const one of Object.values(ctx.ports.countables)) await count(ctx, one);
  const took = Math.round(performance.now() - started);
  await ctx.db.run(sql`
    insert into standing_state (tenant_id, changed_at, made_at, took_ms) values (${ctx.tenant.id},
      ${ctx.now}, ${ctx.now}, ${took})
    on conflict (tenant_id) do update set made_at = excluded.made_at, took_ms = excluded.took_ms`);
}

/**
 * News since they were made and long enough ago, or nothing for so long that news may have been
 * lost.
 */
export function isDue(state: State | undefined, now: Date): boolean {
  if (!state?.made_at) return true;
  const age = now.getTime() - state.made_at.getTime();
  return (
    age >= NET_SECONDS * 1000 ||
    (state.changed_at >= state.made_at && age >= PATIENCE * state.took_ms)
  );
}

/** Where there are no more than are counted when asked, none are stored. */
async function count(ctx: Context, of: Countable): Promise<void> {
  const { from } = await of.matching(ctx, {});
  const most = ctx.config.countedUpTo;
  await ctx.db.transaction(async (db) => {
    await db.run(sql`set local statement_timeout = '300s'`);
    const probe = await db.row<{ isMany: boolean }>(
      sql`select count(*) > ${most} as "isMany" from (select 1 ${from} limit ${most + 1}) probed`,
    );
    if (!probe?.isMany) {
      await db.run(sql`delete from standing_count where kind = ${of.kind}`);
      return;
    }
    await db.run(sql`set local work_mem = '128MB'`);
    // all there are are read once: a planner without statistics would look each up
    await db.run(sql`set local enable_nestloop = off`);
    await store(db, ctx.tenant.id, of, from);
  });
}

function store(db: Db, tenantId: string, of: Countable, from: Sql): Promise<number> {
  const { kind } = of;
  return db.run(sql`
    with ${counted(of, from)}, ${priced(of)},
    fresh as materialized (
      select '' as chosen, r.one as field, r.one_value as value, r.count, r.least, r.most,
        r.verified, p.cells as price_cells, p.counts as price_counts
        from rolled r left join priced p on p.field = r.one and p.value = r.one_value
        where r.other = ''
      union all select r.one || ':' || r.one_value, r.other, r.other_value, r.count, r.least,
        r.most, r.verified, null, null from rolled r where r.other <> ''
      union all select r.other || ':' || r.other_value, r.one, r.one_value, r.count, r.least,
        r.most, r.verified, null, null from rolled r where r.other not in ('', r.one)
    ),
    gone as (
      delete from standing_count s where s.kind = ${kind}
        and not exists (select from fresh f where f.chosen = s.chosen and f.field = s.field
          and f.value = s.value)
    )
    insert into standing_count (tenant_id, kind, chosen, field, value, count, least, most, verified,
      price_cells, price_counts)
    select ${tenantId}, ${kind}, f.chosen, f.field, f.value, f.count, f.least, f.most, f.verified,
      f.price_cells, f.price_counts
    from fresh f left join standing_count s on s.kind = ${kind} and s.chosen = f.chosen
      and s.field = f.field and s.value = f.value
    where (s.count, s.least, s.most, s.verified, s.price_cells, s.price_counts)
      is distinct from (f.count, f.least, f.most, f.verified, f.price_cells, f.price_counts)
    on conflict (tenant_id, kind, chosen, field, value) do update set count = excluded.count,
      least = excluded.least, most = excluded.most, verified = excluded.verified,
      price_cells = excluded.price_cells, price_counts = excluded.price_counts`);
}

/**
 * `rolled`: counts by no field, by one and by each two. First by the leaves of the tree of
 * categories, of which there are few; then each category has what is below it. `levels`: 4 not by
 * category, 2 not by brand, 1 not by platform.
 */
function counted(of: Countable, from: Sql): Sql {
  const sums = sql`count(*) as count, min(h.amount) as least, max(h.amount) as most,
      count(*) filter (where h.verified) as verified`;
  return sql`
    hit as materialized (select ${facts(of)}, p.verdict = 'VERIFIED' as verified ${from}),
    leaf as materialized (
      select h.category_id, h.brand_id, h.platform, null as label, grouping(h.category_id,
        h.brand_id, h.platform) as levels, ${sums} from hit h
      group by grouping sets ((), (h.category_id), (h.brand_id), (h.platform), (h.category_id,
        h.brand_id), (h.category_id, h.platform), (h.brand_id, h.platform))
      union all
      select h.category_id, h.brand_id, h.platform, l.label, grouping(h.category_id, h.brand_id,
        h.platform), ${sums} from hit h join (${of.labels}) l on l.id = h.id
      group by grouping sets ((l.label), (h.category_id, l.label), (h.brand_id, l.label),
        (h.platform, l.label))
    ),
    named as (
      select case when f.levels & 4 = 0 then 'category' when f.levels & 2 = 0 then 'brand'
        when f.levels & 1 = 0 then 'platform' when f.label is not null then 'label'
        else '' end as one,
        case when f.levels & 4 = 0 then k.id::text when f.levels & 2 = 0 then f.brand_id::text
          when f.levels & 1 = 0 then f.platform else coalesce(f.label, '') end as one_value,
        case when f.levels < 7 and f.label is not null then 'label' when f.levels in (2,
          4) then 'platform' when f.levels = 1 then 'brand' else '' end as other,
        case when f.levels < 7 and f.label is not null then f.label when f.levels in (2,
          4) then f.platform when f.levels = 1 then f.brand_id::text else '' end as other_value,
        f.count, f.least, f.most, f.verified
      from leaf f left join category c on f.levels & 4 = 0 and c.id = f.category_id
        left join lateral unnest(c.path) k(id) on true
      where (f.levels & 4 > 0 or f.category_id is not null) and (f.levels & 2 > 0
        or f.brand_id is not null)
    ),
    rolled as (
      select n.one, n.one_value, n.other, n.other_value, sum(n.count)::int as count,
        min(n.least) as least, max(n.most) as most, sum(n.verified)::int as verified
      from named n group by 1, 2, 3, 4
      union all
      select 'label', a.label, 'label', b.label, ${sums} from (${of.labels}) a
        join (${of.labels}) b on b.id = a.id join hit h on h.id = a.id group by 2, 4
    )`;
}

/** `priced`: of everything and of each value of a field, how many prices each cell has. */
function priced(of: Countable): Sql {
  const cell = sql`price_cell(h.amount) as cell, count(*) as count`;
  return sql`
    cell_count as (
      select '' as field, '' as value, ${cell} from hit h group by cell
      union all select 'brand', h.brand_id::text, ${cell} from hit h
        where h.brand_id is not null group by h.brand_id, cell
      union all select 'platform', h.platform, ${cell} from hit h group by h.platform, cell
      union all select 'label', l.label, ${cell} from hit h
        join (${of.labels}) l on l.id = h.id group by l.label, cell
      union all select 'category', k.id::text, n.cell, sum(n.count)
        from (select h.category_id, ${cell} from hit h group by h.category_id, cell) n
          join category c on c.id = n.category_id cross join unnest(c.path) k(id)
        group by k.id, n.cell
    ),
    priced as (
      select n.field, n.value,
        coalesce(array_agg(n.cell order by n.cell) filter (where n.cell is not null),
          '{}') as cells,
        coalesce(array_agg(n.count::int order by n.cell) filter (where n.cell is not null),
          '{}') as counts
      from cell_count n group by n.field, n.value
    )`;
}
