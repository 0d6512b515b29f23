/**
 * How prices are made and written in each currency: what the quarantine, the reading of feeds and
 * the assistant know of it. Apart from currency.ts, because no page needs it.
 */
import type { CurrencyCode } from './currency.ts';

/**
 * A shop that prices in round steps does not turn to odd figures: one that suddenly does is an
 * answer scrambled against collectors. In minor units: `round` is the step that a series keeps,
 * `odd` the finer step that an honest discount still keeps; `charm` last digits (9.99) are never
 * odd.
 */
export interface Steps {
  readonly round: number;
  readonly odd: number;
  readonly charm: readonly number[];
}

interface Habit {
  readonly steps: Steps;
  /** How feeds write it beside its code; null: by the code alone. */
  readonly feed: RegExp | null;
  /** A text that names it; absent: nothing it says is taken for it. */
  readonly named?: RegExp;
  /** Before and behind a figure in a text, as sources of regular expressions. */
  readonly sign: string;
  readonly noun?: string;
  /** In whole units: about what headphones cost, for an example question. */
  readonly budget: number;
}

const CENTS: Steps = { round: 100, odd: 5, charm: [9] };
/** Money of large numbers is quoted in hundreds; fractions of one do not exist. */
const HUNDREDS: Steps = { round: 10_000, odd: 100, charm: [] };

export const HABITS: Readonly<Record<CurrencyCode, Habit>> = {
  THB: {
    steps: CENTS,
    feed: /^(?:฿|บาท|baht)$/i,
    named: /฿|บาท|(?<![a-z])(?:thb|baht)(?![a-z])/i,
    sign: '฿',
    noun: 'บาท|baht',
    budget: 1000,
  },
  IDR: {
    steps: HUNDREDS,
    feed: /^rp\.?$/i,
    named: /(?<![a-z])(?:rp|idr|rupiah)(?![a-z])/i,
    sign: String.raw`Rp\.?`,
    noun: 'rupiah',
    budget: 500_000,
  },
  SGD: {
    steps: CENTS,
    feed: /^s\$$/i,
    named: /(?<![a-z])(?:s\$|sgd)/i,
    sign: String.raw`S\$`,
    budget: 40,
  },
  MYR: {
    steps: CENTS,
    feed: /^rm$/i,
    named: /(?<![a-z])(?:rm|myr|ringgit)(?![a-z])/i,
    sign: 'RM',
    noun: 'ringgit',
    budget: 130,
  },
  PHP: {
    steps: CENTS,
    feed: /^(?:₱|php?|p)$/i,
    named: /₱|(?<![a-z])(?:php|pesos?)(?![a-z])/i,
    sign: '₱',
    noun: 'pesos?',
    budget: 1700,
  },
  VND: {
    steps: { round: 1000, odd: 100, charm: [] },
    feed: /^(?:₫|đ|vnđ|dong|đồng)$/i,
    named: /₫|(?<![a-z])(?:vnd|dong)(?![a-z])/i,
    sign: '₫',
    noun: 'dong',
    budget: 750_000,
  },
  USD: {
    steps: CENTS,
    feed: /^us\$$/i,
    named: /(?<![sbkt])\$|(?<![a-z])(?:usd|dollars?|hkd)(?![a-z])|ดอลลาร์/i,
    sign: String.raw`\$`,
    noun: 'dollars?',
    budget: 30,
  },
  HKD: { steps: CENTS, feed: /^hk\$$/i, sign: String.raw`HK\$`, budget: 240 },
  INR: { steps: CENTS, feed: /^(?:₹|rs\.?)$/i, sign: '₹', budget: 2500 },
  CNY: { steps: CENTS, feed: /^(?:¥|cn¥|元|rmb)$/i, sign: '¥', budget: 200 },
  BND: {
    steps: CENTS,
    feed: /^b\$$/i,
    named: /(?<![a-z])(?:b\$|bnd)/i,
    sign: String.raw`B\$`,
    budget: 40,
  },
  KHR: {
    steps: HUNDREDS,
    feed: /^(?:៛|riels?)$/i,
    named: /៛|(?<![a-z])(?:khr|riels?)(?![a-z])/i,
    sign: '៛',
    noun: 'riels?',
    budget: 120_000,
  },
  LAK: {
    steps: HUNDREDS,
    feed: /^(?:₭|kip)$/i,
    named: /₭|(?<![a-z])(?:lak|kip)(?![a-z])/i,
    sign: '₭',
    noun: 'kip',
    budget: 650_000,
  },
  MMK: {
    steps: HUNDREDS,
    feed: /^(?:ks|kyats?)$/i,
    named: /(?<![a-z])(?:mmk|kyats?)(?![a-z])/i,
    sign: 'Ks',
    noun: 'kyats?',
    budget: 60_000,
  },
  TWD: {
    steps: { round: 100, odd: 100, charm: [9] },
    feed: /^nt\$$/i,
    named: /(?<![a-z])(?:nt\$|twd)/i,
    sign: String.raw`NT\$`,
    budget: 950,
  },
};
