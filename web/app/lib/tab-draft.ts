/**
 * What somebody is filling in, kept for this tab until it is sent or left: a reload, and the way to
 * another provider that somebody signs in with, lose nothing (AMB-68). Where storage is refused
 * nothing is kept.
 */
export const DRAFTS = ['alert', 'comment', 'watch'] as const;
export type DraftName = (typeof DRAFTS)[number];

/** After that there is none. */
const LIFE_MS = 3_600_000;

interface Kept {
  /** What it is about, such as an address; of anything else there is no draft. */
  readonly about: string;
  readonly draft: unknown;
  readonly time: number;
}

const keyOf = (name: DraftName): string => `draft-${name}`;

export function keepDraft(name: DraftName, about: string, draft: unknown): void {
  try {
    sessionStorage.setItem(
      keyOf(name),
      JSON.stringify({ about, draft, time: Date.now() } satisfies Kept),
    );
  } catch {
    // refused or full
  }
}

/** As it was kept; an earlier version of the site may have kept less. */
export function keptDraft<Draft>(name: DraftName, about: string): Partial<Draft> | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Kept | null;
    if (kept?.about !== about || Date.now() - kept.time > LIFE_MS) return null;
    return kept.draft as Partial<Draft>;
  } catch {
    return null;
  }
}

export function dropDraft(name: DraftName): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // refused
  }
}
