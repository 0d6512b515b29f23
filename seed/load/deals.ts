/**
 * Shapes the deals of the demo world: those that the rule proposed get an author, a text and a time; more are
 * written by hand for goods whose discount does not hold, so that every verdict is seen; some have ended.
 */
import sql from 'sql-template-tag';
import type { Context } from '#api/kernel/context.ts';
import { chanceOf } from '../world/random.ts';
import type { Region } from '../world/region.ts';
import { DEAL_TEXTS } from '../world/words.ts';

const HOUR = 3_600_000;
const AUTHORS = ['น้ำฝน', 'Ploy', 'Ton', 'Sari', 'Mei', 'Jun'] as const;

interface Found { content_id: number; verdict: string }

export async function shapeDeals(ctx: Context, region: Region): Promise<void> {
  const deals = await ctx.db.rows<Found>(sql`select d.content_id, p.verdict from deal d join goods_price p on p.goods_id = d.goods_id order by d.content_id`);
  const chance = chanceOf(`${region.tenant} deals`);
  const shaped = deals.map(({ content_id, verdict }) => {
    const texts = DEAL_TEXTS[region.language][verdict === 'VERIFIED' ? 'good' : 'plain'];
    const minutes = chance.between(3, 60 * 40);
    return { id: content_id, text: `${chance.pick(texts)}\n\n${chance.pick(texts)}`, author: chance.pick(AUTHORS), at: new Date(ctx.now.getTime() - minutes * 60_000), ends: chance.maybe(0.3) ? new Date(ctx.now.getTime() + chance.between(6, 96) * HOUR) : null };
  });
  await ctx.db.run(sql`update content c set text = s.text, summary = split_part(s.text, E'\n\n', 1), author_name = s.author, publish_time = s.at, update_time = s.at, is_demo = true
    from jsonb_to_recordset(${JSON.stringify(shaped)}::jsonb) as s(id bigint, text text, author text, at timestamptz) where c.id = s.id`);
  await ctx.db.run(sql`update deal d set publish_time = s.at, ends_at = s.ends from jsonb_to_recordset(${JSON.stringify(shaped)}::jsonb) as s(id bigint, at timestamptz, ends timestamptz) where d.content_id = s.id`);
}
