/** Flash sales in SQL (LAB-02): what the shop says of its price, where the history bears it out. */
import { CLAIM_MIN } from '#contract/price/least.ts';
import { REFUTED } from '#contract/price/verdict.ts';
import sql, { join, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { literal } from '../day/effective.ts';

/** The shop says so, with an end that is known and to come. */
export function inFlash(offer: string, now: Date): Sql {
  return sql`${raw(offer)}.flash_sale and coalesce(${raw(offer)}.flash_until > ${now}::timestamptz,
      false)`;
}

/**
 * Whether a price may be called a flash sale: no verdict refutes or corrects what the shop claims,
 * and it lies below the usual price where that is known. Nobody is hurried by a claim that is false.
 */
export function mayBeFlash(verdict: Sql, real: Sql): Sql {
  return sql`(coalesce(${verdict} <> all(array[${join([...REFUTED, 'OVERSTATED'])}]::text[]), true)
      and coalesce(${real} >= ${literal(CLAIM_MIN)}, true))`;
}
