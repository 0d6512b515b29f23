/**
 * Pages built from modules: home, low-code pages, the interaction module (API-22, 23, 25, 40, 41).
 */
import type { Answer } from '#contract/calls.ts';
import type { ContentCard } from '#contract/content/card.ts';
import { fail } from '#contract/errors.ts';
import { textIn } from '#contract/language.ts';
import type { HomeModule, PageModule } from '#contract/page/module.ts';
import sql from 'sql-template-tag';
import { categoriesByIds, showCategory } from '../catalog/index.ts';
import { countWriting, findWriting, placesOf, writingCards } from '../content/index.ts';
import type { Context } from '../kernel/context.ts';
import { idOf } from '../kernel/identity.ts';
import { cacheFor } from '../kernel/cache.ts';
import type { Handler } from '../kernel/module.ts';
import { listAnswer, pageOf } from '../kernel/paging.ts';
import { isSigned, sign } from '../kernel/signature.ts';
import { HOME, shownAbove } from './above.ts';
import { dealsOf } from './deals.ts';
import { fillModules } from './fill.ts';
import { INTERACTS } from './messages/interacts.ts';
import { isOut, liveModule, modulesOf, pageBy, safeStyle } from './stored.ts';
import type { ModuleRow, PageRow } from './stored.ts';

const PREVIEW = 'page.preview';

const cachedHome = cacheFor<Answer<'page.home-modules'>>({
  seconds: 30,
  max: 50,
  topics: ['page', 'deal', 'content'],
});

/**
 * Home knows modules of deals and of categories; the page may hold others, which its own address
 * shows (DEAL-06).
 */
export const homeModules: Handler<'page.home-modules'> = (ctx) =>
  cachedHome(ctx, ctx.lang, async () => {
    const page = await pageBy(ctx, HOME);
    if (!page || !isOut(page, ctx.now)) return { modules: [] };
    const rows = (await modulesOf(ctx, page.id, true)).filter(
      (row) => row.type === 'DEAL' || row.type === 'CATEGORY',
    );
    return { modules: (await fillOf(ctx, page, rows)).flatMap(asHome) };
  });

export const byModule: Handler<'page.by-module'> = async (ctx, ask) => {
  const { page, size } = pageOf(ask.pageRequest);
  const module = await liveModule(ctx, idOf(ask.moduleId) ?? 0);
  if (!module || module.type !== 'DEAL') throw fail('common.not_found');
  return {
    ...(await dealsOf(ctx, module, { page, size })),
    title: textIn(module.titles, ctx.lang),
  };
};

export const dataModules: Handler<'page.data-modules'> = async (ctx, { id, preview }) => {
  const page = await pageBy(ctx, id);
  const draft =
    page !== undefined &&
    preview !== undefined &&
    (await isSigned(ctx, PREVIEW, String(page.id), preview));
  if (!page || !(draft || isOut(page, ctx.now))) throw fail('common.not_found');
  return show(ctx, page, await fillOf(ctx, page, await modulesOf(ctx, page.id, !draft)));
};

async function fillOf(ctx: Context, page: PageRow, rows: readonly ModuleRow[]) {
  return fillModules(ctx, rows, await shownAbove(ctx, page.code));
}

/** Lets whoever has it see the draft of a page, until an instant. */
export function previewOf(ctx: Context, page: { id: number }, until: Date): Promise<string> {
  return sign(ctx, PREVIEW, String(page.id), until);
}

function show(ctx: Context, page: PageRow, modules: PageModule[]): Answer<'page.data-modules'> {
  return {
    id: String(page.id),
    code: page.code,
    type: page.type,
    title: textIn(page.titles, ctx.lang),
    background: page.background,
    bare: page.bare,
    modules,
    updateTime: page.updated_at.toISOString(),
  };
}

function asHome(module: PageModule): HomeModule[] {
  const { id, title, style, hasNext } = module;
  if (module.type === 'DEAL')
    return [{ id, title, style, hasNext, type: 'DEAL', items: module.items }];
  if (module.type === 'CATEGORY')
    return [{ id, title, style, hasNext, type: 'CATEGORY', categories: module.categories }];
  return [];
}

/** What people talk about now: all writing in the order of its heat. */
export const interacts: Handler<'page.interacts'> = async (ctx, ask) => {
  const page = pageOf(ask.pageRequest);
  const places = await placesOf(
    ctx,
    ask.categoryCode === undefined ? {} : { classificationCodes: [ask.categoryCode] },
  );
  const frame = {
    id: '1',
    title: INTERACTS[ctx.lang],
    style: safeStyle({ layout: 'HORIZONTAL', columns: 2 }),
  };
  if (!places) return { ...frame, ...listAnswer<ContentCard>([], 0, page) };
  const query = { places, order: 'HOT', without: [] } as const;
  const [ids, total] = await Promise.all([
    findWriting(ctx, query, page.size, page.offset),
    countWriting(ctx, query),
  ]);
  return { ...frame, ...listAnswer(await writingCards(ctx, ids), total, page) };
};

const cachedTabs = cacheFor<{ id: number; count: number }[]>({
  seconds: 30,
  max: 20,
  topics: ['content'],
});

/** Top categories with any writing, fullest first; each is counted no further than lists are. */
export const interactsCategories: Handler<'page.interacts-categories'> = async (ctx) => {
  const counts = await cachedTabs(ctx, '', () =>
    ctx.db.rows<{ id: number; count: number }>(sql`
      select k.id, n.count from category k cross join lateral (
        select count(*) as count from (select from content_place p
          where p.place = 'category:' || k.id limit ${ctx.config.countedUpTo}) c) n
      where k.level = 1 and n.count > 0 order by 2 desc, k.id`),
  );
  const rows = await categoriesByIds(
    ctx.db,
    counts.map((one) => one.id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    categories: counts.flatMap(({ id, count }) => {
      const row = byId.get(id);
      return row ? [{ ...showCategory(row, ctx.lang), count }] : [];
    }),
  };
};
