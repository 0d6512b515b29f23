/** What is asked of a product at another platform, and amounts that are no budget. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf, platformIn } from '../../search/index.ts';
import { amountsIn } from '../sum/amounts.ts';
import type { Topic } from './carry.ts';
import { isKindAlone, isNothing } from './left.ts';
import { placesIn } from './places.ts';
import { platformsIn } from './platforms.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { SHOWN_WORDS } from './shown.ts';
import { without } from './words.ts';
import type { Words } from './words.ts';

/** After these a platform is asked for the same product. */
const OF_PRICE: readonly Question['kind'][] = ['GOOD_PRICE', 'EXPLAIN', 'WAIT', 'MOVED'];

/** "Is it at Shopee too?", after a product whose price was asked for: of that one. */
export function thereOf(topic: Topic, text: string, words: Words): Question | undefined {
  const [known] = topic.things;
  const [platform, ...others] = platformsIn(text);
  if (known === undefined || platform === undefined || others.length > 0) return undefined;
  if (!OF_PRICE.includes(topic.asked) || isKindAlone(known, words)) return undefined;
  const around = [words.goingOn, words.place, words.have, words.orders.CHEAPER];
  const said = [...around, words.pointers, SHOWN_WORDS.howMuch, SHOWN_WORDS.beside];
  const left = said.reduce(without, platformIn(text)?.rest ?? '');
  return isNothing(left, words) ? { ...NOTHING, kind: 'PLATFORMS', pointsBack: true } : undefined;
}

/** "Shipping is $5" of goods that were shown: a cost that nobody asked about, and no budget. */
export function unpriced(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const [said, ...others] = amountsIn(text, currency);
  if (said === undefined || others.length > 0 || topic.things.length === 0) return undefined;
  // "the 2nd, how much is shipping?": a place is no fee
  if (placesIn(text.toLowerCase(), words).length > 0) return undefined;
  const isFee = said.role === 'shipping' && said.isClose && said.amount > 0;
  const { labels } = intentOf(`x ${text}`, currency);
  return isFee && labels === undefined && words.thingIn(text.toLowerCase()) === undefined
    ? { ...NOTHING, kind: 'UNREAD' }
    : undefined;
}
