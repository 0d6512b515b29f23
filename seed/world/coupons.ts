/**
 * Coupons of the demo world with the votes of who tried them, drawn from the region's seed. Pure.
 */
import { brandSeeds } from './brands.ts';
import { categorySeeds } from './categories.ts';
import { chanceOf } from './random.ts';
import type { Chance } from './random.ts';
import { shopPrice } from './region.ts';
import type { Region } from './region.ts';
import { shopsOf } from './shops.ts';

export interface VoteSeed {
  /** Which tester; nobody votes twice on a day. */
  readonly tester: number;
  readonly hoursAgo: number;
  readonly works: boolean;
}
export interface CouponSeed {
  readonly key: string;
  readonly code: string | null;
  readonly platform: string;
  readonly shop: string | null;
  readonly brands: readonly string[];
  readonly categories: readonly string[];
  readonly type: 'AMOUNT' | 'DISCOUNT';
  /** In major units. */
  readonly amount: number | null;
  readonly fraction: number | null;
  readonly min: number | null;
  readonly cap: number | null;
  readonly exclusive: boolean;
  readonly url: string;
  /** From now; negative is the past. */
  readonly startsInHours: number | null;
  readonly endsInHours: number | null;
  readonly shelvedHoursAgo: number;
  readonly votes: readonly VoteSeed[];
}

export const TESTERS = 14;
const MANY: Readonly<Record<string, number>> = { TH: 80, ID: 60 };

/** At least 24 however small the world is, so that every state is there. */
export function couponSeeds(region: Region, share = 1): CouponSeed[] {
  const many = Math.max(24, Math.round((MANY[region.tenant] ?? 40) * share));
  const given = new Set<string>();
  return [
    demo15(region),
    ...Array.from({ length: many - 1 }, (_, index) =>
      drawn(region, index, chanceOf(`${region.tenant} coupon ${index}`)),
    ).map((one) => (one.code === null ? one : { ...one, code: fresh(one.code, given) })),
  ];
}

/** DEMO-15: it worked twelve times, then failed five times: doubtful, at the bottom. */
function demo15(region: Region): CouponSeed {
  const worked = Array.from({ length: 12 }, (_, at) => ({
    tester: at,
    hoursAgo: 40 + at * 5,
    works: true,
  }));
  const failed = Array.from({ length: 5 }, (_, at) => ({
    tester: at,
    hoursAgo: 1 + at * 2,
    works: false,
  }));
  return {
    ...base(region, 'SHOPEE'),
    key: 'demo-15',
    code: 'DEMO15',
    type: 'AMOUNT',
    amount: shopPrice(60, region),
    min: shopPrice(399, region),
    votes: [...worked, ...failed],
  };
}

/** Of a platform's campaigns; `{month}` is that of the installation. */
const CAMPAIGNS = [
  'PAYDAY',
  '{month}SALE',
  '{month}MEGA',
  'SUPER',
  'NEWUSER',
  'APP',
  'WEEKEND',
  'MIDNIGHT',
  'LIVE',
  'MIDMONTH',
];
/** Of a top category. */
const FIELDS: Readonly<Record<string, string>> = {
  el: 'TECH',
  co: 'DESK',
  ha: 'HOME',
  ki: 'COOK',
  ho: 'LIVING',
  fa: 'STYLE',
  ba: 'TRAVEL',
  be: 'BEAUTY',
  he: 'FIT',
  mo: 'KIDS',
  gr: 'PANTRY',
  li: 'HOBBY',
};

/** A code as shops write it: what it is for, and how much comes off. */
function codeOf(
  { brands, categories, shop }: Pick<CouponSeed, 'brands' | 'categories' | 'shop'>,
  off: string | number,
  chance: Chance,
): string {
  const name = brands[0] ?? FIELDS[categories[0] ?? ''];
  if (name) return `${name.toUpperCase().replaceAll(/[^A-Z]/g, '')}${off}`;
  return `${shop ? chance.pick(['FOLLOW', 'THANKS', 'STORE']) : chance.pick(CAMPAIGNS)}${off}`;
}

/** What comes off, in round local money, as shops give it. */
function roundOff(baht: number, region: Region): number {
  const local = baht * region.rate;
  if (local >= 1000) return Math.max(5000, Math.round(local / 5000) * 5000);
  if (local >= 20) return Math.round(local / 10) * 10;
  return Math.max(2, Math.round(local * 1.5));
}

const amountWord = (amount: number): string =>
  amount >= 1000 ? `${Math.round(amount / 1000)}K` : String(Math.max(1, Math.round(amount)));

/** No two coupons of a region have one code. */
function fresh(code: string, given: Set<string>): string {
  let own = code;
  for (let turn = 2; given.has(own); turn += 1) own = `${code}${'XYZVWUTSRQPN'[turn - 2] ?? turn}`;
  given.add(own);
  return own;
}

/**
 * Every fourth ends within three days, every tenth does not work any more, some are still to come,
 * some have ended.
 */
function drawn(region: Region, index: number, chance: Chance): CouponSeed {
  const platform = region.platforms[index % region.platforms.length] as string;
  const isAmount = chance.maybe(0.55);
  const off = chance.pick([20, 30, 50, 80, 100, 150, 200]);
  const scope = chance.next();
  const top = chance.pick(categorySeeds().filter((one) => one.level === 1)).code;
  const codeless = chance.maybe(0.25);
  const percent = chance.pick([5, 8, 10, 12, 15, 20]);
  const where = {
    shop: scope > 0.8 ? chance.pick(shopsOf(region.tenant)) : null,
    brands: scope < 0.2 ? [chance.pick(brandSeeds().filter((one) => one.top === top)).name] : [],
    categories: scope >= 0.2 && scope < 0.45 ? [top] : [],
  };
  return {
    ...base(region, platform),
    key: `demo-c${index}`,
    code: codeless
      ? null
      : codeOf(where, isAmount ? amountWord(roundOff(off, region)) : percent, chance),
    ...where,
    type: isAmount ? 'AMOUNT' : 'DISCOUNT',
    amount: isAmount ? roundOff(off, region) : null,
    fraction: isAmount ? null : percent / 100,
    // an amount without a least spend would give small things away
    min: isAmount
      ? shopPrice((roundOff(off, region) / region.rate) * chance.between(4, 9), region)
      : chance.maybe(0.6)
        ? shopPrice(off * chance.between(4, 9), region)
        : null,
    cap: isAmount ? null : shopPrice(off * 1.5, region),
    exclusive: chance.maybe(0.12),
    startsInHours: index % 20 === 3 ? chance.between(12, 90) : -chance.between(24, 400),
    endsInHours:
      index % 20 === 7
        ? -chance.between(1, 40)
        : index % 4 === 0
          ? chance.between(2, 71)
          : chance.maybe(0.9)
            ? chance.between(96, 700)
            : null,
    shelvedHoursAgo: chance.between(2, 240),
    votes: index % 20 === 3 ? [] : votesOf(index, chance),
  };
}

function votesOf(index: number, chance: Chance): VoteSeed[] {
  if (index % 10 === 9)
    return Array.from({ length: 9 }, (_, at) => ({
      tester: at,
      hoursAgo: 3 + at * 6,
      works: at === 8,
    }));
  if (index % 5 === 1) return [];
  const works = chance.between(60, 100) / 100;
  return Array.from({ length: chance.between(2, TESTERS) }, (_, at) => ({
    tester: at,
    hoursAgo: chance.between(1, 120) + chance.next(),
    works: at < 2 || chance.maybe(works),
  }));
}

function base(region: Region, platform: string): CouponSeed {
  return {
    key: '',
    code: null,
    platform,
    shop: null,
    brands: [],
    categories: [],
    type: 'AMOUNT',
    amount: null,
    fraction: null,
    min: null,
    cap: null,
    exclusive: false,
    url: `https://${region.hosts[platform]}/coupons`,
    startsInHours: -240,
    endsInHours: 240,
    shelvedHoursAgo: 200,
    votes: [],
  };
}
