/** The migrations of the ladder, lowest rung first. */
import path from 'node:path';
import { stepsOf } from '#api/kernel/postgres/migrate.ts';
import type { Step } from '#api/kernel/postgres/migrate.ts';
import { RUNGS } from '#api/rungs.ts';

export function migrationSteps(): Step[] {
  return stepsOf(path.join(import.meta.dirname, '../api/src'), RUNGS);
}
