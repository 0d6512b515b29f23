import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkRecord } from '#contract/activity/fair/record.ts';
import { ROOT } from '../../../../test/feeds.ts';
import { signUp } from '../../../../test/people.ts';
import type { Person } from '../../../../test/people.ts';
import { makeWorld, START } from '../../../../test/world.ts';
import { auditTrail } from '../audit.ts';
import { expireAwards, remindWinners } from '../lottery/expire.ts';
import { addHolidays, removeHoliday } from '../lottery/holiday.ts';
import { publishLottery } from '../lottery/publish.ts';
import { holdByHand, release } from '../risk/decide.ts';
import { countOverdue, deskAwards, exportAwards } from './award.ts';
import { readCsv } from './csv.ts';
import { deskActivities } from './find.ts';
import {
  changeDraft,
  lotteryRecord,
  makeDraft,
  refuseToEnd,
  revealLottery,
  withdrawLottery,
} from './lottery.ts';
import { lotteryOverview } from './overview.ts';
import { DeskRefused } from './refused.ts';
import { deliverAwards, shipAward } from './send.ts';

const world = await makeWorld();
const owner = new pg.Client(world.url);
await owner.connect();
afterAll(() => owner.end());
beforeEach(() => world.clock.set(START));

const DAY_MS = 86_400_000;
const day = (days: number) => new Date(Date.parse(START) + days * DAY_MS);
const by = { actor: 'root' };
const why = { actor: 'root', reason: 'the courier comes at noon' };
const ctx = () => world.ctx();

/** The example of the document, with another code, moments and what else is given. */
function draft(given: Record<string, unknown> = {}): Record<string, unknown> {
  const text = readFileSync(path.join(ROOT, 'docs/activities.md'), 'utf8');
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(text) ?? [];
  const example = JSON.parse(json) as Record<string, unknown>;
  return {
    ...example,
    code: `draw-${(counter += 1)}`,
    startAt: day(-1).toISOString(),
    endAt: day(20).toISOString(),
    revealAt: day(21).toISOString(),
    ...given,
  };
}
let counter = 0;
const texts = (text: string) => ({ th: text, en: text, id: text });
const prize = (given: Record<string, unknown>) => ({
  name: texts('Kettle'),
  image: '/pic/kettle.webp',
  kind: 'GOODS',
  odds: 10_000,
  ...given,
});
const faultsOf = (work: Promise<unknown>): Promise<readonly string[]> =>
  work.then(
    () => [],
    (error: DeskRefused) => {
      expect(error).toBeInstanceOf(DeskRefused);
      return error.faults;
    },
  );
const bytes = (text: string) => new TextEncoder().encode(text);
const actions = async (id: number) =>
  (await auditTrail(await ctx(), id)).map(({ action }) => action).toReversed();

test('OPS-60: the example of the document can be stored and published as it is; its risk rules are kept', async () => {
  const example = draft({
    startAt: '2026-12-20T10:00',
    endAt: '2026-12-31T23:59',
    revealAt: '2027-01-01T00:00',
  });
  const id = await makeDraft(await ctx(), example, by);
  const { rows } = await owner.query(
    `select start_at, risk, l.address_days, (select array_agg(numbers order by position) from lottery_prize
     where activity_id = a.id) as numbers from activity a join lottery l on l.activity_id = a.id where a.id = ${id}`,
  );
  expect(rows[0]).toMatchObject({
    start_at: new Date('2026-12-20T03:00:00Z'),
    risk: { accountsPerDevice: 3, accountsPerNetwork: 30 },
    address_days: 14,
    numbers: [3, 900, 9_097],
  });
  expect((await publishLottery(await ctx(), id, by)).prizes).toHaveLength(3);
  expect(await actions(id)).toEqual(['lottery.make', 'lottery.publish']);
});

test('OPS-60: every fault is named at once with its place, and nothing is stored', async () => {
  const count = async () => (await owner.query('select count(*) from activity')).rows[0];
  const before = await count();
  const refused = async (given: unknown) => faultsOf(makeDraft(await ctx(), given, by));
  const shape = await refused({
    ...draft({ cover: 'javascript:alert(1)', endAt: '', surprise: 1 }),
    title: { th: ' ', en: 'x', fr: 'x' },
    chances: [{ reason: 'LUCK', chances: 0, mostADay: 1, mostInAll: 1 }],
  });
  for (const place of [
    'surprise: There is no such field.',
    'title.id: It is missing.',
    'title.fr: There is no such field.',
    'title.th: It is empty.',
    'cover: ',
    'endAt: ',
    'chances.0.reason: It must be one of BASE',
    'chances.0.chances: ',
  ])
    expect(shape).toContainEqual(expect.stringContaining(place));
  const rules = await refused(
    draft({
      timezone: 'Asia/Bangkok',
      startAt: '2026-12-02T10:00',
      endAt: '2026-12-01T10:00',
      revealAt: '2026-11-30T10:00',
      rules: texts('<script>alert(1)</script>'),
      prizes: [
        prize({ odds: '0.005 %' }),
        prize({ odds: 0, stock: 1 }),
        prize({ kind: 'VOUCHER', odds: '50 %', stock: 2, codes: ['A', 'A'] }),
        prize({ kind: 'VOUCHER', odds: 1, stock: 2, codes: ['A'] }),
        prize({ kind: 'VOUCHER', odds: 1 }),
        prize({ kind: 'NOTHING', odds: 1, stock: 3, code: 'X' }),
      ],
      chances: [
        { reason: 'BASE', chances: 1, mostADay: 3, mostInAll: 2 },
        { reason: 'BASE', chances: 1, mostADay: 1, mostInAll: 1 },
      ],
    }),
  );
  expect(rules.map((fault) => fault.split(':')[0])).toEqual([
    'endAt',
    'revealAt',
    'prizes.0.odds',
    'prizes.1.odds',
    'prizes.2.codes',
    'prizes.3.codes',
    'prizes.4.codes',
    'prizes.5.stock',
    'prizes.5.code',
    'chances.0.mostADay',
    'chances.1.reason',
    'rules.th',
    'rules.en',
    'rules.id',
  ]);
  const sums = { prizes: [prize({ odds: '99.97 %', stock: 1 })] };
  expect(await refused(draft(sums))).toEqual(['prizes: The odds add up to 99.97 %, not to 100 %.']);
  expect(await refused(draft({ startAt: '2026-02-30T10:00' }))).toEqual([
    expect.stringContaining('startAt: This is no moment'),
  ]);
  for (const odd of [null, 'x', [], { a: { b: ['\0'] } }])
    expect(await refused(odd)).not.toEqual([]);
  expect(await count()).toEqual(before);
});

test('OPS-60: texts are made harmless, codes are stored encrypted and are in no answer and no audit', async () => {
  const given = draft({
    rules: texts('<p onclick="x()">Rules</p><script>alert(1)</script>'),
    prizes: [prize({ kind: 'VOUCHER', stock: 2, codes: ['SECRET-1', 'SECRET-2'] })],
  });
  const id = await makeDraft(await ctx(), given, by);
  const { rows } = await owner.query(
    `select rules->>'en' as rules, (select json_agg(c)::text from lottery_code c) as codes from activity where id = ${id}`,
  );
  expect(rows[0].rules).toBe('<p>Rules</p>');
  const seen = [await lotteryOverview(await ctx(), String(id)), await auditTrail(await ctx(), id)];
  expect(JSON.stringify(seen) + rows[0].codes).not.toContain('SECRET');
  // the same code of the address is no second activity; a draft is replaced, with fewer codes
  const [taken] = await faultsOf(makeDraft(await ctx(), draft({ code: given.code }), by));
  expect(taken).toContain(`is activity ${id} already`);
  const other = draft({ prizes: [prize({ stock: 1 })] });
  await changeDraft(await ctx(), given.code as string, other, by);
  const shown = await lotteryOverview(await ctx(), String(id));
  expect(shown).toMatchObject({ activity: { code: other.code }, prizes: [{ codesLeft: 0 }] });
  expect(await actions(id)).toEqual(['lottery.make', 'lottery.change']);
});

test('OPS-60, SM-12: what is published cannot change or end early, and is withdrawn only while nobody has drawn', async () => {
  const run = async () => {
    const id = await makeDraft(await ctx(), draft({ prizes: [prize({ stock: 5 })] }), by);
    await publishLottery(await ctx(), id, by);
    return id;
  };
  const [id, other] = [await run(), await run()];
  const [fixed] = await faultsOf(changeDraft(await ctx(), String(id), draft(), by));
  expect(fixed).toContain('cannot change');
  expect((await faultsOf(refuseToEnd(await ctx(), String(id))))[0]).toContain(
    'no operator can end',
  );
  expect(await faultsOf(revealLottery(await ctx(), String(id), by))).toEqual([
    expect.stringContaining('not before'),
  ]);
  expect((await faultsOf(lotteryRecord(await ctx(), String(id))))[0]).toContain('is not open');
  const { headers } = await signUp(world);
  await world.call('lottery.draw', { id: String(id) }, headers);
  const [drawn] = await faultsOf(withdrawLottery(await ctx(), String(id), why));
  expect(drawn).toContain('1 draw was asked for');
  await withdrawLottery(await ctx(), String(other), why);
  expect(await world.call('activity.detail', { id: String(other) })).toMatchObject({ code: 404 });
  expect(await world.call('lottery.draw', { id: String(other) }, headers)).toMatchObject({
    code: 404,
  });
  const states = new Map((await deskActivities(await ctx())).map((one) => [one.id, one.state]));
  expect([states.get(id), states.get(other)]).toEqual(['RUNNING', 'WITHDRAWN']);
  expect((await auditTrail(await ctx(), other))[0]).toMatchObject({
    action: 'lottery.withdraw',
    ...why,
  });
  expect((await faultsOf(lotteryOverview(await world.ctx('ID'), String(id))))[0]).toContain(
    'ID has no activity',
  );
});

test('OPS-60: a withdrawal and a draw at once: one of them happens', async () => {
  const id = await makeDraft(await ctx(), draft({ prizes: [prize({ stock: 5 })] }), by);
  await publishLottery(await ctx(), id, by);
  const { headers } = await signUp(world);
  const desk = await ctx();
  const [draw, withdrawn] = await Promise.all([
    world.call('lottery.draw', { id: String(id) }, headers),
    faultsOf(withdrawLottery(desk, String(id), why)),
  ]);
  expect(draw.success).toBe(withdrawn.length > 0);
});

const ADDRESS = {
  recipient: '=HYPERLINK("http://evil.example")',
  phone: '+66 81 234 5678',
  countryCode: 'TH',
  region: 'กรุงเทพมหานคร',
  city: 'บางรัก',
  district: '',
  street: '99/1 "ถนนสีลม", ชั้น 2',
  postalCode: '10500',
  note: '＝1+1',
};

/** A lottery in which every draw wins, drawn so often by somebody. */
async function won(times: number): Promise<{ id: number; person: Person; awards: string[] }> {
  const id = await makeDraft(
    await ctx(),
    draft({
      prizes: [prize({ stock: 9, cost: 100 })],
      chances: [{ reason: 'BASE', chances: 9, mostADay: 1, mostInAll: 9 }],
    }),
    by,
  );
  await publishLottery(await ctx(), id, by);
  const person = await signUp(world);
  const awards: string[] = [];
  for (let no = 0; no < times; no += 1) {
    const { data } = await world.call('lottery.draw', { id: String(id) }, person.headers);
    awards.push(data?.awardRecordId as string);
  }
  return { id, person, awards };
}

const address = (awardRecordId: string | undefined, { headers }: Person) =>
  world.call('lottery.send-address', { awardRecordId: awardRecordId ?? '', ...ADDRESS }, headers);
const told = async ({ headers }: Person) => {
  const { data } = await world.call('message.system', { size: 50 } as never, headers);
  return (data?.content ?? []).map(({ title }) => title);
};

test('OPS-60, ACT-05, ACT-08, SM-10: addresses are opened for a reason, parcels sent once, odd rows set aside', async () => {
  const { id, person, awards } = await won(4);
  const [first, second, third, fourth] = awards;
  for (const one of [first, second, third]) await address(one, person);
  expect(
    (await deskAwards(await ctx(), { activity: String(id) })).map(({ state }) => state),
  ).toEqual(['NOT_DELIVERED', 'NOT_DELIVERED', 'NOT_DELIVERED', 'NOT_FILL_ADDRESS']);
  expect(
    (await faultsOf(exportAwards(await ctx(), String(id), { ...why, reason: ' ' })))[0],
  ).toContain('why');
  const { csv, awards: opened } = await exportAwards(await ctx(), String(id), why);
  expect(opened).toBe(3);
  // no cell begins as a formula does, and the table reads back
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(csv).toContain(`"'＝1+1"`);
  expect(csv).toContain(`"'+66 81 234 5678"`);
  const [row] = readCsv(bytes(csv));
  expect(row?.cells.get('street')).toBe(ADDRESS.street);
  const trail = await auditTrail(await ctx(), id);
  expect(trail[0]).toMatchObject({ action: 'award.export', ...why });
  expect(JSON.stringify(trail)).not.toContain('ถนนสีลม');
  const file = bytes(
    [
      '\uFEFFAward;Prize;Tracking No',
      `${first};x;TH1`,
      `${first};x;TH1`,
      `${first};x;TH2`,
      `${second};x;`,
      `${fourth};x;TH4`,
      `999999;x;TH5`,
      `"; drop table award;x;TH6`,
      `${third};x;${'9'.repeat(200)}`,
      `๑;x`,
    ].join('\r\n'),
  );
  const done = await deliverAwards(await ctx(), file, by);
  expect(done).toMatchObject({ sent: 1, unchanged: 1 });
  expect(done.aside.map(({ line }) => line)).toEqual([4, 5, 6, 7, 8, 9, 10]);
  expect(done.aside.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('twice'),
    expect.stringContaining('no tracking number'),
    expect.stringContaining('no address yet'),
    expect.stringContaining('no such award'),
    expect.stringContaining('no such award'),
    expect.stringContaining('1 to 100'),
    expect.any(String),
  ]);
  expect(await deliverAwards(await ctx(), file, by)).toMatchObject({ sent: 0, unchanged: 2 });
  await holdByHand(await ctx(), id, Number(person.userId), why);
  expect((await exportAwards(await ctx(), String(id), why)).awards).toBe(0);
  expect(await faultsOf(shipAward(await ctx(), second as string, 'TH2', by))).toEqual([
    expect.stringContaining('are held'),
  ]);
  await release(await ctx(), id, Number(person.userId), why);
  await shipAward(await ctx(), second as string, 'TH2', by);
  await shipAward(await ctx(), second as string, 'TH3', by);
  expect((await faultsOf(shipAward(await ctx(), fourth as string, 'T', by)))[0]).toContain(
    'address',
  );
  expect(await faultsOf(shipAward(await world.ctx('ID'), third as string, 'T', by))).toHaveLength(
    1,
  );
  expect((await actions(id)).slice(2)).toEqual([
    'award.export',
    'award.send',
    'risk.hold',
    'award.export',
    'risk.release',
    'award.send',
    'award.correct',
  ]);
  const sent = (await told(person)).filter((title) => title.startsWith('On its way'));
  expect(sent).toHaveLength(2);
  expect((await lotteryOverview(await ctx(), String(id))).awards).toEqual({
    NOT_FILL_ADDRESS: 1,
    NOT_DELIVERED: 1,
    DELIVERED: 2,
    EXPIRED: 0,
  });
});

test('ACT-08, AMB-38: overdue parcels are counted; winners are reminded once, and what expires is the operator’s again', async () => {
  const { id, person, awards } = await won(2);
  await address(awards[0], person);
  const of = String(id);
  world.clock.set(day(11.1));
  for (const job of [remindWinners, remindWinners, expireAwards]) await job(await ctx());
  expect(await told(person)).toContain('Where shall we send Kettle?');
  expect((await told(person)).filter((title) => title.startsWith('Where'))).toHaveLength(1);
  world.clock.set(day(14));
  for (const job of [expireAwards, expireAwards, remindWinners]) await job(await ctx());
  expect((await told(person)).filter((title) => title.includes('expired'))).toHaveLength(1);
  expect(await lotteryOverview(await ctx(), of)).toMatchObject({
    prizes: [{ stock: 9, left: 7, won: 2, returned: 1 }],
    awards: { EXPIRED: 1 },
    overdue: 0,
    chances: { issued: 9, spent: 2, held: 7, sum: 0 },
    draws: { asked: 2, settled: 2, shoppers: 1 },
  });
  world.clock.set(day(21));
  const overdue = await deskAwards(await ctx(), { activity: of, isOverdue: true });
  expect(overdue).toMatchObject([{ id: Number(awards[0]), isOverdue: true }]);
  expect(await countOverdue(world.database.platform(), 'TH', '2026-12-12')).toBeGreaterThan(0);
  expect(await countOverdue(world.database.platform(), 'TH', '2026-11-12')).toBe(0);
});

test('ACT-08, OPS-03: holidays of a region are added, renamed and taken out, each noted', async () => {
  const days = [
    { day: '2027-02-06', name: 'Lunar New Year' },
    { day: '2027-02-07', name: 'Second day' },
  ];
  expect(await addHolidays(await world.ctx('SG'), days, by)).toBe(2);
  expect(await addHolidays(await world.ctx('SG'), days, by)).toBe(0);
  expect(await removeHoliday(await world.ctx('TH'), '2027-02-06', by)).toBe(false);
  expect(await removeHoliday(await world.ctx('SG'), '2027-02-06', by)).toBe(true);
  const noted = await auditTrail(await world.ctx('SG'), null);
  expect(noted.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    'holiday.remove holiday 2027-02-06',
    'holiday.add holiday 2027-02-07',
    'holiday.add holiday 2027-02-06',
  ]);
});

test('OPS-60, BEY-13, DEMO-17: from the draft to the record: opened by hand once it may be, noted, and green', async () => {
  const { id } = await won(3);
  world.clock.set(day(21));
  expect(await revealLottery(await ctx(), String(id), by)).toBe('REVEALED');
  expect(await revealLottery(await ctx(), String(id), by)).toBe('REVEALED');
  const record = await lotteryRecord(await ctx(), String(id));
  expect(checkRecord(record)).toEqual({ draws: 3, faults: [] });
  expect(await actions(id)).toEqual(['lottery.make', 'lottery.publish', 'lottery.reveal']);
  expect((await faultsOf(refuseToEnd(await ctx(), String(id))))[0]).toContain('has ended');
});

test('OPS-60: tables come with commas, semicolons or tabs, in UTF-8 or UTF-16, and never as more than they may be', () => {
  for (const text of ['award,tracking\n1,A', '"award"\t"Tracking"\r\n1\tA\r\n'])
    expect(readCsv(bytes(text))[0]?.cells.get('tracking')).toBe('A');
  const wide = Buffer.from('\uFEFFaward;tracking\n1;A', 'utf16le');
  expect(readCsv(wide)[0]?.cells.get('award')).toBe('1');
  expect(readCsv(bytes(''))).toEqual([]);
  expect(() => readCsv(bytes(`award\n${'1\n'.repeat(20_001)}`))).toThrow('more than 20000');
  expect(() => readCsv(new Uint8Array(5_000_001))).toThrow('5 MB');
});
