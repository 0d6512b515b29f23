/**
 * The columns of price trackers, by what their names say. Pure. What the data export writes has the
 * names of its fields, and its amounts are in minor units.
 */
import { parse } from 'csv-parse/sync';
import { IMPORT_LINES_MAX } from '#contract/alert/watch.ts';
import { WATCH_KINDS } from '#contract/alert/engine.ts';
import { CHANNEL_KINDS } from '#contract/message/delivery.ts';
import { FREQUENCIES } from '#contract/alert/delivery.ts';
import type { WatchDelivery } from '#contract/alert/delivery.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { fail } from '#contract/errors.ts';
import { headOf } from '#contract/text.ts';
import { parseAmount } from '../../ingest/index.ts';
import type { Wish } from '../watch/wish.ts';

/** What a line asks for; `problem`: why it cannot. */
export interface ImportedLine {
  readonly line: number;
  readonly name: string;
  readonly code: string | null;
  readonly link: string | null;
  readonly wish: Partial<Wish>;
  readonly delivery: Partial<WatchDelivery>;
  readonly isPaused: boolean;
  readonly problem: 'OTHER_CURRENCY' | 'UNREADABLE_PRICE' | 'TOO_LONG' | null;
}

/** What a name of a column is about, letters and digits alone; the first that fits. */
const COLUMNS: readonly (readonly [field: Field, name: RegExp])[] = [
  ['minor', /^targetamount$/],
  ['kind', /^kind$/],
  ['code', /^(khum)?code$/],
  ['fraction', /^fraction$/],
  ['percent', /percent|pct|cut$|discount/],
  ['lowDays', /^lowdays$/],
  ['verifiedOnly', /^verifiedonly$/],
  ['minScore', /^minscore$/],
  ['withTwins', /^withtwins$/],
  ['withShipping', /^withshipping$/],
  ['withCoupon', /^withcoupon$/],
  ['ways', /^ways$/],
  ['frequency', /^frequency$/],
  ['remindEnd', /^remindend$/],
  ['remindUnmet', /^remindunmet$/],
  ['loud', /^loud$/],
  ['status', /^(status|state|paused)$/],
  [
    'target',
    /desired|target|notifyprice|alertprice|pricealert|threshold|wanted|maxprice|pricewatch/,
  ],
  ['currency', /currency/],
  ['link', /url|link|address/],
  ['name', /^(product|item|game)?(title|name)$|^(product|item|game)$/],
];
type Field =
  | 'minor'
  | 'kind'
  | 'code'
  | 'fraction'
  | 'percent'
  | 'lowDays'
  | 'verifiedOnly'
  | 'minScore'
  | 'withTwins'
  | 'withShipping'
  | 'withCoupon'
  | 'ways'
  | 'frequency'
  | 'remindEnd'
  | 'remindUnmet'
  | 'loud'
  | 'status'
  | 'target'
  | 'currency'
  | 'link'
  | 'name';
type Cell = (field: Field) => string;

/** The lines of a file; `watch.import` for what is no table with products. */
export function linesOf(csv: string, currency: CurrencyCode): ImportedLine[] {
  const [heading, ...rows] = tableOf(csv);
  const places = new Map<Field, number>();
  (heading ?? []).forEach((name, place) => {
    const plain = name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
    const field = COLUMNS.find(([, pattern]) => pattern.test(plain))?.[0];
    if (field && !places.has(field)) places.set(field, place);
  });
  if (!places.has('name') && !places.has('link') && !places.has('code')) throw fail('watch.import');
  return rows.map((row, index) => {
    const cell: Cell = (field) => (row[places.get(field) ?? -1] ?? '').trim();
    return lineOf(cell, index + 2, currency);
  });
}

/** By the separator that its heading has most of. */
function tableOf(csv: string): string[][] {
  const heading = csv.slice(0, csv.search(/[\r\n]|$/));
  const delimiter = [',', ';', '\t'].toSorted(
    (a, b) => heading.split(b).length - heading.split(a).length,
  )[0];
  const options = { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true };
  try {
    return parse(csv, { ...options, relax_quotes: true });
  } catch {
    // a quote that is not closed would swallow all lines after it
    return parse(csv, { ...options, quote: false });
  }
}

function lineOf(cell: Cell, line: number, currency: CurrencyCode): ImportedLine {
  const target = targetOf(cell, currency);
  const currencyOfLine = cell('currency').toUpperCase();
  const problem =
    line > IMPORT_LINES_MAX + 1
      ? 'TOO_LONG'
      : currencyOfLine !== '' && currencyOfLine !== currency
        ? 'OTHER_CURRENCY'
        : target === 'wrong'
          ? 'UNREADABLE_PRICE'
          : null;
  return {
    line,
    name: headOf(cell('name') || cell('link') || cell('code'), 200),
    code: cell('code') || null,
    link: cell('link') || null,
    wish: { ...ruleOf(cell, target === 'wrong' ? null : target), ...choicesOf(cell) },
    delivery: deliveryOf(cell),
    isPaused: /^(paused|true|inactive|disabled)$/i.test(cell('status')),
    problem,
  };
}

/** Minor units; null: none is given. */
function targetOf(cell: Cell, currency: CurrencyCode): number | null | 'wrong' {
  const minor = cell('minor');
  if (/^\d{1,12}$/.test(minor)) return Number(minor);
  const written = cell('target');
  if (written === '' || written === '-') return null;
  const amount = parseAmount(written, currency);
  if (amount.kind === 'nothing') return null;
  return amount.kind === 'amount' && amount.value > 0 ? amount.value : 'wrong';
}

/** What the columns ask for: a target, else so much below now, else a new low. */
function ruleOf(cell: Cell, target: number | null): Partial<Wish> {
  const kind = WATCH_KINDS.find((one) => one === cell('kind').toUpperCase());
  const fraction = shareOf(cell('fraction')) ?? percentOf(cell('percent'));
  const lowDays = /^\d{1,4}$/.test(cell('lowDays')) ? Number(cell('lowDays')) : 0;
  const found =
    kind ?? (target !== null ? 'TARGET_PRICE' : fraction !== null ? 'BELOW_NOW' : 'NEW_LOW');
  if (found === 'TARGET_PRICE' && target === null) return { kind: 'NEW_LOW', lowDays };
  return { kind: found, targetAmount: target, fraction, lowDays };
}

function shareOf(text: string): number | null {
  const share = /^0?\.\d+$/.test(text) ? Number(text) : null;
  return share !== null && share >= 0.01 && share <= 0.95 ? share : null;
}
function percentOf(text: string): number | null {
  const digits = /^-?(\d{1,2}(?:\.\d+)?)\s*%?$/.exec(text)?.[1];
  return digits === undefined ? null : shareOf(String(Number(digits) / 100));
}

const flagOf = (text: string): boolean | undefined =>
  /^(true|false)$/i.test(text) ? text.toLowerCase() === 'true' : undefined;

/** What is not there stays as it is by default. */
function given<Choice extends object>(choice: Choice): Choice {
  return Object.fromEntries(
    Object.entries(choice).filter(([, value]) => value !== undefined),
  ) as Choice;
}

function choicesOf(cell: Cell): Partial<Wish> {
  const score = cell('minScore');
  return given({
    verifiedOnly: flagOf(cell('verifiedOnly')),
    withTwins: flagOf(cell('withTwins')),
    withShipping: flagOf(cell('withShipping')),
    withCoupon: flagOf(cell('withCoupon')),
    minScore: /^\d{1,3}$/.test(score) && Number(score) <= 100 ? Number(score) : undefined,
  });
}

function deliveryOf(cell: Cell): Partial<WatchDelivery> {
  const ways = cell('ways')
    .split(/[;,|\s]+/)
    .flatMap((name) => CHANNEL_KINDS.find((kind) => kind === name.toUpperCase()) ?? []);
  return given({
    ways: ways.length > 0 || cell('ways') === 'NONE' ? ways : undefined,
    frequency: FREQUENCIES.find((one) => one === cell('frequency').toUpperCase()),
    remindEnd: flagOf(cell('remindEnd')),
    remindUnmet: flagOf(cell('remindUnmet')),
    loud: flagOf(cell('loud')),
  });
}
