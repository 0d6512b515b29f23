/** What is asked of codes, links, usual prices and histories: by the words of every language. Pure. */
import { LEXICONS, SIZE_ORDERS, sourceOf, SPANS } from '../../lexicon/index.ts';
import type { Lexicon, SizeOrder, Span } from '../../lexicon/index.ts';
import type { Held } from '../../words/index.ts';

const holes = {
  shop: sourceOf(LEXICONS.map(({ shops }) => Object.values(shops.platforms).join('\n'))),
};
const pattern = (pick: (detail: Lexicon['detail']) => string) =>
  new RegExp(
    sourceOf(
      LEXICONS.map(({ detail }) => pick(detail)),
      holes,
    ),
    'gu',
  );
export const DETAIL = {
  either: pattern(({ either }) => either),
  link: pattern(({ link }) => link),
  worst: pattern(({ worst }) => worst),
  trulyReduced: pattern(({ trulyReduced }) => trulyReduced),
  colour: pattern(({ colour }) => colour),
  whichPlatform: pattern(({ whichPlatform }) => whichPlatform),
  raisers: pattern(({ raisers }) => raisers),
  seenElsewhere: pattern(({ seenElsewhere }) => seenElsewhere),
  most: pattern(({ most }) => most),
  reducedNow: pattern(({ reducedNow }) => reducedNow),
  onSale: pattern(({ onSale }) => onSale),
  usual: pattern(({ usual }) => usual),
  moved: pattern(({ moved }) => moved),
  reviews: pattern(({ reviews }) => reviews),
  now: pattern(({ now }) => now),
  among: pattern(({ among }) => among),
  amongAll: pattern(({ amongAll }) => amongAll),
  extra: pattern(({ extra }) => extra),
  destination: pattern(({ destination }) => destination),
  ever: pattern(({ ever }) => ever),
  previous: pattern(({ previous }) => previous),
  othersOfKind: pattern(({ othersOfKind }) => othersOfKind),
  otherOne: pattern(({ otherOne }) => otherOne),
  atLowest: pattern(({ atLowest }) => atLowest),
  ofAny: pattern(({ ofAny }) => ofAny),
  leastSpend: pattern(({ leastSpend }) => leastSpend),
  freeFrom: pattern(({ freeFrom }) => freeFrom),
  usableNow: pattern(({ usableNow }) => usableNow),
  withSending: pattern(({ withSending }) => withSending),
  afterCoupon: pattern(({ afterCoupon }) => afterCoupon),
  total: pattern(({ total }) => total),
  free: pattern(({ free }) => free),
  onRecord: pattern(({ onRecord }) => onRecord),
  choosing: pattern(({ choosing }) => choosing),
  untilWhen: pattern(({ untilWhen }) => untilWhen),
  only: pattern(({ only }) => only),
  realOnes: pattern(({ realOnes }) => realOnes),
  instead: pattern(({ instead }) => instead),
  howManyIn: pattern(({ howManyIn }) => howManyIn),
  vague: pattern(({ vague }) => vague),
  swap: pattern(({ swap }) => swap),
  swapFor: pattern(({ swapFor }) => swapFor),
  nextCheapest: pattern(({ nextCheapest }) => nextCheapest),
  lessThanNow: pattern(({ lessThanNow }) => lessThanNow),
  allowed: pattern(({ allowed }) => allowed),
  partGood: pattern(({ partGood }) => partGood),
} as const;

const SPAN_WORDS = SPANS.map((span) => [span, pattern(({ spans }) => spans[span])] as const);

/** How far back a text looks, and the text without it. */
export function spanIn(text: string): { span: Span; rest: string } | undefined {
  const [span, words] = SPAN_WORDS.find(([, one]) => text.search(one) >= 0) ?? [];
  return span && words && { span, rest: text.replace(words, ' ') };
}

const ALIKE = SIZE_ORDERS.map((order) => [order, pattern(({ alike }) => alike[order])] as const);

/** The adjective of size, weight or battery that a text has, and the text without it. */
export function alikeIn(text: string): { order: SizeOrder; rest: string } | undefined {
  const [order, words] = ALIKE.find(([, one]) => text.search(one) >= 0) ?? [];
  return order && words && { order, rest: text.replace(words, ' ') };
}

const HELD = (['memory', 'storage'] as const).map(
  (part) => [part, pattern(({ held }) => held[part])] as const,
);

/** Which of memory and storage a text names, and the text without it. */
export function heldNamed(text: string): { part: Held; rest: string } | undefined {
  const [part, words] = HELD.find(([, one]) => text.search(one) >= 0) ?? [];
  return part && words && { part, rest: text.replace(words, ' ') };
}
