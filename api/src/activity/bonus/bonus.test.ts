import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { Ask } from '#contract/calls.ts';
import { signUp } from '../../../../test/people.ts';
import { makeWorld, START } from '../../../../test/world.ts';
import { balanceOf } from '../../ledger/index.ts';
import { auditOf } from '../audit.ts';
import { activityExport, forgetActivitiesOf } from '../export.ts';
import { checkOrder, deskOrders, payOrders, readPayee, returnOrder } from './desk.ts';
import { importReport } from './import.ts';
import { makeBonus, publishBonus } from './make.ts';
import type { BonusDraft } from './make.ts';
import { confirmOrders } from './settle.ts';

const world = await makeWorld();
beforeEach(() => world.clock.set(START));
const people = [await signUp(world), await signUp(world, { nickname: 'Namfon' })] as const;
const [first, second] = people;
const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(Date.parse(START) + hours * HOUR_MS);
/** Noon of a later day in Bangkok. */
const goTo = (days: number) => world.clock.set(at(days * 24 + 2));
const actor = 'tester';
let counter = 0;

async function bonus(given: Partial<BonusDraft> = {}): Promise<number> {
  const ctx = await world.ctx();
  const id = await makeBonus(ctx, {
    code: `bonus-${(counter += 1)}`,
    title: { en: 'Share for a bonus', th: 'แชร์แล้วได้โบนัส' },
    summary: { en: 'A bonus for each order' },
    rules: { en: '<p>Rules</p>' },
    cover: '/cover.webp',
    startAt: at(-48),
    endAt: at(24 * 400),
    platforms: ['SHOPEE', 'Lazada', 'TikTok Shop'],
    reward: { en: '3% of what was paid' },
    ...(given.fixedAmount === undefined ? { perMille: 30 } : {}),
    budget: 100_000,
    ...given,
  });
  await publishBonus(ctx, id);
  return id;
}
const handIn = (
  activityId: number,
  orderNo: string,
  ask: Partial<Ask<'bonus-order.create'>> = {},
  { headers } = first as { headers: Record<string, string> },
) =>
  world.call(
    'bonus-order.create',
    { activityId: String(activityId), platform: 'SHOPEE', orderNo, amount: 1_019_00, ...ask },
    headers,
  );
const mine = (activityId: number, ask: Partial<Ask<'bonus-order.pages'>> = {}) =>
  world.call('bonus-order.pages', { activityId: String(activityId), ...ask }, first.headers);
const balances = async (activityId: number) => {
  const ctx = await world.ctx();
  const book = { unit: 'bonus', scope: `activity ${activityId}` } as const;
  return {
    budget: await balanceOf(ctx, book, 'budget'),
    pending: await balanceOf(ctx, book, 'pending'),
    first: await balanceOf(ctx, book, `account ${Number(first.userId)}`),
    second: await balanceOf(ctx, book, `account ${Number(second.userId)}`),
    spent: await balanceOf(ctx, book, 'spent'),
  };
};
const PAYEE = { kind: 'PROMPTPAY', accountName: 'น้ำฝน ใจดี', accountNo: '๐๘๑-234-1122' } as const;

test('ACT-09, ACT-10, SM-11: an order is handed in, confirmed the next day there, found, paid; each step with its date', async () => {
  const id = await bonus();
  const made = await handIn(id, ' sp-2611-4410 ', { orderTime: at(-1).toISOString() });
  expect(made.data).toMatchObject({
    status: 'UN_DELIVERED',
    orderNo: 'sp-2611-4410',
    bonusAmount: 30_57,
    confirmed: false,
    isChecked: false,
    currencyCode: 'THB',
  });
  expect(made.data?.steps.map(({ step, isDone }) => [step, isDone])).toEqual([
    ['ORDERED', true],
    ['HANDED_IN', true],
    ['CONFIRMED', false],
    ['PAID', false],
  ]);
  // midnight in Bangkok, not in London
  world.clock.set('2026-11-21T16:59:59.000Z');
  expect((await mine(id)).data?.content[0]?.confirmed).toBe(false);
  world.clock.set('2026-11-21T17:00:00.000Z');
  await confirmOrders(await world.ctx());
  expect((await mine(id)).data?.content[0]?.confirmed).toBe(true);
  const orderId = Number(made.data?.id);
  const pay = async () =>
    payOrders(await world.ctx(), { actor, activityId: id, orderIds: [orderId], reference: 'KH-1' });
  expect((await pay()).aside[0]?.why).toContain('nobody has found it');
  await checkOrder(await world.ctx(), { actor, orderId });
  expect(await balances(id)).toMatchObject({ budget: 96_943, pending: 0, first: 3_057 });
  expect((await pay()).aside[0]?.why).toContain('no payee');
  await world.call('payee.save', PAYEE, first.headers);
  expect(await pay()).toEqual({ paid: [orderId], aside: [] });
  expect((await pay()).aside[0]?.why).toContain('paid already');
  const { data } = await mine(id);
  expect(data?.sums).toEqual({
    paid: { amount: 3_057, count: 1 },
    waiting: { amount: 0, count: 0 },
    returned: { amount: 0, count: 0 },
  });
  expect(data?.content[0]).toMatchObject({ status: 'DELIVERED', confirmed: true });
  expect(data?.content[0]?.steps[3]).toMatchObject({
    step: 'PAID',
    isDone: true,
    evidence: 'Sent to PromptPay •••-•••-1122, reference KH-1',
  });
  expect(await balances(id)).toMatchObject({ first: 0, spent: 3_057 });
  const inbox = await world.call('message.system', {}, first.headers);
  expect(JSON.stringify(inbox.data)).toContain('Bonus ฿30.57 paid');
});

test('ACT-09, AMB-40: the same number counts once, however it is written and whoever hands it in, unless nobody found it', async () => {
  const id = await bonus();
  const other = await bonus();
  const made = await handIn(id, 'LZ 2611-0937');
  const ways = ['lz2611-0937', 'ＬＺ２６１１-０９３７', 'LZ2611\u200b-0937', 'LZ๒๖11-0937'];
  for (const [place, way] of ways.entries())
    expect(await handIn(place % 2 ? other : id, way, {}, place > 1 ? second : first)).toMatchObject(
      { code: 409, errorKey: 'activity.order.exists' },
    );
  expect((await handIn(id, 'LZ2611-0937', { platform: 'LAZADA' })).success).toBe(true);
  await returnOrder(await world.ctx(), {
    actor,
    orderId: Number(made.data?.id),
    reason: 'NOT_FOUND',
    note: 'Two digits are missing',
  });
  const again = await handIn(id, 'LZ2611-0937', {}, second);
  expect(again.success).toBe(true);
  expect((await mine(id, { status: 'RETURNED' })).data?.content[0]?.reason).toBe(
    'The shop does not know this order number. Check it and submit it again. Two digits are missing',
  );
  await returnOrder(await world.ctx(), {
    actor,
    orderId: Number(again.data?.id),
    reason: 'CANCELLED',
  });
  expect(await handIn(id, 'LZ2611-0937')).toMatchObject({ code: 409 });
  const [log] = await auditOf(await world.ctx(), `bonus order ${made.data?.id}`);
  expect(log).toMatchObject({ actor, action: 'bonus.return', reason: 'Two digits are missing' });
});

test('ACT-09, API-51: what cannot count is refused with its field, and the same key is the same order', async () => {
  const id = await bonus({ mostADay: 3, endAt: at(72) });
  const key = { ...first.headers, 'idempotency-key': 'order-1' };
  const twice = await Promise.all([
    handIn(id, 'KEY-1', {}, { headers: key }),
    handIn(id, 'KEY-1', {}, { headers: key }),
  ]);
  expect(new Set(twice.map(({ data }) => data?.id)).size).toBe(1);
  expect(await handIn(id, 'KEY-2', {}, { headers: key })).toMatchObject({ code: 409 });
  const refused = async (ask: Partial<Ask<'bonus-order.create'>>, field: string) => {
    const answer = await handIn(id, 'R-1', ask);
    expect(answer).toMatchObject({ code: 422 });
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  };
  await refused({ platform: 'TOKOPEDIA' }, 'platform');
  await refused({ orderNo: ' \u200b\0 ' }, 'orderNo');
  await refused({ amount: 0 }, 'amount');
  await refused({ amount: 33 }, 'amount');
  await refused({ orderTime: at(1).toISOString() }, 'orderTime');
  await refused({ orderTime: at(-49).toISOString() }, 'orderTime');
  expect(await handIn(id, 'R-1', {}, { headers: { 'x-tenant': 'TH' } })).toMatchObject({
    code: 401,
  });
  await handIn(id, 'R-2');
  await handIn(id, 'R-3');
  expect(await handIn(id, 'R-4')).toMatchObject({ code: 429 });
  goTo(1);
  expect((await handIn(id, 'R-4')).success).toBe(true);
  goTo(3);
  expect(await handIn(id, 'R-5')).toMatchObject({ code: 410, errorKey: 'activity.over' });
});

test('ACT-09: a budget is never overdrawn by any number at once, and when it is used up the answer says so', async () => {
  const id = await bonus({ fixedAmount: 100, budget: 1_050, mostADay: 100 });
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, no) => handIn(id, `B-${no}`, {}, people[no % 2])),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(10);
  expect(new Set(answers.flatMap(({ errorKey }) => errorKey ?? []))).toEqual(
    new Set(['activity.order.budget']),
  );
  expect(await balances(id)).toMatchObject({ budget: 50, pending: 1_000 });
  const { data } = await world.call('activity.detail', { id: String(id) });
  expect(data?.bonus).toMatchObject({
    platforms: ['SHOPEE', 'LAZADA', 'TIKTOK'],
    rewardText: '3% of what was paid',
    fixedAmount: 100,
    budgetLeft: false,
  });
});

test('ACT-11: a payee is sealed and masked; an operator reads it with a reason that is written down', async () => {
  const saved = await world.call('payee.save', PAYEE, first.headers);
  const shown = { kind: 'PROMPTPAY', accountName: 'น้ำฝน ใ•••', accountNo: '1122', bankName: '' };
  expect(saved.data).toMatchObject(shown);
  expect((await world.call('payee.current', {}, first.headers)).data).toMatchObject(shown);
  expect(await world.call('payee.current', {})).toMatchObject({ code: 401 });
  for (const [given, field] of [
    [{ ...PAYEE, accountNo: '12345' }, 'accountNo'],
    [{ ...PAYEE, accountName: ' ' }, 'accountName'],
    [{ ...PAYEE, kind: 'BANK', accountNo: '123-4-56789-0' }, 'bankName'],
  ] as const)
    expect((await world.call('payee.save', given, first.headers)).fields).toHaveProperty(field);
  const ctx = await world.ctx();
  const accountId = Number(first.userId);
  await expect(readPayee(ctx, { actor, accountId, reason: ' ' })).rejects.toThrow('Say why');
  expect(await readPayee(ctx, { actor, accountId, reason: 'Payment of 25 Nov' })).toMatchObject({
    accountNo: '0812341122',
    accountName: 'น้ำฝน ใจดี',
  });
  expect(await auditOf(ctx, `account ${accountId}`)).toMatchObject([
    { actor, action: 'bonus.payee', reason: 'Payment of 25 Nov' },
  ]);
  const { rows } = await (await world.database.client('TH')).query('select sealed from payee');
  expect(JSON.stringify(rows)).not.toContain('0812341122');
});

test('AMB-40: a report is hostile until it is read; the same one twice changes nothing, and a dry run says what would', async () => {
  const id = await bonus({ mostADay: 100 });
  const numbers = ['A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6'];
  for (const no of numbers) await handIn(id, `${no}-${id}`);
  const text = [
    '\uFEFFOrder ID;Order Status;Sale Amount;Commission;Currency',
    `a-1-${id};สำเร็จ;"1,000.00";30;THB`,
    `A-2-${id};Completed;๕๐๐;15;THB`,
    `A-2-${id};Completed;519;15;THB`,
    `A-3-${id};dibatalkan;;;`,
    `A-4-${id};refunded;1019;0;THB`,
    `A-5-${id};who knows;1019;0;THB`,
    `A-6-${id};pending;1019;0;THB`,
    'X-9;approved;10;1;THB',
    ';approved;10;1;THB',
    `A-5-${id};approved;=cmd();1;THB`,
    `A-5-${id};approved;10;1;USD`,
    `A-5-${id};approved`,
  ].join('\r\n');
  const given = { actor, activityId: id, platform: 'shopee', name: '20 Nov', text };
  const dry = await importReport(await world.ctx(), { ...given, isDryRun: true });
  expect((await mine(id)).data?.content.filter(({ isChecked }) => isChecked)).toEqual([]);
  const done = await importReport(await world.ctx(), given);
  expect(done).toEqual(dry);
  expect(done.changes.map(({ line, becomes, bonusAfter }) => [line, becomes, bonusAfter])).toEqual([
    [2, 'CHECKED', 3_000],
    [3, 'CHECKED', 3_057],
    [5, 'CANCELLED', 0],
    [6, 'GOODS_RETURNED', 0],
  ]);
  expect(done).toMatchObject({ same: 1, unknown: 1 });
  expect(done.aside.map(({ line }) => line)).toEqual([7, 10, 11, 12, 13]);
  const again = await importReport(await world.ctx(), given);
  expect(again.changes).toEqual([]);
  expect(again.aside).toHaveLength(5);
  const [order] = await deskOrders(await world.ctx(), { activityId: id, isChecked: true });
  expect(order).toMatchObject({ check_report: '20 Nov', check_line: 2, commission: 3_000 });
  expect((await mine(id)).data?.content.at(-1)?.steps[2]?.evidence).toBe(
    'In the network’s report 20 Nov, line 2',
  );
  for (const poison of ['', '\0'.repeat(99), '"'.repeat(9_999), 'a,b\n1,2', '{"a":1}'])
    await expect(importReport(await world.ctx(), { ...given, text: poison })).rejects.toThrow(
      'No column',
    );
});

test('API-52, CONST-04: anyone sees who was paid, masked, twenty a page; of their own only who is signed in', async () => {
  const id = await bonus({ mostADay: 100 });
  await world.call('payee.save', PAYEE, second.headers);
  for (let no = 0; no < 21; no += 1) await handIn(id, `SECRET-${id}-${no}`, {}, second);
  goTo(1);
  const ctx = await world.ctx();
  const orders = await deskOrders(ctx, { activityId: id });
  for (const order of orders) await checkOrder(ctx, { actor, orderId: order.id });
  await payOrders(ctx, {
    actor,
    activityId: id,
    orderIds: orders.map((one) => one.id),
    reference: 'K',
  });
  const ask = { activityId: String(id), onlyDelivered: true };
  const { data } = await world.call('bonus-order.pages', ask);
  expect(data).toMatchObject({ totalElements: 21, hasNext: true, sums: null });
  expect(data?.content).toHaveLength(20);
  expect(JSON.stringify(data)).not.toMatch(/SECRET|Namfon|1122/);
  expect(await world.call('bonus-order.pages', { ...ask, onlyDelivered: false })).toMatchObject({
    code: 401,
  });
  expect((await mine(id)).data?.content).toEqual([]);
});

test('BEY-17: orders and payee leave with the data export; a closed account leaves neither its name nor open money', async () => {
  const id = await bonus();
  const leaver = await signUp(world);
  const accountId = Number(leaver.userId);
  await world.call('payee.save', PAYEE, leaver.headers);
  await handIn(id, 'GONE-1', {}, leaver);
  const ctx = await world.ctx();
  const exported = await activityExport(ctx, accountId);
  expect(exported).toMatchObject({
    'bonus-orders': [{ orderNo: 'GONE-1', status: 'UN_DELIVERED' }],
    payee: [{ accountNo: '0812341122' }],
  });
  await forgetActivitiesOf(ctx, accountId);
  expect(await deskOrders(ctx, { activityId: id })).toMatchObject([
    { account_id: null, order_no: '', status: 'RETURNED', return_reason: 'ACCOUNT_CLOSED' },
  ]);
  expect(await balances(id)).toMatchObject({ budget: 100_000, pending: 0 });
  expect(await readPayee(ctx, { actor, accountId, reason: 'Gone?' })).toBeNull();
  expect(await handIn(id, 'GONE-1')).toMatchObject({ code: 409 });
});

interface Modelled {
  id: number;
  who: 0 | 1;
  no: number;
  bonus: number;
  amount: number;
  day: number;
  checked: boolean;
  status: 'UN_DELIVERED' | 'DELIVERED' | 'RETURNED';
  reason: string;
}

const command = fc.oneof(
  fc.record({
    do: fc.constant('create' as const),
    who: fc.constantFrom(0 as const, 1 as const),
    no: fc.nat(7),
    amount: fc.integer({ min: 34, max: 9_000 }),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    do: fc.constant('check' as const),
    order: fc.nat(9),
    amount: fc.option(fc.integer({ min: 34, max: 9_000 })),
  }),
  fc.record({
    do: fc.constant('return' as const),
    order: fc.nat(9),
    reason: fc.constantFrom('NOT_FOUND' as const, 'CANCELLED' as const),
  }),
  fc.record({
    do: fc.constant('pay' as const),
    order: fc.nat(9),
    times: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({ do: fc.constant('day' as const) }),
);

test('SM-11, BEY-52: whatever shoppers and operators do, orders and money are what a plain model says', async () => {
  for (const { headers } of people) await world.call('payee.save', PAYEE, headers);
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 14 }), async (commands) => {
      world.clock.set(START);
      let day = 0;
      let budget = 400;
      const id = await bonus({ budget, mostADay: 1_000 });
      const orders: Modelled[] = [];
      const isDue = (one: Modelled) =>
        one.status === 'UN_DELIVERED' && one.checked && one.day < day;
      for (const one of commands) {
        const ctx = await world.ctx();
        if (one.do === 'create') {
          const answers = await Promise.all(
            Array.from({ length: one.times }, () =>
              handIn(id, `M-${id}-${one.no}`, { amount: one.amount }, people[one.who]),
            ),
          );
          const earned = Math.floor((one.amount * 30) / 1000);
          const taken = orders.some((other) => other.no === one.no && other.reason !== 'NOT_FOUND');
          const passes = !taken && earned <= budget;
          const made = answers.filter(({ success }) => success);
          expect(made).toHaveLength(passes ? 1 : 0);
          if (!passes) continue;
          budget -= earned;
          orders.push({
            id: Number(made[0]?.data?.id),
            who: one.who,
            no: one.no,
            bonus: earned,
            amount: one.amount,
            day,
            checked: false,
            status: 'UN_DELIVERED',
            reason: '',
          });
        } else if (one.do === 'day') {
          day += 1;
          goTo(day);
          await confirmOrders(await world.ctx());
        } else {
          const order = orders[one.order % Math.max(1, orders.length)];
          if (!order) continue;
          if (one.do === 'check') {
            const may = order.status === 'UN_DELIVERED' && !order.checked;
            const given = {
              actor,
              orderId: order.id,
              ...(one.amount ? { amount: one.amount } : {}),
            };
            const done = await checkOrder(ctx, given).then(
              () => true,
              () => false,
            );
            expect(done).toBe(may);
            if (!may) continue;
            order.checked = true;
            const wanted = Math.floor(((one.amount ?? order.amount) * 30) / 1000);
            if (wanted - order.bonus > budget) continue;
            budget -= wanted - order.bonus;
            order.bonus = wanted;
          } else if (one.do === 'return') {
            const given = { actor, orderId: order.id, reason: one.reason };
            const done = await returnOrder(ctx, given).then(
              () => true,
              () => false,
            );
            expect(done).toBe(order.status !== 'RETURNED');
            if (!done) continue;
            budget += order.bonus;
            Object.assign(order, { status: 'RETURNED', reason: one.reason });
          } else {
            const given = { actor, activityId: id, orderIds: [order.id], reference: 'K' };
            const paid = await Promise.all(
              Array.from({ length: one.times }, () => payOrders(ctx, given)),
            );
            expect(paid.flatMap((some) => some.paid)).toHaveLength(isDue(order) ? 1 : 0);
            if (isDue(order)) order.status = 'DELIVERED';
          }
        }
      }
      const rows = await deskOrders(await world.ctx(), { activityId: id });
      expect(rows.map((row) => [row.id, row.status, row.bonus_amount])).toEqual(
        orders.map((one) => [one.id, one.status, one.bonus]),
      );
      const sum = (some: Modelled[]) => some.reduce((all, one) => all + one.bonus, 0);
      const due = orders.filter(isDue);
      expect(await balances(id)).toEqual({
        budget,
        pending: sum(orders.filter((one) => one.status === 'UN_DELIVERED' && !isDue(one))),
        first: sum(due.filter((one) => one.who === 0)),
        second: sum(due.filter((one) => one.who === 1)),
        spent: sum(orders.filter((one) => one.status === 'DELIVERED')),
      });
    }),
    { numRuns: 25 },
  );
});
