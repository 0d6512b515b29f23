/**
 * Our category for a feed's breadcrumb, by equal names in any of our languages; never an invented
 * one.
 */

export interface CategoryName {
  readonly id: number;
  readonly path: readonly number[];
  readonly name: string;
}

export type CategoryFinder = (steps: readonly string[]) => number | null;

/**
 * The deepest step whose name is a category's. Where several categories share the name, the one
 * below another step's category wins; when that decides nothing, the step counts as unknown.
 */
export function categoryFinder(names: readonly CategoryName[]): CategoryFinder {
  const byName = Map.groupBy(names, (one) => fold(one.name));
  const known = new Map<string, number | null>();
  return (steps) => {
    const key = steps.join('\u0001');
    let found = known.get(key);
    if (found === undefined) {
      found = find(steps, byName);
      if (known.size < 20_000) known.set(key, found);
    }
    return found;
  };
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

function distinct(names: readonly CategoryName[]): CategoryName[] {
  return [...new Map(names.map((one) => [one.id, one])).values()];
}

function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, '').replace(/&/g, 'and');
}
