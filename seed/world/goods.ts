/**
 * Goods, offers and looks of one region, drawn from its seed. Pure: the same region gives the same
 * rows.
 */
import { categorySeeds } from './categories.ts';
import type { CategorySeed } from './categories.ts';
import { describe } from './descriptions.ts';
import type { Look } from './history.ts';
import { chanceOf } from './random.ts';
import type { Region } from './region.ts';
import { lookOf, SHOTS } from '../picture/look.ts';
import { STORIES } from './stories.ts';
import type { StorySeed } from './stories.ts';
import { drawGoods } from './goods-drawn.ts';
import type { GoodsSeed, OfferSeed } from './goods-drawn.ts';

/** Kinds of goods that most people look for: shops sell many of each. */
const POPULAR: ReadonlySet<string> = new Set([
  'el11',
  'el12',
  'el21',
  'el23',
  'el31',
  'co11',
  'co21',
  'ha31',
  'ki13',
  'ki23',
  'fa21',
  'fa31',
  'ba12',
  'ba21',
  'be11',
  'be21',
  'he43',
  'mo11',
  'gr11',
  'gr22',
  'li33',
  'li22',
]);

/** `share` below 1 makes a smaller world for tests; the stories are always in the Thai one. */
export function goodsSeeds(region: Region, share = 1): GoodsSeed[] {
  const count = Math.max(6, Math.round(region.goods * share));
  const scripted = region.tenant === 'TH' ? STORIES.map((story) => storyGoods(story, region)) : [];
  const kinds = kindsOf(count - scripted.length);
  const drawn = kinds.map((category, index) =>
    drawGoods(region, category, index, chanceOf(`${region.tenant} goods ${index}`)),
  );
  // Thailand has its stories; elsewhere one product shows the shortest of the lows
  return pictured([
    ...scripted,
    ...(region.tenant === 'TH'
      ? drawn
      : drawn.map((one, index) => (index === 1 ? withShortLow(one) : one))),
  ]);
}

/**
 * It was cheaper eight days ago and never since: today's price is the lowest of a week, and of no
 * more.
 */
function withShortLow(goods: GoodsSeed): GoodsSeed {
  const usual = Math.max(...(goods.offers[0]?.looks.map((look) => look.price) ?? [0]));
  const at = (from: number, to: number, price: number): Look[] =>
    Array.from({ length: from - to + 1 }, (_, index) => ({ daysAgo: from - index, price }));
  const looks = [
    ...at(60, 9, usual),
    ...at(8, 8, usual * 0.7),
    ...at(7, 1, usual),
    ...at(0, 0, usual * 0.8),
  ];
  return {
    ...goods,
    createdDaysAgo: 60,
    offers: goods.offers.slice(0, 1).map((offer) => ({ ...offer, looks })),
  };
}

/**
 * A kind that most people look for has at least so many, in as many kinds as a region has goods
 * for.
 */
const ENOUGH = 4;

/**
 * Every kind once before one repeats; what people look for most takes what is left, or half where
 * it is too few for every kind.
 */
function kindsOf(count: number): CategorySeed[] {
  const thirds = categorySeeds().filter((category) => category.level === 3);
  const most = thirds.filter((category) => POPULAR.has(category.code));
  const isLarge = count > thirds.length + most.length * (ENOUGH - 1);
  const popular =
    isLarge || count <= thirds.length
      ? most
      : most.slice(0, Math.floor((count - thirds.length) / (ENOUGH - 1)));
  const others = thirds.filter((category) => !popular.includes(category));
  const share = count > thirds.length ? Math.min(0.5, 1 - others.length / count) : 0.5;
  const [near, far] = [stepOf(7, popular.length), stepOf(55, others.length)];
  return Array.from({ length: count }, (_, index) => {
    const before = Math.floor(index * share);
    const from =
      Math.floor((index + 1) * share) > before
        ? popular[(before * near) % popular.length]
        : others[((index - before) * far) % others.length];
    return from as CategorySeed;
  });
}

/** From `step` on the first that visits all of `length` places before one again. */
function stepOf(step: number, length: number): number {
  const common = (one: number, other: number): number =>
    other === 0 ? one : common(other, one % other);
  return common(step, length) === 1 ? step : stepOf(step + 1, length);
}

/** Neighbours of a kind differ in colour and in how the picture was taken. */
function pictured(goods: readonly GoodsSeed[]): GoodsSeed[] {
  const turns = new Map<string, number>();
  return goods.map((one) => {
    const turn = turns.get(one.category) ?? 0;
    turns.set(one.category, turn + 1);
    const first =
      turn + [...one.category].reduce((sum, character) => sum + character.charCodeAt(0), 0);
    // shots are a multiple of colours: the second round has each shot in another colour
    const colour = first + Math.floor(first / SHOTS.length);
    return { ...one, looks: SHOTS.map((_shot, at) => lookOf(colour, first + at)) };
  });
}

function storyGoods(story: StorySeed, region: Region): GoodsSeed {
  const category = categorySeeds().find((one) => one.code === story.category) as CategorySeed;
  const offerOn = (
    platform: string,
    shop: string,
    looks: readonly Look[],
    id: string,
  ): OfferSeed => ({
    externalId: id,
    platform,
    shop,
    mall: true,
    variant: null,
    url: `https://${region.hosts[platform]}/i/${id}`,
    flashHours: null,
    sold14: 0,
    sold30: 0,
    looks: looks.map((look) => ({ shipping: 0, ...look })),
  });
  const offers = [offerOn(story.platform ?? 'SHOPEE', 'Baan Deal', story.looks, story.code)];
  if (story.other)
    offers.push(
      offerOn(story.other.platform, story.other.shop, story.other.looks, `${story.code}-b`),
    );
  return {
    code: story.code,
    name: story.name[region.language],
    short: story.name[region.language],
    brand: story.brand,
    category: story.category,
    motif: story.motif ?? category.motif,
    looks: [],
    pictures: 3,
    description: describe(
      story.category,
      story.name[region.language],
      region.language,
      chanceOf(story.code),
    ),
    rating: 4.8,
    reviews: 2316,
    sold: 9400,
    createdDaysAgo: 120,
    labels: [],
    offers,
  };
}
