/** What somebody may want of the assistant, as the examples are sorted (`examples/`). */
export const WANTS = [
  // goods and lists of them
  'find',
  'budget',
  'trait',
  'more',
  'cheaper',
  'better',
  'cheapest',
  'rated',
  'sold',
  'pick',
  'differ',
  'why-dearer',
  // prices over time
  'alert',
  'alert-change',
  'lowest',
  'moved',
  'wait',
  'fair',
  'real',
  // one of the goods
  'shipping',
  'seller',
  'stock',
  'colours',
  'size',
  // coupons and sums
  'coupons',
  'stack',
  'terms',
  'sum',
  'offers',
  'packs',
  // sales
  'biggest',
  'flash',
  'sale-days',
  'gift',
  // courtesy
  'hello',
  'thanks',
  'fine',
  'anger',
  'chat',
  'outside',
  // Khum itself
  'injected',
  'task',
  'earns',
  'person',
  'shop',
  'free',
  'sources',
  'judged',
  'activities',
  'official',
  'regions',
  'privacy',
  'mistake',
  'proposal',
  'channels',
  'stopped',
  // what only shops do
  'returns',
  'order',
  'paid',
  'delivered',
  'coins',
  // what only somebody else may answer
  'infant',
  'pregnancy',
  'medicine',
  'slimming',
  'expired',
  'charging',
  'electricity',
  'carrier',
  'law',
  'scam',
  'scammed',
  'danger',
] as const;
export type Want = (typeof WANTS)[number];

const known: ReadonlySet<string> = new Set(WANTS);

export function isWant(name: string): name is Want {
  return known.has(name);
}
