/** What a conversation is about after each of its questions. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { isBrandWord, wordsOf } from '../../words/index.ts';
import type { Topic } from './carry.ts';
import { codesIn } from './code.ts';
import { narrowed } from './narrow.ts';
import { isOfOne } from './question.ts';
import type { Question } from './question.ts';
import { namesIn, namesThing } from './quote.ts';
import type { Words } from './words.ts';

/** Said beside the matter: what was spoken of before still is. */
const ASIDE: readonly Question['kind'][] = [
  'THANKS',
  'HELP',
  'HELLO',
  'SALES',
  'CALM',
  'FINE',
  'CHAT',
  'SERVICE',
  'MEASURE',
  'WARNING',
  'OUTSIDE',
  'TRUST',
  'ABOUT',
  'DIFFER',
  'SHOP',
  'INCLUDED',
  'SHOP_PRICES',
  'STACKING',
  'CLAIM',
  'CODE',
  'LINK',
  'EXTRA',
  'UNREAD',
  'UNREAD_PACKS',
];

/** So few words name a product; of a story about it the thing alone is known. */
const NAME = 3;
const toldOf = (text = '', { thingIn }: Words): string | undefined =>
  namesIn(text).length > NAME ? thingIn(text) : text;

/** The code of a coupon in capitals, and no thing. */
function isOfCode(text = '', { thingIn }: Words): boolean {
  const codes = codesIn(text)?.codes ?? [];
  return thingIn(text) === undefined && codes.some((one) => one === one.toUpperCase());
}

/** What is spoken of after a question. */
export function topicAfter(
  topic: Topic,
  question: Question,
  currency: CurrencyCode,
  words: Words,
): Topic {
  const { kind, things, of, isOfAll, places } = question;
  const next = nextOf(topic, question, currency, words);
  const isSame = next.things[0] === topic.things[0];
  const isOther = isSame ? places.length > 0 && places[0] !== topic.places?.[0] : true;
  return {
    ...next,
    isOfAll: isOfAll === true,
    shop: kind === 'SHOP' ? things[0] : undefined,
    stacked: kind === 'STACKING' ? things : undefined,
    isPart: of !== undefined,
    places: isSame && places.length === 0 ? (topic.places ?? []) : places,
    ...(isOther ? { before: { things: topic.things, places: topic.places ?? [] } } : {}),
  };
}

function nextOf(topic: Topic, question: Question, currency: CurrencyCode, words: Words): Topic {
  const { kind, things, places, by, page, amount, of, isOfThat, isOfAll } = question;
  const { thingIn } = words;
  if (kind === 'RECKON' || kind === 'OFFERS' || kind === 'PACKS') {
    // "soap, 3 for 120 or 45 each?": of soap from then on
    const packed = kind === 'PACKS' ? thingIn(things[0] ?? '') : undefined;
    const spoken = packed === undefined ? {} : ({ kind: 'FIND', things: [packed] } as const);
    return { ...topic, ...spoken, asked: kind, sum: things[0] ?? '', reckoned: question };
  }
  if ((kind === 'PIECES' && things.length === 0) || (kind === 'FIND' && isOfAll))
    return { ...topic, asked: kind };
  if (kind === 'PIECES') return { ...topic, kind: 'FIND', things, asked: kind, page };
  if (
    kind === 'SIZED' ||
    kind === 'PICK' ||
    kind === 'MOVED' ||
    kind === 'REVIEWS' ||
    kind === 'TOTAL'
  )
    return { ...topic, ...(things.length > 0 ? { kind: 'FIND', things } : {}), asked: kind };
  // "what's a normal price for a kettle?" is of kettles from then on
  if (kind === 'USUAL') return { ...topic, kind: 'FIND', things, asked: kind, page };
  if (kind === 'BIGGEST') return { ...topic, kind, things, asked: kind, page };
  if ((kind === 'DEALS' || kind === 'ENDING') && things.length === 0)
    return { ...topic, asked: kind, page };
  // "how many litres should an air fryer have?" is of air fryers from then on
  if (kind === 'MEASURE' && things.length > 0)
    return { ...topic, kind: 'FIND', things, asked: 'FIND', page };
  // "can the second go into a dishwasher?" looks for nothing else
  const isOfPlace = kind === 'FIND' && places.length > 0 && topic.things.length > 0;
  if (isOfPlace && things[0] !== undefined && thingIn(things[0]) === undefined)
    return { ...topic, asked: kind };
  // "PANTRY12, what's the minimum?" is of a coupon, and looks for nothing
  if (kind === 'FIND' && isOfCode(things[0], words)) return topic;
  // a claim of a kind, or what only the shop knows of a thing: of that from then on
  const isProduct = wordsOf(of ?? '').some((word) => isBrandWord(word.text));
  const warned = kind === 'WARNING' && (topic.things.length === 0 || isProduct);
  const told = kind === 'SERVICE' ? toldOf(things[0], words) : undefined;
  const aside = kind === 'CLAIM' || warned ? of : told;
  if (aside !== undefined && thingIn(aside) !== undefined)
    return { ...topic, kind: 'FIND', things: [aside], asked: kind, page };
  if (ASIDE.includes(kind)) return topic;
  // "with four wheels": whatever comes next is of these
  if (of !== undefined && isOfThat && things[0] !== undefined)
    return { ...topic, asked: kind, things: [narrowed(of, things[0], currency, words)] };
  if (of !== undefined) return { ...topic, asked: kind };
  // whoever asks for something cheaper still looks for it
  const goesOn = by === 'CHEAPER' || by === 'DEARER' || by === 'MORE' || by === 'COLOURS';
  const asked = goesOn && kind !== 'PRESENT' ? 'FIND' : kind;
  const named = kind === 'ALERT' ? 'FIND' : asked;
  // "why so expensive" names nothing that another question could be about
  const [thing = ''] = things;
  const isUnnamed = isOfOne(kind) && !namesThing(thing) && thingIn(thing) === undefined;
  const { amount: _before, ...kept } = topic;
  const seen = amount === undefined ? {} : { amount };
  if (isUnnamed && topic.things.length > 0) return { ...topic, asked, ...seen };
  return things.length > 0
    ? { ...kept, kind: named, things, asked, page, ...seen }
    : { ...kept, asked, ...seen };
}
