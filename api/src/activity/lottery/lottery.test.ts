import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readRecord } from '#contract/activity/fair/read.ts';
import { checkRecord } from '#contract/activity/fair/record.ts';
import type { LotteryRecord } from '#contract/activity/fair/record.ts';
import { signUp } from '../../../../test/people.ts';
import { makeWorld, START } from '../../../../test/world.ts';
import { ledgerFaults } from '../../ledger/index.ts';
import { expireAwards } from './expire.ts';
import { maskedName } from './lottery.ts';
import { makeLottery } from './make.ts';
import type { LotteryDraft, PrizeDraft } from './make.ts';
import { NotPublishable, publishLottery } from './publish.ts';
import { revealDue } from './reveal.ts';

const world = await makeWorld();
const owner = new pg.Client(world.url);
await owner.connect();
afterAll(() => owner.end());
beforeEach(() => world.clock.set(START));

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(Date.parse(START) + hours * HOUR_MS);
const NOTHING: PrizeDraft = {
  name: { en: 'Nothing' },
  image: '',
  kind: 'NOTHING',
  numbers: 0,
  stock: null,
};
const goods = (numbers: number, stock: number | null): PrizeDraft => ({
  name: { en: 'Aira Hush 2', th: 'หูฟัง Aira Hush 2' },
  image: '/p.webp',
  kind: 'GOODS',
  numbers,
  stock,
});
let counter = 0;

async function lottery(
  prizes: readonly PrizeDraft[],
  given: Partial<LotteryDraft> & { tenant?: string; perDay?: number } = {},
): Promise<string> {
  const ctx = await world.ctx(given.tenant);
  const rest = Math.max(0, 10_000 - prizes.reduce((sum, { numbers }) => sum + numbers, 0));
  const perDay = given.perDay ?? 3;
  const id = await makeLottery(ctx, {
    code: `lottery-${(counter += 1)}`,
    title: { en: 'End of the month', th: 'จับรางวัลสิ้นเดือน' },
    summary: { en: 'Try it' },
    rules: { en: '<p>Rules</p>' },
    cover: '/cover.webp',
    startAt: at(-1),
    endAt: at(240),
    revealAt: at(241),
    chances: [{ reason: 'BASE', chances: perDay, mostADay: 1, mostInAll: 30 }],
    prizes: [...prizes, { ...NOTHING, numbers: rest }],
    ...given,
  });
  await publishLottery(ctx, id);
  return String(id);
}

const ADDRESS = {
  recipient: 'น้ำฝน ใจดี',
  phone: '081 234 5678',
  countryCode: 'TH',
  region: 'กรุงเทพมหานคร',
  city: 'บางรัก',
  district: 'สีลม',
  street: '99/1 ถนนสีลม',
  postalCode: '10500',
  note: '',
};

test('ACT-04, BEY-13: fifty draws at once with three chances are exactly three, and the chances are gone', async () => {
  const id = await lottery([goods(5_000, 60)]);
  const { headers } = await signUp(world);
  const draws = await Promise.all(
    Array.from({ length: 50 }, (_, no) =>
      world.call('lottery.draw', { id, clientSeed: `seed ${no}` }, headers),
    ),
  );
  const done = draws.filter(({ success }) => success);
  expect(done).toHaveLength(3);
  expect(new Set(draws.filter(({ success }) => !success).map(({ code }) => code))).toEqual(
    new Set([429]),
  );
  expect(new Set(done.map(({ data }) => data?.proof.drawNo))).toEqual(new Set([1, 2, 3]));
  const { data: left } = await world.call('lottery.remaining-chances', { id }, headers);
  expect(left).toBe(0);
  const { data: info } = await world.call('lottery.user-info', { id }, headers);
  expect(info?.draws).toHaveLength(3);
  expect(info?.ledger.map(({ change, balance }) => [change, balance])).toEqual([
    [-1, 0],
    [-1, 1],
    [-1, 2],
    [3, 3],
  ]);
  expect(info?.tasks).toMatchObject([{ reason: 'BASE', done: 1, max: 1, chances: 3 }]);
});

test('API-48: the same Idempotency-Key is the same draw, once; another request under it is refused', async () => {
  const id = await lottery([goods(5_000, 9)]);
  const { headers } = await signUp(world);
  const withKey = { ...headers, 'idempotency-key': 'tap-1' };
  const [one, two] = await Promise.all([
    world.call('lottery.draw', { id, clientSeed: 'a' }, withKey),
    world.call('lottery.draw', { id, clientSeed: 'a' }, withKey),
  ]);
  expect(one.data?.recordId).toBeDefined();
  expect(two.data?.recordId).toBe(one.data?.recordId);
  expect(two.data?.remainingChances).toBe(2);
  const other = await world.call('lottery.draw', { id, clientSeed: 'b' }, withKey);
  expect(other.code).toBe(409);
});

test('ACT-02, ACT-13, ACT-15: before it begins, after its end, unknown, signed out and of another region', async () => {
  const soon = await lottery([goods(100, 1)], { startAt: at(1) });
  const ended = await lottery([goods(100, 1)]);
  const { headers } = await signUp(world);
  expect(await world.call('lottery.draw', { id: soon }, headers)).toMatchObject({ code: 409 });
  world.clock.set(at(240));
  expect(await world.call('lottery.draw', { id: ended }, headers)).toMatchObject({
    code: 410,
    message: 'The event is over.',
  });
  world.clock.set(at(0));
  const english = { ...headers, 'accept-language': 'en' };
  for (const id of ['999999', 'none', '0'])
    expect(await world.call('lottery.draw', { id }, english)).toMatchObject({
      code: 404,
      message: 'Activity invalid.',
    });
  expect(await world.call('lottery.draw', { id: ended })).toMatchObject({ code: 401 });
  const elsewhere = await lottery([goods(100, 1)], { tenant: 'ID' });
  expect(await world.call('lottery.awards', { id: elsewhere })).toMatchObject({ code: 404 });
  expect(await world.call('lottery.awards', { id: elsewhere }, { 'x-tenant': 'ID' })).toMatchObject(
    { code: 200 },
  );
});

test('BEY-13: the seed is nowhere before the end; after it the whole record is green, and red where a byte is another', async () => {
  const id = await lottery(
    [goods(2_000, 3), { ...goods(1_000, null), kind: 'VOUCHER', sharedCode: 'SHIP40' }],
    {
      perDay: 12,
    },
  );
  const people = [await signUp(world), await signUp(world)];
  for (const { headers } of people)
    for (let no = 0; no < 12; no += 1) await world.call('lottery.draw', { id }, headers);
  const before = await world.call('lottery.fairness', { id });
  expect(before.data).toMatchObject({ serverSeed: null, sealedBy: 'SITE', drawCount: 24 });
  expect(await world.call('lottery.record', { id })).toMatchObject({ code: 409 });
  const { rows } = await owner.query<{ all: string }>(
    `select (select json_agg(l) from lottery l)::text || (select json_agg(d) from lottery_draw d)::text as all`,
  );
  world.clock.set(at(240.5));
  await revealDue(await world.ctx());
  expect((await world.call('lottery.fairness', { id })).data?.serverSeed).toBeNull();
  world.clock.set(at(241));
  await revealDue(await world.ctx());
  const { data: after } = await world.call('lottery.fairness', { id });
  expect(after?.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  expect(rows[0]?.all).not.toContain(after?.serverSeed as string);
  const { data } = await world.call('lottery.record', { id });
  const record = readRecord(JSON.stringify(data)) as LotteryRecord;
  expect(checkRecord(record)).toEqual({ draws: 24, faults: [] });
  expect(record.commit).toBe(before.data?.commit);
  const red = {
    ...record,
    draws: record.draws.with(3, { ...record.draws[3], clientSeed: 'x' } as never),
  };
  expect(checkRecord(red).faults).not.toEqual([]);
  world.clock.set(at(0));
});

test('BEY-13: a lottery whose draws were changed in the database is not opened', async () => {
  const id = await lottery([goods(2_000, 3)]);
  const { headers } = await signUp(world);
  for (let no = 0; no < 3; no += 1) await world.call('lottery.draw', { id }, headers);
  await owner.query(
    `update lottery_draw set number = (number + 1) % 10000 where activity_id = ${id} and draw_no = 2`,
  );
  world.clock.set(at(241));
  await revealDue(await world.ctx());
  expect((await world.call('lottery.fairness', { id })).data?.serverSeed).toBeNull();
  world.clock.set(at(0));
});

test('ACT-04, BEY-13: stock never goes below zero, and a prize that is gone changes the table, in public', async () => {
  const id = await lottery([goods(9_000, 2), goods(500, 1)], { perDay: 10 });
  const { headers } = await signUp(world);
  const draws = [];
  for (let no = 0; no < 10; no += 1) draws.push(await world.call('lottery.draw', { id }, headers));
  const { data: awards } = await world.call('lottery.awards', { id });
  const first = awards?.prizes[0];
  expect(first).toMatchObject({ stock: 0, total: 2, odds: 0, range: null });
  const won = draws.filter(({ data }) => data?.prize?.id === first?.id);
  expect(won).toHaveLength(2);
  const { data: fairness } = await world.call('lottery.fairness', { id });
  const last = won.at(-1)?.data?.proof.drawNo ?? 0;
  expect(fairness?.tables[0]).toMatchObject({ version: 1, fromDrawNo: 1 });
  expect(fairness?.tables).toContainEqual(expect.objectContaining({ fromDrawNo: last + 1 }));
  expect(fairness?.tables[0]?.prizes.map(({ odds }) => odds)).toEqual([0.9, 0.05, 0.05]);
});

test('ACT-04: once nothing is left to win nobody spends a chance', async () => {
  const id = await lottery([goods(10_000, 1)]);
  const { headers } = await signUp(world);
  expect((await world.call('lottery.draw', { id }, headers)).data?.prize?.name).toContain('Hush');
  expect(await world.call('lottery.draw', { id }, headers)).toMatchObject({ code: 410 });
  expect((await world.call('lottery.remaining-chances', { id }, headers)).data).toBe(2);
});

test('ACT-05, ACT-06, ACT-07, ACT-08: an address is given once, masked and encrypted, and the parcel is due in 14 working days', async () => {
  const id = await lottery([goods(10_000, 5)]);
  const { headers } = await signUp(world);
  expect((await world.call('lottery.last-address', {}, headers)).data).toBeNull();
  const draw = await world.call('lottery.draw', { id }, headers);
  const awardRecordId = draw.data?.awardRecordId as string;
  const [prize] = (await world.call('lottery.user-prizes', { id }, headers)).data?.content ?? [];
  expect(prize).toMatchObject({ awardRecordId, status: 'NOT_FILL_ADDRESS', address: null });
  expect(prize?.addressByTime).toBe(at(14 * 24).toISOString());
  const short = { awardRecordId, ...ADDRESS, phone: '12', street: ' ' };
  expect(await world.call('lottery.send-address', short, headers)).toMatchObject({
    code: 422,
    fields: { street: 'field.required', phone: 'field.format' },
  });
  const stranger = await signUp(world);
  const asked = { awardRecordId, ...ADDRESS };
  expect(await world.call('lottery.send-address', asked, stranger.headers)).toMatchObject({
    code: 404,
  });
  const sent = await world.call('lottery.send-address', asked, headers);
  expect(sent.data).toMatchObject({
    status: 'NOT_DELIVERED',
    // 5 and 10 December are holidays in Thailand, the first on a Saturday
    deliverByTime: '2026-12-11T00:00:00.000Z',
    address: { recipient: 'น•••', street: '•••', phone: '•••678', city: 'บางรัก' },
  });
  expect(await world.call('lottery.send-address', asked, headers)).toMatchObject({ code: 409 });
  expect((await world.call('lottery.last-address', {}, headers)).data).toEqual(ADDRESS);
  const { rows } = await owner.query<{ all: string }>(
    `select (select json_agg(w) from award w)::text || (select json_agg(a) from last_address a)::text as all`,
  );
  expect(rows[0]?.all).not.toContain('สีลม');
});

test('AMB-38, SM-10: without an address in 14 days an award is expired, at that moment and for good', async () => {
  const id = await lottery([goods(10_000, 5)], { endAt: at(900), revealAt: at(901) });
  const { headers } = await signUp(world);
  const { data } = await world.call('lottery.draw', { id }, headers);
  const asked = { awardRecordId: data?.awardRecordId as string, ...ADDRESS };
  world.clock.set(at(14 * 24));
  const shown = async () =>
    (await world.call('lottery.user-prizes', { id }, headers)).data?.content[0]?.status;
  expect(await shown()).toBe('EXPIRED');
  expect(await world.call('lottery.send-address', asked, headers)).toMatchObject({ code: 410 });
  await expireAwards(await world.ctx());
  world.clock.set(at(0));
  expect(await shown()).toBe('EXPIRED');
  // what was not claimed is the operator's, and never drawn again
  expect((await world.call('lottery.awards', { id })).data?.prizes[0]?.stock).toBe(4);
});

test('ACT-03: vouchers come with a code of their own, each once; winners are masked', async () => {
  const id = await lottery(
    [{ ...goods(10_000, 3), kind: 'VOUCHER', codes: ['AAA-1', 'BBB-2', 'CCC-3'] }],
    { perDay: 3 },
  );
  const { headers } = await signUp(world);
  for (let no = 0; no < 3; no += 1) await world.call('lottery.draw', { id }, headers);
  const { data } = await world.call('lottery.user-prizes', { id }, headers);
  expect(data?.content.map(({ voucherCode }) => voucherCode).toSorted()).toEqual([
    'AAA-1',
    'BBB-2',
    'CCC-3',
  ]);
  expect(data?.content.map(({ status }) => status)).toEqual(Array(3).fill('DELIVERED'));
  const { data: winners } = await world.call('lottery.results', { id });
  expect(winners?.totalElements).toBe(3);
  expect(winners?.content[0]?.nickname).toMatch(/^.•••.$/u);
});

test('ACT-03: anybody reads prizes, winners and proofs; chances, prizes of one’s own and draws need a token', async () => {
  const id = await lottery([goods(10_000, 1)]);
  const { headers } = await signUp(world);
  const { data } = await world.call('lottery.draw', { id, clientSeed: 'mine\u0000' }, headers);
  for (const name of ['lottery.awards', 'lottery.results', 'lottery.fairness'] as const)
    expect(await world.call(name, { id })).toMatchObject({ code: 200 });
  const recordId = data?.recordId as string;
  expect((await world.call('lottery.draw-proof', { id, recordId })).data).toMatchObject({
    clientSeed: 'mine',
    serverSeed: null,
    state: 'SETTLED',
  });
  for (const name of [
    'lottery.remaining-chances',
    'lottery.user-info',
    'lottery.user-prizes',
  ] as const)
    expect(await world.call(name, { id })).toMatchObject({ code: 401 });
  expect(await world.call('lottery.draw-proof', { id, recordId: '999999' })).toMatchObject({
    code: 404,
  });
});

test('OPS-60: odds that are not 100 %, too few codes, or an end that has passed cannot be published', async () => {
  const refused = async (prizes: readonly PrizeDraft[], given: Partial<LotteryDraft> = {}) =>
    lottery(prizes, given).then(
      () => [],
      (error: NotPublishable) => error.faults,
    );
  expect(await refused([goods(9_000, 1), goods(2_000, 1)])).toEqual(
    expect.arrayContaining([expect.stringContaining('100 %')]),
  );
  expect(await refused([{ ...goods(10, 2), kind: 'VOUCHER', codes: ['A'] }])).toEqual([
    expect.stringContaining('1 codes and a stock of 2'),
  ]);
  expect(
    await refused([goods(10, 1)], { startAt: at(-9), endAt: at(-1), revealAt: at(0) }),
  ).toEqual(['Its end has passed.']);
  expect(await refused([], {})).toEqual(['There is nothing to win.']);
});

test('ACT-03: a masked name shows its first and last letter, as people see letters', () => {
  expect(['น้ำฝนค่ะ', 'Al', '', '👩‍👩‍👧ab'].map(maskedName)).toEqual([
    'น้ำ•••ะ',
    'A•••',
    '•••',
    '👩‍👩‍👧•••b',
  ]);
});

test('ACT-01, ACT-02, API-42: an activity is coming soon, running, ended and revealed by the clock alone', async () => {
  const id = await lottery([goods(100, 1)], { startAt: at(1), endAt: at(2), revealAt: at(3) });
  const seen = async () => (await world.call('activity.detail', { id })).data;
  expect(await seen()).toMatchObject({
    id,
    type: 'LOTTERY',
    status: 'COMING_SOON',
    deliveryWorkingDays: 14,
    currentTimeMillis: Date.parse(START),
  });
  const listed = async (status?: 'COMING_SOON' | 'RUNNING' | 'ENDED' | 'REVEALED') => {
    const ask = { pageRequest: { page: 1, size: 100 }, ...(status && { status }) };
    const { data } = await world.call('activity.pages', ask);
    return data?.content.some((one) => one.id === id);
  };
  expect([await listed(), await listed('COMING_SOON'), await listed('RUNNING')]).toEqual([
    true,
    true,
    false,
  ]);
  world.clock.set(at(1));
  expect((await seen())?.status).toBe('RUNNING');
  expect(await listed('RUNNING')).toBe(true);
  world.clock.set(at(2));
  expect((await seen())?.status).toBe('ENDED');
  expect([await listed(), await listed('ENDED')]).toEqual([false, true]);
  world.clock.set(at(3));
  await revealDue(await world.ctx());
  expect((await seen())?.status).toBe('REVEALED');
  expect([await listed('ENDED'), await listed('REVEALED')]).toEqual([false, true]);
  const thai = await world.call('activity.detail', { id }, { 'accept-language': 'th' });
  expect(thai.data?.title).toBe('จับรางวัลสิ้นเดือน');
  await owner.query(`update activity set state = 'WITHDRAWN' where id = ${id}`);
  const english = { 'accept-language': 'en' };
  expect(await world.call('activity.detail', { id }, english)).toMatchObject({
    code: 404,
    message: 'Activity invalid.',
  });
});

test('BEY-52: after all this every book adds up', async () => {
  expect(await ledgerFaults(world.database.platform())).toEqual([]);
});
