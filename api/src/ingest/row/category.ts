/**
 * Our category for what a feed sells: where an operator placed its breadcrumb, else by equal names of
 * its breadcrumb in any of our languages, else by the thing that the breadcrumb or the title names;
 * never an invented one.
 */
import { COMMON, departmentOf, soldIn } from '../../words/index.ts';
import { BETWEEN_STEPS } from '../parse/cell.ts';
import { remembering } from './remember.ts';

export interface CategoryName {
  readonly id: number;
  /** Down to itself. */
  readonly path: readonly number[];
  readonly name: string;
}

/** A breadcrumb, its steps joined, and the category that an operator put it in. */
export interface Placed {
  readonly breadcrumb: string;
  readonly category_id: number;
}

/**
 * By the steps of a breadcrumb, outermost first, and the title, read by the names that things have
 * where people pay in this currency.
 */
export type CategoryFinder = (
  steps: readonly string[],
  title: string,
  currency?: string,
) => number | null;

/**
 * The deepest step whose name is a category's. Where several categories share the name, the one
 * below another step's category wins; when that decides nothing, the step counts as unknown. What is
 * placed goes before names, the longest breadcrumb first.
 */
export function categoryFinder(
  names: readonly CategoryName[],
  placed: readonly Placed[] = [],
): CategoryFinder {
  const places = new Map(placed.map((one) => [fold(one.breadcrumb), one.category_id]));
  const byName = Map.groupBy(names, (one) => fold(one.name));
  const ofThing = thingFinder(names, byName);
  const ofSteps = remembering((key) => {
    const [currency, ...steps] = key.split('\u0001');
    return (
      placeOf(steps, places) ?? find(steps, byName) ?? ofThing(soldIn(steps.at(-1) ?? '', currency))
    );
  });
  const ofTitle = remembering((key) => {
    const [currency, title = ''] = key.split('\u0001');
    return ofThing(soldIn(title, currency));
  });
  const paths = new Map(names.map(({ id, path }) => [id, path]));
  return (steps, title, currency = '') => {
    const said = ofSteps([currency, ...steps].join('\u0001'));
    const read = ofTitle(`${currency}\u0001${title}`);
    // a title may say more narrowly what its breadcrumb says
    return said === null || (read !== null && paths.get(read)?.includes(said)) ? read : said;
  };
}

/**
 * The category that is named as the thing is; of several that name it among other words the one
 * where shops put it, or that above all of them; else the department where shops put it.
 */
function thingFinder(
  names: readonly CategoryName[],
  byName: ReadonlyMap<string, readonly CategoryName[]>,
): (thing: string | undefined) => number | null {
  const bySold = Map.groupBy(names, (one) => soldIn(one.name));
  const only = (name: string) => {
    const found = distinct(byName.get(fold(name)) ?? []);
    return found.length === 1 ? (found[0] as CategoryName).id : null;
  };
  const named = (thing: string): number | null => {
    for (const spelling of [thing, ...COMMON.spellingsOf(thing)]) {
      const id = only(spelling);
      if (id !== null) return id;
    }
    const sold = distinct(bySold.get(thing) ?? []);
    const place = departmentOf(thing)
      .map(only)
      .find((id) => sold.some((one) => one.id === id));
    return place ?? above(sold);
  };
  return (thing) => {
    if (thing === undefined) return null;
    const exact = named(thing);
    if (exact !== null) return exact;
    for (const place of departmentOf(thing)) {
      const id = only(place);
      if (id !== null) return id;
    }
    const broader = COMMON.broaderThan(thing);
    return broader === undefined ? null : named(broader);
  };
}

/** The one category, or the deepest that is above all of them. */
function above(found: readonly CategoryName[]): number | null {
  const [first, ...others] = found;
  if (!first) return null;
  const shared = first.path.filter((id) => others.every((one) => one.path.includes(id)));
  return shared.at(-1) ?? null;
}

function find(
  steps: readonly string[],
  byName: ReadonlyMap<string, readonly CategoryName[]>,
): number | null {
  const candidates = steps.map((step) => distinct(byName.get(fold(step)) ?? []));
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const here = candidates[at] as CategoryName[];
    if (here.length === 1) return (here[0] as CategoryName).id;
    const above = new Set(
      candidates
        .slice(0, at)
        .flat()
        .map((one) => one.id),
    );
    const under = here.filter((one) => one.path.some((id) => id !== one.id && above.has(id)));
    if (under.length === 1) return (under[0] as CategoryName).id;
  }
  return null;
}

/** The place of the breadcrumb, or of the nearest step above its last that has one. */
function placeOf(steps: readonly string[], places: ReadonlyMap<string, number>): number | null {
  for (let size = places.size > 0 ? steps.length : 0; size > 0; size -= 1) {
    const id = places.get(fold(steps.slice(0, size).join(BETWEEN_STEPS)));
    if (id !== undefined) return id;
  }
  return null;
}

function distinct(names: readonly CategoryName[]): CategoryName[] {
  return [...new Map(names.map((one) => [one.id, one])).values()];
}

function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, '').replace(/&/g, 'and');
}
