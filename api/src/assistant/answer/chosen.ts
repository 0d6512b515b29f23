/** Which of the cards that were shown a question is about. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { thingIn, wordsOf } from '../../words/index.ts';
import { isOfOne } from '../intent/question.ts';
import type { Question } from '../intent/question.ts';

const DIRECTIONS = { CHEAPEST: 1, CHEAPER: 1, DEAREST: -1, DEARER: -1 } as const;

/** The cards of the last answer that a question points back to. */
export async function chosenOf(
  { kind, things, places, by, pointsBack, rank }: Question,
  shown: () => Promise<GoodsCard[]>,
  listed: () => Promise<GoodsCard[]>,
): Promise<GoodsCard[]> {
  if (things.length > 0 || (kind === 'FIND' && places.length === 0 && by === null && !pointsBack))
    return [];
  const cards = await shown();
  if (rank !== undefined) {
    const among = cards.length > 1 ? cards : await listed();
    return inOrderOf(among, by).slice(rank).slice(0, 1);
  }
  if (kind === 'DIFFER' && by !== null) return extremes(cards);
  if (kind === 'DIFFER' && places.length === 0) return cards;
  if (places.length > 0) {
    // of one that was chosen from a list, the first and the second are those of the list
    const before = cards.length === 1 ? await listed() : [];
    const isOfList = before.some(({ code }) => code === cards[0]?.code);
    const among = isOfList || places.some((place) => place >= cards.length) ? before : cards;
    const named = places.flatMap((place) => among.at(place) ?? []);
    // "compare it with the second": with the one that is spoken of
    const beside = cards.find(({ code }) => code !== named[0]?.code);
    const isOther = (kind === 'COMPARE' || kind === 'DIFFER') && named.length === 1;
    return isOther && beside ? [beside, ...named] : named;
  }
  return by !== null && by in DIRECTIONS ? inOrderOf(cards, by).slice(0, 1) : cards;
}

/** In an order by price; as they are in any other. */
function inOrderOf(cards: readonly GoodsCard[], by: Question['by']): GoodsCard[] {
  const direction = DIRECTIONS[by as keyof typeof DIRECTIONS] ?? 0;
  return cards.toSorted((a, b) => direction * (a.currentAmount - b.currentAmount));
}

/** The cheapest and the most expensive. */
export function extremes(cards: readonly GoodsCard[]): GoodsCard[] {
  const sorted = cards.toSorted((a, b) => a.currentAmount - b.currentAmount);
  return [...sorted.slice(0, 1), ...sorted.slice(1).slice(-1)];
}

/** The card of those shown that a maker or a word of its title names: "the Sonvo". */
export async function namedAmong(
  { kind, things }: Question,
  shown: () => Promise<GoodsCard[]>,
  currency: string,
): Promise<GoodsCard[]> {
  const [thing, ...others] = things;
  const isOfCard = isOfOne(kind) || kind === 'ALERT' || kind === 'PLATFORMS';
  if (thing === undefined || others.length > 0 || !isOfCard) return [];
  if (thingIn(thing, currency) !== undefined) return [];
  const asked = wordsOf(thing).map((word) => word.text);
  const cards = await shown();
  const named = cards.filter(({ name }) => {
    const title = new Set(wordsOf(name).map((word) => word.text));
    return asked.every((word) => title.has(word));
  });
  const isOne = named.length < cards.length || cards.length === 1;
  return asked.length > 0 && isOne ? named.slice(0, 1) : [];
}
