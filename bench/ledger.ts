/**
 * Transfers of the ledger against a bare one by pgbench in the same run: one SQL function that locks
 * the same two rows in the same order, checks, moves and writes a line, without keys, scopes, regions
 * or row-level security.
 */
import pg from 'pg';
import { systemClock } from '#api/kernel/clock.ts';
import type { Context } from '#api/kernel/context.ts';
import { makeLog } from '#api/kernel/log.ts';
import { Database } from '#api/kernel/postgres/database.ts';
import { post } from '#api/ledger/index.ts';
import { compose } from '#server/compose.ts';
import { ratio, report } from './measure.ts';
import { hasPgbench, pgbench } from './pgbench.ts';
import { benchWorld } from './world.ts';

const ACCOUNTS = 2_000;
const CLIENTS = 8;
const RUN_MS = 3_000;
const BOOK = { unit: 'chance', scope: 'bench' } as const;

const BARE = `
create table bare_account (id bigint primary key, balance bigint not null check (balance >= 0)) with (fillfactor = 50);
create table bare_transfer (id bigint generated always as identity primary key, from_id bigint not null, to_id bigint not null,
  amount bigint not null, at timestamptz not null default now());
create function bare_post(giver bigint, taker bigint, amount_of bigint) returns boolean language plpgsql as $$
begin
  perform 1 from bare_account where id in (giver, taker) order by id for update;
  update bare_account set balance = balance - amount_of where id = giver and balance >= amount_of;
  if not found then return false; end if;
  update bare_account set balance = balance + amount_of where id = taker;
  insert into bare_transfer (from_id, to_id, amount) values (giver, taker, amount_of);
  return true;
end $$;
grant select, insert, update on bare_account, bare_transfer to khum_app;`;

export async function benchLedger(): Promise<void> {
  if (!hasPgbench()) return report('transfers of the ledger', 'no pgbench on this machine');
  const world = await benchWorld(0);
  const database = new Database({ url: world.url, poolSize: CLIENTS });
  const log = makeLog({ logLevel: 'error', environment: 'production' });
  const config = { ...world.config, demo: false };
  const { jobQueue, tenants } = compose({ config, database, clock: systemClock, log });
  const tenant = (await tenants.all()).find(({ id }) => id === 'TH');
  if (!tenant) throw new Error('No tenant.');
  const ctx = jobQueue.contextOf(tenant, 'bench');
  await fill(world.url, ctx);
  const two = `\\set giver random(1, ${ACCOUNTS})\n\\set step random(1, ${ACCOUNTS - 1})\n\\set taker (:giver + :step - 1) % ${ACCOUNTS} + 1`;
  const bare = `${two}\nselect bare_post(:giver, :taker, 1);`;
  const found = await ratio(
    () => transfers(ctx),
    () => Promise.resolve(pgbench(world.url, bare, CLIENTS)),
  );
  report(
    'transfers of the ledger a second, of a bare one',
    `${found.ratio.toFixed(2)} (${found.mine.toFixed(0)} of ${found.floor.toFixed(0)})`,
    { text: 'at least 0.4', ok: found.ratio >= 0.4 },
  );
  await database.close();
  await world.stop();
}

async function fill(url: string, ctx: Context): Promise<void> {
  const owner = new pg.Client(url);
  await owner.connect();
  await owner.query(BARE);
  await owner.query(
    `insert into bare_account select n, 1000000 from generate_series(1, ${ACCOUNTS}) n`,
  );
  await owner.end();
  for (let account = 1; account <= ACCOUNTS; account += 1) {
    const to = `account ${account}` as const;
    const given = { from: 'issuer', to, amount: 1_000_000, reason: 'BASE' } as const;
    await post(ctx, { ...BOOK, ...given, key: `bench ${account}` });
  }
}

let serial = 0;

/** Transfers a second by as many clients as pgbench has. */
async function transfers(ctx: Context): Promise<number> {
  const began = performance.now();
  let done = 0;
  const client = async () => {
    while (performance.now() - began < RUN_MS) {
      const giver = Math.floor(Math.random() * ACCOUNTS);
      const taker = (giver + 1 + Math.floor(Math.random() * (ACCOUNTS - 1))) % ACCOUNTS;
      const from = `account ${giver + 1}` as const;
      const to = `account ${taker + 1}` as const;
      const key = `bench transfer ${(serial += 1)}`;
      await post(ctx, { ...BOOK, from, to, amount: 1, reason: 'DRAW', key });
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return done / ((performance.now() - began) / 1000);
}
