/** The migrations of the ladder, lowest rung first. */
import path from 'node:path';
import { stepsOf } from './kernel/postgres/migrate.ts';
import type { Step } from './kernel/postgres/migrate.ts';
import { RUNGS } from './rungs.ts';

export function migrationSteps(): Step[] {
  return stepsOf(path.join(import.meta.dirname), RUNGS);
}
