import fc from 'fast-check';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { makeWorld } from '../../../test/world.ts';
import { balanceOf, ledgerFaults, linesOf, post, takeBack } from './ledger.ts';
import type { Book, Holder } from './ledger.ts';

const world = await makeWorld();
const ctx = await world.ctx();
const owner = new pg.Client(world.url);
await owner.connect();
afterAll(() => owner.end());

let counter = 0;
const newBook = (): Book => ({ unit: 'chance', scope: `activity ${(counter += 1)}` });

test('BEY-52: nothing is given that is not there; the issuer alone is below zero', async () => {
  const book = newBook();
  const give = { ...book, from: 'issuer', to: 'account 1', amount: 3, reason: 'BASE' } as const;
  expect(await post(ctx, { ...give, key: `${book.scope} base` })).toMatchObject({
    fromBalance: -3,
    toBalance: 3,
    isNew: true,
  });
  const spend = { ...book, from: 'account 1', to: 'spent', reason: 'DRAW' } as const;
  expect(await post(ctx, { ...spend, amount: 4, key: `${book.scope} a` })).toBeNull();
  expect(await post(ctx, { ...spend, amount: 2, key: `${book.scope} b` })).toMatchObject({
    fromBalance: 1,
  });
  expect(await balanceOf(ctx, book, 'account 1')).toBe(1);
  expect(await balanceOf(ctx, book, 'account 2')).toBe(0);
  expect(await linesOf(ctx, book, 'account 1', 10)).toMatchObject([
    { reason: 'DRAW', change: -2, balance: 1 },
    { reason: 'BASE', change: 3, balance: 3 },
  ]);
});

test('BEY-52: the same key moves something once, however many ask at the same moment', async () => {
  const book = newBook();
  const posts = await Promise.all(
    Array.from({ length: 30 }, () =>
      post(ctx, {
        ...book,
        from: 'issuer',
        to: 'account 1',
        amount: 1,
        reason: 'SHARE',
        key: `${book.scope} share`,
      }),
    ),
  );
  expect(posts.filter((one) => one?.isNew)).toHaveLength(1);
  expect(new Set(posts.map((one) => one?.id)).size).toBe(1);
  expect(await balanceOf(ctx, book, 'account 1')).toBe(1);
});

test('BEY-52: fifty at once spend three chances three times', async () => {
  const book = newBook();
  await post(ctx, {
    ...book,
    from: 'issuer',
    to: 'account 1',
    amount: 3,
    reason: 'BASE',
    key: `${book.scope} base`,
  });
  const spent = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      post(ctx, {
        ...book,
        from: 'account 1',
        to: 'spent',
        amount: 1,
        reason: 'DRAW',
        key: `${book.scope} draw ${at}`,
      }),
    ),
  );
  expect(spent.filter((one) => one !== null)).toHaveLength(3);
  expect(await balanceOf(ctx, book, 'account 1')).toBe(0);
});

test('BEY-52: a correction is a transfer the other way, once, and never below zero', async () => {
  const book = newBook();
  const given = await post(ctx, {
    ...book,
    from: 'issuer',
    to: 'account 1',
    amount: 2,
    reason: 'INVITE',
    key: `${book.scope} invite`,
  });
  const id = given?.id ?? 0;
  expect(await takeBack(ctx, id, 'SELF_INVITE')).toMatchObject({ toBalance: 0, isNew: true });
  expect(await takeBack(ctx, id, 'SELF_INVITE')).toMatchObject({ isNew: false });
  expect(await balanceOf(ctx, book, 'account 1')).toBe(0);
  const [line] = await linesOf(ctx, book, 'account 1', 1);
  expect(line).toMatchObject({ reason: 'SELF_INVITE', change: -2, isCorrection: true });
  await expect(takeBack(ctx, 987_654_321, 'x')).rejects.toThrow('no transfer');
});

test('BEY-52: nobody changes or removes what was posted, nor writes a balance', async () => {
  for (const role of ['khum_app', 'khum_platform'])
    for (const statement of [
      'update ledger_transfer set amount = 1',
      'delete from ledger_transfer',
      'update ledger_account set balance = 5',
      "insert into ledger_account (tenant_id, unit, scope, holder) values ('TH', 'chance', 'x', 'y')",
    ]) {
      await owner.query(`set role ${role}; set app.tenant = 'TH'`);
      await expect(owner.query(statement)).rejects.toThrow('permission denied');
      await owner.query('reset role');
    }
});

test('BEY-52: another region has books of its own under the same names', async () => {
  const book = newBook();
  const elsewhere = await world.ctx('ID');
  const give = { ...book, from: 'issuer', to: 'account 1', amount: 1, reason: 'BASE', key: 'same' };
  await post(ctx, give as never);
  expect(await post(elsewhere, give as never)).toMatchObject({ isNew: true, toBalance: 1 });
  expect(await balanceOf(elsewhere, book, 'account 1')).toBe(1);
});

test('BEY-52: one key is one transfer, also where it is used for other accounts at the same moment', async () => {
  for (let turn = 0; turn < 30; turn += 1) {
    const book = newBook();
    const give = { ...book, from: 'issuer', amount: 1, reason: 'BASE', key: book.scope } as const;
    const posted = await Promise.all(
      ([1, 2, 3, 4] as const).map((to) => post(ctx, { ...give, to: `account ${to}` })),
    );
    expect(new Set(posted.map((one) => one?.id)).size).toBe(1);
    expect(posted.filter((one) => one?.isNew)).toHaveLength(1);
  }
});

test('BEY-52: whatever is posted at once, in whatever order, every book adds up and agrees with a model', async () => {
  const holders: Holder[] = ['issuer', 'account 1', 'account 2', 'spent'];
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          from: fc.constantFrom(...holders),
          to: fc.constantFrom(...holders),
          amount: fc.integer({ min: 1, max: 4 }),
          key: fc.nat(12),
        }),
        { minLength: 1, maxLength: 20 },
      ),
      async (asked) => {
        const book = newBook();
        const postings = asked.filter(({ from, to }) => from !== to);
        const posted = await Promise.all(
          postings.map(({ key, ...rest }) =>
            post(ctx, { ...book, ...rest, reason: 'X', key: `${book.scope} ${key}` }),
          ),
        );
        const model = new Map<Holder, number>();
        for (const [at, { from, to, amount }] of postings.entries())
          if (posted[at]?.isNew) {
            model.set(from, (model.get(from) ?? 0) - amount);
            model.set(to, (model.get(to) ?? 0) + amount);
          }
        for (const holder of holders) {
          const balance = await balanceOf(ctx, book, holder);
          expect(balance).toBe(model.get(holder) ?? 0);
          if (holder !== 'issuer') expect(balance).toBeGreaterThanOrEqual(0);
        }
        const keys = postings.filter((_, at) => posted[at]?.isNew).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      },
    ),
    { numRuns: Number(process.env.KHUM_SERIES ?? 40), includeErrorInReport: true },
  );
  expect(await ledgerFaults(world.database.platform())).toEqual([]);
});

test('BEY-52: what does not add up is named', async () => {
  const book = newBook();
  await post(ctx, {
    ...book,
    from: 'issuer',
    to: 'account 1',
    amount: 2,
    reason: 'BASE',
    key: `${book.scope} base`,
  });
  await owner.query(
    `update ledger_account set balance = 7 where scope = '${book.scope}' and holder = 'account 1'`,
  );
  const faults = await ledgerFaults(world.database.platform());
  expect(faults).toEqual([
    `TH, chance of ${book.scope}: all accounts add up to 5`,
    `TH, chance of ${book.scope}: account 1 holds 7, its transfers say 2`,
  ]);
  await owner.query(
    `update ledger_account set balance = 2 where scope = '${book.scope}' and holder = 'account 1'`,
  );
});
