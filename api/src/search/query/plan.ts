/**
 * Words → a plan for `search_documents` (migrations): what must be found, what may stand for it and
 * how well, and what to ask for when nothing has everything. Slips are forgiven where a word is
 * unknown to the tenant's documents.
 */
import type { Context } from '../../kernel/context.ts';
import { cacheFor } from '../../kernel/cache.ts';
import {
  beginning,
  dictionaryOf,
  impliedBy,
  isBroken,
  marked,
  otherLayout,
  otherNumber,
  wordRuns,
  wordsOf,
} from '../../words/index.ts';
import type { Dictionary, Run, Word } from '../../words/index.ts';
import { forgive } from './forgive.ts';
import { giftIn } from './gift.ts';
import { giftPlan } from './gift-plan.ts';
import { areSold } from '../sold.ts';
import { isQuoted } from './intent.ts';
import { cutRefused, withRefused } from './refuse.ts';
import { refusedQuery } from './refused-query.ts';
import { synonymsOf, termsOf } from './terms.ts';
import type { Known } from './terms.ts';
import { namesOf } from './ways.ts';
import { assemble } from './assemble.ts';
import type { Plan } from './assemble.ts';
import { addDepartment } from './department.ts';
import { addSpellings, groupOf, othersOf, spansOf } from './group.ts';
import type { Meanings } from './group.ts';
import { addJoined, joinedNames } from './joined.ts';
import { addImplied } from './implied.ts';
import { askForSizes, joinMeasures } from './measured.ts';
import { isSoft } from './soft.ts';
import { isSpoken } from './spoken.ts';
import type { Group } from './unit.ts';
import { demoteAttributes, joinedThings } from './head.ts';
import { unglued } from './glue.ts';
import { respelt } from './respell.ts';
import { joinUnknown } from './unknown.ts';

const MOST_WORDS = 16;
/** So many words of a query are cut or spelt by their neighbours; the others stay as typed. */
const MOST_MENDED = 3;
/** "My phone's charger" names no s. */
const POSSESSIVE = /(?<=\p{L})['’]s(?!\p{L})/gu;

const cached = cacheFor<Plan | null>({ seconds: 30, max: 1000, topics: ['search'] });

/** Null when there is no word in it. */
export function planOf(ctx: Context, text: string): Promise<Plan | null> {
  return cached(ctx, text, () => giftOrWords(ctx, text));
}

async function giftOrWords(ctx: Context, keyword: string): Promise<Plan | null> {
  const { text, without } = cutRefused(keyword);
  const gift = giftIn(text, ctx.tenant.currency);
  if (gift === undefined) return makePlan(ctx, keyword);
  const dictionary = dictionaryOf(ctx.tenant.currency);
  const known = await knownOf(ctx, [gift.rest], { dictionary, synonyms: NONE });
  return giftPlan(ctx, gift, { known, without });
}

async function makePlan(
  ctx: Context,
  keyword: string,
  mayMend = MOST_MENDED,
): Promise<Plan | null> {
  const { text, without } = cutRefused(keyword);
  const typed = isQuoted(text) ? text : text.replace(POSSESSIVE, '');
  const first = wordRuns(typed);
  const isExact = isQuoted(typed);
  const other = isExact ? '' : otherLayout(typed);
  const dictionary = dictionaryOf(ctx.tenant.currency);
  const synonyms = await synonymsOf(ctx);
  const meanings = { dictionary, synonyms: isExact ? NONE : synonyms };
  const known = await knownOf(ctx, [typed, other], meanings);
  const shareOf = (text: string) => knownShare(text, known, dictionary);
  const [share, otherShare] = [shareOf(typed), shareOf(other)];
  // with a slip in it the other reading is not known either, but nobody writes like this
  const isOther =
    otherShare > Math.max(0.6, share + 0.3) ||
    (share < 0.34 && otherShare >= share && isBroken(typed) && !isBroken(other) && other !== '');
  const read = isOther ? other : typed;
  const runs = (isOther ? wordRuns(other) : withMarks(first, typed)).map((run) => ({
    ...run,
    words: run.words.slice(0, MOST_WORDS),
  }));
  const words = runs.flatMap((run) => run.words).slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const total = known.is.get('')?.df ?? 0;
  const isWish = (word: Word) => words.length > 1 && isSoftHere(word, ctx, dictionary);
  const groups = words.map((word, at) => groupOf(word, at, known, isWish(word), dictionary));
  // a word of the language is no slip, though nobody here has it
  for (const group of groups) group.right ||= isSpoken(group.word.text, ctx.tenant.currency);
  nameThings(groups, meanings, known, { text: read, isExact });
  addJoined(groups, known);
  const cut =
    isExact || mayMend === 0
      ? undefined
      : (unglued(groups, dictionary) ?? respelt(groups, dictionary));
  if (cut !== undefined) {
    const plan = await makePlan(ctx, withRefused(cut, without), mayMend - 1);
    return plan && { ...plan, corrected: plan.corrected ?? cut, reason: plan.reason ?? 'TYPO' };
  }
  if (!isExact) await tellUnsold(ctx, groups);
  const isSlip = isExact ? undefined : await forgive(ctx, groups, runs, known, total);
  if (!isExact) joinUnknown(groups, runs, dictionary);
  return assemble(groups, {
    typed,
    text: read,
    isOther,
    corrected: isSlip,
    total,
    refused: refusedQuery(without, dictionary),
  });
}

/** Where nobody sells the thing that comes first, one that is asked for beside it is the thing. */
async function tellUnsold(ctx: Context, groups: readonly Group[]): Promise<void> {
  const things = groups.filter((group) => group.thing && group.kinds);
  for (const group of things) if (!(await areSold(ctx, [group.kinds ?? []]))) group.unsold = true;
  if (things.length === 0 || things.some((group) => !group.unsold)) return;
  for (const unit of joinedThings(groups)) {
    if (!(await areSold(ctx, [unit[0]?.kinds ?? []]))) continue;
    for (const group of unit) {
      group.thing = true;
      group.trait = false;
    }
  }
}

/** What the words name together, and which of it is asked for, of what size. */
function nameThings(
  groups: readonly Group[],
  meanings: Meanings,
  known: Known,
  { text, isExact }: { text: string; isExact: boolean },
): void {
  joinMeasures(groups, text);
  if (!isExact) {
    addSpellings(groups, meanings, known);
    addDepartment(groups, meanings.dictionary);
  }
  demoteAttributes(groups, meanings.dictionary, text);
  if (!isExact) addImplied(groups, meanings, known);
  if (!isExact) askForSizes(groups);
}

/** A thing with its marks is no word of a language without any: in Vietnamese a shelf is no "to". */
function isSoftHere({ text, marked: written }: Word, ctx: Context, { kindsMarked }: Dictionary) {
  const isNamed = written !== undefined && kindsMarked(written).length > 0;
  return !isNamed && isSoft(text, ctx.tenant.currency);
}

const NONE: Meanings['synonyms'] = new Map();

/** The words with the marks that they were typed with, where each is one. */
function withMarks(runs: readonly Run[], typed: string): Run[] {
  const all = marked(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (all.length !== runs.length) return [...runs];
  return runs.map((run, at) => {
    const written = all[at] as string;
    const isMarked = run.words.length === 1 && !run.words[0]?.thai && written !== run.text;
    return isMarked
      ? { ...run, words: run.words.map((word) => ({ ...word, marked: written })) }
      : run;
  });
}

/**
 * One look for all words of the query and their other spellings, as typed and as the other keyboard
 * would have written it.
 */
function knownOf(ctx: Context, texts: readonly string[], meanings: Meanings): Promise<Known> {
  const words = texts.flatMap(wordsOf).slice(0, 4 * MOST_WORDS);
  const joined = words.slice(1).flatMap((word, at) => joinedNames(words[at] as Word, word));
  const spans = spansOf(words);
  const others = spans.flatMap(({ names }) =>
    names.flatMap((name) => [
      ...othersOf(name, meanings),
      ...impliedBy(name, undefined, meanings.dictionary).map((one) => one.name),
    ]),
  );
  const asked = [
    ...words.flatMap((word) => [word.text, ...word.pieces, ...otherNumber(word.text)]),
    ...joined,
    ...others.flatMap(namesOf),
  ];
  return termsOf(ctx, {
    words: ['', ...new Set(asked)],
    beginnings: [...new Set(words.filter((word) => beginning(word)).map((word) => word.text))],
  });
}

/**
 * The share of letters that stand in known words; words of one or two letters are known by chance,
 * unless they stand together in documents.
 */
function knownShare(text: string, known: Known, { spellingsOf }: Dictionary): number {
  const words = wordsOf(text);
  const lettersOf = (some: readonly Word[]) =>
    some.reduce((sum, word) => sum + word.text.length, 0);
  const isPair = (at: number) =>
    known.is.get(`${words[at]?.text}${words[at + 1]?.text}`)?.kind === 'PAIR';
  const told = words.filter(({ text: word }, at) =>
    word.length > 2
      ? known.is.has(word) || known.begins.has(word) || spellingsOf(word).length > 0
      : isPair(at) || (at > 0 && isPair(at - 1)),
  );
  return lettersOf(told) / Math.max(1, lettersOf(words));
}
