/** Departments of shops: where a thing is put, and which one words name. */
import { NAMED_DEPARTMENTS } from './department-names.ts';
import type { NamedDepartment } from './department-names.ts';
import { DEPARTMENTS } from './departments.ts';
import { COMMON, dictionaryOf } from './dictionary.ts';

const PLACES: ReadonlyMap<string, readonly string[]> = new Map(
  DEPARTMENTS.flatMap(({ places, things }) =>
    things
      .flatMap((thing) => [thing, ...COMMON.kindsOf(thing)])
      .map((kind): [string, readonly string[]] => [kind, places]),
  ),
);

/** Departments, each under its own name and those that it shares, the narrowest first. */
const NAMED = Map.groupBy(
  NAMED_DEPARTMENTS.toSorted(
    (one, other) => one.departments.length - other.departments.length,
  ).flatMap(({ departments, called }) => departments.map((place) => ({ place, called }))),
  ({ place }) => place,
);

/** Names of categories that may hold a thing, the narrowest first. */
export function departmentOf(thing: string): readonly string[] {
  return PLACES.get(thing) ?? [];
}

/** What the departments are called that hold a thing, by whatever name it has; the narrowest first. */
export function departmentsHolding(thing: string, currency?: string): NamedDepartment['called'][] {
  const kinds = [thing, ...dictionaryOf(currency).kindsOf(thing)];
  const places = kinds.map(departmentOf).find((all) => all.length > 0);
  return (NAMED.get(places?.[0] ?? '') ?? []).map(({ called }) => called);
}
