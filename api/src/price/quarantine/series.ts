/** The series of an offer as the quarantine reads it: looks, and runs of the same price. */
import { QUARANTINE } from './rule.ts';
import type { ExclusionReason } from './rule.ts';

export interface Look {
  readonly at: number;
  readonly source: string;
  /** Tenant-local day. */
  readonly day: number;
  /** Item price in minor units, above 0. */
  readonly price: number;
  /** An operator released it: it counts. */
  readonly isReleased: boolean;
  /** Too old to be judged again: its findings remain. */
  readonly known?: ExclusionReason | null;
}

export interface Run {
  readonly looks: number[];
  readonly from: number;
  readonly to: number;
}

export const MINUTE = 60_000;

export const DAY = 86_400_000;

export const CONFIRM = QUARANTINE.confirmMinutes * MINUTE;

export function isOpen(look: Look): boolean {
  return look.known === undefined && !look.isReleased;
}

/** Runs of looks that `same` says are alike, without a gap. */
export function runsOf(looks: readonly Look[], same: (a: number, b: number) => boolean): Run[] {
  const runs: { looks: number[]; from: number; to: number }[] = [];
  for (const [index, look] of looks.entries()) {
    const run = runs.at(-1);
    const before = looks[index - 1];
    if (
      run &&
      before &&
      look.at - before.at <= QUARANTINE.confirmDays * DAY &&
      same(look.price, before.price)
    ) {
      run.looks.push(index);
      run.to = look.at;
    } else runs.push({ looks: [index], from: look.at, to: look.at });
  }
  return runs;
}
