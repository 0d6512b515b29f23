/**
 * Three-way merge of a draft by field: what is typed here, what the API stored last, what it stores
 * now. A field that changed on one side alone takes that side; one that changed on both is a
 * conflict, which nobody but its author settles. Pure.
 */
import type { Words } from './form.ts';

export type Field = keyof Words;

export interface Merged {
  /** The values of the fields. */
  readonly words: Words;
  /** What of it was sent last, as it was typed. */
  readonly sent: Words;
  /** The same as the API keeps it: trimmed, composed, links without what tracks. */
  readonly base: Words;
  /** The values elsewhere, by the fields that changed on both sides. */
  readonly conflicts: Partial<Words>;
}

/**
 * Takes in what the API keeps now. `pending`: what was sent without an answer, and may have
 * arrived.
 */
export function taken(
  { words, sent, base }: Merged,
  theirs: Words,
  pending: readonly Partial<Words>[] = [],
): Merged {
  const next = { words: { ...words }, sent: { ...sent }, base: { ...base } };
  const conflicts: Partial<Words> = {};
  for (const field of Object.keys(words) as Field[]) {
    if (isSame(theirs[field], base[field])) continue;
    const arrived = pending.findLast(
      (given) => field in given && isSame(theirs[field], given[field]),
    );
    if (arrived) {
      put(next.sent, field, arrived[field]);
      put(next.base, field, theirs[field]);
    } else if (isSame(words[field], sent[field])) {
      for (const side of [next.words, next.sent, next.base]) put(side, field, theirs[field]);
    } else if (isSame(words[field], theirs[field])) {
      put(next.sent, field, words[field]);
      put(next.base, field, theirs[field]);
    } else put(conflicts, field, theirs[field]);
  }
  return { ...next, conflicts };
}

/** A conflict settled by the author: `value` is taken, and the other one was seen. */
export function settled(merged: Merged, field: Field, value: Words[Field]): Merged {
  const { [field]: theirs, ...conflicts } = merged.conflicts;
  const next = { words: { ...merged.words }, sent: { ...merged.sent }, base: { ...merged.base } };
  put(next.words, field, value);
  put(next.sent, field, theirs);
  put(next.base, field, theirs);
  return { ...next, conflicts };
}

/** What was sent has arrived, and is stored as `stored`. */
export function acknowledged(merged: Merged, given: Partial<Words>, stored: Words): Merged {
  const next = { words: { ...merged.words }, sent: { ...merged.sent }, base: { ...merged.base } };
  for (const field of Object.keys(given) as Field[]) {
    put(next.sent, field, given[field]);
    put(next.base, field, stored[field]);
  }
  // the link is shown as stored, unless it is being edited
  if ('url' in given && next.words.url === given.url)
    for (const side of [next.words, next.sent]) put(side, 'url', stored.url);
  return { ...next, conflicts: merged.conflicts };
}

/** What is typed and not sent, without what is in conflict. */
export function unsent({ words, sent, conflicts }: Merged): Partial<Words> {
  const fields = (Object.keys(words) as Field[]).filter(
    (field) => !(field in conflicts) && !isEqual(words[field], sent[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, words[field]]));
}

/** Whether something is not with the API. */
export function isUnsent(merged: Merged): boolean {
  return Object.keys(merged.conflicts).length > 0 || Object.keys(unsent(merged)).length > 0;
}

function put<Side extends Partial<Words>>(side: Side, field: Field, value: unknown): void {
  (side as Record<Field, unknown>)[field] = value;
}

/** As it is typed. */
function isEqual(one: unknown, other: unknown): boolean {
  return keyOf(one, (text) => text) === keyOf(other, (text) => text);
}

/** As the API stores it: trimmed, and in Unicode form NFC. */
function isSame(one: unknown, other: unknown): boolean {
  const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return keyOf(one, plain) === keyOf(other, plain);
}

function keyOf(value: unknown, plain: (text: string) => string): string {
  if (typeof value === 'string') return plain(value);
  // pictures by their address, products by their id: what else a card says is not typed
  if (Array.isArray(value))
    return JSON.stringify(value.map((one: { url?: string; id?: string }) => one.id ?? one.url));
  return JSON.stringify(value);
}
