/** What mapping a row knows of its feed, and what may come of a row besides an accepted one. */
import type { CurrencyCode } from '#contract/money.ts';
import type { DecimalMark } from '../parse/amount.ts';
import type { Mapping } from '../profile/choose.ts';
import type { Field } from '../profile/profile.ts';
import type { CategoryFinder } from './category.ts';

export interface Problem {
  readonly field: Field | 'row';
  readonly reason: string;
  readonly value: string;
  /** Which item the row is about, where that could be read. */
  readonly externalId?: string;
}

export interface MapTenant {
  readonly id: string;
  readonly currency: CurrencyCode;
  readonly timezone: string;
}

export interface MapContext {
  readonly source: string;
  readonly mapping: Mapping;
  /** Tenants by currency; with `only` that tenant alone. */
  readonly tenants: ReadonlyMap<string, MapTenant>;
  readonly only: MapTenant | null;
  readonly category: CategoryFinder;
  readonly now: Date;
  /** When rows without an instant of their own were seen. */
  readonly observedAt: Date;
  readonly decimal: DecimalMark;
  /** Names from a second file, by external id. */
  readonly items: ReadonlyMap<string, Readonly<Partial<Record<Field, string>>>> | null;
}

/** A row that says that an item is no longer there. */
export interface Gone {
  readonly gone: string;
}

export function problem(field: Problem['field'], reason: string, value: string): Problem {
  return { field, reason, value };
}
