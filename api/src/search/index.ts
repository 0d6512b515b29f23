/**
 * Search: text search over goods, deals and writing, facets over goods and deals. It keeps a
 * document of words per subject, filled by listening; lists of lower modules reach its words
 * through the port `words`.
 */
import type { Module } from '../kernel/module.ts';
import { listen } from '../kernel/job-queue/event.ts';
import {
  backfill,
  indexDeals,
  indexGoods,
  indexJudged,
  indexWriting,
} from './document/document.ts';
import { coupons } from './coupons.ts';
import { filters } from './facet.ts';
import { feed } from './feed.ts';
import { findWords } from './find.ts';
import { kinds } from './kinds.ts';
import { related } from './related.ts';
import { search as find } from './search.ts';
import { spell } from './spell.ts';
import { keepKinds } from './suggest/completion.ts';
import { keepPhrases } from './suggest/phrase.ts';
import { suggest } from './suggest/suggest.ts';

export { search as searchAll } from './search.ts';
export { figuresIn } from './query/figure.ts';
export { intentOf, limitsOf } from './query/intent.ts';
export type { Intent } from './query/intent.ts';
export { amountMatches, amountSaid } from './query/amount.ts';
export { sayIntent } from './query/say.ts';
export { isSoft } from './query/soft.ts';
export { platformIn } from './query/shop.ts';
export { keepKinds } from './suggest/completion.ts';
export { keepPhrases } from './suggest/phrase.ts';
export { backfill, indexGoods } from './document/document.ts';
export { countTerms, wordsHeld } from './document/vocabulary.ts';
export {
  addSynonym,
  boostSubject,
  boostsOf,
  documentLag,
  rebuildDocuments,
  removeSynonym,
  synonymGroups,
} from './operate.ts';
export type { BoostSubject } from './operate.ts';

export const search: Module = {
  name: 'search',
  provides: { words: findWords },
  handlers: {
    'search.search': find,
    'search.filters': filters,
    'search.related': related,
    'search.feed': feed,
    'search.suggest': suggest,
    'search.spell': spell,
    'search.kinds': kinds,
    'search.coupons': coupons,
  },
  listeners: [
    listen({
      topic: 'goods.changed',
      name: 'search.index-goods',
      run: (ctx, { goodsIds }) => indexGoods(ctx, goodsIds),
    }),
    listen({
      topic: 'price.judged',
      name: 'search.index-judged',
      run: (ctx, { goodsIds }) => indexJudged(ctx, goodsIds),
    }),
    listen({
      topic: 'deal.changed',
      name: 'search.index-deals',
      run: (ctx, { dealIds }) => indexDeals(ctx, dealIds),
    }),
    listen({
      topic: 'writing.changed',
      name: 'search.index-writing',
      run: (ctx, { contentIds }) => indexWriting(ctx, contentIds),
    }),
    listen({ topic: 'search.behind', name: 'search.catch-up', run: backfill }),
  ],
  schedules: [
    { name: 'search.backfill', everySeconds: 600, run: backfill },
    { name: 'search.phrases', everySeconds: 600, run: keepPhrases },
    { name: 'search.kinds', everySeconds: 600, run: keepKinds },
  ],
};
