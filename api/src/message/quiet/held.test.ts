/** What is held leaves by the quiet hours of the moment, wherever its reader has gone meanwhile. */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { hookReceiver } from '../../../../test/hook-receiver.ts';
import { signUp } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';
import { modules } from '#server/modules.ts';
import { inTransaction } from '../../kernel/context.ts';
import { messageWith, notify } from '../index.ts';

const receiver = await hookReceiver();
const world = await makeWorld({
  env: { CODES_PER_ADDRESS: '100000', PUBLIC_URL: 'http://localhost:4100' },
  modules: modules.map((one) =>
    one.name === 'message'
      ? messageWith({
          mayReach: (address) => address === '127.0.0.1',
          ports: [receiver.port],
          plain: true,
          discord: [],
        })
      : one,
  ),
});
const at = async (instant: string) => {
  world.clock.set(new Date(instant));
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
};

test('BEY-05, P-29: what is held until the morning of one timezone waits for that of the next where its reader has moved', async () => {
  const me = await signUp(world);
  const save = (ask: object) => world.call('quiet-hours.save', ask, me.headers);
  const hook = await world.call(
    'channel.create',
    { kind: 'WEBHOOK', address: receiver.url },
    me.headers,
  );
  expect(hook).toMatchObject({ success: true });
  const night = { enabled: true, fromTime: '22:00', toTime: '07:00', timezone: 'Asia/Bangkok' };
  expect((await save(night)).data).toMatchObject(night);
  const sent = async () => [
    receiver.posted.length,
    (
      await world.database
        .tenant('TH')
        .rows(sql`select 1 from letter where receiver = ${me.email} and template like 'message%'`)
    ).length,
  ];
  // 23:30 in Bangkok
  await at('2026-10-24T16:30:00Z');
  await inTransaction(await world.ctx(), (inside) =>
    notify(inside, {
      accountId: Number(me.userId),
      type: 'notice',
      kind: 'welcome',
      delivery: { mailsAtOnce: true },
    }),
  );
  await at('2026-10-24T16:31:00Z');
  expect(await sent()).toEqual([0, 0]);
  await save({ timezone: 'Europe/Berlin' });
  // 07:00 in Bangkok is 02:00 in Berlin, in the night in which its clock is put back
  await at('2026-10-25T00:00:00Z');
  expect(await sent()).toEqual([0, 0]);
  await at('2026-10-25T05:59:00Z');
  expect(await sent()).toEqual([0, 0]);
  await at('2026-10-25T06:00:00Z');
  await at('2026-10-25T06:01:00Z');
  expect(await sent()).toEqual([1, 1]);
});
