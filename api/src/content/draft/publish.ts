/**
 * A contribution as content: what its author alone sees while it is under review, and what
 * everybody reads once it passed.
 */
import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import {
  categoriesByCodes,
  offerLink,
  offersAt,
  platformOfLink,
  takeGoods,
} from '../../catalog/index.ts';
import type { Context } from '../../kernel/context.ts';
import { takeIn } from '../../price/index.ts';
import { refreshDeals, settleDeals } from '../deal/refresh.ts';
import { placeWriting } from '../writing/place.ts';
import { summaryOf } from '../writing/rich-text.ts';
import { savePieces } from '../writing/save.ts';
import { htmlOfWritten } from './markdown.ts';
import type { ContributionRow } from './queries.ts';
import type { WrittenDeal } from './written.ts';
import { jsonOf } from '../../kernel/json.ts';

/** The source under which prices and offers of users stand. */
const SOURCE = 'user';

/**
 * Writes the working copy into `content` in the state of the contribution. Returns the goods that a
 * deal is of.
 */
export async function writeContent(ctx: Context, row: ContributionRow): Promise<number | null> {
  const isPassed = row.state === 'PASSED';
  await ctx.db.run(sql`
    insert into content (id, tenant_id, code, type, title, author_id, audit_status, publish_time,
      update_time)
    values (${row.id}, ${ctx.tenant.id}, ${row.code}, ${row.type}, '', ${row.author_id},
      'SUBMITTED', ${ctx.now}, ${ctx.now}) on conflict (id) do nothing`);
  const publishTime = row.publish_time ?? ctx.now;
  if (row.type === 'DEAL') return writeDeal(ctx, row, publishTime, isPassed);
  const { written } = row;
  await savePieces(ctx, [
    {
      code: row.code,
      type: 'NOTE',
      title: written.title,
      summary: written.summary,
      text: htmlOfWritten(written.text),
      images: written.images,
      keywords: written.keywords,
      categoryIds: await categoryIds(ctx, row),
      goodsIds: written.goodsIds,
      authorId: row.author_id,
      disclosure: written.disclosure ?? 'NONE',
      viewerType: written.viewerType,
      viewerIds: written.viewerIds,
      groupIds: written.groupIds,
      boughtProof: isPassed && written.proofUrl !== null,
      auditStatus: row.state === 'DRAFT' ? 'SUBMITTED' : row.state,
      publishTime,
      updateTime: ctx.now,
    },
  ]);
  await ctx.db.run(
    sql`update content set review_reason = null, withdrawn_from = null where id = ${row.id}`,
  );
  return null;
}

/** The state alone, with the reason; lists follow. */
export async function writeState(ctx: Context, row: ContributionRow): Promise<void> {
  await ctx.db.run(
    sql`update content set audit_status = ${row.state}, review_reason = ${row.reason},
        withdrawn_from = null where id = ${row.id}`,
  );
  if (row.type === 'DEAL') return settleDeals(ctx, [row.id]);
  await placeWriting(ctx, [row.id]);
  await ctx.emit({ topic: 'writing.changed', contentIds: [row.id] });
}

async function writeDeal(
  ctx: Context,
  row: ContributionRow,
  publishTime: Date,
  isPassed: boolean,
): Promise<number | null> {
  const { written, id } = row;
  const deal = written.deal as WrittenDeal;
  const text = htmlOfWritten(written.text);
  const goods =
    row.goods_id === null
      ? undefined
      : await ctx.db.row<{ cover: string }>(
          sql`select cover from goods where id = ${row.goods_id}`,
        );
  const cover = written.images[0]?.url ?? goods?.cover ?? '';
  await ctx.db.run(sql`
    update content set title = ${written.title}, summary =
      ${written.summary || summaryOf(text, 240)}, text = ${text}, cover = ${cover},
      thumbnail = ${cover},
      images = ${jsonOf(written.images)}::jsonb, keywords = ${written.keywords as string[]},
        category_ids = ${await categoryIds(ctx, row)}::bigint[],
      disclosure = ${written.disclosure ?? 'NONE'},
        bought_proof = ${isPassed && written.proofUrl !== null}, audit_status = ${row.state},
        review_reason = null, withdrawn_from = null,
      publish_time = ${publishTime}, update_time = ${ctx.now} where id = ${id}`);
  if (!isPassed) return row.goods_id;
  const { goodsId, offerId } = await offerOf(ctx, row, deal);
  if (!deal.isFreebie) await observe(ctx, offerId, deal);
  await ctx.db.run(sql`
    insert into deal (content_id, tenant_id, goods_id, offer_id, deal_amount, was_amount,
      is_freebie, is_flash, origin, starts_at, ends_at, state, is_open, publish_time, link_key)
    values (${id}, ${ctx.tenant.id}, ${goodsId}, ${offerId}, ${deal.currentAmount},
      ${deal.originAmount}, ${deal.isFreebie}, ${deal.isFlash}, 'MANUAL', ${deal.startTime}, ${deal.endTime}, 'UPCOMING', false,
      ${publishTime}, ${row.link_key})
    on conflict (content_id) do update set goods_id = excluded.goods_id,
      offer_id = excluded.offer_id, deal_amount = excluded.deal_amount,
      was_amount = excluded.was_amount, is_freebie = excluded.is_freebie,
      is_flash = excluded.is_flash,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, link_key = excluded.link_key,
        state = 'UPCOMING', end_reason = null, ended_at = null`);
  await refreshDeals(ctx, [goodsId]);
  // words that changed are news, whether or not the deal moved in any list
  await ctx.emit({ topic: 'deal.changed', dealIds: [id] });
  return goodsId;
}

/**
 * The offer that the link is of, or another one of the chosen goods; goods that nobody has yet come
 * by the intake.
 */
async function offerOf(
  ctx: Context,
  row: ContributionRow,
  deal: WrittenDeal,
): Promise<{ goodsId: number; offerId: number }> {
  const link = offerLink(deal.url);
  const [known] = link ? await offersAt(ctx.db, link) : [];
  if (known) return { goodsId: known.goodsId, offerId: known.id };
  const externalId = `url:${digest(row.link_key ?? deal.url, 24)}`;
  const [categoryId = null] = await categoryIds(ctx, row);
  const [goods] =
    row.goods_id === null
      ? []
      : await ctx.db.rows<{ match_key: string | null }>(
          sql`select match_key from goods where id = ${row.goods_id}`,
        );
  const matchKey = goods?.match_key ?? `item:${SOURCE}:${externalId}`;
  const { title, images } = row.written;
  // a run's number takes imports back; nobody takes back a deal that way
  const { goodsIds } = await takeGoods(
    ctx,
    { runId: 0, source: SOURCE },
    sql`select 1 as seq, ${externalId}::text as external_id, ${matchKey}::text as match_key,
        ${title}::text as name, null::text as brand_name, null::text as brand_norm,
      ${categoryId}::bigint as category_id, ${images[0]?.url ?? ''}::text as cover,
        ${images.map((one) => one.url)}::text[] as images, ''::text as description,
        '[]'::jsonb as attributes,
      null::text as gtin, ${platformOfLink(deal.url)}::text as platform,
        ${new URL(deal.url).hostname.replace(/^www\./, '')}::text as shop_name, false as is_mall,
        false as flash_sale,
      null::timestamptz as flash_until, null::text as variant, null::text as sku,
        ${deal.url}::text as url, ${ctx.tenant.currency}::text as currency, null::numeric as rating,
        0 as review_count,
      0::bigint as sold_count, null::int as sold_14, null::int as sold_30,
        decode(${digest(`${title} ${deal.url}`, 16)},
        'hex') || decode(${digest(String(deal.currentAmount), 16)}, 'hex') as feed_hash,
        ${ctx.now}::timestamptz as fed_at`,
  );
  if (goodsIds.length > 0) await ctx.emit({ topic: 'goods.changed', goodsIds });
  const made = await ctx.db.row<{ id: number; goods_id: number }>(
    sql`select id, goods_id from offer where tenant_id = ${ctx.tenant.id} and source = ${SOURCE}
        and external_id = ${externalId}`,
  );
  return { goodsId: made?.goods_id as number, offerId: made?.id as number };
}

/** The price that a reviewer let pass is one that was seen. */
async function observe(ctx: Context, offerId: number, deal: WrittenDeal): Promise<void> {
  await takeIn(
    ctx,
    sql`select ${offerId}::bigint, ${ctx.now}::timestamptz, ${ctx.tenant.currency}::text,
        ${deal.currentAmount}::bigint, ${deal.originAmount}::bigint, null::bigint, null::bigint,
      ${deal.couponCode}::text, true, 'PUBLIC'::text, ${SOURCE}::text, 100::smallint,
        decode(${digest(JSON.stringify(deal), 16)}, 'hex'), null::bigint`,
  );
}

async function categoryIds(ctx: Context, { written }: ContributionRow): Promise<number[]> {
  if (written.classificationCodes.length === 0) return [];
  const found = await categoriesByCodes(ctx.db, written.classificationCodes as string[]);
  return written.classificationCodes.flatMap(
    (code) => found.find((one) => one.code === code)?.id ?? [],
  );
}

function digest(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}
