/** The migrations, lowest layer first. */
import path from 'node:path';
import { stepsOf } from '#api/kernel/postgres/migrate.ts';
import type { Step } from '#api/kernel/postgres/migrate.ts';
import { LAYERS } from '#api/layers.ts';

export function migrationSteps(): Step[] {
  return stepsOf(path.join(import.meta.dirname, '../api/src'), LAYERS);
}
