/**
 * Pages: the home modules, low-code pages, the interaction module (API-22, 23, 25, 40, 41; rows
 * CONT-11, CONT-23, LOW).
 */
import Type from 'typebox';
import type { Static } from 'typebox';
import { DealCard } from '../catalog/card.ts';
import { Category } from '../catalog/category.ts';
import { ContentCard } from '../content/card.ts';
import { defineCall, NoAsk } from '../define.ts';
import { Id, IdOrCode, listOf, oneOf, PageFields, PageRequest, text, Time } from '../shapes.ts';
import { HomeModule, ModuleStyle, PageModule } from './module.ts';

export const PAGE_TYPES = [
  'COMMON_PAGE',
  'PAGE_NAVIGATION',
  'PAGE_CATEGORY',
  'RELATION_PAGE',
  'FOLLOW_PAGE',
] as const;
export type PageType = (typeof PAGE_TYPES)[number];

export const homeModules = defineCall({
  name: 'page.home-modules',
  id: 'API-22',
  method: 'POST',
  path: '/saas-search-service/feeds/deals/list-by-all-modules',
  who: 'anyone',
  doc: 'The modules of the home page in their order, each with its first page (DEAL-06). What the daily specials of home show is left out.',
  ask: NoAsk,
  answer: Type.Object({ modules: Type.Array(HomeModule) }),
  cacheSeconds: 30,
});
export const homeDeals = defineCall({
  name: 'page.home-deals',
  id: 'DEAL-06',
  method: 'GET',
  path: '/saas-search-service/feeds/deals/home',
  who: 'anyone',
  doc: 'Live deals, best first, without those that the daily specials and the modules of home show above them, on every page alike. Where that would leave less than a page, all of them.',
  ask: Type.Object(PageFields),
  answer: listOf(DealCard),
  cacheSeconds: 30,
});
export const byModule = defineCall({
  name: 'page.by-module',
  id: 'API-23',
  method: 'POST',
  path: '/saas-search-service/feeds/deals/page-by-module',
  who: 'anyone',
  doc: 'A further page of a module of deals; follows the first page without repeats (DEAL-07). What an earlier module of the page shows appears in no later one.',
  ask: Type.Object({ moduleId: Id, pageRequest: PageRequest }),
  answer: Type.Object({
    ...listOf(DealCard).properties,
    title: Type.String({ description: 'Of the module' }),
  }),
});

export const Page = Type.Object({
  id: Id,
  code: Type.String(),
  type: oneOf(PAGE_TYPES),
  title: Type.String(),
  background: ModuleStyle.properties.background,
  bare: Type.Boolean({ description: 'Shown inside the app: no header, no footer (AMB-53)' }),
  modules: Type.Array(PageModule),
  updateTime: Time,
});
export type Page = Static<typeof Page>;

export const dataModules = defineCall({
  name: 'page.data-modules',
  id: 'API-25',
  method: 'GET',
  path: '/saas-integration-service/page-data-modules/{id}',
  who: 'anyone',
  doc: 'A low-code page by id or code, with its modules filled (LOW-01). A draft needs the signed `preview` of an operator; a FOLLOW_PAGE differs by viewer, so no shared cache keeps any.',
  ask: Type.Object({ id: IdOrCode, preview: Type.Optional(text(500)) }),
  answer: Page,
});

export const interacts = defineCall({
  name: 'page.interacts',
  id: 'API-40',
  method: 'POST',
  path: '/saas-integration-service/home-pages/interacts',
  who: 'anyone',
  doc: 'The interaction module of discover: contents people talk about now, optionally of one of its categories (CONT-23).',
  ask: Type.Object({ categoryCode: Type.Optional(IdOrCode), pageRequest: PageRequest }),
  answer: Type.Object({
    id: Id,
    title: Type.String(),
    style: ModuleStyle,
    ...listOf(ContentCard).properties,
  }),
});
export const interactsCategories = defineCall({
  name: 'page.interacts-categories',
  id: 'API-41',
  method: 'POST',
  path: '/saas-integration-service/home-pages/interacts-categories',
  who: 'anyone',
  doc: 'The tabs of that module: categories with any content, fullest first.',
  ask: NoAsk,
  answer: Type.Object({
    categories: Type.Array(Type.Object({ ...Category.properties, count: Type.Integer() })),
  }),
  cacheSeconds: 30,
});
