/** What comes nearest to things that nobody sells: shoes for sneakers. */
import { ofKind, WITHIN_WIDER } from '../../words/index.ts';
import type { Dictionary } from '../../words/index.ts';
import type { Way } from './unit.ts';

/** What comes nearest is so much like the thing, and what comes nearest to that so much like it. */
export const BROADER = 0.8;

/** Whatever comes nearest to what has one of these names, as it is asked for. */
export function nearestWays(names: readonly string[], dictionary: Dictionary): Way[] {
  const isWider = names.flatMap(dictionary.kindsOf).some((kind) => WITHIN_WIDER.has(kind));
  return names.flatMap((name) =>
    broaderOf(name, dictionary).flatMap((some, far) =>
      [...new Set(some.map(ofKind))].map((query) => ({
        query,
        alike: BROADER ** (far + 1),
        broader: true as const,
        ...(isWider && { wider: true as const }),
      })),
    ),
  );
}

/** The kinds of what comes nearest; the nearest first, and what comes nearest to that. */
function broaderOf(name: string, { broaderThan, kindsOf }: Dictionary): (readonly string[])[] {
  // a name as it is heard or linked is of the kind that has names with what comes nearest
  const broader = broaderThan(name) ?? kindsOf(name).map(broaderThan).find(Boolean);
  const next = broader && broaderThan(broader);
  return [broader, next === name ? undefined : next].flatMap((one) =>
    one === undefined ? [] : [kindsOf(one)],
  );
}
