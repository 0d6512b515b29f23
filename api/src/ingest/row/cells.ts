/** The cells of a row by our fields; one reader for all rows of a feed, which turns from row to row. */
import { LIMITS } from '../limits.ts';
import { isNothing } from '../parse/nothing.ts';
import { cleanLine } from '../parse/text.ts';
import type { Field } from '../profile/profile.ts';
import type { MapContext } from './context.ts';

export interface Cells {
  /** Turns to the next row. */
  turn(row: readonly string[]): void;
  /** What is in the first column of the field that says something; else empty. */
  say(field: Field): string;
  /** The same as one clean line; null where it says nothing. */
  line(field: Field, limit?: number): string | null;
  sayPrice(field: 'price' | 'sale' | 'was'): string;
  /** The price without a sale. */
  plainPrice(): string;
  /** Items have their names in a second file, and this one is not in it. */
  isUnknownItem(): boolean;
}

/** A reader of cells at the positions of the mapping. */
export function cellsOf({ mapping, items }: Pick<MapContext, 'mapping' | 'items'>): Cells {
  const positions = mapping.columns;
  let cells: readonly string[] = [];
  let extra: Readonly<Partial<Record<Field, string>>> | undefined;
  const say = (field: Field): string => {
    const at = positions[field];
    if (at !== undefined) {
      for (const one of at) {
        const text = cells[one] as string;
        if (text !== '' && (at.length === 1 || !isNothing(text))) return text;
      }
    }
    return extra?.[field] ?? '';
  };
  const sayPrice = (field: 'price' | 'sale' | 'was'): string => {
    const text = say(field);
    return isNothing(text) ? '' : text;
  };
  // where there is a column for sales and none for the plain price, the regular one (`was`) is what
  // others cost
  const plainField =
    positions.price === undefined && positions.sale !== undefined ? 'was' : 'price';
  return {
    turn(row) {
      cells = row;
      extra = undefined;
      if (items !== null) extra = items.get((cells[positions.id?.[0] ?? -1] ?? '').trim());
    },
    say,
    line(field, limit = LIMITS.word) {
      const text = say(field);
      if (text === '' || isNothing(text)) return null;
      const plain = cleanLine(text, limit);
      return plain === '' ? null : plain;
    },
    sayPrice,
    plainPrice: () => sayPrice(plainField),
    isUnknownItem: () => items !== null && extra === undefined,
  };
}
