/**
 * Lives of a lottery by chance against a model of a few lines (SM-10, SM-12): drawing, addresses,
 * parcels, held rewards and time in any order. A failure shrinks to the shortest life that shows it.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AwardState } from '#contract/activity/lottery.ts';
import { readRecord } from '#contract/activity/fair/read.ts';
import { checkRecord } from '#contract/activity/fair/record.ts';
import { signUp } from '../../../../test/people.ts';
import type { Person } from '../../../../test/people.ts';
import { makeWorld, START } from '../../../../test/world.ts';
import { activity, holdByHand, makeLottery, publishLottery, release, shipAward } from '../index.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ADDRESS_MS = 14 * DAY_MS;
const PER_DAY = 2;
const GOODS = 3;
const CODES = ['CODE-1', 'CODE-2'];
const BY = { actor: 'test', reason: 'by chance' };

const world = await makeWorld();

interface Won {
  readonly id: string;
  status: AwardState;
  addressBy: number;
}
interface Shopper {
  readonly me: Person;
  readonly days: Set<string>;
  draws: number;
  held: boolean;
  readonly won: Won[];
}
interface Model {
  readonly begun: number;
  now: number;
  readonly left: { GOODS: number; VOUCHER: number };
  readonly shoppers: readonly [Shopper, Shopper];
  revealed: boolean;
}
interface Real {
  readonly id: string;
}

/** From when a life begins. */
const [STARTS_MS, ENDS_MS] = [6 * HOUR_MS, 6 * HOUR_MS + 6 * DAY_MS];
const OPENS_MS = ENDS_MS + HOUR_MS;
const stateIn = ({ now, begun, revealed }: Model) => {
  if (now - begun < STARTS_MS) return 'COMING_SOON';
  if (now - begun < ENDS_MS) return 'RUNNING';
  return revealed ? 'REVEALED' : 'ENDED';
};
/** The day in Bangkok. */
const dayOf = (now: number) => new Date(now + 7 * HOUR_MS).toISOString().slice(0, 10);
const chancesOf = ({ days, draws }: Shopper) => days.size * PER_DAY - draws;
const shownOf = ({ status, addressBy }: Won, { now }: Model) =>
  status === 'NOT_FILL_ADDRESS' && addressBy <= now ? 'EXPIRED' : status;

function arrive(model: Model, one: Shopper): void {
  if (stateIn(model) === 'RUNNING' && !one.held) one.days.add(dayOf(model.now));
}

type Command = fc.AsyncCommand<Model, Real>;
const command = (name: string, run: (model: Model, real: Real) => Promise<void>): Command => ({
  check: () => true,
  run: async (model, real) => {
    await run(model, real);
    await compare(model, real);
  },
  toString: () => name,
});

/** What both shoppers see is what the model says. */
async function compare(model: Model, { id }: Real): Promise<void> {
  const detail = await world.call('activity.detail', { id });
  expect(detail.data?.status).toBe(stateIn(model));
  for (const one of model.shoppers) {
    arrive(model, one);
    const { data } = await world.call('lottery.user-info', { id }, one.me.headers);
    expect(data?.chances).toBe(chancesOf(one));
    expect(data?.draws).toHaveLength(one.draws);
    const prizes = await world.call('lottery.user-prizes', { id, size: 50 }, one.me.headers);
    expect(
      prizes.data?.content.map(({ awardRecordId, status }) => [awardRecordId, status]),
    ).toEqual(one.won.toReversed().map((won) => [won.id, shownOf(won, model)]));
  }
  const { data } = await world.call('lottery.awards', { id });
  expect(data?.prizes.map(({ stock }) => stock)).toEqual([
    model.left.GOODS,
    model.left.VOUCHER,
    null,
  ]);
}

function refusalOf(model: Model, one: Shopper): string | undefined {
  const state = stateIn(model);
  if (state === 'COMING_SOON') return 'activity.not_started';
  if (state !== 'RUNNING') return 'activity.over';
  if (one.held) return 'activity.abnormal';
  if (model.left.GOODS + model.left.VOUCHER === 0) return 'activity.sold_out';
  return chancesOf(one) === 0 ? 'activity.no_chances' : undefined;
}

const draw = (who: 0 | 1) =>
  command(`draw by ${who}`, async (model, { id }) => {
    const one = model.shoppers[who];
    arrive(model, one);
    const refusal = refusalOf(model, one);
    const { data, errorKey } = await world.call('lottery.draw', { id }, one.me.headers);
    expect(errorKey).toBe(refusal);
    if (refusal !== undefined || !data) return;
    one.draws += 1;
    const kind = data.prize?.kind ?? 'NOTHING';
    if (kind === 'NOTHING') return expect(data.awardRecordId).toBeNull();
    model.left[kind] -= 1;
    one.won.push({
      id: data.awardRecordId as string,
      status: kind === 'GOODS' ? 'NOT_FILL_ADDRESS' : 'DELIVERED',
      addressBy: kind === 'GOODS' ? model.now + ADDRESS_MS : Infinity,
    });
  });

const ADDRESS = {
  recipient: 'Nam',
  phone: '0812345678',
  countryCode: 'TH',
  region: 'Bangkok',
  city: 'Bang Rak',
  street: '1 Silom',
};
const address = (who: 0 | 1, at: number) =>
  command(`address of award ${at} by ${who}`, async (model) => {
    const one = model.shoppers[who];
    const won = one.won[at % Math.max(1, one.won.length)];
    if (!won) return;
    const status = shownOf(won, model);
    const ask = { awardRecordId: won.id, ...ADDRESS };
    const { errorKey } = await world.call('lottery.send-address', ask, one.me.headers);
    if (one.held) expect(errorKey).toBe('activity.abnormal');
    else if (status === 'EXPIRED') expect(errorKey).toBe('activity.address_expired');
    else if (status !== 'NOT_FILL_ADDRESS') expect(errorKey).toBe('activity.address_final');
    else {
      expect(errorKey).toBeUndefined();
      won.status = 'NOT_DELIVERED';
    }
  });

const ship = (who: 0 | 1, at: number) =>
  command(`parcel of award ${at} of ${who}`, async (model) => {
    const one = model.shoppers[who];
    const won = one.won[at % Math.max(1, one.won.length)];
    if (!won || won.addressBy === Infinity) return;
    const ctx = await world.ctx();
    const sent = await shipAward(ctx, won.id, 'TH123', BY).then(
      () => true,
      () => false,
    );
    const can = won.status === 'NOT_DELIVERED' || won.status === 'DELIVERED';
    expect(sent).toBe(won.status === 'DELIVERED' || (can && !one.held));
    if (sent) won.status = 'DELIVERED';
  });

const hold = (who: 0 | 1) =>
  command(`hold ${who}`, async (model, { id }) => {
    const one = model.shoppers[who];
    await holdByHand(await world.ctx(), Number(id), Number(one.me.userId), BY);
    one.held = true;
  });
const free = (who: 0 | 1) =>
  command(`release ${who}`, async (model, { id }) => {
    const one = model.shoppers[who];
    const done = await release(await world.ctx(), Number(id), Number(one.me.userId), BY);
    expect(done).toBe(one.held);
    if (done)
      for (const won of one.won)
        if (won.status === 'NOT_FILL_ADDRESS')
          won.addressBy = Math.max(won.addressBy, model.now + ADDRESS_MS);
    one.held = false;
  });

const later = (hours: number) =>
  command(`${hours} hours later`, async (model) => {
    model.now += hours * HOUR_MS;
    world.clock.set(new Date(model.now).toISOString());
  });

/** What the schedules of activities do when they come. */
async function runSchedules(): Promise<void> {
  const ctx = await world.ctx();
  for (const { run } of activity.schedules ?? []) await run(ctx);
}

const jobs = command('jobs', async (model) => {
  await runSchedules();
  for (const one of model.shoppers)
    for (const won of one.won) if (!one.held) won.status = shownOf(won, model);
  model.revealed ||= model.now - model.begun >= OPENS_MS;
});

let count = 0;
/** Lives follow one another: what is stored knows no way back. */
let begun = Date.parse(START);

async function begin(): Promise<{ model: Model; real: Real }> {
  begun += 400 * DAY_MS;
  world.clock.set(new Date(begun).toISOString());
  const shopper = async (): Promise<Shopper> => ({
    me: await signUp(world),
    days: new Set(),
    draws: 0,
    held: false,
    won: [],
  });
  const base = { image: '/p.webp' };
  const ctx = await world.ctx();
  const id = await makeLottery(ctx, {
    code: `life-${(count += 1)}`,
    title: { en: 'Life' },
    summary: {},
    rules: {},
    cover: '/c.webp',
    startAt: new Date(begun + STARTS_MS),
    endAt: new Date(begun + ENDS_MS),
    revealAt: new Date(begun + OPENS_MS),
    chances: [{ reason: 'BASE', chances: PER_DAY, mostADay: 1, mostInAll: 99 }],
    prizes: [
      { ...base, name: { en: 'Lamp' }, kind: 'GOODS', numbers: 5_000, stock: GOODS },
      { ...base, name: { en: 'Code' }, kind: 'VOUCHER', numbers: 3_000, stock: 2, codes: CODES },
      { ...base, name: { en: '' }, kind: 'NOTHING', numbers: 2_000, stock: null },
    ],
  });
  await publishLottery(ctx, id);
  const model: Model = {
    begun,
    now: begun,
    left: { GOODS, VOUCHER: CODES.length },
    shoppers: [await shopper(), await shopper()],
    revealed: false,
  };
  return { model, real: { id: String(id) } };
}

test('SM-10, SM-12, AMB-38, AMB-39, AMB-42: whatever shoppers, operators and time do in whatever order, a lottery is what the model says', async () => {
  const who = fc.constantFrom(0 as const, 1 as const);
  const at = fc.nat(5);
  const commands = fc.commands(
    [
      who.map(draw),
      who.map(draw),
      who.map(draw),
      fc.tuple(who, at).map(([one, no]) => address(one, no)),
      fc.tuple(who, at).map(([one, no]) => ship(one, no)),
      fc.constantFrom(1, 7, 24, 24, 72, 24 * 14, 24 * 15).map(later),
      who.map(hold),
      who.map(free),
      who.map(free),
      fc.constant(jobs),
    ],
    { maxCommands: 40, size: 'max' },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (all) => {
      const life = await begin();
      await fc.asyncModelRun(() => life, all);
      await isProven(life.real);
    }),
    { numRuns: Number(process.env.KHUM_LIVES ?? 8), endOnFailure: true },
  );
});

/** However it went, in the end it opens and proves itself. */
async function isProven({ id }: Real): Promise<void> {
  world.clock.set(new Date(begun + 399 * DAY_MS).toISOString());
  await runSchedules();
  const { data } = await world.call('lottery.record', { id });
  const record = readRecord(JSON.stringify(data));
  if (record === null) throw new Error('This is no record.');
  expect(checkRecord(record).faults).toEqual([]);
}
