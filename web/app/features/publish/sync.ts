/**
 * Carries what is typed to the API, one request at a time, with the version that it was typed upon.
 * Whatever changed elsewhere meanwhile is loaded and merged (merge.ts) before it is sent again.
 * Knows neither React nor time.
 */
import type { Draft } from '#contract/content/draft.ts';
import { acknowledged, isUnsent, settled, taken, unsent } from './merge.ts';
import type { Field, Merged } from './merge.ts';
import type { Words } from './form.ts';

/** The API as this needs it; failures are thrown. */
export interface Remote {
  /** Asked again it answers the same draft. */
  create(): Promise<Draft>;
  load(id: string): Promise<Draft>;
  update(draft: Draft, words: Words, fields: readonly Field[]): Promise<Draft>;
  /** It was changed elsewhere: the version is outdated. */
  isConflict(error: unknown): boolean;
  wordsOf(draft: Draft): Words;
}

export interface Sync {
  merged(): Merged;
  draft(): Draft | null;
  isUnsent(): boolean;
  type(change: Partial<Words>): void;
  /** Sends all that is typed; returns the stored draft. Throws what the API refuses. */
  save(): Promise<Draft>;
  /** Takes in what changed elsewhere. */
  pull(): Promise<void>;
  settle(field: Field, value: Words[Field]): void;
  /** Goes on with what was typed earlier, based on what the API stored then. */
  restore(earlier: Merged): void;
  /** Nothing of it is wanted any more. */
  drop(): void;
}

/** How many conflicts in a row are retried before the user hears of it. */
const TRIES = 5;

export function startSync(
  first: Draft | null,
  start: Merged,
  remote: Remote,
  onChange: () => void,
): Sync {
  let merged = start;
  let draft = first;
  /** Sent, and not answered. */
  let pending: Partial<Words>[] = [];
  let last: Promise<unknown> = Promise.resolve();

  const set = (next: Merged) => {
    merged = next;
    onChange();
  };
  /** One request after the other. */
  function next<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = last.then(work, work);
    last = mine.catch(() => {});
    return mine;
  }
  async function pull(): Promise<void> {
    if (!draft) return;
    const now = await remote.load(draft.id);
    if (now.version === draft.version) return;
    draft = now;
    set(taken(merged, remote.wordsOf(now), pending));
    pending = [];
  }
  async function begin(): Promise<Draft> {
    const made = await remote.create();
    draft = made;
    set(taken(merged, remote.wordsOf(made), pending));
    return made;
  }
  async function save(): Promise<Draft> {
    for (let tries = 0; ; ) {
      const now = draft ?? (await begin());
      const given = unsent(merged);
      // what was withdrawn becomes a draft by being gone on with
      if (Object.keys(given).length === 0 && now.state !== 'CANCELED') return now;
      pending.push(given);
      try {
        draft = await remote.update(
          now,
          { ...merged.words, ...given },
          Object.keys(given) as Field[],
        );
        pending = [];
        set(acknowledged(merged, given, remote.wordsOf(draft)));
        tries = 0;
      } catch (error) {
        if (!remote.isConflict(error) || ++tries > TRIES) throw error;
        await pull();
      }
    }
  }
  return {
    merged: () => merged,
    draft: () => draft,
    isUnsent: () => isUnsent(merged),
    type: (change) => set({ ...merged, words: { ...merged.words, ...change } }),
    save: () => next(save),
    pull: () => next(pull),
    settle: (field, value) => set(settled(merged, field, value)),
    restore: (earlier) => set(draft ? taken(earlier, remote.wordsOf(draft)) : earlier),
    drop: () => set({ ...merged, sent: merged.words, conflicts: {} }),
  };
}
