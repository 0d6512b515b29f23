/**
 * What a page depends on: the topics of changes (kernel/changed.ts) after which the calls that it
 * was made of answer otherwise.
 */

const CARDS = ['goods', 'deal'] as const;
/** By the noun of a call. A noun that is not here may depend on anything. */
const TOPICS: Readonly<Record<string, readonly string[]>> = {
  tenant: [],
  switch: [],
  document: [],
  conversation: [],
  moderation: ['moderation'],
  category: ['goods'],
  brand: ['goods'],
  goods: [...CARDS, 'coupon'],
  deal: [...CARDS, 'coupon'],
  price: ['goods', 'outlook'],
  'daily-special': CARDS,
  coupon: ['coupon', ...CARDS],
  'item-group': ['ranking', ...CARDS],
  content: ['content', ...CARDS],
  guide: ['content', ...CARDS],
  search: ['search', 'content', ...CARDS],
  page: ['page', 'ranking', 'content', 'coupon', ...CARDS],
};

/** The topics of a page made of these calls; null: any change. */
export function topicsOf(callNames: Iterable<string>): ReadonlySet<string> | null {
  const topics = new Set<string>();
  for (const name of callNames) {
    const known = TOPICS[name.split('.')[0] as string];
    if (!known) return null;
    for (const topic of known) topics.add(topic);
  }
  return topics;
}
