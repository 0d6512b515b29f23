/**
 * What the words typed so far may become (P-15, SRCH-05): brands, categories, guides, tags and
 * keywords by name, then goods with their pictures. Nothing found: what the other keyboard would
 * have written, then the corrected words.
 */
import type { Answer } from '#contract/calls.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import sql from 'sql-template-tag';
import { slugOf } from '../../catalog/index.ts';
import { guideCards, hotKeywords } from '../../content/index.ts';
import { goodsCards } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import { cacheFor } from '../../kernel/cache.ts';
import type { Handler } from '../../kernel/module.ts';
import { coupons, couponWish } from '../coupons.ts';
import { bestMatches } from '../find.ts';
import { intentOf } from '../query/intent.ts';
import { planOf } from '../query/plan.ts';
import { dictionaryOf, foldOfBegun, normalise, otherLayout, thingBy } from '../../words/index.ts';
import { goodsKey, onceBy, phraseKey, phraseKeys } from './alike.ts';
import { hasWords, isWithinWord, wordsBegun } from './begun.ts';
import { completed } from './completion.ts';
import { phraseOf } from './phrase.ts';

type Suggestion = Answer<'search.suggest'>['suggestions'][number];
interface Phrase {
  kind: 'KEYWORD' | 'BRAND' | 'CATEGORY' | 'GUIDE' | 'TAG';
  /** Null: words that nobody keeps. */
  ref: string | null;
  name: string;
}

/** Of the suggestions so many are goods, the last ones. */
const GOODS = 3;
/** So many times as many are read, for some are others in another colour. */
const MANY_COLOURS = 3;
/** The first of a name is the best of so many. */
const OF_A_NAME = 50;
/** So many names of things that begin as typed stand behind so many of the other phrases. */
const COMPLETED = { most: 4, behind: 1 };
/** With so many phrases as typed no others are looked for. */
const ENOUGH = 3;
/** Of fewer letters nobody can tell what they were to become. */
const SHORTEST_SLIP = 5;
const cached = cacheFor<Suggestion[]>({ seconds: 30, max: 2000, topics: ['search'] });

export const suggest: Handler<'search.suggest'> = async (ctx, { keyword, size }) => {
  const typed = phraseOf(keyword);
  if (typed === '') return { suggestions: await hot(ctx, size) };
  return {
    suggestions: await cached(ctx, JSON.stringify([ctx.lang, keyword.trim(), size]), () =>
      suggestionsOf(ctx, keyword, size),
    ),
  };
};

async function hot(ctx: Context, size: number): Promise<Suggestion[]> {
  const { keywords } = await hotKeywords(ctx, { size });
  return keywords.map(({ id, keyword }) => ({ ...wordOf(keyword), keywordId: id }));
}

async function suggestionsOf(ctx: Context, keyword: string, size: number): Promise<Suggestion[]> {
  // mostly it is read as it was typed
  const found = goodsOf(ctx, keyword);
  const [read, typed, coupons] = await Promise.all([
    readingOf(ctx, keyword, size, found),
    found,
    couponsOf(ctx, keyword),
  ]);
  const { phrases } = read;
  const cards = await withNamed(
    ctx,
    read,
    read.text === keyword ? typed : await goodsOf(ctx, read.text),
  );
  const goods = cards.slice(0, GOODS).map(suggestionOfGoods);
  const room = size - Math.min(GOODS, goods.length, Math.max(0, size - 1));
  const shown = phrases.slice(0, room);
  const guides = new Map(
    (
      await guideCards(
        ctx,
        shown.flatMap(({ kind, ref }) => (kind === 'GUIDE' ? [Number(ref)] : [])),
      )
    ).map((guide) => [guide.id, guide]),
  );
  const named = shown.map((phrase) => {
    const guide = phrase.kind === 'GUIDE' ? guides.get(phrase.ref ?? '') : undefined;
    return guide
      ? {
          ...wordOf(phrase.name),
          kind: 'GUIDE' as const,
          code: guide.code,
          href: `/guide/${encodeURIComponent(guide.subtitle)}`,
          imageUrl: guide.coverImage.url || null,
        }
      : suggestionOf(phrase);
  });
  return [...coupons, ...named, ...goods].slice(0, size);
}

/** Words that ask for coupons lead to them, where there are any. */
async function couponsOf(ctx: Context, keyword: string): Promise<Suggestion[]> {
  const { asked } = couponWish(keyword);
  if (!asked) return [];
  const found = await coupons(ctx, { keyword, pageRequest: { page: 1, size: 1 } });
  if (found.totalElements === 0) return [];
  return [
    {
      ...wordOf(keyword.trim()),
      kind: 'COUPON',
      href: `/search?keyword=${encodeURIComponent(keyword.trim())}&tab=COUPON`,
    },
  ];
}

interface Read {
  /** What was typed, or what it was taken for where nothing begins as it was typed. */
  readonly text: string;
  readonly phrases: Phrase[];
  /** Names of things that it may become. */
  readonly names: readonly string[];
}

/**
 * As it was typed, with other words for what begins so; else as the other keyboard would have
 * written it; else corrected.
 */
async function readingOf(
  ctx: Context,
  keyword: string,
  size: number,
  goods: Promise<readonly GoodsCard[]>,
): Promise<Read> {
  const among = (text: string, fold: string) =>
    ctx.db.rows<Phrase>(
      sql`select kind, ref, name from search_phrases(${text}, ${fold}, ${ctx.lang}, ${size})`,
    );
  const find = async (text: string) => {
    const typed = phraseOf(text);
    const own = await among(typed, '');
    const fold = foldOfBegun(typed);
    return own.length > 0 || fold === undefined ? own : among(typed, fold);
  };
  // another word is whole: a toy is no Toyota
  const named = async (other: string) =>
    (await find(other)).filter(({ name }) => hasWords(other, name));
  const { begunBy } = dictionaryOf(ctx.tenant.currency);
  for (const text of [keyword, otherLayout(keyword)]) {
    const [kept, names] = await Promise.all([find(text), completed(ctx, text, COMPLETED.most)]);
    // letters in the middle of a word are the last that somebody means
    const within = kept.filter(({ name }) => isWithinWord(phraseOf(text), name));
    const begun = kept.filter((phrase) => !within.includes(phrase));
    const own = [
      ...begun.slice(0, COMPLETED.behind),
      ...names.map(wordPhrase),
      ...begun.slice(COMPLETED.behind),
    ];
    const others = own.length < ENOUGH ? await Promise.all(begunBy(phraseOf(text)).map(named)) : [];
    const all = [...own, ...others.flat()];
    const titles = all.length < ENOUGH ? (await goods).map(({ name }) => name) : [];
    const words = wordsBegun(text, titles).filter(
      (word) => !all.some(({ name }) => word.startsWith(phraseOf(name))),
    );
    const phrases = [...all, ...words.map(wordPhrase), ...within];
    const once = onceBy(
      withPlaces(onceBy(phrases, ({ kind, ref, name }) => `${kind} ${ref ?? name}`)),
      (phrase) => phraseKeys(phrase.name),
    );
    if (once.length > 0) return { text, phrases: once.slice(0, size), names };
  }
  const corrected =
    phraseOf(keyword).length < SHORTEST_SLIP ? null : (await planOf(ctx, keyword))?.corrected;
  return corrected
    ? { text: corrected, phrases: await find(corrected), names: [] }
    : { text: keyword, phrases: [], names: [] };
}

/** Where a kind or a brand has the same words as a search, it is the one that is offered. */
function withPlaces(phrases: readonly Phrase[]): Phrase[] {
  const places = new Map(
    phrases
      .filter(({ kind }) => kind === 'CATEGORY' || kind === 'BRAND')
      .map((phrase) => [phraseKey(phrase.name), phrase]),
  );
  return phrases.map((phrase) =>
    phrase.kind === 'KEYWORD' ? (places.get(phraseKey(phrase.name)) ?? phrase) : phrase,
  );
}

/**
 * Goods that have the words so far; while these are the beginning of a word that goods are not
 * called, of what they are called.
 */
async function goodsOf(ctx: Context, typed: string): Promise<GoodsCard[]> {
  const { text } = intentOf(typed, ctx.tenant.currency);
  if (text.length < 2) return [];
  const dictionary = dictionaryOf(ctx.tenant.currency);
  const [, done = '', last = ''] = /^(.+)\s(\S+)$/.exec(text.trim()) ?? [];
  // behind a thing the letters typed so far are no other one: "tsinelas pan" becomes "panlalaki"
  const isBegun = dictionary.isThing(normalise(last)) && thingBy(done, dictionary) !== undefined;
  const whole = await goodsFor(ctx, text, isBegun);
  const found = isBegun && whole.length === 0 ? await goodsFor(ctx, done) : whole;
  const [other] = found.length > 0 ? [] : dictionary.begunBy(phraseOf(text));
  return other === undefined ? found : goodsFor(ctx, other);
}

/** One of each of the first names before what only begins with the letters: HADS for "heds". */
async function withNamed(
  ctx: Context,
  { text, names }: Read,
  cards: readonly GoodsCard[],
): Promise<readonly GoodsCard[]> {
  const become = names.filter((name) => name !== phraseOf(text)).slice(0, GOODS - 1);
  const named = await Promise.all(
    become.map((name) => bestMatches(ctx, 'GOODS', name, 1, { among: OF_A_NAME })),
  );
  return onceBy([...(await goodsCards(ctx, named.flat())), ...cards], (card) =>
    goodsKey(card.name),
  );
}

async function goodsFor(ctx: Context, text: string, whole = false): Promise<GoodsCard[]> {
  const ids = await bestMatches(ctx, 'GOODS', text, MANY_COLOURS * GOODS, { whole });
  return onceBy(await goodsCards(ctx, ids), (card) => goodsKey(card.name));
}

function suggestionOfGoods(card: GoodsCard): Suggestion {
  return {
    text: card.name,
    kind: 'GOODS',
    code: card.code,
    href: `/product/${encodeURIComponent(card.code)}`,
    imageUrl: card.cover,
    keywordId: null,
    price: card.isCurrent
      ? { currentPrice: card.currentPrice, currencyCode: card.currencyCode }
      : null,
  };
}

const wordPhrase = (name: string): Phrase => ({ kind: 'KEYWORD', ref: null, name });

function suggestionOf({ kind, ref, name }: Phrase): Suggestion {
  if (ref === null) return wordOf(name);
  if (kind === 'BRAND')
    return { ...wordOf(name), kind, code: ref, href: `/brand/${encodeURIComponent(ref)}` };
  if (kind === 'CATEGORY')
    return {
      ...wordOf(name),
      kind,
      code: ref,
      href: `/products/${encodeURIComponent(slugOf(name) || ref.toLowerCase())}-${ref}`,
    };
  return { ...wordOf(name), kind, keywordId: kind === 'KEYWORD' ? ref : null };
}

function wordOf(text: string): Suggestion {
  return {
    text,
    kind: 'KEYWORD',
    code: null,
    href: `/search?keyword=${encodeURIComponent(text)}`,
    imageUrl: null,
    keywordId: null,
    price: null,
  };
}
