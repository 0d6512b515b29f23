/** A price for so much of a thing: "250 for 5 kg", "$12 for 30 diapers", "isi 30 89rb". Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { LEXICONS, sourceOf } from '../../lexicon/index.ts';
import { AGED, departmentOf, measuresIn, unitIn } from '../../words/index.ts';
import { intentOf, sayIntent } from '../../search/index.ts';
import { amountsIn } from '../sum/amounts.ts';
import type { Said } from '../sum/amounts.ts';
import { CONTAINERS } from '../sum/containers.ts';
import { packsIn, UNITS } from '../sum/packs.ts';
import type { Topic } from './carry.ts';
import { bareOf, questionOf } from './intent.ts';
import { isKindAlone, isNothing, kindAloneOf } from './left.ts';
import { NOTHING } from './question.ts';
import type { Pack, Question } from './question.ts';
import { SHOWN_WORDS } from './shown.ts';
import { TALK } from './talk.ts';
import { has, without, wordsIn } from './words.ts';
import type { Words } from './words.ts';

/** Digits of a figure that is a price without saying so. */
const LONG = 3;
/** Beside a unit that is named alone. */
const SHORT = 2;
const COUNT = String.raw`(?<![\d.,])(\d{1,3})`;
/** "30 pcs", "isi 30": so many pieces. */
const PIECES = new RegExp(
  `(?:${sourceOf(LEXICONS.map(({ goods }) => goods.packOf))})\\s*${COUNT}(?![\\d.,%])(?:\\s*(?:${CONTAINERS}))?|${COUNT}[\\s-]*(?:${CONTAINERS})(?!\\p{L})`,
  'gu',
);
const FOR = sourceOf(LEXICONS.map(({ detail }) => detail.priceFor));
/** Right behind a price: "for 30". */
const BEHIND = new RegExp(`^\\s*(?:${FOR})\\s*(?=\\d)`, 'u');
/** The same before a thing that it is for: "59 for the blender". */
const BEFORE_THING = new RegExp(`^\\s*(?:${FOR})\\s+(?!\\d)`, 'u');

/** A figure that a question begins with, and the thing that is paid for with it behind. */
export function isPaidFor(text: string, { start, end }: Said, words: Words): boolean {
  return bareOf(text.slice(0, start), words) === '' && BEFORE_THING.test(text.slice(end));
}

/** What holds so much is no pack of it: an air fryer of 6 litres. */
export function isHolder(thing: string | undefined, { kindsOf }: Words): boolean {
  const kinds = thing === undefined ? [] : [thing, ...kindsOf(thing)];
  return kinds.some((kind) => HOLDERS.includes(departmentOf(kind)[0] ?? ''));
}
/** The departments of what is bought for what it holds. */
const HOLDERS = [
  'kitchen appliances',
  'cookware',
  'home appliances',
  'bags',
  'luggage',
  'camping',
  'furniture',
];

/** "The pack of 3", "12 pcs": so many in one pack of what is looked for. */
export function ofPackAlone(
  { kind, things: [known] }: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const lower = text.toLowerCase();
  const [said, ...others] = [...lower.matchAll(HOLDING)].map(([one]) => one);
  if (kind !== 'FIND' || known === undefined || said === undefined || others.length > 0)
    return undefined;
  if (has(lower, SHOWN_WORDS.buying) || words.thingIn(known) === undefined) return undefined;
  const left = [words.courtesy, words.goingOn, words.have, SHOWN_WORDS.beside].reduce(
    without,
    lower.replace(said, ' '),
  );
  const { text: named, ...limits } = intentOf(known, currency);
  const bare = named.replace(HOLDING, ' ').trim();
  // a wrench set, "the set of 12"
  const [first = ''] = said.split(' ');
  const kept = bare.endsWith(` ${first}`) ? bare.slice(0, -first.length) : bare;
  const sized = `${kept} ${said}`.replace(/\s+/g, ' ').trim();
  return isNothing(left, words)
    ? { ...NOTHING, kind: 'FIND', things: [sayIntent({ ...limits, text: sized }, currency)] }
    : undefined;
}
/** What titles say of it: "pack of 3", "12 pieces". */
export const HOLDING = new RegExp(
  `(?:pack|set|box) of \\d{1,3}(?![\\d.,%])|${COUNT}[\\s-]*(?:${sourceOf(
    LEXICONS.map(({ goods }) => goods.pieces),
  )})(?!\\p{L})`,
  'gu',
);

/** "250 for 5 kg", "55 a kilo": one price and one measure or number of pieces, said for it. */
export function packedOf(
  question: Question,
  text: string,
  currency: CurrencyCode,
): Question | undefined {
  const found = packIn(text);
  if (found === undefined) return undefined;
  const { pack, said, isStated } = found;
  const left = text.replace(said, ' ; ');
  const [price, ...more] = amountsIn(left, currency);
  const least = isStated ? LONG : SHORT;
  const isFor = price !== undefined && (price.isMoney || price.end - price.start >= least);
  if (!isFor || more.length > 0) return undefined;
  const named = withoutAmounts(left, [price]).replaceAll(';', ' ');
  const words = wordsIn(currency);
  const things = questionOf(named, words)
    .things.map((one) => kindAloneOf(tidy(one.replace(TALK.seenAt, ' ').replace(HELD, ' ')), words))
    .filter((one) => words.thingIn(one));
  return ofHolder({ ...question, things, amount: price.amount, pack }, words);
}

/** What it comes in, at the end of what it is called. */
const HELD = new RegExp(`\\s(?:${CONTAINERS})\\s*$`, 'u');

/** The price is of the thing with its size, where the thing is bought for what it holds. */
export function ofHolder(question: Question, words: Words): Question {
  const { pack, ...others } = question;
  const [thing] = question.things;
  const kind = thing === undefined ? undefined : words.thingIn(thing);
  if (thing === undefined || pack === undefined || pack.unit === 'piece' || !isHolder(kind, words))
    return question;
  // with its maker: "air fryer Morika 5 litres"
  return { ...others, things: [thing.includes(pack.words) ? thing : `${thing} ${pack.words}`] };
}

/** So much of it, and how that is said; undefined: nothing of the kind, or several. */
function packIn(text: string): { pack: Pack; said: string; isStated: boolean } | undefined {
  const stated = measuresIn(text);
  const measure = stated[0] ?? unitIn(text);
  if (measure === undefined) return piecesIn(text);
  const { dimension, amount: size, words } = measure;
  const unit = dimension in UNITS ? UNITS[dimension as keyof typeof UNITS] : undefined;
  if (unit === undefined || stated.length > 1) return undefined;
  const isStated = stated.length > 0;
  return { pack: { unit, size, words: isStated ? words : `1 ${words}` }, said: words, isStated };
}

/** "The pack of 4": how that is said, where it is the only one. */
export function packSaidIn(text: string): string | undefined {
  return piecesIn(text)?.said.trim();
}

function piecesIn(text: string): ReturnType<typeof packIn> {
  const [one, ...others] = [...text.matchAll(PIECES)];
  const size = Number(one?.slice(1).find((count) => count !== undefined) ?? 0);
  if (one === undefined || others.length > 0 || size < 2) return undefined;
  const [said] = one;
  return { pack: { unit: 'piece', size, words: said.trim() }, said, isStated: true };
}

/** "$89 for 4l", "is $12 for 30 good?": a price for so much, of what is named or was before. */
export function offerOf(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const lower = text.toLowerCase();
  if (has(lower, TALK.forWhom) || has(lower, AGED) || packsIn(text, currency)) return undefined;
  const bare = [words.asks.GOOD_PRICE, words.asks.DEALS].reduce(without, lower);
  const said = amountsIn(bare, currency).filter(({ isShare }) => !isShare);
  const [price, ...others] = said;
  const behind = bare.slice(price?.end);
  const [between] = BEHIND.exec(behind) ?? [];
  if (price === undefined || price.role !== 'price' || between === undefined) return undefined;
  if (others.some(({ isMoney }) => isMoney)) return undefined;
  const much = behind.slice(between.length);
  const [count] = /^\d{1,3}(?![\d.,%])/.exec(much) ?? [];
  const found = packIn(much) ?? (count === undefined ? undefined : piecesOf(count));
  if (found === undefined || !much.startsWith(found.said.trim())) return undefined;
  const around = `${bare.slice(0, price.start)} ; ${much.replace(found.said, ' ')}`;
  const left = bareOf([words.goingOn, words.particles].reduce(without, around), words);
  const named = tidy(left.replaceAll(';', ' '));
  const question = {
    ...NOTHING,
    kind: 'GOOD_PRICE',
    amount: price.amount,
    pack: found.pack,
  } as const;
  if (isKindAlone(named, words)) return ofHolder({ ...question, things: [named] }, words);
  const [known] = topic.things;
  const kind = known === undefined ? undefined : words.thingIn(known);
  if (!isNothing(named, words)) return undefined;
  return ofHolder({ ...question, things: kind === undefined ? [] : [kind] }, words);
}

const piecesOf = (count: string): NonNullable<ReturnType<typeof packIn>> => ({
  pack: { unit: 'piece', size: Number(count), words: count },
  said: count,
  isStated: true,
});

/** A text without the amounts that were found in it, and without what is said before them. */
export function withoutAmounts(text: string, said: readonly Said[]): string {
  const left = said.reduceRight((all, { start, end }) => {
    const before = all.slice(0, start).replace(TALK.seen, ' ');
    return `${before} ${all.slice(end)}`;
  }, text);
  return tidy(left);
}

/** Without signs around it. */
export function tidy(text: string): string {
  return text.replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '').replace(/\s+/g, ' ');
}
