/**
 * Shapes the deals of the demo world: those that the rule proposed get an author, a text and a
 * time; more are written by hand for goods whose discount does not hold, so that every verdict is
 * seen; some have ended.
 */
import sql from 'sql-template-tag';
import type { Context } from '#api/kernel/context.ts';
import { chanceOf } from '../world/random.ts';
import type { Region } from '../world/region.ts';
import { kindOf, textsOf } from '../world/deal-words/kind.ts';
import type { DealKind, JudgedDeal } from '../world/deal-words/kind.ts';
import { FREEBIE_TITLE } from '../world/words.ts';

const HOUR = 3_600_000;

export async function shapeDeals(ctx: Context, region: Region): Promise<void> {
  await writeDeals(ctx, region);
  const deals = await ctx.db.rows<{ content_id: number }>(
    sql`select content_id from deal order by content_id`,
  );
  const chance = chanceOf(`${region.tenant} deals`);
  const shaped = deals.map(({ content_id }) => {
    const minutes = chance.between(3, 60 * 40);
    const ended = chance.maybe(0.12);
    return {
      id: content_id,
      at: new Date(ctx.now.getTime() - minutes * 60_000),
      ends: ended
        ? new Date(ctx.now.getTime() - chance.between(1, minutes) * 30_000)
        : chance.maybe(0.3)
          ? new Date(ctx.now.getTime() + chance.between(6, 96) * HOUR)
          : null,
    };
  });
  await ctx.db.run(sql`update content c set publish_time = s.at, update_time = s.at,
      is_demo = true from jsonb_to_recordset(${JSON.stringify(shaped)}::jsonb) as s(id bigint,
      at timestamptz) where c.id = s.id`);
  // what is in a flash sale ends with it
  await ctx.db.run(
    sql`update deal d set publish_time = s.at, starts_at = least(d.starts_at, s.at),
        ends_at = coalesce((select o.flash_until from offer o where o.id = d.offer_id
          and o.flash_sale and o.flash_until > ${ctx.now}
          and coalesce(s.ends > ${ctx.now}, true)), s.ends) from jsonb_to_recordset(${JSON.stringify(shaped)}::jsonb) as s(id bigint,
        at timestamptz, ends timestamptz) where d.content_id = s.id`,
  );
}

interface Judged extends JudgedDeal {
  readonly id: number;
  readonly ended: boolean;
}

/** What the price history says of each deal of the region, and whether it has ended. */
export async function judgedDeals(
  ctx: Context,
): Promise<readonly { id: number; kind: Exclude<DealKind, 'ENDED'>; ended: boolean }[]> {
  const deals = await ctx.db.rows<Judged>(
    sql`select d.content_id as id, p.verdict, d.labels, p.seen_once or not p.is_current
          as "isDoubtful", d.is_freebie as "isFreebie", d.state = 'EXPIRED' as ended
        from deal d join goods_price p on p.goods_id = d.goods_id join content c
          on c.id = d.content_id where c.is_demo order by d.content_id`,
  );
  return deals.map((deal) => ({ id: deal.id, kind: kindOf(deal), ended: deal.ended }));
}

/** Authors write what the history bears out: after everything that moves a price. */
export async function writeTexts(ctx: Context, region: Region): Promise<void> {
  const chance = chanceOf(`${region.tenant} deal texts`);
  const written = (await judgedDeals(ctx)).map(({ id, kind }) => {
    const texts = textsOf(region.language, kind);
    return { id, text: twoOf(texts, chance.between(0, texts.length - 1)) };
  });
  await ctx.db.run(sql`update content c set text = s.text,
      summary = split_part(s.text, E'\\n\\n', 1)
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as s(id bigint, text text)
    where c.id = s.id`);
}

/** Two different paragraphs. */
function twoOf(texts: readonly string[], first: number): string {
  return `${texts[first]}\n\n${texts[(first + 3) % texts.length]}`;
}

/** By hand: deals whose discount does not hold, so that readers see what the judge says of them. */
async function writeDeals(ctx: Context, region: Region): Promise<void> {
  const wanted = Math.round(region.deals / 5);
  await ctx.db.run(sql`with chosen as (
      select g.id, g.name, g.cover, p.best_offer_id, p.current_amount, p.origin_amount,
        row_number() over (partition by p.verdict order by g.id) as turn
      from goods g join goods_price p on p.goods_id = g.id
      where g.is_demo and p.in_stock and p.current_amount > 0 and p.verdict in ('FAKE',
        'RAISED_FIRST', 'ALWAYS_ON_SALE', 'OVERSTATED', 'UNVERIFIED')
        and not exists (select 1 from deal d where d.goods_id = g.id)
      order by turn, g.id limit ${wanted}
    ), written as (
      insert into content (tenant_id, code, type, title, cover, publish_time, update_time, is_demo)
      select ${ctx.tenant.id}, 'm' || id, 'DEAL', name, cover, ${ctx.now}, ${ctx.now}, true
        from chosen order by turn, id returning id, code)
    insert into deal (content_id, tenant_id, goods_id, offer_id, deal_amount, was_amount, origin,
      publish_time)
    select w.id, ${ctx.tenant.id}, c.id, c.best_offer_id, c.current_amount, c.origin_amount,
      'MANUAL', ${ctx.now} from written w join chosen c on w.code = 'm' || c.id`);
}

/** How many giveaways a region has. */
const FREEBIES = 3;

/** What is cheap is given away: deals that cost nothing (AMB-32), one of which ends soon. */
export async function giveAway(ctx: Context, region: Region): Promise<void> {
  const title = FREEBIE_TITLE[region.language];
  await ctx.db.run(sql`with chosen as (
      select g.id, g.name, g.cover, p.best_offer_id,
        row_number() over (order by p.current_amount, g.id) as turn
      from goods g join goods_price p on p.goods_id = g.id
      where g.is_demo and p.in_stock and not exists (select from deal d where d.goods_id = g.id)
      order by p.current_amount, g.id limit ${FREEBIES}
    ), written as (
      insert into content (tenant_id, code, type, title, cover, publish_time, update_time, is_demo)
      select ${ctx.tenant.id}, 'free' || id, 'DEAL', replace(${title}, '{name}', name), cover,
        ${ctx.now}::timestamptz - turn * interval '5 hours', ${ctx.now}, true from chosen
      order by turn returning id, code, publish_time)
    insert into deal (content_id, tenant_id, goods_id, offer_id, deal_amount, is_freebie, origin,
      publish_time, ends_at)
    select w.id, ${ctx.tenant.id}, c.id, c.best_offer_id, 0, true, 'MANUAL', w.publish_time,
      case when c.turn = 1 then ${new Date(ctx.now.getTime() + 30 * HOUR)}::timestamptz end
    from written w join chosen c on w.code = 'free' || c.id`);
}
