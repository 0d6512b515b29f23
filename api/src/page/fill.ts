/**
 * Fills modules by the same calls that pages make (LOW-01, OPS-45). A module whose source leads to
 * nothing is left out, so that a page never shows an empty box.
 */
import type { Answer } from '#contract/calls.ts';
import type { ContentCard } from '#contract/content/card.ts';
import { QUERY_TYPES } from '#contract/content/content.ts';
import { COUPON_SORTS, COUPON_TYPES } from '#contract/coupon/coupon.ts';
import { GOODS_SORTS } from '#contract/catalog/filter.ts';
import { textIn } from '#contract/language.ts';
import type { ModuleType, PageModule } from '#contract/page/module.ts';
import { activityCards } from '../activity/index.ts';
import { catalog, categoriesByCodes, showCategory } from '../catalog/index.ts';
import { cleanHtml, content, jumpIn, resolveJumps } from '../content/index.ts';
import { coupon } from '../coupon/index.ts';
import { findGoods, goods, goodsCards, onceEach } from '../goods/index.ts';
import type { Context } from '../kernel/context.ts';
import type { Handler, Handlers } from '../kernel/module.ts';
import { pageOf } from '../kernel/paging.ts';
import { ranking } from '../ranking/index.ts';
import type { Shown } from './above.ts';
import { dealsInTurn } from './deals.ts';
import { oneOf, partsOf, sizeOf, wordOf, wordsOf } from './source.ts';
import type { Source } from './source.ts';
import { safeStyle } from './stored.ts';
import type { ModuleRow, Texts } from './stored.ts';

type Body<Type extends ModuleType> = Omit<
  Extract<PageModule, { type: Type }>,
  'id' | 'title' | 'style' | 'more' | 'hasNext' | 'type'
> & { hasNext?: boolean };

/** Fills modules in their order; `above` is what the page shows before them. */
export async function fillModules(
  ctx: Context,
  rows: readonly ModuleRow[],
  above: readonly Shown[],
): Promise<PageModule[]> {
  const [bodies, deals, activities, more] = await Promise.all([
    Promise.all(
      rows.map((row) => (isTogether(row.type) ? undefined : FILL[row.type](ctx, row.source))),
    ),
    dealsInTurn(ctx, rows, above),
    activitiesOf(ctx, rows),
    resolveJumps(
      ctx,
      rows.map((row) => jumpIn(row.more)),
    ),
  ]);
  return rows.flatMap((row, at) => {
    const body =
      row.type === 'DEAL' ? dealBody(deals.get(row.id)) : (activities.get(row.id) ?? bodies[at]);
    if (!body) return [];
    const frame = {
      id: String(row.id),
      title: textIn(row.titles, ctx.lang),
      style: safeStyle(row.style),
      more: more[at] ?? null,
    };
    return [{ hasNext: false, ...frame, ...body, type: row.type } as PageModule];
  });
}

/** Modules whose contents are read for all of a page at once. */
type Together = 'DEAL' | 'ACTIVITY';
const isTogether = (type: ModuleType): type is Together => type === 'DEAL' || type === 'ACTIVITY';

type Fill<Type extends ModuleType> = (
  ctx: Context,
  source: Source,
) => Promise<Body<Type> | undefined>;
const FILL: { readonly [Type in Exclude<ModuleType, Together>]: Fill<Type> } = {
  async GOODS(ctx, source) {
    const filter = {
      categoryCodes: wordsOf(source, 'categoryCodes'),
      brandCodes: wordsOf(source, 'brandCodes'),
      labels: wordsOf(source, 'labels'),
    };
    const size = sizeOf(source, 8);
    // twice as many, so that the same product of another platform may be left out
    const found = await findGoods(
      ctx,
      filter,
      oneOf(source, 'sort', GOODS_SORTS, 'DISCOUNT'),
      pageOf({ page: 1, size: size * 2 }),
    );
    const cards = await goodsCards(ctx, (await onceEach(ctx, found.ids)).slice(0, size));
    return cards.length === 0 ? undefined : { goods: cards };
  },
  async CATEGORY(ctx, source) {
    const codes = wordsOf(source, 'codes');
    const byCode = new Map(
      (await categoriesByCodes(ctx.db, codes)).map((row) => [
        row.code,
        showCategory(row, ctx.lang),
      ]),
    );
    const categories =
      codes.length > 0
        ? codes.flatMap((code) => byCode.get(code) ?? [])
        : await callOf(catalog.handlers, 'category.tops')(ctx, {});
    return categories.length === 0 ? undefined : { categories };
  },
  async BRAND(ctx, source) {
    const codes = wordsOf(source, 'codes');
    const list =
      codes.length > 0 ? { pageRequest: { page: 1, size: 100 }, brandCodes: codes } : undefined;
    const brands = list
      ? (await callOf(goods.handlers, 'brand.navigate')(ctx, list)).content
      : await callOf(goods.handlers, 'brand.home')(ctx, {});
    return brands.length === 0 ? undefined : { brands };
  },
  async COUPON(ctx, source) {
    const ask = {
      type: oneOf(source, 'type', COUPON_TYPES, ''),
      sort: oneOf(source, 'sort', COUPON_SORTS, 'SHELF_TIME_DESC'),
    };
    const list = await callOf(coupon.handlers, 'coupon.pages')(ctx, {
      ...ask,
      platforms: wordsOf(source, 'platforms'),
      pageRequest: { page: 1, size: sizeOf(source, 4) },
    });
    return list.content.length === 0 ? undefined : { coupons: list.content, hasNext: list.hasNext };
  },
  async RANKING(ctx, source) {
    const codes = wordsOf(source, 'codes');
    const list = await callOf(ranking.handlers, 'item-group.page-with-ref')(ctx, {
      groupType: 'RANKING',
      refSize: 5,
      pageRequest: { page: 1, size: 60 },
    });
    const groups =
      codes.length > 0
        ? codes.flatMap((code) => list.content.find((group) => group.code === code) ?? [])
        : list.content.slice(0, sizeOf(source, 3));
    return groups.length === 0 ? undefined : { groups };
  },
  async CONTENT(ctx, source) {
    const tag = wordOf(source, 'tag');
    const codes = wordsOf(source, 'categoryCodes');
    const types = wordsOf(source, 'contentTypeCodes');
    const list = await callOf(content.handlers, 'content.pages')(ctx, {
      queryType: oneOf(source, 'queryType', QUERY_TYPES, 'HOT'),
      ...(types.length > 0 ? { contentTypeCodes: types.filter((type) => type !== 'DEAL') } : {}),
      ...(codes.length > 0 ? { classificationCodes: codes } : {}),
      ...(tag ? { tag } : {}),
      pageRequest: { page: 1, size: sizeOf(source, 4) },
    });
    return list.content.length === 0
      ? undefined
      : { contents: list.content as ContentCard[], hasNext: list.hasNext };
  },
  async BANNER(ctx, source) {
    const parts = partsOf(source, 'banners');
    const jumps = await resolveJumps(
      ctx,
      parts.map((part) => jumpIn(part.jump)),
    );
    const banners = parts.flatMap((part, at) => {
      const image = imageOf(part);
      return image
        ? [{ image, alt: textIn(part.alt as Texts, ctx.lang), jump: jumps[at] ?? null }]
        : [];
    });
    return banners.length === 0 ? undefined : { banners };
  },
  async NOTICE_LIST(ctx, source) {
    const parts = partsOf(source, 'notices');
    const jumps = await resolveJumps(
      ctx,
      parts.map((part) => jumpIn(part.jump)),
    );
    const notices = parts
      .map((part, at) => ({ text: textIn(part.text as Texts, ctx.lang), jump: jumps[at] ?? null }))
      .filter((notice) => notice.text !== '');
    return notices.length === 0 ? undefined : { notices };
  },
  async COUNTDOWN(ctx, source) {
    const time = new Date(wordOf(source, 'toTime') ?? '');
    // what has run out counts nothing down any more
    if (!Number.isFinite(time.getTime()) || time <= ctx.now) return undefined;
    return {
      toTime: time.toISOString(),
      jump: (await resolveJumps(ctx, [jumpIn(source.jump)]))[0] ?? null,
    };
  },
  async RICH_TEXT(ctx, source) {
    const html = cleanHtml(textIn(source.html as Texts, ctx.lang));
    return html === '' ? undefined : { html };
  },
};

function dealBody(list: Answer<'deal.feed'> | undefined): Body<'DEAL'> | undefined {
  return list && list.content.length > 0
    ? { items: list.content, hasNext: list.hasNext }
    : undefined;
}

/** The activities that modules of a page name, by module; what is not public is left out. */
async function activitiesOf(
  ctx: Context,
  rows: readonly ModuleRow[],
): Promise<Map<number, Body<'ACTIVITY'>>> {
  const named = rows.flatMap((row) =>
    row.type === 'ACTIVITY' ? [{ row, activityId: wordOf(row.source, 'activityId') ?? '' }] : [],
  );
  if (named.length === 0) return new Map();
  const cards = await activityCards(
    ctx,
    named.map(({ activityId }) => activityId),
  );
  const known = named.flatMap(({ row, activityId }) => {
    const activity = cards.get(activityId);
    return activity ? [{ row, activity }] : [];
  });
  const jumps = await resolveJumps(
    ctx,
    known.map(({ activity: { type, id } }) =>
      jumpIn({ kind: 'ACTIVITY', target: `${type.toLowerCase()}/${id}` }),
    ),
  );
  return new Map(
    known.flatMap(({ row, activity }, at) => {
      const jump = jumps[at];
      const image = imageOf(row.source) ?? activity.coverImage;
      return jump ? [[row.id, { activityId: activity.id, activity, image, jump }] as const] : [];
    }),
  );
}

function imageOf(part: Source): { url: string } | undefined {
  const url = wordOf(part, 'image');
  return url && (/^https?:\/\//i.test(url) || /^\/(?!\/)/.test(url)) ? { url } : undefined;
}

/** The handler behind a call of a lower module. */
function callOf<Name extends keyof Handlers & string>(
  handlers: Handlers,
  name: Name,
): NonNullable<Handlers[Name]> {
  const handler = handlers[name] as Handler<never> | undefined;
  if (!handler) throw new Error(`${name} has no handler.`);
  return handler as unknown as NonNullable<Handlers[Name]>;
}
