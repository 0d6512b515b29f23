/**
 * The people of a region and what they liked, saved and whom they follow: rows as if each had been
 * made by a tap, and counters that are their number (INT-13). Deterministic.
 */
import sql from 'sql-template-tag';
import { saveMarks, saveViews } from '#api/interaction/index.ts';
import type { GivenMark } from '#api/interaction/index.ts';
import type { Context } from '#api/kernel/context.ts';
import type { TakeFace } from '../picture/studio.ts';
import { crowdOf, PEOPLE } from '../world/crowd.ts';
import { chanceOf } from '../world/random.ts';
import type { Chance } from '../world/random.ts';
import type { Region } from '../world/region.ts';

const DAY = 86_400_000;
/** In all regions together, of which each has its share by people. */
const TOTALS = { THUMB_UP: 22_000, COLLECT: 8_000, FOLLOW: 2_500 } as const;
const EVERYBODY = Object.values(PEOPLE).reduce((sum, count) => sum + count, 0);
/** Nothing is liked by everybody. */
const MOST = 0.6;

interface Target {
  readonly type: 'CONTENT' | 'GOODS' | 'USER';
  readonly id: number;
  readonly weight: number;
  /** Nothing is marked before it is there. */
  readonly since: number;
}

interface Writer {
  readonly id: number;
  readonly created_at: Date;
}

interface Person {
  readonly id: number;
  readonly joined: number;
}

/**
 * `share` below 1 makes fewer of all, for tests. Answers who of them are a ring: accounts of one
 * person.
 */
export async function loadCrowd(
  ctx: Context,
  region: Region,
  takeFace: TakeFace,
  share: number,
): Promise<readonly number[]> {
  const writers = await ctx.db.rows<Writer>(
    sql`select id, created_at from account where tenant_id = ${ctx.tenant.id} and is_demo
        order by id`,
  );
  const wanted = Math.max(
    0,
    Math.round((PEOPLE[region.tenant] ?? 0) * Math.max(share, 0.2)) - writers.length,
  );
  const crowd = await savePeople(ctx, region, wanted, writers.length, takeFace);
  const people: Person[] = [
    ...writers.map((one) => ({ id: one.id, joined: one.created_at.getTime() })),
    ...crowd.map(({ id, joined }) => ({ id, joined })),
  ];
  await saveViews(
    ctx,
    await ctx.db.rows<{ id: number; view: number }>(
      sql`select id, view_count as view from content where tenant_id = ${ctx.tenant.id}
          and is_demo`,
    ),
  );
  const ring = crowd.filter((one) => one.persona === 'RING').map(({ id }) => id);
  const part = ((PEOPLE[region.tenant] ?? 0) / EVERYBODY) * share;
  await saveMarks(ctx, [
    ...(await marksOf(ctx, region, people, writers, part)),
    ...(await marksOfRing(ctx, ring, writers.at(-1)?.id ?? 0)),
  ]);
  await rememberPrices(ctx);
  return ring;
}

/** What the people of a region liked and saved, and whom they follow. */
async function marksOf(
  ctx: Context,
  region: Region,
  people: readonly Person[],
  writers: readonly Writer[],
  part: number,
): Promise<GivenMark[]> {
  const many = (kind: keyof typeof TOTALS) => Math.round(TOTALS[kind] * part);
  const chance = chanceOf(`${region.tenant} marks`);
  const [content, goods] = await Promise.all([contentTargets(ctx), goodsTargets(ctx)]);
  const users = writers.map(
    (one, at) =>
      ({
        type: 'USER',
        id: one.id,
        weight: 1 / (at + 1),
        since: one.created_at.getTime(),
      }) as const,
  );
  return [
    ...spread(ctx, chance, people, content, many('THUMB_UP'), 'THUMB_UP'),
    ...spread(ctx, chance, people, content, Math.round(many('COLLECT') * 0.4), 'COLLECT'),
    ...spread(ctx, chance, people, goods, Math.round(many('COLLECT') * 0.6), 'COLLECT'),
    ...spread(ctx, chance, people, users, many('FOLLOW'), 'FOLLOW'),
  ];
}

/** Those who joined together like all works of one author, minutes after one another. */
async function marksOfRing(
  ctx: Context,
  ring: readonly number[],
  authorId: number,
): Promise<GivenMark[]> {
  if (ring.length === 0) return [];
  const works = await worksOf(ctx, authorId);
  return ring.flatMap((accountId, at) =>
    works.map(({ id, since }) => ({
      accountId,
      kind: 'THUMB_UP' as const,
      type: 'CONTENT' as const,
      id,
      at: new Date(Math.min(ctx.now.getTime(), since + (at + 1) * 60_000)),
    })),
  );
}

/** One in six shows no face; whoever has something to sell shows none either. */
async function savePeople(
  ctx: Context,
  region: Region,
  count: number,
  before: number,
  takeFace: TakeFace,
) {
  const crowd = crowdOf(region.tenant, count).map((one, at) => ({
    ...one,
    at,
    avatar: at % 6 === 5 || one.persona === 'SPAMMER' ? '' : takeFace(before + at),
    created: new Date(ctx.now.getTime() - one.days * DAY - (at % 1_400) * 60_000),
  }));
  if (crowd.length === 0) return [];
  const rows = await ctx.db.rows<{ id: number; nickname: string }>(sql`
    insert into account (tenant_id, nickname, avatar, trust_level, is_demo, created_at)
    select ${ctx.tenant.id}, p.nickname, p.avatar, p.trust, true, p.created
    from jsonb_to_recordset(${JSON.stringify(crowd)}::jsonb) as p(nickname text, avatar text,
      trust smallint, created timestamptz, at int) order by p.at returning id, nickname`);
  const idOf = new Map(rows.map((row) => [row.nickname, row.id]));
  const saved = crowd.map((one) => ({
    id: idOf.get(one.nickname) as number,
    joined: one.created.getTime(),
    persona: one.persona,
  }));
  const moderators = saved.filter((one) => one.persona === 'MODERATOR').map((one) => one.id);
  await ctx.db.run(
    sql`insert into account_private (account_id, tenant_id, roles) select id, ${ctx.tenant.id},
        '{MODERATOR}' from unnest(${moderators}::bigint[]) m(id)`,
  );
  return saved;
}

/** What is read much is liked much; deals by how good they are. */
async function contentTargets(ctx: Context): Promise<Target[]> {
  const rows = await ctx.db.rows<{ id: number; weight: number; at: Date }>(sql`
    select c.id, (case when c.type = 'DEAL' then 20 + 400 * greatest(coalesce(d.discount, 0), 0)
      else c.view_count / 12.0 + 5 end)::float8 as weight, c.publish_time as at
    from content c left join deal d on d.content_id = c.id where c.tenant_id = ${ctx.tenant.id}
      and c.is_demo and c.publish_time < ${ctx.now} order by c.id`);
  return rows.map((row) => ({
    type: 'CONTENT',
    id: row.id,
    weight: row.weight,
    since: row.at.getTime(),
  }));
}

async function goodsTargets(ctx: Context): Promise<Target[]> {
  const rows = await ctx.db.rows<{ id: number; weight: number }>(
    sql`select id, ln(2 + sold_count)::float8 as weight from goods
        where tenant_id = ${ctx.tenant.id} and is_demo and listed order by id`,
  );
  return rows.map((row) => ({
    type: 'GOODS',
    id: row.id,
    weight: row.weight,
    since: ctx.now.getTime() - 80 * DAY,
  }));
}

async function worksOf(ctx: Context, authorId: number): Promise<{ id: number; since: number }[]> {
  const rows = await ctx.db.rows<{ id: number; at: Date }>(
    sql`select id, publish_time as at from content where tenant_id = ${ctx.tenant.id}
        and author_id = ${authorId} and is_demo order by id`,
  );
  return rows.map((row) => ({ id: row.id, since: row.at.getTime() }));
}

/** Deals `total` marks out to targets by their weight, each by different people. */
function spread(
  ctx: Context,
  chance: Chance,
  people: readonly Person[],
  targets: readonly Target[],
  total: number,
  kind: GivenMark['kind'],
): GivenMark[] {
  const most = Math.floor(people.length * MOST);
  const counts = sharesOf(
    targets.map((target) => target.weight * (0.5 + chance.next())),
    Math.min(total, most * targets.length),
    most,
  );
  return targets.flatMap((target, at) => {
    const start = chance.between(0, people.length - 1);
    const step = strideOf(people.length, chance.between(1, people.length));
    const chosen = Array.from(
      { length: counts[at] as number },
      (_, turn) => people[(start + turn * step) % people.length] as Person,
    );
    return chosen
      .filter((person) => target.type !== 'USER' || person.id !== target.id)
      .map((person) => {
        const from = Math.min(ctx.now.getTime() - 60_000, Math.max(target.since, person.joined));
        // soon after it came, mostly
        const when = from + (ctx.now.getTime() - from) * chance.next() ** 2;
        return {
          accountId: person.id,
          kind,
          type: target.type,
          id: target.id,
          at: new Date(Math.floor(when)),
        };
      });
  });
}

/** Whole numbers by weight that sum up to `total`, none above `most`. */
function sharesOf(weights: readonly number[], total: number, most: number): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const counts = weights.map((weight) => Math.min(most, Math.floor((total * weight) / sum)));
  let left = total - counts.reduce((all, count) => all + count, 0);
  for (let at = 0; left > 0; at = (at + 1) % counts.length) {
    if ((counts[at] as number) >= most) continue;
    counts[at] = (counts[at] as number) + 1;
    left -= 1;
  }
  return counts;
}

/** A step with which a walk in a circle comes by everybody before anybody twice. */
function strideOf(length: number, wish: number): number {
  let step = Math.max(1, wish % length);
  while (divisor(step, length) !== 1) step += 1;
  return step;
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}

/** The price on the day that something was saved. */
async function rememberPrices(ctx: Context): Promise<void> {
  await ctx.db.run(sql`
    update mark m set amount = coalesce(
      (select y.mid from price_day y where y.offer_id = p.best_offer_id
        and y.day <= m.created_at::date order by y.day desc limit 1), p.current_amount)
    from goods_price p where m.tenant_id = ${ctx.tenant.id} and m.kind = 'COLLECT'
      and p.goods_id = case m.target_type when 'GOODS' then m.target_id else (select d.goods_id
        from deal d where d.content_id = m.target_id) end`);
}
