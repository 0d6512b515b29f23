/** One of several different things that were shown, called by what it is. Pure. */
import { PLACES } from './placed.ts';
import type { Listed } from './placed.ts';
import { has } from './words.ts';
import type { Words } from './words.ts';

/**
 * "That pan", where one of what was shown is a pan and the others are none: as its place. Undefined:
 * it is of another, or of none.
 */
export function placedByKind(
  typed: string,
  list: readonly Listed[],
  words: Words,
): string | undefined {
  const cards = list.slice(0, PLACES.length);
  const lower = typed.toLowerCase();
  const thing = words.thingIn(lower);
  if (thing === undefined || cards.length < 2 || !isPointedAt(lower, thing, words))
    return undefined;
  const kinds = words.kindsOf(thing);
  const places = cards.flatMap(({ name }, place) => {
    const own = words.kindsOf(words.thingIn(name.toLowerCase()) ?? '');
    return own.some((one) => kinds.includes(one)) ? [place] : [];
  });
  return places.length === 1 ? lower.replace(thing, PLACES[places[0] ?? 0] ?? thing) : undefined;
}

/** "That pan", "wajan itu", and not "I want a pan that …". */
function isPointedAt(lower: string, thing: string, { pointing, seeking, have }: Words): boolean {
  const at = lower.indexOf(thing);
  const [before, behind] = [lower.slice(0, at), lower.slice(at + thing.length)];
  const isBeside = ({ 0: word }: RegExpExecArray) =>
    before.trimEnd().endsWith(word.trim()) || behind.trimStart().startsWith(word.trim());
  const isSought = [seeking, have].some((one) => has(lower, one));
  return at >= 0 && !isSought && [...lower.matchAll(pointing)].some(isBeside);
}
