/** Other names of one word, where nobody sells the thing: titles have such by chance. */
import { isEaten, ofKind, WITH_PARTS } from '../../words/index.ts';
import type { Dictionary } from '../../words/index.ts';
import type { Way } from './unit.ts';

/** Of what was typed itself the same: of milk (sữa), where nobody sells it, no milk for the face. */
export function withinOthers(
  name: string,
  typed: readonly string[],
  dictionary: Dictionary,
): Pick<Way, 'within'> {
  const { within } = loneName(name, typed, dictionary);
  return within === undefined ? {} : { within };
}

/**
 * What `onlyNamed` must know of such a name: the kinds that have longer names with it and are not
 * the same, and whether things have it that are only made with it, as soap is with honey.
 */
export function loneName(
  name: string,
  typed: readonly string[],
  dictionary: Dictionary,
): Pick<Way, 'lone' | 'within' | 'madeWith'> {
  const own = typed.flatMap(dictionary.kindsOf);
  // a bracket for a television is called by it
  const within = own.some((kind) => WITH_PARTS.has(kind))
    ? []
    : dictionary.kindsWithin(name).filter((kind) => !own.includes(kind));
  return {
    lone: true,
    ...(within.length > 0 && { within: within.map(ofKind) }),
    ...(own.some(isEaten) && { madeWith: true }),
  };
}
