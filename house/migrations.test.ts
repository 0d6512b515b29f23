/** Migrations that databases out there have run are never changed: a start would refuse them. */
import { expect, test } from 'vitest';
import { migrationSteps } from '#server/migrations.ts';
import frozen from './migrations.json' with { type: 'json' };

test('14.7: no migration changes after it was added; a new one is added to house/migrations.json with its checksum', () => {
  const steps = migrationSteps();
  expect(steps.length).toBeGreaterThan(90);
  expect(Object.fromEntries(steps.map(({ name, checksum }) => [name, checksum]))).toEqual(frozen);
});
