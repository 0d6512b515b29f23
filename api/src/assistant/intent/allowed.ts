/** What was refused may be there after all: "Linnen is fine too". Pure. */
import { normalise, wordsOf } from '../../words/index.ts';
import type { Topic } from './carry.ts';
import { DETAIL } from './detail-words.ts';
import { isStopWord } from './quote.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** As what was looked for is written, `-"Linnen"`. */
const REFUSED = /\s*-"([^"]+)"/g;

/** The topic without what is allowed again, and what else is said; undefined: nothing is. */
export function allowedIn(
  topic: Topic,
  text: string,
  words: Words,
): { readonly topic: Topic; readonly text: string } | undefined {
  const [known, ...others] = topic.things;
  const lower = text.toLowerCase();
  if (known === undefined || !has(lower, DETAIL.allowed)) return undefined;
  const said = new Set(wordsOf(normalise(lower)).map((word) => word.text));
  const again = [...known.matchAll(REFUSED)].find(([, name = '']) =>
    wordsOf(normalise(name)).some(({ text: word }) => said.has(word) && !isStopWord(word)),
  );
  if (!again) return undefined;
  const names = new Set(wordsOf(normalise(again[1] as string)).map((word) => word.text));
  // "all right, show me the Saapan" looks for it by its name
  const isSaidOfIt = lower.split(/[,.;]/).some((part) => {
    const named = wordsOf(normalise(part)).some((word) => names.has(word.text));
    return named && has(part, DETAIL.allowed);
  });
  if (!isSaidOfIt) return undefined;
  const left = without(lower, DETAIL.allowed)
    .split(/[\s,]+/)
    .filter((word) => !names.has(normalise(word)))
    .join(' ')
    .trim();
  const thing = known.replace(again[0], '').trim();
  const isAlone = without(without(left, words.orders.CHEAPEST), words.cheap).trim() === '';
  // alone, or with the wish for a low price, it is the same list with what was allowed
  return {
    topic: { ...topic, things: [thing, ...others] },
    text: isAlone ? `${thing} ${left}`.trim() : left,
  };
}
