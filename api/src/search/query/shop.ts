/** The names of platforms and of free shipping within words. */
import { LEXICONS, sourceOf } from '../../lexicon/index.ts';
import type { Lexicon } from '../../lexicon/index.ts';
import { normalise } from '../../words/index.ts';

type Platform = keyof Lexicon['shops']['platforms'];

/** Patterns of the names of each platform. */
export function platformPatterns(lexicons: readonly Lexicon[]): readonly [RegExp, Platform][] {
  return (['LAZADA', 'SHOPEE', 'TIKTOK_SHOP', 'TOKOPEDIA'] as const).map((platform) => [
    new RegExp(sourceOf(lexicons.map(({ shops }) => normalise(shops.platforms[platform])))),
    platform,
  ]);
}

/** What a sentence wishes of whatever it looks for, and how that narrows a list. */
export interface WishPattern {
  readonly pattern: RegExp;
  readonly found: {
    readonly labels?: readonly string[];
    readonly verdicts?: readonly string[];
    readonly perUnit?: boolean;
  };
}

export function wishPatterns(lexicons: readonly Lexicon[]): readonly WishPattern[] {
  const pattern = (field: (one: Lexicon) => string) =>
    new RegExp(sourceOf(lexicons.map((one) => normalise(field(one)))));
  return [
    { pattern: pattern(({ shops }) => shops.freeShipping), found: { labels: ['FREE_SHIPPING'] } },
    { pattern: pattern(({ wishes }) => wishes.official), found: { labels: ['OFFICIAL_SHOP'] } },
    { pattern: pattern(({ wishes }) => wishes.flashSale), found: { labels: ['FLASH_SALE'] } },
    { pattern: pattern(({ wishes }) => wishes.realDiscount), found: { verdicts: ['VERIFIED'] } },
    { pattern: pattern(({ wishes }) => wishes.perUnit), found: { perUnit: true } },
  ];
}

/** What shops offer with whatever they sell; nothing is looked for by it. */
export function servicesPattern(lexicons: readonly Lexicon[]): RegExp {
  return new RegExp(sourceOf(lexicons.map(({ shops }) => normalise(shops.services))), 'g');
}

const PLATFORMS = platformPatterns(LEXICONS);

/** A shop that words name, by the code of its platform, and what is left of them. */
export function platformIn(text: string): { platform: string; rest: string } | undefined {
  const words = normalise(text);
  const [pattern, platform] = PLATFORMS.find(([one]) => one.test(words)) ?? [];
  return pattern && platform
    ? { platform, rest: words.replace(pattern, ' ').replace(/\s+/g, ' ').trim() }
    : undefined;
}
