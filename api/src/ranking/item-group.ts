/** Leaderboards and collections (API-64..67; LEAD-01..06). */
import type { Answer } from '#contract/calls.ts';
import { fail } from '#contract/errors.ts';
import { textIn } from '#contract/language.ts';
import type { GroupItem, ItemGroup } from '#contract/ranking/item-group.ts';
import { localDay, nextMidnight, startOfDay } from '#contract/time.ts';
import { dealCards, guideCards, writingCards } from '../content/index.ts';
import { categoryNamed, goodsCards } from '../goods/index.ts';
import type { Context } from '../kernel/context.ts';
import { idOf } from '../kernel/identity.ts';
import { cacheFor } from '../kernel/cache.ts';
import type { Handler } from '../kernel/module.ts';
import { listAnswer, pageOf } from '../kernel/paging.ts';
import { isSigned, sign } from '../kernel/signature.ts';
import { methodOf } from './messages/method.ts';
import { groupBy, groupPage, refCount, refRows } from './queries.ts';
import type { GroupRow, RefRow } from './queries.ts';

/** Items of a group in full. */
const MOST_ITEMS = 100;
/** A group is made within this after midnight. */
const MAKING_MS = 120_000;
const PREVIEW = 'item-group.preview';
const cached = cacheFor<Answer<'item-group.page-with-ref'>>({
  seconds: 30,
  topics: ['ranking', 'goods', 'deal'],
});

interface Hidden {
  ignoreOnline: string;
  preview?: string | undefined;
}

export const byId: Handler<'item-group.by-id'> = (ctx, ask) => groupInFull(ctx, ask.id, ask);
export const byCode: Handler<'item-group.by-code'> = (ctx, ask) => groupInFull(ctx, ask.code, ask);

export const pageWithRef: Handler<'item-group.page-with-ref'> = async (ctx, ask) => {
  const page = pageOf(ask.pageRequest);
  const category =
    ask.categoryCode === undefined ? undefined : await categoryNamed(ctx, ask.categoryCode);
  if (ask.categoryCode !== undefined && !category) return listAnswer([], 0, page);
  return cached(
    ctx,
    JSON.stringify([ctx.lang, page, ask.groupType, ask.refSize, category?.id]),
    async () => {
      const { rows, total } = await groupPage(ctx.db, {
        groupType: ask.groupType,
        categoryId: category?.id ?? null,
        limit: page.size,
        offset: page.offset,
      });
      return listAnswer(await showGroups(ctx, rows, ask.refSize), total, page);
    },
  );
};

export const refPages: Handler<'item-group.ref-pages'> = async (ctx, ask) => {
  const group = await groupBy(ctx.db, idOf(ask.groupId), ask.groupId);
  if (!group?.online) throw fail('ranking.not_found');
  const page = pageOf(ask.pageRequest);
  const refs = await refRows(ctx.db, [group.id], page.size, page.offset);
  const total = refs[0]?.total ?? (await refCount(ctx.db, group.id));
  return listAnswer((await itemsOf(ctx, [group], refs)).get(group.id) ?? [], total, page);
};

/**
 * Lets whoever has it see a group that is offline, until an instant: `?ignoreOnline=true&preview=…`
 * (AMB-36).
 */
export function previewOf(ctx: Context, group: { id: number }, until: Date): Promise<string> {
  return sign(ctx, PREVIEW, String(group.id), until);
}

async function groupInFull(ctx: Context, idOrCode: string, hidden: Hidden): Promise<ItemGroup> {
  const group = await groupBy(ctx.db, idOf(idOrCode), idOrCode);
  if (!group || !(group.online || (await maySeeOffline(ctx, group, hidden))))
    throw fail('ranking.not_found');
  return (await showGroups(ctx, [group], MOST_ITEMS))[0] as ItemGroup;
}

async function maySeeOffline(
  ctx: Context,
  group: GroupRow,
  { ignoreOnline, preview }: Hidden,
): Promise<boolean> {
  if (ignoreOnline !== 'true') return false;
  if (ctx.viewer?.roles.length) return true;
  return preview !== undefined && isSigned(ctx, PREVIEW, String(group.id), preview);
}

async function showGroups(
  ctx: Context,
  rows: readonly GroupRow[],
  refSize: number,
): Promise<ItemGroup[]> {
  const refs = await refRows(
    ctx.db,
    rows.map((row) => row.id),
    Math.max(refSize, 1),
  );
  const items = await itemsOf(ctx, rows, refs);
  const totals = new Map(refs.map((ref) => [ref.group_id, ref.total]));
  return rows.map((row) =>
    showGroup(ctx, row, (items.get(row.id) ?? []).slice(0, refSize), totals.get(row.id) ?? 0),
  );
}

function showGroup(ctx: Context, row: GroupRow, items: GroupItem[], itemCount: number): ItemGroup {
  const cover = row.cover || coverOf(items[0]);
  return {
    id: String(row.id),
    code: row.code,
    name: textIn(row.names, ctx.lang),
    description: textIn(row.descriptions, ctx.lang),
    coverImage: cover === '' ? null : { url: cover },
    groupType: row.group_type,
    generationType: row.generation_type,
    orderType: row.order_type,
    subjectType: row.subject_type,
    online: row.online,
    method: methodOf(row, ctx.lang),
    salesDays: row.sales_of === '30_DAYS' ? 30 : null,
    sampleSize: row.generation_type === 'AUTO' ? row.sample_size : itemCount,
    itemCount,
    items,
    updateTime: row.updated_at.toISOString(),
    nextUpdateTime: row.generation_type === 'AUTO' ? nextUpdate(ctx, row).toISOString() : null,
  };
}

function coverOf(item: GroupItem | undefined): string {
  if (!item) return '';
  if (item.subjectType === 'GOODS') return item.goods.cover;
  return item.subjectType === 'CONTENT' ? item.content.coverImage.url : item.topic.coverImage.url;
}

/**
 * The tenant's next midnight; right after midnight, while the list is still being made, two minutes
 * past it.
 */
function nextUpdate(ctx: Context, row: GroupRow): Date {
  const { timezone } = ctx.tenant;
  const midnight = startOfDay(localDay(ctx.now, timezone), timezone);
  const soon = new Date(midnight.getTime() + MAKING_MS);
  return (row.made_at ?? ctx.now) < midnight && ctx.now < soon
    ? soon
    : nextMidnight(ctx.now, timezone);
}

/** Cards of all groups in one batch per kind of subject; what has no card is left out. */
async function itemsOf(
  ctx: Context,
  rows: readonly GroupRow[],
  refs: readonly RefRow[],
): Promise<Map<number, GroupItem[]>> {
  const kind = new Map(rows.map((row) => [row.id, row.subject_type]));
  const idsOf = (type: string) => [
    ...new Set(refs.filter((ref) => kind.get(ref.group_id) === type).map((ref) => ref.subject_id)),
  ];
  const contentIds = idsOf('CONTENT');
  const [goods, deals, writing, guides] = await Promise.all([
    goodsCards(ctx, idsOf('GOODS')),
    dealCards(ctx, contentIds),
    writingCards(ctx, contentIds),
    guideCards(ctx, idsOf('TOPIC')),
  ]);
  const goodsById = new Map(goods.map((card) => [card.id, card]));
  const contentById = new Map([...deals, ...writing].map((card) => [card.id, card]));
  const guideById = new Map(guides.map((card) => [card.id, card]));
  const items = new Map<number, GroupItem[]>(rows.map((row) => [row.id, []]));
  for (const { group_id, subject_id, rank, before, value } of refs) {
    const id = String(subject_id);
    const place = { rank, before, value };
    const list = items.get(group_id) as GroupItem[];
    const [card, content, topic] = [goodsById.get(id), contentById.get(id), guideById.get(id)];
    if (kind.get(group_id) === 'GOODS' && card)
      list.push({ ...place, subjectType: 'GOODS', goods: card });
    else if (kind.get(group_id) === 'CONTENT' && content)
      list.push({ ...place, subjectType: 'CONTENT', content });
    else if (kind.get(group_id) === 'TOPIC' && topic)
      list.push({ ...place, subjectType: 'TOPIC', topic });
  }
  return items;
}
