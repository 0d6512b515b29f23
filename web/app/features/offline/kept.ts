/** What is kept of pages so that they can be read without a connection (BEY-14). Pure. */

/** Names that the service worker knows too (web/public/sw.js). */
export const KEPT = {
  pages: 'khum-pages',
  files: 'khum-files',
  /**
   * Pages that are always kept: the one that lists what is kept, shown in place of what is not,
   * and the one of what waits to be sent.
   */
  shells: ['/offline', '/queued'],
  header: 'x-khum-kept',
  /** Bytes of what is stored under it, as this browser got them. */
  size: 'x-khum-size',
  /** So many of what was looked at, and as many of what was saved. */
  most: 50,
  /** And so many bytes of pages and files together. */
  mostBytes: 40 * 1024 * 1024,
} as const;

export interface Kept {
  readonly path: string;
  /** The region and the language that it is of: its prices and its words. */
  readonly region: string;
  readonly lang: string;
  readonly name: string;
  /** Address of the picture on this site. */
  readonly cover: string | null;
  /** As the page says them; null: it says none. */
  readonly price: string | null;
  readonly verdict: {
    readonly tone: string;
    readonly icon: string;
    /** The claim that does not hold, before the truth. */
    readonly struck?: string | null;
    readonly text: string;
  } | null;
  /** When the site made the page, epoch milliseconds. */
  readonly at: number;
  /** When it was last looked at or saved, epoch milliseconds of this device. */
  readonly keptAt: number;
  readonly looked: boolean;
  readonly saved: boolean;
  /** What it is made of: paths on this site. */
  readonly files: readonly string[];
}

/** Whether an address is of something that is kept once it was looked at. */
export const isKeepable = (path: string): boolean =>
  /^\/(?:product|content|article|note-detail)\/[\w-]{1,64}$/.test(path);

/** As the header of the stored page says it. */
export const headerOf = (kept: Kept): string => encodeURIComponent(JSON.stringify(kept));

/** Whatever is in the header; null: nothing that this version wrote. */
export function keptIn(header: string | null): Kept | null {
  try {
    const found = JSON.parse(decodeURIComponent(header ?? '')) as Kept;
    return isKept(found) ? found : null;
  } catch {
    return null;
  }
}

function isKept(one: Partial<Kept> | null): one is Kept {
  const isText = (value: unknown) => typeof value === 'string';
  return (
    one !== null &&
    typeof one === 'object' &&
    isText(one.path) &&
    isText(one.region) &&
    isText(one.lang) &&
    isText(one.name) &&
    (one.cover === null || isText(one.cover)) &&
    (one.price === null || isText(one.price)) &&
    (one.verdict === null ||
      [one.verdict?.tone, one.verdict?.icon, one.verdict?.text, one.verdict?.struck ?? ''].every(
        isText,
      )) &&
    Number.isFinite(one.at) &&
    Number.isFinite(one.keptAt) &&
    typeof one.looked === 'boolean' &&
    typeof one.saved === 'boolean' &&
    Array.isArray(one.files) &&
    one.files.every(isText)
  );
}

export const newestFirst = (all: readonly Kept[]): Kept[] =>
  all.toSorted((a, b) => b.keptAt - a.keptAt);

/**
 * What becomes of all that is kept: the newest looks and the newest of what was saved stay; paths of
 * pages that are neither any more go.
 */
export function boundsOf(
  all: readonly Kept[],
  most: number = KEPT.most,
): { stay: Kept[]; go: string[] } {
  const sorted = newestFirst(all);
  const newest = (flag: 'looked' | 'saved') =>
    new Set(sorted.filter((one) => one[flag]).slice(0, most));
  const looked = newest('looked');
  const saved = newest('saved');
  return {
    stay: sorted.filter((one) => looked.has(one) || saved.has(one)),
    go: sorted.filter((one) => !looked.has(one) && !saved.has(one)).map(({ path }) => path),
  };
}

/** Pictures come from one place, whatever they show. */
const isPicture = (path: string): boolean => path.startsWith('/pic/');

/**
 * What stays within so many bytes: pictures go first, then pages with what only they are made of,
 * those that are not saved before those that are, the oldest first. Shells stay in any case.
 * `sizeOf`: of a page or a file, in bytes.
 */
export function within(
  most: number,
  pages: readonly Kept[],
  shells: readonly Kept[],
  sizeOf: (path: string) => number,
): { pages: Kept[]; files: Set<string> } {
  const ofShells = new Set(shells.flatMap(({ files }) => files));
  const leaving = newestFirst(pages)
    .toSorted((a, b) => Number(b.saved) - Number(a.saved))
    .toReversed();
  const users = new Map<string, number>();
  for (const one of pages) for (const file of new Set(one.files)) add(users, file, 1);
  const files = new Set([...ofShells, ...users.keys()]);
  let sum = [...shells.map(({ path }) => path), ...pages.map(({ path }) => path), ...files]
    .map(sizeOf)
    .reduce((total, size) => total + size, 0);
  const drop = (file: string) => {
    if (!ofShells.has(file) && files.delete(file)) sum -= sizeOf(file);
  };
  for (const one of leaving)
    for (const file of one.files) if (sum > most && isPicture(file)) drop(file);
  const gone = new Set<Kept>();
  for (const one of leaving) {
    if (sum <= most) break;
    gone.add(one);
    sum -= sizeOf(one.path);
    for (const file of new Set(one.files)) if (add(users, file, -1) === 0) drop(file);
  }
  return { pages: pages.filter((one) => !gone.has(one)), files };
}

function add(counts: Map<string, number>, key: string, change: number): number {
  const count = (counts.get(key) ?? 0) + change;
  counts.set(key, count);
  return count;
}
