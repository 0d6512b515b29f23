/** Shared links, invited friends, follows, and what holds rewards (ACT-12, ACT-13; AMB-39, AMB-42). */
import { beforeEach, expect, test } from 'vitest';
import type { RiskLimits } from '#contract/activity/risk.ts';
import type { ChanceRule } from '#contract/activity/fair/terms.ts';
import { signUp } from '../../../../test/people.ts';
import type { Person } from '../../../../test/people.ts';
import { makeWorld, START } from '../../../../test/world.ts';
import {
  auditOf,
  flagsOf,
  holdByHand,
  makeLottery,
  publishLottery,
  refuseAppeal,
  release,
} from '../index.ts';
import sql from 'sql-template-tag';

const world = await makeWorld({ env: { TRUST_PROXY: '127.0.0.1' } });
const ctx = await world.ctx();
beforeEach(() => world.clock.set(START));

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(Date.parse(START) + hours * HOUR_MS);
const RULES: ChanceRule[] = [
  { reason: 'BASE', chances: 1, mostADay: 1, mostInAll: 30 },
  { reason: 'SHARE', chances: 1, mostADay: 5, mostInAll: 10 },
  { reason: 'INVITE', chances: 2, mostADay: 5, mostInAll: 10 },
  { reason: 'FOLLOW', chances: 1, mostADay: 2, mostInAll: 3 },
];
let count = 0;

async function lottery(risk: Partial<RiskLimits> = {}): Promise<string> {
  const id = await makeLottery(ctx, {
    code: `shared-${(count += 1)}`,
    title: { en: 'Shared' },
    summary: { en: '' },
    rules: { en: '' },
    cover: '/c.webp',
    startAt: at(-1),
    endAt: at(900),
    revealAt: at(901),
    chances: RULES,
    prizes: [{ name: { en: 'Mug' }, image: '', kind: 'GOODS', numbers: 10_000, stock: null }],
  });
  await publishLottery(ctx, id);
  await ctx.db.run(sql`update activity set risk = ${JSON.stringify(risk)} where id = ${id}`);
  return String(id);
}

const person = async (device: string): Promise<Person & { device: string }> => {
  const made = await signUp(world, { headers: { 'x-device-id': device } });
  return { ...made, headers: { ...made.headers, 'x-device-id': device }, device };
};
const codeOf = async (id: string, { headers }: Person) =>
  (await world.call('activity.standing', { id }, headers)).data?.shareCode as string;
/** Somebody opens a link, from an address of their own. */
let host = 0;
const open = async (
  id: string,
  code: string,
  visitorId: string,
  headers: Record<string, string> = { 'x-forwarded-for': `8.8.${(host += 1) >> 8}.${host & 255}` },
) =>
  (
    await world.call(
      'activity.share-prereport',
      { sharerId: code, activityId: id, visitorId },
      headers,
    )
  ).data?.recorded;
const chances = async (id: string, { headers }: Person) =>
  (await world.call('lottery.remaining-chances', { id }, headers)).data;

test('ACT-12, AMB-39: a visitor by a shared link counts once; oneself, a twice-used device and a forged code earn nothing', async () => {
  const id = await lottery();
  const other = await lottery();
  const [sharer, rival] = [await person('d-sharer'), await person('d-rival')];
  const code = await codeOf(id, sharer);
  expect(await open(id, code, 'guest 1')).toBe(true);
  expect(await open(id, code, 'guest 1')).toBe(false);
  expect(await open(id, await codeOf(id, rival), 'guest 1')).toBe(false);
  expect(await open(id, code, 'd-sharer')).toBe(false);
  expect(await open(id, code, 'elsewhere', sharer.headers)).toBe(false);
  const swapped = `${Number(rival.userId).toString(36)}${code.slice(code.indexOf('.'))}`;
  for (const forged of [
    swapped,
    `${code}x`,
    code.slice(0, -1),
    'a.',
    '0.AAAAAAAAAAAAAAAA',
    '٣.x',
    '🙂',
  ])
    expect(await open(id, forged, `guest of ${forged}`), forged).toBe(false);
  expect(await open(other, code, 'guest 2')).toBe(false);
  expect(await chances(id, sharer)).toBe(2);
  expect(await chances(id, rival)).toBe(1);
  const { data } = await world.call('activity.standing', { id }, sharer.headers);
  expect(data).toMatchObject({ sharedVisitors: 1, held: null });
});

test('ACT-12: visitors who are invented beside the sharer, or in numbers on one network, earn no more than three', async () => {
  const id = await lottery();
  const sharer = await person('d-farm');
  const code = await codeOf(id, sharer);
  const one = { 'x-forwarded-for': '9.9.9.9' };
  for (let at = 0; at < 6; at += 1) await open(id, code, `invented ${at}`, one);
  for (let at = 0; at < 3; at += 1)
    await open(id, code, `beside ${at}`, { 'x-forwarded-for': '127.0.0.1' });
  expect(await chances(id, sharer)).toBe(1 + 3);
});

test('AMB-39: a friend who signs up by the link earns it chances; an account of the sharer’s own does not, and the second holds both', async () => {
  const id = await lottery();
  const sharer = await person('d-host');
  const code = await codeOf(id, sharer);
  await open(id, code, 'd-friend');
  world.clock.set(at(1).toISOString());
  const friend = await person('d-friend');
  expect(await chances(id, friend)).toBe(1);
  await chances(id, friend);
  expect(await chances(id, sharer)).toBe(1 + 1 + 2);
  for (const device of ['d-second', 'd-third']) {
    await open(id, code, device);
    const own = await person(device);
    // the sharer signs in on the device of the account that the link opened
    await ctx.db.run(sql`
      insert into session (tenant_id, account_id, token_hash, device_id, platform, created_at,
        seen_at, expires_at) values ('TH', ${Number(sharer.userId)}, ${Buffer.from(device)}, ${device},
        'WEB', ${at(1)}, ${at(1)}, ${at(99)})`);
    await world.call('lottery.user-info', { id }, own.headers);
  }
  const flags = await flagsOf(ctx, Number(id));
  expect(flags.map(({ rule }) => rule)).toEqual(['SELF_INVITE', 'SELF_INVITE', 'SELF_INVITE']);
  expect((await world.call('lottery.draw', { id }, sharer.headers)).errorKey).toBe(
    'activity.abnormal',
  );
});

test('AMB-39: following earns a chance for each who is followed, within its caps', async () => {
  const id = await lottery();
  const me = await person('d-follower');
  await chances(id, me);
  for (let at = 0; at < 4; at += 1) {
    const them = await person(`d-followed ${at}`);
    const followInfo = { targetId: them.userId, targetType: 'USER' as const };
    await world.call('follow.create', { followInfo }, me.headers);
  }
  await world.jobQueue.workAll();
  expect(await chances(id, me)).toBe(1 + 2);
});

test('ACT-13, AMB-42: a fourth account on one device holds all four; an appeal is answered once, and a release lasts', async () => {
  const id = await lottery();
  const people = [];
  for (let at = 0; at < 4; at += 1) people.push(await person('d-shared'));
  const results = [];
  for (const { headers } of people)
    results.push((await world.call('lottery.draw', { id }, headers)).errorKey);
  expect(results).toEqual([undefined, undefined, undefined, 'activity.abnormal']);
  const first = people[0] as Person;
  const { headers } = first;
  const { data: won } = await world.call('lottery.user-prizes', { id }, headers);
  const awardRecordId = won?.content[0]?.awardRecordId as string;
  const address = {
    recipient: 'Somchai',
    phone: '0812345678',
    countryCode: 'TH',
    region: 'Bangkok',
    city: 'Bangkok',
    street: '1',
  };
  const claim = () => world.call('lottery.send-address', { awardRecordId, ...address }, headers);
  expect((await claim()).errorKey).toBe('activity.abnormal');
  const ask = { activityId: id, text: 'We are a family of four.' };
  expect((await world.call('activity.appeal', ask, headers)).data?.appeal).toBe('WAITING');
  expect((await world.call('activity.appeal', ask, headers)).errorKey).toBe('activity.appealed');
  const [waiting] = await flagsOf(ctx, Number(id));
  expect(waiting).toMatchObject({ rule: 'DEVICE', appeal: ask.text });
  expect(waiting?.evidence).toMatchObject({ accounts: people.map((one) => Number(one.userId)) });
  // the time to give an address runs out meanwhile
  world.clock.set(at(24 * 20).toISOString());
  const later = await world.ctx();
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
  const decision = { actor: 'operator', reason: 'A family.' };
  expect(await release(later, Number(id), Number(first.userId), decision)).toBe(true);
  expect(await release(later, Number(id), Number(first.userId), decision)).toBe(false);
  expect((await claim()).data?.status).toBe('NOT_DELIVERED');
  expect(await auditOf(ctx, `account ${first.userId}`)).toMatchObject([
    { action: 'risk.release', reason: 'A family.', before: { rule: 'DEVICE' } },
  ]);
  expect((await world.call('lottery.draw', { id }, headers)).errorKey).toBeUndefined();
  expect(await holdByHand(later, Number(id), Number(first.userId), decision)).toBe(true);
  expect(await holdByHand(later, Number(id), 987_654_321, decision)).toBe(false);
  expect((await world.call('lottery.draw', { id }, headers)).errorKey).toBe('activity.abnormal');
  await world.call('activity.appeal', ask, headers);
  expect(
    await refuseAppeal(later, Number(id), Number(first.userId), { ...decision, reason: 'No.' }),
  ).toBe(true);
  const { data } = await world.call('activity.standing', { id }, headers);
  expect(data?.held).toMatchObject({ appeal: 'REFUSED', answer: 'No.' });
});

test('AMB-42: more draws a minute, or accounts of one public address, than the activity allows are held; those before are not', async () => {
  const id = await lottery({ accountsPerNetwork: 2, drawsPerMinute: 1 });
  const from = { 'x-forwarded-for': '7.7.7.7' };
  const keys = [];
  for (let at = 0; at < 3; at += 1) {
    const { headers } = await person(`d-net ${at}`);
    keys.push((await world.call('lottery.draw', { id }, { ...headers, ...from })).errorKey);
  }
  expect(keys).toEqual([undefined, undefined, 'activity.abnormal']);
  const fast = await person('d-fast');
  for (let friend = 0; friend < 3; friend += 1)
    await open(id, await codeOf(id, fast), `f ${friend}`);
  const fasts = [];
  for (let at = 0; at < 4; at += 1)
    fasts.push((await world.call('lottery.draw', { id }, fast.headers)).errorKey);
  expect(fasts).toEqual([undefined, undefined, 'activity.abnormal', 'activity.abnormal']);
});

test('AMB-39, AMB-42: accounts of one device that draw at once are no more than one after the other, a friend that comes at once is one, and a visitor too', async () => {
  const id = await lottery();
  const crowd = await Promise.all([1, 2, 3, 4, 5].map(() => person('d-crowd')));
  const drawn = await Promise.all(
    crowd.map(({ headers }) => world.call('lottery.draw', { id }, headers)),
  );
  // the fourth may hold one that passed before it was given its chance
  expect(drawn.filter(({ success }) => success).length).toBeLessThanOrEqual(3);
  for (const { success, errorKey } of drawn)
    expect(
      success || ['activity.abnormal', 'activity.no_chances'].includes(`${errorKey}`),
      errorKey,
    ).toBe(true);
  expect(await flagsOf(ctx, Number(id))).toHaveLength(5);
  const sharer = await person('d-inviter');
  const code = await codeOf(id, sharer);
  await Promise.all(Array.from({ length: 10 }, () => open(id, code, 'd-once')));
  world.clock.set(at(1).toISOString());
  const friend = await person('d-once');
  await Promise.all(Array.from({ length: 10 }, () => chances(id, friend)));
  expect(await chances(id, sharer)).toBe(1 + 1 + 2);
});
