/** Departments of shops: where a thing is put, and which one words name. */
import type { Language } from '#contract/language.ts';
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

const NAMED: ReadonlyMap<string, NamedDepartment> = new Map(
  NAMED_DEPARTMENTS.flatMap((named) =>
    named.departments.length === 1 ? [[named.departments[0] as string, named] as const] : [],
  ),
);

/** Names of categories that may hold a thing, the narrowest first. */
export function departmentOf(thing: string): readonly string[] {
  return PLACES.get(thing) ?? [];
}

/** What the department is called that holds a thing, by whatever name it has in a region. */
export function departmentHolding(
  thing: string,
  currency?: string,
): Readonly<Record<Language, string>> | undefined {
  const kinds = [thing, ...dictionaryOf(currency).kindsOf(thing)];
  const places = kinds.map(departmentOf).find((all) => all.length > 0);
  return NAMED.get(places?.[0] ?? '')?.called;
}
