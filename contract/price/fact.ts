/**
 * What may be said of a verdict: chips of two or three words, one short reason for cards, and facts, one sentence each.
 * Everything that speaks of a price (pages, API, mails, feeds, pictures, the assistant) speaks from here, and a test
 * recomputes every fact from the looks it rests on. Pure.
 */
import { formatDiscount } from '../money.ts';
import { localDay } from '../time.ts';
import { JUDGING } from './judging.ts';
import { isBelowUsual } from './verdict.ts';
import type { Verdict } from './verdict.ts';
import type { chips, facts } from './words/en.ts';

export type ChipKey = Extract<keyof typeof chips, `chip.${string}`>;
export type WhyKey = Extract<keyof typeof chips, `why.${string}`>;
export type FactKey = keyof typeof facts;

/** What fills a hole, still as a value: an amount in minor units, an instant, a fraction, or a number of days. */
export type HoleValue = { readonly amount: number } | { readonly time: string } | { readonly share: number } | { readonly count: number };
export type Holes = Readonly<Record<string, HoleValue>>;

export interface Said<Key> {
  readonly key: Key;
  readonly holes: Holes;
}

/** The price that a verdict is about, as it is shown. */
export interface ShownPrice {
  readonly amount: number;
  readonly was: number | null;
  readonly seenTime: string;
  readonly isCurrent: boolean;
  /** By whose calendar days are told. */
  readonly timezone: string;
}

/** A verdict as a chip: its words, the claim to strike through before them, and the tone that colours it. */
export interface Chip extends Said<ChipKey> {
  readonly struck: number | null;
  readonly tone: 'verified' | 'overstated' | 'raised' | 'fake' | 'always' | 'unverified' | 'none';
}

const amount = (value: number | null) => ({ amount: value ?? 0 });
const time = (value: string | null) => ({ time: value ?? '' });
const count = (value: number) => ({ count: value });
const share = (value: number | null) => ({ share: value ?? 0 });

/** Share of days from which on "all along" may be said, and how many days that takes. */
const ALL_ALONG = { share: 0.9, days: 60 } as const;
/** Below this share of days a price is not said to have sold at one amount. */
const MOSTLY = 0.5;
/** Days of the year before, from which on they are mentioned. */
const EARLIER_MENTIONED = 3;
const DAY_MS = 86_400_000;

export function chipOf(verdict: Verdict, isCurrent: boolean): Chip {
  const struck = formatDiscount(verdict.claimed) === '' ? null : verdict.claimed;
  const real = { percent: share(verdict.real) };
  if (!isCurrent) return { key: 'chip.old', holes: {}, struck: null, tone: 'unverified' };
  switch (verdict.kind) {
    case 'VERIFIED':
      return { key: 'chip.verified', holes: real, struck: null, tone: 'verified' };
    case 'OVERSTATED':
      return formatDiscount(verdict.real) === ''
        ? { key: 'chip.overstated.none', holes: {}, struck, tone: 'overstated' }
        : { key: 'chip.overstated', holes: real, struck, tone: 'overstated' };
    case 'RAISED_FIRST':
      return { key: 'chip.raised', holes: {}, struck, tone: 'raised' };
    case 'FAKE':
      return { key: 'chip.fake', holes: {}, struck, tone: 'fake' };
    case 'ALWAYS_ON_SALE':
      return { key: 'chip.always', holes: {}, struck, tone: 'always' };
    case 'UNVERIFIED':
      return { key: verdict.seenOnce ? 'chip.once' : 'chip.unverified', holes: {}, struck: null, tone: 'unverified' };
    case 'NO_CLAIM':
      return unclaimedChip(verdict, real);
  }
}

function unclaimedChip(verdict: Verdict, real: Holes): Chip {
  const plain = { holes: {}, struck: null } as const;
  if (verdict.seenOnce || verdict.totalDays <= 1) return { key: 'chip.once', ...plain, tone: 'unverified' };
  if (verdict.real === null) return { key: 'chip.none', ...plain, tone: 'none' };
  if (isBelowUsual(verdict, JUDGING.claimMin)) return { key: 'chip.below', holes: real, struck: null, tone: 'verified' };
  if (verdict.real <= -JUDGING.claimMin) return { key: 'chip.dearer', holes: { percent: share(-verdict.real) }, struck: null, tone: 'none' };
  return { key: 'chip.usual', ...plain, tone: 'none' };
}

/** The reason in one short sentence. */
export function whyOf(verdict: Verdict, price: Pick<ShownPrice, 'seenTime' | 'isCurrent'>): Said<WhyKey> {
  const typical = amount(verdict.typicalAmount);
  if (!price.isCurrent) return { key: 'why.old', holes: { date: time(price.seenTime) } };
  if (verdict.seenOnce) return { key: 'why.once', holes: { typical } };
  if (verdict.kind === 'ALWAYS_ON_SALE') return { key: 'why.always', holes: { days: count(verdict.strikeDays), window: count(verdict.windowDays) } };
  if (verdict.kind === 'RAISED_FIRST' && verdict.raisedWhat === 'PRICE') return { key: 'why.raised', holes: { typical, date: time(verdict.raisedTime) } };
  if (verdict.typicalAmount === null) return verdict.kind === 'NO_CLAIM' && verdict.totalDays > 1 ? { key: 'why.none', holes: {} } : thin('why.thin', verdict);
  if (verdict.typicalBasis === 'LASTING') return { key: 'why.lasting', holes: { days: count(verdict.levelDays), seen: count(verdict.recentDays) } };
  if (verdict.typicalDays < MOSTLY * verdict.typicalSeen) return { key: 'why.middle', holes: { typical } };
  return { key: 'why.usual', holes: { typical, days: count(verdict.typicalDays), seen: count(verdict.typicalSeen) } };
}

/** Everything there is to say, the most telling first. */
export function factsOf(verdict: Verdict, price: ShownPrice): Said<FactKey>[] {
  return [...claimFacts(verdict, price), ...usualFacts(verdict, price), ...pastFacts(verdict, price)];
}

function claimFacts(verdict: Verdict, price: ShownPrice): Said<FactKey>[] {
  const claim: Said<FactKey> =
    verdict.kind === 'NO_CLAIM' || price.was === null
      ? { key: 'fact.no-claim', holes: { now: amount(price.amount) } }
      : { key: 'fact.claim', holes: { now: amount(price.amount), percent: share(verdict.claimed), was: amount(price.was) } };
  const old: Said<FactKey>[] = price.isCurrent ? [] : [{ key: 'fact.old', holes: { date: time(price.seenTime) } }];
  const always: Said<FactKey>[] =
    verdict.kind === 'ALWAYS_ON_SALE' ? [{ key: 'fact.always', holes: { days: count(verdict.strikeDays), window: count(verdict.windowDays) } }] : [];
  const changed: Said<FactKey>[] =
    verdict.changedTime === null ? [] : [{ key: verdict.packScale === null ? 'fact.relisted' : 'fact.repacked', holes: { date: time(verdict.changedTime) } }];
  return [...old, claim, ...changed, ...always, ...(verdict.kind === 'RAISED_FIRST' ? [raisedFact(verdict, price)] : [])];
}

/** Where nobody looked for a day or more before the raised price was seen, the time in between is named, not the day of the look. */
function raisedFact(verdict: Verdict, { timezone }: ShownPrice): Said<FactKey> {
  const holes = { raised: amount(verdict.raisedAmount), date: time(verdict.raisedTime), after: time(verdict.raisedAfter), promo: time(verdict.promoStart) };
  if (verdict.raisedWhat === 'WAS') return { key: 'fact.struck', holes };
  const raised = Date.parse(verdict.raisedTime ?? '');
  const after = Date.parse(verdict.raisedAfter ?? '');
  if (raised > Date.parse(verdict.promoAfter ?? '')) return { key: 'fact.raised.same-day', holes };
  const isNextDay = Date.parse(localDay(raised, timezone)) - Date.parse(localDay(after, timezone)) <= DAY_MS;
  return { key: isNextDay ? 'fact.raised' : 'fact.raised.between', holes };
}

function usualFacts(verdict: Verdict, price: ShownPrice): Said<FactKey>[] {
  const { typicalAmount, typicalBasis, real } = verdict;
  if (verdict.seenOnce) return [{ key: 'fact.once', holes: { typical: amount(typicalAmount) } }];
  if (typicalAmount === null) return verdict.kind === 'ALWAYS_ON_SALE' ? [] : [thinFact(verdict, price)];
  return [usualFact(verdict, typicalAmount), ...(typicalBasis === 'LASTING' ? [] : realFact(verdict, real))];
}

function usualFact(verdict: Verdict, typicalAmount: number): Said<FactKey> {
  const { typicalDays, typicalSeen, typicalBasis } = verdict;
  if (typicalBasis === 'LASTING') {
    const holes = { days: count(verdict.levelDays), seen: count(verdict.recentDays), window: count(JUDGING.recentDays), from: time(verdict.levelTime) };
    return { key: 'fact.lasting', holes };
  }
  const typical = amount(typicalAmount);
  if (typicalBasis === 'RISE') {
    return {
      key: typicalDays < MOSTLY * typicalSeen ? 'fact.usual.rise.middle' : 'fact.usual.rise',
      holes: { typical, days: count(typicalDays), seen: count(typicalSeen) },
    };
  }
  const holes = { typical, days: count(typicalDays), seen: count(typicalSeen), from: time(verdict.typicalFromTime), to: time(verdict.typicalUntilTime) };
  if (typicalDays < MOSTLY * typicalSeen) return { key: 'fact.usual.middle', holes };
  const allAlong = typicalDays >= ALL_ALONG.share * typicalSeen && typicalSeen >= ALL_ALONG.days;
  return { key: allAlong && (verdict.kind === 'FAKE' || verdict.kind === 'NO_CLAIM') ? 'fact.usual.all-along' : 'fact.usual', holes };
}

function realFact(verdict: Verdict, real: number | null): Said<FactKey>[] {
  if (real === null) return [{ key: 'fact.between', holes: {} }];
  if (real <= -0.01) return [{ key: 'fact.real.dearer', holes: { percent: share(-real) } }];
  if (verdict.kind === 'NO_CLAIM')
    return [real >= JUDGING.claimMin ? { key: 'fact.below', holes: { percent: share(real) } } : { key: 'fact.about', holes: {} }];
  if (real < 0.01) return [{ key: 'fact.real.none', holes: {} }];
  return [{ key: real > (verdict.claimed ?? 0) + 0.01 ? 'fact.real.more' : 'fact.real', holes: { percent: share(real) } }];
}

function thinFact(verdict: Verdict, price: ShownPrice): Said<FactKey> {
  if (verdict.totalDays <= 1) return { key: 'fact.first', holes: { date: time(price.seenTime) } };
  return verdict.kind === 'NO_CLAIM' ? thin('fact.thin.now', verdict, verdict.totalDays) : thin('fact.thin', verdict);
}

function thin<Key>(key: Key, verdict: Verdict, seen = verdict.preDays): Said<Key> {
  return { key, holes: { seen: count(seen), needed: count(JUDGING.minObservedDays) } };
}

function pastFacts(verdict: Verdict, price: ShownPrice): Said<FactKey>[] {
  const said: Said<FactKey>[] = [];
  if (verdict.asLowTime !== null) said.push({ key: 'fact.as-low', holes: { date: time(verdict.asLowTime) } });
  if (verdict.cheaperAmount !== null && price.isCurrent)
    said.push({ key: 'fact.cheaper', holes: { date: time(verdict.cheaperTime), amount: amount(verdict.cheaperAmount) } });
  const praised = verdict.kind === 'VERIFIED' || verdict.kind === 'OVERSTATED' || isBelowUsual(verdict, JUDGING.claimMin);
  if (praised && verdict.typicalBasis !== 'LASTING' && verdict.earlierDays >= EARLIER_MENTIONED)
    said.push({ key: 'fact.earlier', holes: { days: count(verdict.earlierDays), date: time(verdict.earlierTime) } });
  return said;
}
