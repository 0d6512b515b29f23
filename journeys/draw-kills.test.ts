/** A small version of `test/chaos-draws.ts`, with the same code. */
import { expect, test } from 'vitest';
import { killWhileDrawing } from '../test/draw-kills.ts';

test('ACT-04, BEY-13, BEY-52: of draws at once while the server and PostgreSQL are killed none is lost, doubled or oversold, and all of them prove themselves', async () => {
  const figures = await killWhileDrawing({
    draws: 400,
    clients: 16,
    appKills: 2,
    databaseKills: 1,
  });
  expect(figures).toMatchObject({
    draws: 400,
    lost: 0,
    changed: 0,
    doubled: 0,
    overdrawn: 0,
    unaccounted: 0,
    oversold: 0,
    ledgerFaults: 0,
    verified: 400,
    acknowledged: 400,
  });
});
