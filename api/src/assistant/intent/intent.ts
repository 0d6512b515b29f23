/**
 * What a question wants: a kind, and the things it names. Pure; no model is asked (AI-06, BEY-10).
 */
import { platformIn } from '../../search/index.ts';
import {
  BETWEEN,
  CHEAPER,
  CHEAPEST,
  COURTESY,
  DEARER,
  DEAREST,
  ENOUGH,
  FILLERS,
  KIND_WORDS,
  MORE,
  PLACES,
  POINTERS,
  POINTING,
  PRESENTS,
  RATED,
  RUDE,
  THE_PLACE,
} from './words.ts';

export type IntentKind =
  | keyof typeof KIND_WORDS
  | 'FIND'
  | 'THANKS'
  | 'HELLO'
  | 'CALM'
  | 'FINE'
  | 'PRESENT'
  | 'PLATFORMS';

export interface Question {
  readonly kind: IntentKind;
  /** What else is asked of the same product: "good price? any coupons?". */
  readonly also: readonly IntentKind[];
  /** What is to be looked for, budget and shop within; empty: what the conversation was about. */
  readonly things: readonly string[];
  /** Which of the cards of the last answer are meant, from 0; -1 is the last. */
  readonly places: readonly number[];
  /** Which of what is meant, or what beside it. */
  readonly by: 'CHEAPEST' | 'DEAREST' | 'RATED' | 'CHEAPER' | 'DEARER' | 'MORE' | null;
  /** It names nothing, but asks of what was shown. */
  readonly pointsBack: boolean;
  /** Of a list that goes on, from 1. */
  readonly page: number;
}

/** Things that are compared at most. */
const MOST_THINGS = 3;
/** Asked of one product; several may be asked at once. */
const OF_ONE = [
  'GOOD_PRICE',
  'EXPLAIN',
  'WAIT',
  'SHIPPING',
  'SELLER',
  'COUPONS',
] as const satisfies readonly IntentKind[];
export type OfOne = (typeof OF_ONE)[number];
const NOTHING = { also: [], things: [], places: [], by: null, pointsBack: false, page: 1 } as const;

export function questionOf(text: string): Question {
  const typed = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  const spoken = typed.replace(COURTESY, ' ').trim();
  if (spoken.replace(/[\p{P}\p{S}\s]+/gu, '') === '' && spoken !== typed)
    return { kind: isGreeting(typed) ? 'HELLO' : 'THANKS', ...NOTHING };
  if (RUDE.test(spoken)) return { kind: 'CALM', ...NOTHING };
  if (ENOUGH.test(spoken)) return { kind: 'FINE', ...NOTHING };
  if (MORE.test(spoken)) return { kind: 'FIND', ...NOTHING, by: 'MORE' };
  const kind = kindOf(spoken);
  if (platformsIn(spoken).length > 1 && (kind === 'COMPARE' || has(spoken, CHEAPER)))
    return { kind: 'PLATFORMS', ...NOTHING, things: withoutPlatforms(spoken) };
  const left = isOfOne(kind) ? without(spoken, KIND_WORDS[kind]) : '';
  const also =
    left === ''
      ? []
      : OF_ONE.filter((one) => one !== kind && has(left, KIND_WORDS[one])).toSorted(
          (a, b) => placeOf(spoken, a) - placeOf(spoken, b),
        );
  const places = placesIn(spoken);
  const named = places.length > 0 ? without(spoken, THE_PLACE) : spoken;
  const by = orderIn(named, kind);
  const meant =
    by === null ? named : [CHEAPER, DEARER, CHEAPEST, DEAREST, RATED].reduce(without, named);
  const rest = [kind, ...also].reduce(
    (left, one) =>
      one in KIND_WORDS ? without(left, KIND_WORDS[one as keyof typeof KIND_WORDS]) : left,
    meant,
  );
  // "A vs B": the word between them is the one that says so
  const parts = kind === 'COMPARE' ? splitOf(meant) : [rest];
  const things = parts.map((part) => bare(part)).filter((part) => part !== '');
  const [first] = things;
  if (kind === 'FIND' && first !== undefined && first.replace(PRESENTS, '') !== first)
    return { kind: 'PRESENT', ...NOTHING, things: [boundOf(bare(first.replace(PRESENTS, ' ')))] };
  return {
    kind,
    also,
    things: things.slice(0, MOST_THINGS),
    places,
    by,
    pointsBack: first === undefined && POINTING.test(spoken),
    page: 1,
  };
}

/** What is asked of one product, in the order in which it was asked. */
export function askedOf({ kind, also }: Question, text: string): OfOne[] {
  const first = isOfOne(kind) ? kind : 'GOOD_PRICE';
  return [first, ...(also as readonly OfOne[])].toSorted(
    (a, b) => placeOf(text.toLowerCase(), a) - placeOf(text.toLowerCase(), b),
  );
}

export function isOfOne(kind: IntentKind): kind is OfOne {
  return (OF_ONE as readonly IntentKind[]).includes(kind);
}

function placeOf(text: string, kind: OfOne): number {
  return text.search(new RegExp(KIND_WORDS[kind].source));
}

/** A bare figure beside a present is what it may cost. */
function boundOf(text: string): string {
  return /^\d/.test(text) ? `<= ${text}` : text;
}

function isGreeting(text: string): boolean {
  return /^(?:hi|hello|hey|halo|hai|hallo|good (?:morning|afternoon|evening)|selamat|assalam|permisi|สวัสดี|หวัดดี|ดี(?:ครับ|ค่ะ|จ้า))/.test(
    text,
  );
}

function kindOf(text: string): IntentKind {
  for (const [kind, words] of Object.entries(KIND_WORDS))
    if (has(text, words)) return kind as IntentKind;
  return 'FIND';
}

function has(text: string, words: RegExp): boolean {
  return text.search(new RegExp(words.source)) >= 0;
}

/** "Shopee or Lazada?": what is left when both are taken out. */
function withoutPlatforms(text: string): string[] {
  const left = platformsIn(text).reduce((rest) => platformIn(rest)?.rest ?? rest, text);
  const thing = bare(
    [CHEAPER, KIND_WORDS.COMPARE]
      .reduce(without, left)
      .replace(new RegExp(BETWEEN.source, 'g'), ' ')
      .replace(/(?<![a-z])(?:is|are|or|apa|di|on|at)(?![a-z])/g, ' '),
  );
  return thing === '' ? [] : [thing];
}

function platformsIn(text: string): string[] {
  const found = platformIn(text);
  return found ? [found.platform, ...platformsIn(found.rest)] : [];
}

function placesIn(text: string): number[] {
  return [...text.matchAll(THE_PLACE)].flatMap(([said]) => {
    const place = PLACES.findIndex((words) => words.test(said));
    return place < 0 ? [] : [place === PLACES.length - 1 ? -1 : place];
  });
}

/** A comparison asks which one is cheaper anyway. */
function orderIn(text: string, kind: IntentKind): Question['by'] {
  if (kind === 'COMPARE' || kind === 'GOOD_PRICE') return null;
  if (has(text, CHEAPEST)) return 'CHEAPEST';
  if (has(text, DEAREST)) return 'DEAREST';
  if (has(text, RATED)) return 'RATED';
  if (has(text, DEARER)) return 'DEARER';
  return has(text, CHEAPER) ? 'CHEAPER' : null;
}

function splitOf(text: string): string[] {
  const marked = text.replace(/(?<![a-z])(?:vs\.?|versus)(?![a-z])/g, ',');
  return without(marked, KIND_WORDS.COMPARE).split(BETWEEN);
}

function without(text: string, words: RegExp): string {
  return text.replace(new RegExp(words.source, 'g'), ' ');
}

/** The thing alone; a question that points back names none. */
function bare(text: string): string {
  let left = ` ${text} `.replace(/[?!？。…]+|(?<=(?:that|it|what|he|she))'s(?![a-z])/g, ' ');
  for (const filler of FILLERS) left = left.trim().replace(filler, ' ');
  const tidy = left.replace(/^[\s,.:;'&+-]+|[\s,.:;'&+-]+$/g, '').replace(/\s+/g, ' ');
  const named = tidy.replace(POINTERS, ' ').replace(/[\p{P}\p{S}\p{Cf}\p{M}\s]+/gu, '');
  return named === '' ? '' : tidy;
}
