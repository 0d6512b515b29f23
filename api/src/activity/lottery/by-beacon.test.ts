import { beforeEach, expect, test } from 'vitest';
import { timeOfRound } from '#contract/activity/fair/beacon.ts';
import { readRecord } from '#contract/activity/fair/read.ts';
import { checkRecord } from '#contract/activity/fair/record.ts';
import type { LotteryRecord } from '#contract/activity/fair/record.ts';
import { openWith } from '#contract/activity/fair/timelock.ts';
import { startBeacon } from '../../../../test/beacon.ts';
import { signUp } from '../../../../test/people.ts';
import { makeWorld, START } from '../../../../test/world.ts';
import { makeLottery } from './make.ts';
import { NotPublishable, publishLottery } from './publish.ts';
import { revealDue, settleWaiting } from './reveal.ts';

const startAt = new Date(Date.parse(START) - 3_600_000);
const endAt = new Date(Date.parse(START) + 3_600_000);
const revealAt = new Date(Date.parse(START) + 7_200_000);
const beacon = await startBeacon(startAt);
const world = await makeWorld({ env: beacon.env });
const roundAt = (at: Date) => Math.floor((at.getTime() - startAt.getTime()) / 1000) + 1;

beforeEach(() => {
  world.clock.set(START);
  beacon.fault = undefined;
  beacon.published = roundAt(new Date(START));
});

let counter = 0;
async function lottery(): Promise<string> {
  const ctx = await world.ctx();
  const id = await makeLottery(ctx, {
    code: `by-beacon-${(counter += 1)}`,
    title: { en: 'Sealed' },
    summary: {},
    rules: {},
    cover: '',
    startAt,
    endAt,
    revealAt,
    chances: [{ reason: 'BASE', chances: 4, mostADay: 1, mostInAll: 30 }],
    prizes: [
      { name: { en: 'Cup' }, image: '', kind: 'GOODS', numbers: 4_000, stock: 20 },
      { name: { en: 'Nothing' }, image: '', kind: 'NOTHING', numbers: 6_000, stock: null },
    ],
  });
  await publishLottery(ctx, id);
  return String(id);
}

test('BEY-13: a draw is decided by a round that was not published when it was asked, and answers with it', async () => {
  const id = await lottery();
  const { headers } = await signUp(world);
  const asked = [1, 2, 3].map((no) =>
    world.call('lottery.draw', { id, clientSeed: `${no}` }, headers),
  );
  const before = beacon.published;
  await expect
    .poll(async () => (await world.call('lottery.fairness', { id })).data?.drawCount)
    .toBe(3);
  // all are linked before any is decided
  expect((await world.call('lottery.user-info', { id }, headers)).data?.draws).toMatchObject(
    [3, 2, 1].map((drawNo) => ({ drawNo, state: 'WAITING', number: null, prize: null })),
  );
  beacon.published += 5;
  for (const { data } of await Promise.all(asked)) {
    expect(data).toMatchObject({ state: 'SETTLED', proof: { state: 'SETTLED' } });
    const { round, time } = data?.proof.beacon ?? { round: 0, time: '' };
    expect(round).toBeGreaterThan(before);
    expect(Date.parse(time)).toBe(timeOfRound(beacon.beacon, round));
    expect(Date.parse(time)).toBeGreaterThan(Date.parse(data?.proof.drawTime ?? ''));
  }
});

test('BEY-13: where no round comes the draw waits, keeps its place, and is settled by the job', async () => {
  const id = await lottery();
  const { headers } = await signUp(world);
  beacon.fault = 'down';
  const { data } = await world.call('lottery.draw', { id }, headers);
  expect(data).toMatchObject({ state: 'WAITING', prize: null, remainingChances: 3 });
  await settleWaiting(await world.ctx());
  const recordId = data?.recordId as string;
  const proof = () => world.call('lottery.draw-proof', { id, recordId });
  for (const fault of ['not json', 'another round', 'forged'] as const) {
    [beacon.fault, beacon.published] = [fault, 1_000_000];
    await settleWaiting(await world.ctx());
    expect((await proof()).data).toMatchObject({ state: 'WAITING', number: null });
  }
  beacon.fault = undefined;
  await settleWaiting(await world.ctx());
  expect((await proof()).data).toMatchObject({ state: 'SETTLED', hash: data?.proof.hash });
}, 60_000);

test('BEY-13: the locked seed opens with its round alone; once it is open the record is green', async () => {
  const id = await lottery();
  const { headers } = await signUp(world);
  beacon.published += 60;
  for (let no = 0; no < 4; no += 1) await world.call('lottery.draw', { id }, headers);
  const { data: sealed } = await world.call('lottery.fairness', { id });
  expect(sealed).toMatchObject({ serverSeed: null, sealedBy: 'BEACON' });
  world.clock.set(revealAt);
  await revealDue(await world.ctx());
  // the round that opens it is not published yet
  expect((await world.call('lottery.fairness', { id })).data?.serverSeed).toBeNull();
  beacon.published = roundAt(revealAt) + 2;
  await revealDue(await world.ctx());
  const { data: open } = await world.call('lottery.fairness', { id });
  const { data } = await world.call('lottery.record', { id });
  const record = readRecord(JSON.stringify(data)) as LotteryRecord;
  expect(checkRecord(record)).toEqual({ draws: 4, faults: [] });
  const lock = record.timelock as NonNullable<typeof record.timelock>;
  const seed = openWith(sealed?.timelock as typeof lock, lock.signature);
  expect(Buffer.from(seed ?? []).toString('hex')).toBe(open?.serverSeed);
}, 60_000);

test('BEY-13: a beacon that does not answer, or is another one, seals nothing', async () => {
  beacon.fault = 'down';
  await expect(lottery()).rejects.toThrow(NotPublishable);
  await expect(lottery()).rejects.toThrow('The public beacon does not answer');
});
