/** What narrows a thing that was named before: a budget, a shop, a colour, a refusal. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf, limitsOf, platformIn, sayIntent } from '../../search/index.ts';
import { boundsIn, normalise } from '../../words/index.ts';
import { heldNamed } from './detail-words.ts';
import { bareOf, questionOf } from './intent.ts';
import { namesNothing } from './left.ts';
import type { Topic } from './carry.ts';
import { isOfOne } from './question.ts';
import type { Question } from './question.ts';
import { SHOWN_WORDS } from './shown.ts';
import { isOfStopWords, isStopWord, trimmedOf, namesIn } from './quote.ts';
import { asTyped } from './typed.ts';
import { has, without, withoutName } from './words.ts';
import type { Words } from './words.ts';

/** Wishes and refusals and nothing else, which are no question: "with free shipping". */
export function isWishAlone(
  text: string,
  currency: CurrencyCode,
  words: Words,
  known?: string,
): boolean {
  const {
    labels,
    verdicts,
    without: refused,
  } = intentOf(`${anchorOf(known, words)}, ${text}`, currency);
  return (
    !text.includes('?') &&
    (labels ?? verdicts ?? refused) !== undefined &&
    isNarrowing(text.toLowerCase(), currency, words, known)
  );
}

/** What stands for the thing that was named before, so that a text goes on from it. */
function anchorOf(known: string | undefined, words: Words): string {
  return (known === undefined ? undefined : words.thingIn(known)) ?? 'x';
}

/** A new budget or refusal looks for others; a shop or a colour asks the same of them. */
function kindWhenNarrowed(
  kind: Question['kind'],
  more: string,
  currency: CurrencyCode,
): Question['kind'] {
  if (kind === 'PRESENT' || kind === 'BIGGEST') return kind;
  const { minAmount, maxAmount, without: refused } = intentOf(`x, ${more}`, currency);
  return refused !== undefined ||
    kind === 'PLATFORMS' ||
    kind === 'COMPARE' ||
    minAmount !== undefined ||
    maxAmount !== undefined
    ? 'FIND'
    : kind;
}

/** "Do you have it in size M?" looks for it, whatever was asked of it before. */
export function narrowedKind(
  { kind }: Topic,
  thing: string,
  said: string,
  currency: CurrencyCode,
  words: Words,
): Question['kind'] {
  const isLookedFor = isOfOne(kind) && has(said, words.have);
  return isLookedFor ? 'FIND' : kindWhenNarrowed(kind, thing, currency);
}

/** What was looked for with a wish that is said alone. */
export function withWish(
  topic: Topic,
  known: string,
  said: string,
  currency: CurrencyCode,
  words: Words,
): Question {
  return {
    ...questionOf(known, words),
    kind: kindWhenNarrowed(topic.kind, said, currency),
    things: [narrowed(known, said, currency, words), ...topic.things.slice(1)],
  };
}

/** A budget, a shop, a colour or a trait alone: it names nothing to be looked for. */
export function isNarrowing(
  typed: string,
  currency: CurrencyCode,
  words: Words,
  known?: string,
): boolean {
  const text = boundsIn(without(typed.toLowerCase(), words.needless)).rest;
  const anchor = anchorOf(known, words);
  const { text: said, ...limits } = intentOf(`${anchor}, ${text}`, currency);
  const { without: refused = [] } = limits;
  const lacked = refused.reduce((all, name) => all.replaceAll(name, ' '), said.replace(anchor, ''));
  const left = refused.length > 0 ? without(lacked, words.lacking) : lacked;
  const bare = [words.colours, words.size, words.measure, words.trait]
    .reduce(without, left)
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim();
  // "the ones below 100 only": what is said around a budget
  const isBudget = limits.minAmount !== undefined || limits.maxAmount !== undefined;
  const isLimited = isBudget && bareOf(without(bare, words.particles), words) === '';
  // "with fast charging" is said of it by itself; without its marks one word may be another, nấu
  const trait = trimmedOf(bare);
  const isOther = has(text, SHOWN_WORDS.having) || (/[^ -~]/.test(text) && !trait.includes(' '));
  // "16 GB of RAM": so much of what it holds
  const isHeld = has(left, words.measure) && heldNamed(bare)?.rest.trim() === '';
  return (
    bare === '' ||
    isLimited ||
    isHeld ||
    words.isTraitOnly(isOther ? bare : trait) ||
    // "fragrance free": a trait as a whole, though a part of it names a thing
    words.isTraitOnly(bareOf(left.replace(/[\p{P}\s]+/gu, ' ').trim(), words)) ||
    (has(left, words.colours) && isNameAlone(bare, words))
  );
}

/** "Got Cuchina in white?": a colour of a maker's is of what is looked for. */
function isNameAlone(text: string, words: Words): boolean {
  const [name, ...others] = namesIn(bareOf(without(text, words.particles), words));
  return name !== undefined && others.length === 0 && words.thingIn(name) === undefined;
}

/** "Ada free shipping tak?": a wish that rows can say, and nothing beside it; without its fillers. */
export function wishIn(said: string, currency: CurrencyCode, words: Words): string | undefined {
  const { text, ...wish } = intentOf(said, currency);
  const isWish = (wish.labels ?? wish.verdicts ?? wish.platforms) !== undefined;
  return isWish && namesNothing(text, words)
    ? sayIntent({ ...wish, text: '' }, currency)
    : undefined;
}

/**
 * What was looked for with what narrows it now: a new budget, shop or colour takes the place of the
 * old one; what was refused stays refused, and wishes stay.
 */
export function narrowed(
  known: string,
  said: string,
  currency: CurrencyCode,
  words: Words,
): string {
  const old = intentOf(known, currency);
  const isNeedless = has(said.toLowerCase(), words.needless);
  const more = isNeedless ? without(said.toLowerCase(), words.needless) : said;
  const anchor = anchorOf(old.text, words);
  const { bounds, rest } = boundsIn(more);
  const { text: left, ...now } = intentOf(`${anchor}, ${rest}`, currency);
  const added = without(left.replace(anchor, '').replace(/^[\s,]+/, ''), words.place);
  const trait = [traitIn(added, words), ...bounds.map(({ phrase }) => phrase)].join(' ');
  const kept = keptOf(old.text, trait, { bounds, isThere: now.platforms !== undefined }, words);
  // "skip the power bank" of two that were looked for
  const others = (now.without ?? []).reduce((left, name) => withoutOne(left, name, words), kept);
  const dropped = others === kept ? [] : (now.without ?? []);
  const both = (field: 'labels' | 'verdicts' | 'without') => [
    ...new Set([...(old[field] ?? []), ...(now[field] ?? [])]),
  ];
  // "it need not be free shipping" takes a wish back
  const wished = (field: 'labels' | 'verdicts') =>
    isNeedless
      ? (old[field] ?? []).filter((one) => now[field]?.includes(one) !== true)
      : both(field);
  const { minAmount, maxAmount } =
    now.minAmount === undefined && now.maxAmount === undefined ? old : now;
  return sayIntent(
    {
      text: `${others} ${trait}`.replace(/\s+/g, ' ').trim(),
      ...(minAmount === undefined ? {} : { minAmount }),
      ...(maxAmount === undefined ? {} : { maxAmount }),
      platforms:
        now.platforms && !isNeedless
          ? now.platforms
          : now.notPlatforms || now.platforms
            ? []
            : (old.platforms ?? []),
      labels: wished('labels'),
      verdicts: wished('verdicts'),
      without: both('without').filter((name) => !dropped.includes(name)),
      perUnit: now.perUnit ?? old.perUnit ?? false,
      ...((now.pieces ?? old.pieces) === undefined
        ? {}
        : { pieces: now.pieces ?? old.pieces ?? 1 }),
    },
    currency,
  );
}

/** What is said of the thing, without what is said around it. */
function traitIn(added: string, words: Words): string {
  const asked = bareOf([words.trait, words.particles].reduce(without, added), words);
  if (asked === '' || isStopWord(added.trim())) return '';
  // "do you have it in size M?"
  const sizes = added.match(words.size) ?? [];
  if (sizes.length > 0 && without(asked, words.size).trim() === '') return sizes.join(' ');
  const trimmed = trimmedOf(added);
  return words.isTraitOnly(trimmed) ? trimmed : added;
}

/** What of a text still holds beside a new size, shop, colour or person. */
function keptOf(
  known: string,
  trait: string,
  { bounds, isThere }: { bounds: ReturnType<typeof boundsIn>['bounds']; isThere: boolean },
  words: Words,
): string {
  const unsized = boundsIn(known)
    .bounds.filter((one) => bounds.some(({ dimension }) => dimension === one.dimension))
    .reduce((left, { phrase }) => left.replace(phrase, ' '), known);
  const place = isThere ? (platformIn(unsized)?.rest ?? unsized) : unsized;
  // what is for women is no longer for men
  return [words.colours, words.size, words.measure, words.whom].reduce(
    (left, one) => (has(trait, one) ? without(left, one) : left),
    place,
  );
}

/** Without one of several things that a text names; as it is, where it names no other. */
function withoutOne(text: string, name: string, { thingIn, beside }: Words): string {
  const left = withoutName(text.toLowerCase(), normalise(name));
  const isOne = left !== text.toLowerCase() && thingIn(name) !== undefined;
  return isOne && thingIn(left) !== undefined ? without(left, beside) : text;
}

/** Wishes and limits, and no thing. */
export function isLimitsAlone(known: string, currency: CurrencyCode, words: Words): boolean {
  const { text, ...limits } = intentOf(`x ${known}`, currency);
  const named = bareOf(text.replace(/^x\b/, ''), words);
  return Object.keys(limits).length > 0 && (named === '' || isOfStopWords(named, words.thingIn));
}

const OF_SHOWN: readonly Question['kind'][] = ['EXPLAIN', 'DIFFER'];

/** Read without its budget and what it refuses, which its things have again. */
export function limited(
  whole: Question,
  said: string,
  currency: CurrencyCode,
  words: Words,
): Question {
  const { text, ...limits } = limitsOf(said, currency);
  if (Object.keys(limits).length === 0 || whole.kind === 'PRESENT') return whole;
  // fillers are known with their marks
  const question = questionOf(asTyped(text, [said]), words);
  if (question.kind !== whole.kind && text !== '') return whole;
  // "449k, is that a real discount?": a price of what was shown is no limit
  if (OF_SHOWN.includes(whole.kind) && question.things.length === 0) return whole;
  const things = question.things.length > 0 ? question.things : [''];
  return {
    ...question,
    kind: whole.kind,
    things: things.map((thing) => sayIntent({ ...limits, text: thing }, currency)),
  };
}

/** "Breezo is fine too": what was refused before no longer is; undefined: it was not. */
export function unrefused(known: string, said: string, currency: CurrencyCode): string | undefined {
  const { without: refused = [], ...kept } = intentOf(known, currency);
  const name = said.trim().toLowerCase();
  const others = refused.filter((one) => one.toLowerCase() !== name);
  return others.length < refused.length
    ? sayIntent({ ...kept, without: others }, currency)
    : undefined;
}

/** What is said now, with the budget and the wishes of before where it says no others. */
export function withLimits(known: string, said: string, currency: CurrencyCode): string {
  const [{ text: _known, ...all }, now] = [intentOf(known, currency), intentOf(said, currency)];
  const { minAmount: _least, maxAmount: _most, ...others } = all;
  const isOther = now.minAmount !== undefined || now.maxAmount !== undefined;
  return sayIntent({ ...(isOther ? others : all), ...now }, currency);
}
