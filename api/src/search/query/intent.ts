/**
 * What of a query is not a word to be found: budgets ("ไม่เกิน 1000", "di bawah 500rb", "under
 * 50"), shops, free shipping. The rest are the words.
 */
import { PLATFORM_NAMES } from '#contract/catalog/label.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { byCurrency, LEXICONS, lexiconsIn } from '../../lexicon/index.ts';
import type { Lexicon } from '../../lexicon/index.ts';
import { normalise, withoutRating } from '../../words/index.ts';
import { BORDER, withoutBorders } from './border.ts';
import { amountOf } from './amount.ts';
import { figureReader } from './figure.ts';
import { rangeReader } from './range.ts';
import { measureReader, unhidden } from './measure.ts';
import { moneyPatterns } from './money.ts';
import type { MoneyPatterns } from './money.ts';
import { cutRefused, refusalReader } from './refuse.ts';
import { platformPatterns, servicesPattern, wishPatterns } from './shop.ts';
import { sharedReader } from './share.ts';

/** Amounts in the minor unit of the tenant's currency. */
export interface Intent {
  readonly text: string;
  readonly minAmount?: number;
  readonly maxAmount?: number;
  readonly platforms?: readonly string[];
  readonly labels?: readonly string[];
  readonly verdicts?: readonly string[];
  /** Names that nothing found may have; a platform among them is one of `notPlatforms` too. */
  readonly without?: readonly string[];
  readonly notPlatforms?: readonly string[];
  /** By what a kilo, a litre or a piece costs. */
  readonly perUnit?: boolean;
  /** The budget is the share of one of so many. */
  readonly pieces?: number;
}
type Found = { -readonly [Key in keyof Omit<Intent, 'text'>]: Intent[Key] };
/** Takes what the pattern finds out of the text where it can be used. */
type Take = (pattern: RegExp, use: (groups: string[]) => Found | undefined) => void;

/** "Around 60" is up to a quarter less or more. */
const NEAR = 0.25;

/** Words in quotes mean nothing but themselves. */
export function isQuoted(keyword: string): boolean {
  return /^\s*["“”„].+["“”]\s*$/.test(keyword);
}

type Reader = ReturnType<typeof readersOf>;
function readersOf(lexicons: readonly Lexicon[], currency: string) {
  const local = lexiconsIn(currency, lexicons);
  return {
    rangesOf: rangeReader(local),
    figuresOf: figureReader(local),
    measuresOf: measureReader(local),
    money: moneyPatterns(local, currency),
    platforms: platformPatterns(lexicons),
    wishes: wishPatterns(lexicons),
    services: servicesPattern(lexicons),
    refusals: refusalReader(local, currency),
    shared: sharedReader(lexicons),
  };
}

/** Reads queries by the words of these languages. */
export function intentReader(
  lexicons: readonly Lexicon[],
): (keyword: string, currency: CurrencyCode) => Intent {
  const readerIn = byCurrency((currency) => readersOf(lexicons, currency));
  return (keyword, currency) => read(readerIn(currency), keyword, currency);
}

function read(reader: Reader, keyword: string, currency: CurrencyCode, limitsOnly = false): Intent {
  const { rangesOf, figuresOf, measuresOf, money, platforms, wishes, services, refusals, shared } =
    reader;
  const typed = cutRefused(keyword);
  if (isQuoted(typed.text))
    return { text: typed.text.trim(), ...refusedOf(typed.without, platforms) };
  const spelt = figuresOf(rangesOf(withoutRating(normalise(typed.text).replaceAll('`', ' '), '')))
    .replace(/\s+/g, ' ')
    .trim();
  let text = measuresOf(spelt);
  const found: Found = {};
  const take: Take = (pattern, use) => {
    const match = pattern.exec(text);
    const used = match && use(match.slice(1).map((group) => group ?? ''));
    if (!used) return;
    Object.assign(found, used);
    text = `${text.slice(0, match.index)} ${BORDER} ${text.slice(match.index + match[0].length)}`
      .replace(/\s+/g, ' ')
      .trim();
  };
  const isBeside = (pattern: RegExp) => withoutBorders(text.replace(pattern, ' ')) !== '';
  if (/\d/.test(text)) {
    const whole = text;
    takeBudget(take, (pattern) => text.search(pattern), found, money, currency);
    const share = shared(text, whole, found);
    text = share.text;
    Object.assign(found, share.found);
  }
  text = unhidden(text);
  for (const { pattern, found: wish } of limitsOnly ? [] : wishes)
    for (let more = pattern.test(text); more && isBeside(pattern); more = pattern.test(text))
      take(pattern, () => added(found, wish));
  const left = refusals(text);
  if (withoutBorders(left.text) !== '') {
    text = left.text;
    Object.assign(found, refusedOf([...typed.without, ...left.without], platforms));
  }
  if (limitsOnly) return { text: withoutBorders(text), ...found };
  // a shop alone is what is looked for; beside other words it is where
  for (const [pattern, platform] of platforms)
    if (isBeside(pattern))
      take(pattern, () => ({ platforms: [...(found.platforms ?? []), platform] }));
  text = withoutBorders(text);
  const rest = text.replace(services, ' ').replace(/\s+/g, ' ').trim();
  if (rest !== text && rest !== '') return { text: rest, ...found };
  // as it was typed where nothing was taken out: another keyboard's letters look like doubled
  // marks
  return Object.keys(found).length === 0 ? { text: typed.text.trim() } : { text, ...found };
}

function added({ labels = [] }: Found, wish: Found): Found {
  return { ...wish, ...(wish.labels ? { labels: [...new Set([...labels, ...wish.labels])] } : {}) };
}

/** What is refused; names of platforms are told apart. */
function refusedOf(
  names: readonly string[],
  platforms: ReturnType<typeof platformPatterns>,
): Found {
  const unique = [...new Map(names.map((name) => [normalise(name), name])).values()];
  if (unique.length === 0) return {};
  const of = (name: string) => platforms.find(([pattern]) => pattern.test(normalise(name)))?.[1];
  const notPlatforms = unique.flatMap((name) => of(name) ?? []);
  return {
    without: unique.map((name) => {
      const platform = of(name);
      return platform === undefined ? name : PLATFORM_NAMES[platform];
    }),
    ...(notPlatforms.length > 0 ? { notPlatforms } : {}),
  };
}

const READER = byCurrency((currency) => readersOf(LEXICONS, currency));

/** What a query means by the words of every language. */
export const intentOf = (keyword: string, currency: CurrencyCode): Intent =>
  read(READER(currency), keyword, currency);

/**
 * A sentence without its budget and what it refuses, and these: for rules that take words out around
 * them. Its text is empty where it says nothing else.
 */
export function limitsOf(text: string, currency: CurrencyCode): Intent {
  const limited = read(READER(currency), `x ${text}`, currency, true);
  return { ...limited, text: limited.text.replace(/^x\s*/, '') };
}

function takeBudget(
  take: Take,
  placeOf: (pattern: RegExp) => number,
  found: Found,
  { scales, vague, ...patterns }: MoneyPatterns,
  currency: CurrencyCode,
): void {
  const amount = (figure = '', scale = '') =>
    amountOf(figure, scales.get(scale) ?? 1, scale === '', currency);
  const upTo = upToOf(amount, vague);
  const between = ([low, lowScale, high, ...scales]: string[]) => {
    const highScale = scales.find((scale) => scale !== '');
    const [least, most] = [amount(low, lowScale || highScale), amount(high, highScale)];
    return least === undefined || most === undefined || least > most
      ? undefined
      : { minAmount: least, maxAmount: most };
  };
  take(patterns.range, between);
  if (found.maxAmount === undefined) take(patterns.span, between);
  if (found.maxAmount === undefined)
    take(patterns.budgetNear, ([figure, scale]) => {
      const about = amount(figure, scale);
      return bound('maxAmount', about && Math.round(about * (1 + NEAR)));
    });
  // "around 400 or less" is no more than that
  const behind = [
    ['maxAmount', patterns.atMostBehind],
    ['minAmount', patterns.atLeastBehind],
  ] as const;
  for (const [field, pattern] of placeOf(patterns.closeTo) >= 0 ? behind : [])
    if (found.maxAmount === undefined && found.minAmount === undefined)
      take(pattern, ([figure, scale]) => bound(field, amount(figure, scale)));
  if (found.maxAmount === undefined && found.minAmount === undefined)
    take(patterns.closeTo, ([figure, scale]) => {
      const about = amount(figure, scale);
      return about === undefined
        ? undefined
        : { minAmount: Math.round(about * (1 - NEAR)), maxAmount: Math.round(about * (1 + NEAR)) };
    });
  const bounds = (most: RegExp, least: RegExp) => {
    const each = [
      { field: 'maxAmount', pattern: most },
      { field: 'minAmount', pattern: least },
    ] as const;
    for (const { field, pattern } of each.toSorted(
      (a, b) => placeOf(a.pattern) - placeOf(b.pattern),
    ))
      if (found[field] === undefined)
        take(pattern, ([figure, scale]) =>
          bound(field, field === 'maxAmount' ? upTo(figure, scale) : amount(figure, scale)),
        );
  };
  bounds(patterns.atMost, patterns.atLeast);
  bounds(patterns.atMostBehind, patterns.atLeastBehind);
  // a bare price is what one has to spend; "2 jutaan" goes to the end of its million
  if (found.maxAmount !== undefined || found.minAmount !== undefined) return;
  take(patterns.plain, ([figure, scale, open, exact, signed]) =>
    bound('maxAmount', open ? upTo(figure, open) : amount(figure, scale || exact || signed)),
  );
}

/** "Budget 300 ribuan" ends where 400 begins. */
function upToOf(
  amount: (figure?: string, scale?: string) => number | undefined,
  vague: ReadonlySet<string>,
) {
  return (figure = '', scale = ''): number | undefined => {
    const least = amount(figure, scale);
    const step = vague.has(scale) ? (amount(stepOf(figure), scale) ?? 0) : 0;
    return least && least + step;
  };
}

/** "1.5 jutaan" is known to a tenth, "300 ribuan" to a hundred. */
function stepOf(figure = ''): string {
  const [noughts = ''] = figure.match(/0*$/) ?? [];
  return /[.,]\d$/.test(figure) ? '0.1' : `1${noughts}`;
}

function bound(field: 'minAmount' | 'maxAmount', amount: number | undefined): Found | undefined {
  return amount === undefined ? undefined : { [field]: amount };
}
