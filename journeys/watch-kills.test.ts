/** A small version of `test/chaos-watches.ts`, with the same code. */
import { expect, test } from 'vitest';
import { killWhileWatchesFire } from '../test/watch-kills.ts';

test('BEY-05, 9: of watches that fire while the server and PostgreSQL are killed none is lost, and what comes twice is the same mail', async () => {
  const figures = await killWhileWatchesFire({
    watches: 300,
    goods: 15,
    appKills: 1,
    databaseKills: 1,
    leaseS: 5,
  });
  expect(figures).toMatchObject({
    firing: 240,
    notifications: 240,
    lostNotifications: 0,
    lostMails: 0,
    doubledNotifications: 0,
    ghosts: 0,
    doubledOtherwise: 0,
    appKills: 1,
    databaseKills: 1,
  });
});
