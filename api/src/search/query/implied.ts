/** What says a quality in such a thing: speakers with Bluetooth, where wireless ones are asked for. */
import { impliedBy } from '../../words/index.ts';
import { spansOf } from './group.ts';
import type { Meanings } from './group.ts';
import type { Known } from './terms.ts';
import type { Group } from './unit.ts';
import { spelt } from './ways.ts';

/** Behind what says the quality itself, and before what says none of it. */
const ALIKE = { sure: 0.85, near: 0.7 };

/** Adds it, where a thing is named of which that is so. */
export function addImplied(groups: readonly Group[], { dictionary }: Meanings, known: Known): void {
  const kinds = groups.flatMap((group) => (group.thing ? (group.kinds ?? []) : []));
  if (kinds.length === 0) return;
  for (const { from, size, names } of spansOf(groups.map((group) => group.word))) {
    const ways = names
      .flatMap((name) => impliedBy(name, kinds, dictionary))
      .flatMap(({ name, isSure }) =>
        spelt(name, known).map((query) => ({
          query,
          alike: isSure ? ALIKE.sure : ALIKE.near,
          ...(!isSure && { implied: true as const }),
        })),
      );
    for (const group of groups.slice(from, from + size)) if (!group.thing) group.ways.push(...ways);
  }
}
