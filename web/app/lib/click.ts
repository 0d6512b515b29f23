/**
 * Clicks that count (DEAL-19, API-21): a link says what it is about with `data-click="OFFER:12"`.
 * The word leaves by beacon, beside the navigation; whether it arrives changes nothing for the
 * visitor.
 */
import { useEffect } from 'react';
import type { Ask } from '#contract/calls.ts';
import type { Subject as Marked } from '#contract/interaction/subject.ts';
import { callTable } from 'virtual:khum-calls';
import { clientHeaders } from './client.ts';
import { requestOf } from './request.ts';

type Subject = Ask<'click.collect'>['subjectType'];

/** The attribute of a link whose clicks count. */
export function counts(type: Subject, id: string): { 'data-click': string } {
  return { 'data-click': `${type}:${id}` };
}

/** A click that counts, and the page and the moment that it was made on. */
export interface Click {
  readonly subjectType: Subject;
  readonly subjectId: string;
  readonly href: string;
  readonly at: number;
}

let clicks: Click[] | null = [];
let hearer: (click: Click) => void = (click) => clicks?.push(click);

/**
 * Adds a listener of clicks; it also gets the earlier ones, for code that comes when the page
 * is idle.
 */
export function hearClicks(listener: ((click: Click) => void) | null): void {
  const before = clicks ?? [];
  clicks = null;
  hearer = listener ?? (() => {});
  before.forEach(hearer);
}

export function collectClicks(): void {
  const listen = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.<HTMLElement>('[data-click]');
    const [subjectType, subjectId] = (link?.dataset.click?.split(':') ?? []) as [Subject?, string?];
    if (!subjectType || !subjectId) return;
    collect({ eventType: 'click', subjectType, subjectId });
    hearer({ subjectType, subjectId, href: location.href, at: Date.now() });
  };
  document.addEventListener('click', listen, { capture: true });
  // the middle button opens a tab too
  document.addEventListener('auxclick', (event) => event.button === 1 && listen(event), {
    capture: true,
  });
}

/** A visitor reads or shared what a page is about: counted once a day (AMB-88). */
export function tell(eventType: 'view' | 'share', { subjectType, subjectId }: Marked): void {
  collect({ eventType, subjectType, subjectId });
}

/** The subject of the page is being read; who declines tracking is not counted. */
export function useView(subjectType: Marked['subjectType'], subjectId: string): void {
  useEffect(() => {
    const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
      globalPrivacyControl?: boolean;
    };
    if (doNotTrack !== '1' && globalPrivacyControl !== true)
      tell('view', { subjectType, subjectId });
  }, [subjectType, subjectId]);
}

function collect(ask: Ask<'click.collect'>): void {
  // makes the device known, which the beacon carries as a cookie
  clientHeaders();
  const { url, body } = requestOf(callTable['click.collect'] as string, ask);
  try {
    navigator.sendBeacon(url, body);
  } catch {
    // a browser without beacons: the click is lost, the way is not
  }
}
