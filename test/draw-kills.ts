/**
 * Shoppers who draw while processes die: a whole Khum and its PostgreSQL are killed (SIGKILL) while
 * many clients draw all their chances, ask again with the same key where no answer came, and
 * remember what was answered. In the end what is stored must be what was answered, to the last
 * chance, and the lottery must prove itself.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { activity, makeLottery, publishLottery } from '#api/activity/index.ts';
import type { Context } from '#api/kernel/context.ts';
import { freePort } from '#api/kernel/postgres/embedded-process.ts';
import { ledgerFaults } from '#api/ledger/index.ts';
import { readRecord } from '#contract/activity/fair/read.ts';
import { checkRecord } from '#contract/activity/fair/record.ts';
import { KilledSite } from './killed-site.ts';
import { openKilledWorld, retried } from './killed-world.ts';
import { addWatchers } from './watchers.ts';

export interface DrawKills {
  readonly draws: number;
  readonly clients: number;
  readonly appKills: number;
  readonly databaseKills: number;
  readonly progress?: (text: string) => void;
}

export interface DrawFigures {
  readonly draws: number;
  readonly acknowledged: number;
  readonly repeated: number;
  readonly lost: number;
  readonly changed: number;
  readonly doubled: number;
  readonly overdrawn: number;
  /** Chances that were granted and neither are left nor became a draw. */
  readonly unaccounted: number;
  readonly oversold: number;
  readonly ledgerFaults: number;
  readonly verified: number;
  readonly appKills: number;
  readonly databaseKills: number;
  readonly longestAwayMs: number;
  readonly seconds: number;
}

const HOUR_MS = 3_600_000;
/** A client that has lost its server asks again after so long. */
const AGAIN_MS = 50;

/** The answer to one draw, as a client has it. */
interface Answered {
  readonly key: string;
  readonly recordId: string;
  readonly number: number;
  readonly hash: string;
  readonly prizeId: string | null;
}

interface Client {
  readonly name: string;
  readonly accountId: number;
  readonly token: string;
  readonly answers: Answered[];
  repeated: number;
}

/** Runs it; deletes its folder where everything is as it should be. */
export async function killWhileDrawing(asked: DrawKills): Promise<DrawFigures> {
  const began = performance.now();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'khum-draw-kills-'));
  const port = await freePort();
  const site = new KilledSite(port, dataDir, { RATE_LIMIT: '1000000' });
  site.start();
  await site.ready();
  const world = openKilledWorld(dataDir);
  const ctx = await world.ctx();
  const clients = await addClients(ctx, asked.clients);
  const perClient = Math.ceil(asked.draws / asked.clients);
  const id = await addLottery(ctx, asked.draws, perClient);
  const origin = `http://127.0.0.1:${port}`;
  const drawing = Promise.all(clients.map((client) => drawAll(client, `${origin}/api`, id)));
  const kills = await killAll(asked, site, () =>
    clients.reduce((n, { answers }) => n + answers.length, 0),
  );
  await drawing;
  const figures = await retried(async () => compare(await world.ctx(), id, clients));
  await world.database.close();
  await site.stop();
  const isWell = figures.lost + figures.changed + figures.doubled + figures.oversold === 0;
  if (isWell) rmSync(dataDir, { recursive: true, force: true });
  return { ...figures, ...kills, seconds: Math.round((performance.now() - began) / 1000) };
}

async function addClients(ctx: Context, count: number): Promise<Client[]> {
  const names = Array.from({ length: count }, (_, at) => `drawer${at}`);
  const accounts = await addWatchers(ctx, names);
  const digests = names.map((name) => createHash('sha256').update(name).digest());
  await ctx.db.run(sql`
    insert into session (tenant_id, account_id, token_hash, device_id, platform, created_at, seen_at,
      expires_at)
    select ${ctx.tenant.id}, x.id, x.hash, 'device ' || x.id, 'WEB', ${ctx.now}, ${ctx.now},
      ${new Date(ctx.now.getTime() + 24 * HOUR_MS)}
    from unnest(${accounts}::bigint[], ${digests}::bytea[]) x(id, hash)`);
  return names.map((name, at) => ({
    name,
    accountId: accounts[at] as number,
    token: name,
    answers: [],
    repeated: 0,
  }));
}

/** Most prizes run out on the way, so that tables change and stock comes to zero. */
async function addLottery(ctx: Context, draws: number, perClient: number): Promise<number> {
  const goods = (name: string, numbers: number, stock: number | null) => ({
    name: { en: name },
    image: '/p.webp',
    kind: 'GOODS' as const,
    numbers,
    stock,
  });
  const id = await makeLottery(ctx, {
    code: `kills-${Date.now()}`,
    title: { en: 'Drawn under kills' },
    summary: { en: '' },
    rules: { en: '' },
    cover: '/c.webp',
    startAt: new Date(ctx.now.getTime() - HOUR_MS),
    endAt: new Date(ctx.now.getTime() + 12 * HOUR_MS),
    revealAt: new Date(ctx.now.getTime() + 13 * HOUR_MS),
    chances: [{ reason: 'BASE', chances: perClient, mostADay: 1, mostInAll: 1 }],
    prizes: [
      goods('Gone early', 2_000, Math.ceil(draws / 50)),
      goods('Gone late', 1_000, Math.ceil(draws / 12)),
      goods('Single', 10, 1),
      goods('Never gone', 3_000, null),
      { ...goods('Nothing', 3_990, null), kind: 'NOTHING' },
    ],
  });
  await publishLottery(ctx, id);
  await ctx.db.run(sql`
    update activity set risk = '{"drawsPerMinute": 100000, "accountsPerNetwork": 100000}'
    where id = ${id}`);
  return id;
}

/** Draws until no chance is left. A wish without an answer is asked again under the same key. */
async function drawAll(client: Client, api: string, id: number): Promise<void> {
  for (let no = 1; ; no += 1) {
    const key = `${client.name}-${no}`;
    const answer = await drawOnce(client, `${api}/saas-user-service/lotteries/${id}/draw`, key);
    if (answer === null) return;
    client.answers.push(answer);
  }
}

interface Envelope {
  readonly success: boolean;
  readonly errorKey?: string;
  readonly data: {
    readonly recordId: string;
    readonly number: number;
    readonly prize: { readonly id: string } | null;
    readonly proof: { readonly hash: string };
  };
}

async function drawOnce(client: Client, url: string, key: string): Promise<Answered | null> {
  for (;;) {
    const envelope = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-tenant': 'TH',
        'x-device-id': `device ${client.accountId}`,
        authorization: `Bearer ${client.token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({ clientSeed: key }),
      signal: AbortSignal.timeout(20_000),
    })
      .then((response) => response.json() as Promise<Envelope>)
      .catch(() => null);
    if (envelope?.success) {
      const { recordId, number, prize, proof } = envelope.data;
      return { key, recordId, number, hash: proof.hash, prizeId: prize?.id ?? null };
    }
    if (envelope?.errorKey === 'activity.no_chances') return null;
    if (envelope?.errorKey === 'activity.abnormal') throw new Error('A client was held.');
    client.repeated += 1;
    await wait(AGAIN_MS);
  }
}

/** One kill after the other, spread over all draws, each when the site is back. */
async function killAll(
  { draws, appKills, databaseKills, progress }: DrawKills,
  site: KilledSite,
  done: () => number,
): Promise<Pick<DrawFigures, 'appKills' | 'databaseKills' | 'longestAwayMs'>> {
  const total = appKills + databaseKills;
  const counts = { appKills: 0, databaseKills: 0, longestAwayMs: 0 };
  for (let turn = 0; turn < total; turn += 1) {
    while (done() < (draws * (turn + 0.5)) / (total + 1)) await wait(2);
    const isDatabase =
      Math.floor(((turn + 1) * databaseKills) / total) > Math.floor((turn * databaseKills) / total);
    if (isDatabase) site.killDatabase();
    else site.kill();
    counts[isDatabase ? 'databaseKills' : 'appKills'] += 1;
    const began = performance.now();
    await wait(20);
    await site.ready();
    counts.longestAwayMs = Math.max(counts.longestAwayMs, Math.round(performance.now() - began));
    progress?.(`${turn + 1} of ${total} kills, ${done()} draws acknowledged`);
  }
  return counts;
}

type Compared = Omit<DrawFigures, 'appKills' | 'databaseKills' | 'longestAwayMs' | 'seconds'>;

async function compare(ctx: Context, id: number, clients: readonly Client[]): Promise<Compared> {
  const rows = await ctx.db.rows<{
    id: number;
    key: string;
    number: number | null;
    link: string;
    prize_id: number | null;
  }>(sql`
    select id, request_key as key, number, link, prize_id from lottery_draw
    where activity_id = ${id} order by draw_no`);
  const stored = new Map(rows.map((row) => [String(row.id), row]));
  const answers = clients.flatMap((client) => client.answers);
  const lost = answers.filter(({ recordId }) => !stored.has(recordId));
  const changed = answers.filter(({ recordId, key, number, hash, prizeId }) => {
    const row = stored.get(recordId);
    if (row === undefined) return false;
    const prize = row.prize_id === null ? null : String(row.prize_id);
    return row.key !== key || row.number !== number || row.link !== hash || prize !== prizeId;
  });
  const chances = await chancesLeft(ctx, id);
  return {
    draws: rows.length,
    acknowledged: answers.length,
    repeated: clients.reduce((sum, client) => sum + client.repeated, 0),
    lost: lost.length,
    changed: changed.length,
    doubled: rows.length - new Set(rows.map(({ key }) => key)).size,
    overdrawn: chances.overdrawn,
    unaccounted: chances.granted - chances.left - rows.length,
    oversold: await oversold(ctx, id),
    ledgerFaults: (await ledgerFaults(ctx.db)).length,
    verified: await verified(ctx, id),
  };
}

async function chancesLeft(ctx: Context, id: number) {
  const row = await ctx.db.row<{ left: number; overdrawn: number; granted: number }>(sql`
    select coalesce(sum(balance) filter (where holder like 'account %'), 0) as left,
      count(*) filter (where balance < 0 and holder <> 'issuer') as overdrawn,
      coalesce(-sum(balance) filter (where holder = 'issuer'), 0) as granted
    from ledger_account where unit = 'chance' and scope = ${`activity ${id}`}`);
  if (!row) throw new Error('A query without a row.');
  return row;
}

/** Prizes of which more were won than there were, or whose stock does not add up. */
async function oversold(ctx: Context, id: number): Promise<number> {
  const row = await ctx.db.row<{ count: number }>(sql`
    select count(*) from (
      select p.id from lottery_prize p left join lottery_draw d on d.prize_id = p.id
      where p.activity_id = ${id} and p.stock is not null
      group by p.id having p.stock - count(d.id) <> p.remaining or p.remaining < 0) wrong`);
  return row?.count ?? 0;
}

/** Opens the lottery as the job does after its end, and checks the file as anybody would; draws that hold. */
async function verified(ctx: Context, id: number): Promise<number> {
  const after = { ...ctx, now: new Date(ctx.now.getTime() + 14 * HOUR_MS) };
  await activity.schedules?.find(({ name }) => name === 'activity.reveal')?.run(after);
  const file = await activity.handlers['lottery.record']?.(after, { id: String(id) });
  const record = readRecord(JSON.stringify(file));
  if (record === null) return 0;
  const { faults } = checkRecord(record);
  return faults.length === 0 ? record.draws.length : 0;
}
