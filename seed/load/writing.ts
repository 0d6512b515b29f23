/** Articles, notes, guides and hot keywords of the demo world, with the people who write them. */
import sql from 'sql-template-tag';
import { LANGUAGES } from '#contract/language.ts';
import { offerKeywords, savePieces } from '#api/content/index.ts';
import type { Context } from '#api/kernel/context.ts';
import type { Studio, TakeFace } from '../picture/studio.ts';
import { categorySeeds } from '../world/categories.ts';
import type { GoodsSeed } from '../world/goods-drawn.ts';
import type { Region } from '../world/region.ts';
import { HOT_KEYWORDS, peopleOf } from '../world/writing/people.ts';
import { DAY, articles, loadGuides, notes } from './writing-rows.ts';
import type { Found, World } from './writing-rows.ts';

const COUNTS: Readonly<Record<string, { articles: number; notes: number; guides: number }>> = {
  TH: { articles: 60, notes: 160, guides: 8 },
  ID: { articles: 40, notes: 90, guides: 6 },
  SG: { articles: 20, notes: 40, guides: 4 },
  MY: { articles: 20, notes: 50, guides: 4 },
  PH: { articles: 20, notes: 45, guides: 4 },
  VN: { articles: 20, notes: 35, guides: 4 },
};

/** A word is hot where it finds at least so many goods; so many words are. */
const ENOUGH = 2;

const HOTTEST = 20;

/** `share` below 1 makes fewer of each, for tests. */
export async function loadWriting(
  ctx: Context,
  region: Region,
  seeds: readonly GoodsSeed[],
  { take, takeFace }: Pick<Studio, 'take' | 'takeFace'>,
  share: number,
): Promise<void> {
  const counts = COUNTS[region.tenant];
  if (!counts) return;
  const goods = await goodsFound(ctx);
  const categories = categorySeeds();
  const world: World = {
    ctx,
    region,
    people: await loadPeople(ctx, region, takeFace),
    byCategory: Map.groupBy(goods, (one) => one.category),
    goods,
    names: new Map(categories.map((one) => [one.code, one.names])),
    motifs: new Map(categories.map((one) => [one.code, one.motif])),
    seeds: new Map(seeds.map((one) => [one.code, one])),
    take,
  };
  const few = (count: number) => Math.max(3, Math.round(count * share));
  await savePieces(ctx, [
    ...articles(world, few(counts.articles)),
    ...notes(world, few(counts.notes)),
  ]);
  await loadGuides(world, few(counts.guides));
  // who found the deals: editors and shoppers in turn; one in three nobody, which is the site
  await ctx.db.run(
    sql`update content set author_id = (${world.people}::bigint[])[1 + id % ${world.people.length}]
        where type = 'DEAL' and is_demo and id % 3 > 0`,
  );
  const sold = HOT_KEYWORDS.filter(
    ({ category }) => (world.byCategory.get(category)?.length ?? 0) >= ENOUGH,
  ).slice(0, HOTTEST);
  for (const lang of LANGUAGES)
    await offerKeywords(
      ctx,
      lang,
      sold.map((hot) => hot[lang]),
    );
}

function goodsFound(ctx: Context): Promise<Found[]> {
  return ctx.db.rows<Found>(sql`
    select g.id, g.code, g.name, g.cover, g.images, c.code as category, c.id as category_id,
      p.verdict = 'VERIFIED' as verified, p.verdict not in ('RAISED_FIRST', 'FAKE') as honest,
      p.current_amount as amount, g.sold_count as sold
    from goods g join goods_price p on p.goods_id = g.id join category c on c.id = g.category_id
    where g.is_demo and g.listed and p.in_stock order by (p.verdict = 'VERIFIED') desc,
      p.real_discount desc nulls last, g.id`);
}

async function loadPeople(ctx: Context, region: Region, takeFace: TakeFace): Promise<number[]> {
  const people = peopleOf(region.tenant, region.language).map((person, at) => ({
    nickname: person.nickname,
    avatar: takeFace(at),
    biography: person.biography,
    publisher: person.isEditor ? 'PROFESSIONAL' : 'PERSONAL',
    trust: person.isEditor ? 4 : 1 + (at % 3),
    created: new Date(ctx.now.getTime() - (400 - at * 17) * DAY),
  }));
  const rows = await ctx.db.rows<{ id: number }>(sql`
    insert into account (tenant_id, nickname, avatar, biography, publisher_type, trust_level,
      is_demo, created_at)
    select ${ctx.tenant.id}, p.nickname, p.avatar, p.biography, p.publisher, p.trust, true,
      p.created
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p(nickname text, avatar text,
      biography text, publisher text, trust smallint, created timestamptz) returning id`);
  return rows.map((row) => row.id);
}
