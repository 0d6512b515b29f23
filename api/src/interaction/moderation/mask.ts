/**
 * Hides what identifies somebody: addresses, links, numbers as long as a telephone's, names of
 * accounts. Pure.
 */
const PERSONAL: readonly RegExp[] = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /\b(?:https?:\/\/|www\.)[^\s,]+/gi,
  /\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|io|me|co|id|th|sg|my|ph|vn|xyz|shop|store|link)\b(?:\/[^\s,]*)?/gi,
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}._-]{2,}/gu,
  /\+?[\d๐-๙](?:[ ().-]?[\d๐-๙]){5,}/g,
];

export const HIDDEN = '•••';

export function masked(text: string): string {
  return PERSONAL.reduce((so, pattern) => so.replace(pattern, HIDDEN), text);
}
