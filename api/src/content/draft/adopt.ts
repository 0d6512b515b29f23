/**
 * Notes and deals that came into `content` another way: their authors edit them like any other.
 */
import type { ContributionState } from '#contract/content/audit.ts';
import type { Image } from '#contract/catalog/card.ts';
import type { Disclosure, ViewerType } from '#contract/content/kind.ts';
import sql from 'sql-template-tag';
import { categoriesByIds } from '../../catalog/index.ts';
import type { Context } from '../../kernel/context.ts';
import { writtenOf } from './markdown.ts';
import { nothingWritten } from './written.ts';
import type { Written } from './written.ts';
import { jsonOf } from '../../kernel/json.ts';

interface Foreign {
  id: number;
  code: string;
  type: 'NOTE' | 'DEAL';
  title: string;
  summary: string;
  text: string;
  images: Image[];
  keywords: string[];
  category_ids: number[];
  disclosure: Disclosure;
  viewer_type: ViewerType;
  viewer_ids: number[];
  group_ids: number[];
  audit_status: ContributionState;
  publish_time: Date;
  update_time: Date;
  goods_ids: number[];
  goods_id: number | null;
  url: string | null;
  deal_amount: number | null;
  was_amount: number | null;
  is_freebie: boolean | null;
}

/** Makes contributions of what is not one yet; usually of nothing. */
export async function adopt(ctx: Context, me: number): Promise<void> {
  const rows = await ctx.db.rows<Foreign>(sql`
    select c.id, c.code, c.type, c.title, c.summary, c.text, c.images, c.keywords,
      c.category_ids::float8[] as category_ids, c.disclosure, c.viewer_type,
      c.viewer_ids::float8[] as viewer_ids, c.group_ids::float8[] as group_ids, c.audit_status,
        c.publish_time, c.update_time,
      array(select a.goods_id::float8 from content_goods a where a.content_id = c.id
        order by a.position limit 20) as goods_ids,
      d.goods_id, o.url, d.deal_amount, d.was_amount, d.is_freebie
    from content c left join deal d on d.content_id = c.id left join offer o on o.id = d.offer_id
    where c.author_id = ${me} and c.type in ('NOTE', 'DEAL') and c.audit_status <> 'DELETED'
      and not exists (select from contribution k where k.id = c.id) limit 500`);
  if (rows.length === 0) return;
  const categories = new Map(
    (
      await categoriesByIds(
        ctx.db,
        rows.flatMap((row) => row.category_ids),
      )
    ).map((one) => [one.id, one.code]),
  );
  const given = rows.map((row) => ({ ...row, written: writtenIn(row, categories) }));
  await ctx.db.run(sql`
    insert into contribution (id, tenant_id, code, author_id, type, state, is_public, written,
      passed, goods_id, created_at, updated_at)
    select r.id, ${ctx.tenant.id}, r.code, ${me}, r.type, r.audit_status, r.audit_status = 'PASSED',
      r.written, case when r.audit_status = 'PASSED' then r.written end, r.goods_id,
      r.publish_time, r.update_time
    from jsonb_to_recordset(${jsonOf(given)}::jsonb) as r(id bigint, code text, type text,
      audit_status text, written jsonb, goods_id bigint, publish_time timestamptz,
      update_time timestamptz) on conflict do nothing`);
}

function writtenIn(row: Foreign, categories: ReadonlyMap<number, string>): Written {
  const empty = nothingWritten(row.type);
  return {
    ...empty,
    title: row.title,
    summary: row.summary,
    text: writtenOf(row.text),
    images: row.images,
    keywords: row.keywords,
    classificationCodes: row.category_ids.flatMap((id) => categories.get(id) ?? []).slice(0, 3),
    goodsIds: row.goods_ids,
    disclosure: row.disclosure,
    viewerType: row.viewer_type,
    viewerIds: row.viewer_ids,
    groupIds: row.group_ids,
    deal: empty.deal && {
      ...empty.deal,
      url: row.url ?? '',
      isFreebie: row.is_freebie ?? false,
      goodsId: row.goods_id,
      currentAmount: row.deal_amount,
      originAmount: row.was_amount,
    },
  };
}
