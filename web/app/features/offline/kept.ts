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
  /** So many of what was looked at, and as many of what was saved. */
  most: 50,
} as const;

export interface Kept {
  readonly path: string;
  readonly name: string;
  /** Address of the picture on this site. */
  readonly cover: string | null;
  /** As the page says them; null: it says none. */
  readonly price: string | null;
  readonly verdict: { readonly tone: string; readonly icon: string; readonly text: string } | null;
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
    isText(one.name) &&
    (one.cover === null || isText(one.cover)) &&
    (one.price === null || isText(one.price)) &&
    (one.verdict === null ||
      [one.verdict?.tone, one.verdict?.icon, one.verdict?.text].every(isText)) &&
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
