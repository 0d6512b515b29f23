/** Pages built from modules (rows LOW), and short links (rows SHO). */
import type { Module } from '../kernel/module.ts';
import { HOME, homeDealsWith } from './above.ts';
import { readDocument } from './document.ts';
import { addPlaceholders } from './placeholder.ts';
import { origin, originOf, shorten } from './short-link.ts';
import { byModule, dataModules, homeModules, interacts, interactsCategories } from './page.ts';

export { HOME };
export { previewOf } from './page.ts';
export { publishDocument } from './document.ts';
export { publishPage, savePage } from './stored.ts';
export type { ModuleSpec, PageSpec } from './stored.ts';

export const page: Module = {
  name: 'page',
  setUp: addPlaceholders,
  provides: { shortLinks: originOf },
  handlers: {
    'page.home-modules': homeModules,
    'page.home-deals': homeDealsWith(homeModules),
    'page.by-module': byModule,
    'page.data-modules': dataModules,
    'page.interacts': interacts,
    'page.interacts-categories': interactsCategories,
    'document.read': readDocument,
    'short-link.origin': origin,
    'short-link.shorten': shorten,
  },
};
