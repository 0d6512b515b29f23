/**
 * Ids are numbers inside the API and strings of digits on the wire; calls accept an id or a code
 * (AMB-17).
 */

/**
 * The number of an id; null for text that cannot be one, so that what is unknown is simply not
 * found.
 */
export function idOf(text: string | undefined): number | null {
  if (text === undefined || !/^\d{1,16}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}

/** The numbers of those that are ids. */
export function idsOf(texts: readonly string[]): number[] {
  return texts.map(idOf).filter((id) => id !== null);
}
