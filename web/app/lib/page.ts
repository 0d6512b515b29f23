/**
 * What every part of a page may know: tenant, language, device, clock. On the server it is set
 * right before the synchronous render and unset after it, in the browser set once at start; so no
 * component has to pass it on.
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
  /** The server's clock when the page was made, epoch milliseconds (TEN-09). */
  readonly currentTimeMillis: number;
  readonly origin: string;
  /** Where beacons go; absent: to this site. */
  readonly beaconUrl?: string | undefined;
  /** Addresses that leave this site must name the region: the host alone leads to another. */
  readonly isNamed: boolean;
}

let current: PageContext | undefined;

export function setPage(page: PageContext | undefined): void {
  current = page;
}

export function page(): PageContext {
  if (!current) throw new Error('No page context yet.');
  return current;
}
