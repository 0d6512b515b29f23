/** A present without what somebody has, dislikes or refuses. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import type { Interest } from '../../lexicon/index.ts';
import { intentOf, sayIntent } from '../../search/index.ts';
import { interestsIn, interestsNamed, withoutInterests } from '../../words/index.ts';
import type { Spoken } from './carry.ts';
import { DETAIL } from './detail-words.ts';
import { bareOf } from './intent.ts';
import { isKindAlone } from './left.ts';
import { namesIn } from './quote.ts';
import { TALK } from './talk.ts';
import { asTyped } from './typed.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** Without what they have or dislike; undefined: nothing is said of that. */
export function withoutSome(
  known: string,
  said: string,
  currency: CurrencyCode,
  words: Words,
): string | undefined {
  if (has(said, TALK.owned)) {
    const owned = without(said, TALK.owned)
      .split(words.between)
      .flatMap((part) => ownedIn(part, words) ?? unknownIn(part, words));
    return owned.reduce((left, one) => withoutThing(left, one, currency), known);
  }
  if (!has(said, TALK.dislikes)) return undefined;
  // "khong lay son, thich nuoc hoa hon": what is wanted instead is a part of its own
  const parts = said.split(PART);
  const disliked = parts.filter((part) => has(part, TALK.dislikes)).join(', ');
  const wanted = parts.length > 1 ? wantedIn(parts, disliked, words) : undefined;
  if (wanted !== undefined) {
    const refused = words.thingIn(without(disliked, TALK.dislikes));
    const left = `${known} ${wanted}`;
    return refused === undefined || refused === wanted
      ? left
      : withoutThing(left, refused, currency);
  }
  const thing = words.thingIn(without(said, TALK.dislikes));
  const [interest] = interestsNamed(said);
  const unliked = interest === undefined ? known : `${known}, hates ${interest}`;
  return thing === undefined ? unliked : withoutThing(unliked, thing, currency);
}

/** Of what is refused neither the thing nor what somebody would like it for; and what is liked. */
export function withoutAll(
  known: string,
  refused: readonly string[],
  { said, goesOn }: Pick<Spoken, 'said' | 'goesOn'>,
  currency: CurrencyCode,
  words: Words,
): string {
  const instead = wantedIn(said.split(PART), refused.join(', ').toLowerCase(), words);
  const before = goesOn ? withWanted(known, refused, said, words) : known;
  const wanted = instead === undefined ? before : `${known} ${instead}`;
  // without a potted plant whoever likes gardening still does; no plants, and they do not
  const interests = refused.flatMap((one) => interestAlone(asTyped(one, [said]), words));
  const unliked = [wanted, ...interests.map((one) => `, hates ${one}`)].join('');
  // of "no food" a department may be named in more words than are refused
  const thing = words.thingIn(said) ?? '';
  const names = refused.map((one) => (thing.includes(one.toLowerCase()) ? thing : one));
  const left = names.reduce((all, one) => withoutThing(all, one, currency), unliked);
  return [left, ...interestsIn(said).liked.map((one) => `likes ${one}`)].join(', ');
}

/** Between what is refused and what is wanted instead; between Thai letters a space. */
const PART = /[,.;:!?\n]+(?!\d)|(?<=[\u0E01-\u0E4E])\s+(?=[\u0E01-\u0E4E])/;

/** "Not lipstick, perfume rather": the thing that a part names alone, and that is not refused. */
function wantedIn(parts: readonly string[], refused: string, words: Words): string | undefined {
  const around = [TALK.likes, DETAIL.instead, words.seeking, words.have, words.particles];
  return parts
    .filter((part) => !has(part, TALK.dislikes))
    .map((part) => bareOf([...around, words.goingOn].reduce(without, part.trim()), words))
    .filter((part) => isKindAlone(part, words) && !refused.includes(part))
    .map((part) => words.thingIn(part))
    .find((thing) => thing !== undefined && thing !== words.thingIn(refused));
}

/** "A smartwatch then, but no Teqra": the thing before what is refused is wanted. */
function withWanted(
  known: string,
  [refused = '']: readonly string[],
  said: string,
  { thingIn }: Words,
): string {
  const thing = thingIn(said.split(refused.toLowerCase())[0] as string);
  return thing === undefined ? known : `${known} ${thing}`;
}

/** The interests that a refused text names, unless it names a thing in more words than they have. */
function interestAlone(refused: string, words: Words): readonly Interest[] {
  const named = interestsNamed(refused.toLowerCase());
  const left = withoutInterests(refused.toLowerCase());
  return words.thingIn(refused) === undefined || isNothingLeft(left) ? named : [];
}
const isNothingLeft = (text: string): boolean => !/\p{L}/u.test(text);

/** The thing, which may have what points at it for an ending: "krayonnya". */
const ownedIn = (part: string, { thingIn, pointing }: Words): string | undefined =>
  thingIn(part) ?? thingIn(without(part, pointing));

/** "She has a drip set": what is no thing that is known, by its first word. */
function unknownIn(part: string, words: Words): string[] {
  const [name = ''] = namesIn(bareOf(part, words));
  const [first = ''] = name.split(/\s+/);
  return first.length >= NAME ? [first] : [];
}
const NAME = 4;

function withoutThing(known: string, owned: string, currency: CurrencyCode): string {
  const { text, without: refused = [], ...limits } = intentOf(known, currency);
  return sayIntent({ ...limits, text, without: [...refused, owned] }, currency);
}
