/** All texts that a template may have, from the branches of its parts. */
import { children } from './scope.ts';
import type { Node } from './scope.ts';

/** Combinations of branches beyond which branches are only varied one at a time. */
const COMBINED = 48;

export function template(quasi: Node, hole: (node: Node) => string[]): string[] {
  const texts = children(quasi, 'quasis').map((one) => (one.value as { cooked: string }).cooked);
  const holes = children(quasi, 'expressions').map(hole);
  return combined(
    texts.flatMap((text, at) => [[text], ...(holes[at] ? [holes[at]] : [])]),
    '',
  );
}

/**
 * All combinations; where there are too many, each part's branches with the first of the others.
 */
export function combined(parts: readonly (readonly string[])[], between: string): string[] {
  const count = parts.reduce((product, one) => product * one.length, 1);
  if (count <= COMBINED)
    return parts.reduce<string[]>(
      (all, part, at) =>
        all.flatMap((text) => part.map((one) => (at === 0 ? one : text + between + one))),
      [''],
    );
  return parts.flatMap((part, at) =>
    part.map((one) =>
      parts.map((other, place) => (place === at ? one : (other[0] as string))).join(between),
    ),
  );
}
