/**
 * What every part of a page may know without being passed it: tenant, language, device, clock,
 * sentences. A browser has one visit; the server has many at a time and tells them apart
 * (docs/decisions/0015-one-visit-per-request.md).
 */
import type { Answer } from '#contract/calls.ts';
import type { Language } from '#contract/language.ts';

export interface PageContext {
  readonly tenant: Answer<'tenant.base-info'>;
  readonly categories: Answer<'category.tops'>;
  readonly lang: Language;
  readonly isMobilePhone: boolean;
  /** `app`: inside the companion app, without footer and download guide (TEN-10). */
  readonly terminalType: 'h5' | 'app';
  /** The visitor wants no affiliate tags of ours (BEY-30). */
  readonly declinesTags: boolean;
  readonly theme: 'light' | 'dark' | undefined;
  /** How a phone lists cards: rows (undefined) or two columns. */
  readonly cards: 'grid' | undefined;
  /** The server's clock when the page was made, epoch milliseconds (TEN-09). */
  readonly currentTimeMillis: number;
  readonly origin: string;
  /** Where beacons go; absent: to this site. */
  readonly beaconUrl?: string | undefined;
  /** Addresses that leave this site must name the region: the host alone leads to another. */
  readonly isNamed: boolean;
}

export interface Visit {
  readonly page: PageContext;
  /** Sentences in the visit's language; in the browser more of them come later. */
  readonly messages: Record<string, string>;
}

let current: () => Visit | undefined = () => undefined;

/** Says where the current visit is found; once in a process, at its start. */
export function findVisitBy(find: () => Visit | undefined): void {
  current = find;
}

/** The visit that the caller serves. Outside of one there is no answer that would not be a guess. */
export function visit(): Visit {
  const found = current();
  if (!found) throw new Error('Asked for the visit outside of one.');
  return found;
}

export function page(): PageContext {
  return visit().page;
}
