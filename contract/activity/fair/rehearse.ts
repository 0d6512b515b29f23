/**
 * A lottery before it is published, played with the code that will decide its draws: what it costs, how long each prize
 * lasts, and whether the odds that are shown are those that are used. Pure; the same seed, the same play.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { fairNumber } from './draw.ts';
import { NUMBERS } from './numbers.ts';
import { firstTable, prizeAt, tableAfter } from './table.ts';
import type { Table } from './table.ts';
import type { ChanceRule, TermsPrize } from './terms.ts';

export interface RehearsedPrize extends TermsPrize {
  /** What one costs, in minor units; null: nobody said. */
  readonly cost: number | null;
}

export interface PrizeOutcome {
  readonly prizeId: string;
  /** Of 1, as they are shown. */
  readonly odds: number;
  /** Of 1: draws whose number lay in its first range. */
  readonly share: number;
  readonly won: number;
  /** What those that were won cost; null where nobody said. */
  readonly cost: number | null;
  /** The draw that took the last one. */
  readonly endedNo: number | null;
  /** Of 1, what is left of its stock after each tenth of the draws; null: it has none. */
  readonly left: readonly number[] | null;
}

export interface ChiSquare {
  readonly value: number;
  readonly degrees: number;
  /** Fair draws lie outside of these once in a thousand times. */
  readonly low: number;
  readonly high: number;
  readonly fits: boolean;
}

export interface Rehearsal {
  readonly draws: number;
  readonly prizes: readonly PrizeOutcome[];
  /** Of all that was won, as far as costs are known. */
  readonly cost: number;
  /** The same if every prize went; null where one without stock costs something. */
  readonly mostCost: number | null;
  /** The draw after which nothing is left to win. */
  readonly soldOutNo: number | null;
  readonly chiSquare: ChiSquare;
}

/** Fewer are expected in one than this: it is counted together with others. */
const LEAST_EXPECTED = 5;
/** Of the normal distribution: one in two thousand lies beyond it. */
const Z = 3.2905;
const TENTHS = 10;

/** Draws so often. `seed` is any word. */
export function rehearse(
  prizes: readonly RehearsedPrize[],
  draws: number,
  seed: string,
): Rehearsal {
  const first = firstTable(prizes);
  const played = play(first, draws, seed);
  const ends = prizes.map(({ prizeId }) => played.ended.get(prizeId) ?? null);
  const toWin = prizes.flatMap(({ kind }, at) => (kind === 'NOTHING' ? [] : [ends[at] ?? null]));
  return {
    draws,
    prizes: prizes.map((prize, at) => outcomeOf(prize, played, draws, ends[at] ?? null)),
    cost: prizes.reduce(
      (sum, { prizeId, cost }) => sum + (played.won.get(prizeId) ?? 0) * (cost ?? 0),
      0,
    ),
    mostCost: prizes.reduce<number | null>(
      (sum, { stock, cost }) =>
        !cost || sum === null ? sum : stock === null ? null : sum + stock * cost,
      0,
    ),
    soldOutNo: toWin.some((end) => end === null) ? null : Math.max(...(toWin as number[])),
    chiSquare: chiSquareOf(
      prizes.map(({ prizeId, numbers }) => ({
        expected: (draws * numbers) / NUMBERS,
        counted: played.hits.get(prizeId) ?? 0,
      })),
    ),
  };
}

interface Played {
  /** By prize: numbers in its first range, whether or not any was left. */
  readonly hits: Map<string, number>;
  readonly won: Map<string, number>;
  readonly ended: Map<string, number>;
  /** The table after each tenth. */
  readonly tables: Table[];
}

function play(first: Table, draws: number, seed: string): Played {
  const played: Played = { hits: new Map(), won: new Map(), ended: new Map(), tables: [] };
  const ranges = first.rows.map((row) => ({ ...row, kind: 'GOODS' as const }));
  const every = { ...first, rows: ranges };
  let table = first;
  for (let no = 1; no <= draws; no += 1) {
    const number = numberOf(seed, no);
    count(played.hits, prizeAt(every, number)?.prizeId);
    const prizeId = prizeAt(table, number)?.prizeId ?? null;
    count(played.won, prizeId ?? undefined);
    const after = tableAfter(table, no, prizeId);
    if (after.version > table.version && prizeId !== null) played.ended.set(prizeId, no);
    table = after;
    const tenth = Math.floor((no * TENTHS) / draws);
    while (played.tables.length < tenth) played.tables.push(table);
  }
  return played;
}

const count = (counts: Map<string, number>, key: string | undefined) => {
  if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
};

/** By the rule of real draws; words beyond eight that are not fair are as good as never needed. */
const numberOf = (seed: string, no: number): number =>
  fairNumber(sha256(utf8ToBytes(`${seed}:${no}`))) ?? 0;

function outcomeOf(
  { prizeId, numbers, stock, cost }: RehearsedPrize,
  { hits, won, tables }: Played,
  draws: number,
  endedNo: number | null,
): PrizeOutcome {
  const count = won.get(prizeId) ?? 0;
  const leftIn = ({ rows }: Table) => rows.find((row) => row.prizeId === prizeId)?.left ?? 0;
  return {
    prizeId,
    odds: numbers / NUMBERS,
    share: (hits.get(prizeId) ?? 0) / draws,
    won: count,
    cost: cost === null ? null : count * cost,
    endedNo,
    left: stock === null ? null : tables.map((table) => leftIn(table) / Math.max(1, stock)),
  };
}

/** How far counts are from what was expected, with the bounds of chance (Wilson and Hilferty, 1931). */
export function chiSquareOf(
  groups: readonly { readonly expected: number; readonly counted: number }[],
): ChiSquare {
  const rare = groups.filter(({ expected }) => expected < LEAST_EXPECTED);
  const pooled = rare.reduce(
    (sum, one) => ({
      expected: sum.expected + one.expected,
      counted: sum.counted + one.counted,
    }),
    { expected: 0, counted: 0 },
  );
  const common = groups.filter(({ expected }) => expected >= LEAST_EXPECTED);
  const used = pooled.expected > 0 ? [...common, pooled] : common;
  const degrees = Math.max(0, used.length - 1);
  const value = used.reduce(
    (sum, { expected, counted }) => sum + (counted - expected) ** 2 / expected,
    0,
  );
  const bound = (z: number) => {
    if (degrees === 0) return 0;
    const part = 2 / (9 * degrees);
    return Math.max(0, degrees * (1 - part + z * Math.sqrt(part)) ** 3);
  };
  const [low, high] = [degrees < 3 ? 0 : bound(-Z), bound(Z)];
  return { value, degrees, low, high, fits: value >= low && value <= high };
}

/** How often one shopper may draw: who comes once, every day, and who does everything. */
export function drawsOfShopper(
  rules: readonly ChanceRule[],
  days: number,
): { readonly once: number; readonly daily: number; readonly everything: number } {
  const given = ({ chances, mostADay, mostInAll }: ChanceRule, onDays: number) =>
    chances * Math.min(mostInAll, mostADay * onDays);
  // coming is rewarded once a day
  const comes = rules
    .filter(({ reason }) => reason === 'BASE' || reason === 'DAILY_VISIT')
    .map((rule) => ({ ...rule, mostADay: 1 }));
  const others = rules.filter(({ reason }) => reason !== 'BASE' && reason !== 'DAILY_VISIT');
  const sum = (some: readonly ChanceRule[], onDays: number) =>
    some.reduce((all, rule) => all + given(rule, onDays), 0);
  return {
    once: sum(comes, 1),
    daily: sum(comes, days),
    everything: sum(comes, days) + sum(others, days),
  };
}
