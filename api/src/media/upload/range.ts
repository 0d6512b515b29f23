/** `Range` of one piece of bytes (RFC 9110, 14.2); films are asked for by pieces. Pure. */

export interface Piece {
  readonly from: number;
  /** The last byte, included. */
  readonly to: number;
}

/**
 * The piece that is asked for; null: all of it, which also answers what is no range of one piece;
 * 'none': nothing of it is there.
 */
export function pieceOf(header: string | undefined, size: number): Piece | null | 'none' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, first = '', last = ''] = match;
  if (first === '')
    return Number(last) === 0 ? 'none' : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const from = Number(first);
  if (from >= size) return 'none';
  if (last !== '' && Number(last) < from) return null;
  return { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
