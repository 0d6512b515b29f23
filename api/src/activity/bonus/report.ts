/**
 * Reports of affiliate networks about orders: tables under the usual names of columns, in any of the usual separators.
 * Pure. A row that says nothing sure is set aside with its reason; the lines of one order are added up.
 */
import { parse } from 'csv-parse/sync';
import type { CurrencyCode } from '#contract/money.ts';
import { headOf, wellFormed } from '#contract/text.ts';
import { parseAmount } from '../../ingest/index.ts';
import { wholeOf } from '../../lexicon/index.ts';
import { plainNumber } from './row.ts';

/** Characters of a report that are read, and rows. */
const [MOST_TEXT, MOST_ROWS] = [20_000_000, 50_000];
const LONGEST_NUMBER = 100;
const LONGEST_SHOWN = 40;

export type OrderFate = 'FOUND' | 'PENDING' | 'CANCELLED' | 'GOODS_RETURNED';

/** What a report says of one order. */
export interface ReportedOrder {
  /** The first line that names it; the heading is line 1. */
  readonly line: number;
  readonly orderNo: string;
  readonly fate: OrderFate;
  /** Paid for the goods that were kept, in minor units; null: not said. */
  readonly amount: number | null;
  readonly commission: number | null;
}

export interface SetAside {
  readonly line: number;
  readonly why: string;
}

/** Why a file is no report, in a sentence. */
export class ReportRefused extends Error {
  override name = 'ReportRefused';
}

type Field = 'orderNo' | 'status' | 'amount' | 'commission' | 'currency';
/** By letters and digits alone; the first that fits, so the narrower ones stand in front. */
const COLUMNS: readonly (readonly [Field, RegExp])[] = [
  [
    'orderNo',
    /^(order|transaction|conversion|booking)?(no|nr|number|id|sn|code|ref|reference)$|^order$/,
  ],
  ['commission', /commission|payout|earning/],
  ['status', /status|^state$/],
  ['currency', /currency/],
  [
    'amount',
    /^(order|sale|sales|purchase|transaction|gross|net|total|item|actual|paid)*(amount|value|price|total|gmv)$|^gmv|^sale$/,
  ],
];
const FATES: readonly (readonly [OrderFate, RegExp])[] = [
  ['FOUND', wholeOf(({ orders }) => orders.found)],
  ['PENDING', wholeOf(({ orders }) => orders.pending)],
  ['CANCELLED', wholeOf(({ orders }) => orders.cancelled)],
  ['GOODS_RETURNED', wholeOf(({ orders }) => orders.returned)],
];

/** Throws ReportRefused for what is no table with order numbers. */
export function readReport(
  text: string,
  currency: CurrencyCode,
): { orders: ReportedOrder[]; aside: SetAside[] } {
  if (text.length > MOST_TEXT) throw new ReportRefused('The file is too large for a report.');
  const [heading = [], ...rows] = tableOf(wellFormed(text));
  const places = placesOf(heading);
  if (!places.has('orderNo')) throw new ReportRefused('No column has order numbers.');
  if (rows.length > MOST_ROWS)
    throw new ReportRefused(`A report has at most ${MOST_ROWS} rows; cut it into several.`);
  const aside: SetAside[] = [];
  const lines: ReportedOrder[] = [];
  for (const [at, row] of rows.entries()) {
    const cell = (field: Field) => (row[places.get(field) ?? -1] ?? '').normalize('NFC').trim();
    const line = lineOf(at + 2, cell, { currency, width: heading.length, length: row.length });
    if ('why' in line) aside.push(line);
    else lines.push(line);
  }
  return { orders: addedUp(lines), aside };
}

/** By the separator that its heading has most of. */
function tableOf(text: string): string[][] {
  const from = text.startsWith('\uFEFF') ? 1 : 0;
  const heading = text.slice(from, text.search(/[\r\n]|$/));
  const delimiter = [',', ';', '\t', '|'].toSorted(
    (a, b) => heading.split(b).length - heading.split(a).length,
  )[0];
  const options = { bom: true, delimiter, relax_column_count: true };
  try {
    return parse(text, { ...options, relax_quotes: true });
  } catch {
    // a quote that is not closed would swallow all lines after it
    return parse(text, { ...options, quote: false });
  }
}

function placesOf(heading: readonly string[]): Map<Field, number> {
  const places = new Map<Field, number>();
  for (const [field, pattern] of COLUMNS) {
    const place = heading.findIndex((name, at) => {
      const plain = name
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, '');
      return pattern.test(plain) && ![...places.values()].includes(at);
    });
    if (place !== -1) places.set(field, place);
  }
  return places;
}

function lineOf(
  line: number,
  cell: (field: Field) => string,
  given: { currency: CurrencyCode; width: number; length: number },
): ReportedOrder | SetAside {
  const orderNo = plainNumber(cell('orderNo'));
  if (given.length !== given.width)
    return { line, why: `it has ${given.length} cells, the heading ${given.width}` };
  if (orderNo === '') return { line, why: 'it has no order number' };
  if (orderNo.length > LONGEST_NUMBER) return { line, why: 'its order number is too long' };
  const currency = cell('currency').toUpperCase();
  if (currency !== '' && currency !== given.currency)
    return { line, why: `its currency is ${shown(currency)}, not ${given.currency}` };
  const fate = fateOf(cell('status'));
  if (fate === null) return { line, why: `its status “${shown(cell('status'))}” is not known` };
  const [amount, commission] = [cell('amount'), cell('commission')].map((text) =>
    moneyOf(text, given.currency),
  ) as [number | null | undefined, number | null | undefined];
  if (amount === undefined) return { line, why: `its amount “${shown(cell('amount'))}” is none` };
  if (commission === undefined)
    return { line, why: `its commission “${shown(cell('commission'))}” is none` };
  return { line, orderNo, fate, amount, commission };
}

function fateOf(status: string): OrderFate | null {
  const plain = status
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
  // a report without this column lists what was approved
  if (plain === '') return 'FOUND';
  return FATES.find(([, words]) => words.test(plain))?.[0] ?? null;
}

/** Minor units; null for an empty cell, undefined for what is no amount. */
function moneyOf(text: string, currency: CurrencyCode): number | null | undefined {
  if (text === '') return null;
  const read = parseAmount(text, currency);
  if (read.kind === 'nothing') return null;
  return read.kind === 'amount' ? read.value : read.kind === 'free' ? 0 : undefined;
}

const shown = (text: string): string => headOf(text, LONGEST_SHOWN);

/**
 * One of each number: what was kept is added up; it is gone where nothing was kept, and open while a part of it is.
 */
function addedUp(lines: readonly ReportedOrder[]): ReportedOrder[] {
  return [...Map.groupBy(lines, ({ orderNo }) => orderNo).values()].map((some) => {
    const kept = some.filter(({ fate }) => fate === 'FOUND' || fate === 'PENDING');
    const first = some[0] as ReportedOrder;
    if (kept.length === 0) return first;
    const isOpen = kept.some(({ fate }) => fate === 'PENDING');
    return {
      ...first,
      fate: isOpen ? 'PENDING' : 'FOUND',
      amount: sumOf(kept.map(({ amount }) => amount)),
      commission: sumOf(kept.map(({ commission }) => commission)),
    };
  });
}

const sumOf = (values: readonly (number | null)[]): number | null =>
  values.every((one) => one === null)
    ? null
    : values.reduce<number>((sum, one) => sum + (one ?? 0), 0);
