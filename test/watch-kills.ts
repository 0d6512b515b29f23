/**
 * Watches that fire while processes die: a whole Khum and its PostgreSQL are killed (SIGKILL) at
 * random moments and in the middle of a mail, and started again. What the engine's replay says has
 * to be there in the end: one notification and one mail for each watch that fires, none for another.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { freePort } from '#api/kernel/postgres/embedded-process.ts';
import { CountingMailbox } from './counting-mailbox.ts';
import { KilledSite } from './killed-site.ts';
import { openKilledWorld, retried } from './killed-world.ts';
import type { KilledWorld as World } from './killed-world.ts';
import { compare, FALLEN, firesOver, START } from './watch-figures.ts';
import type { KillFigures, WatchesSet } from './watch-figures.ts';
import { addGoods, addTargets, addWatchers, observe } from './watchers.ts';
import type { Offered } from './watchers.ts';

const TARGETS = [95_000, 90_000, 92_500, 90_100, 89_999];

export interface Kills {
  readonly watches: number;
  readonly goods: number;
  readonly appKills: number;
  readonly databaseKills: number;
  /** Of jobs whose process died; absent: as it comes. */
  readonly leaseS?: number;
  readonly progress?: (text: string) => void;
}

/** Runs it; deletes its folder where nothing was lost. */
export async function killWhileWatchesFire(asked: Kills): Promise<KillFigures> {
  const began = performance.now();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'khum-watch-kills-'));
  const mailbox = new CountingMailbox();
  const site = new KilledSite(await freePort(), dataDir, {
    SMTP_URL: await mailbox.open(),
    MAIL_FROM: 'no-reply@khum.example',
    ...(asked.leaseS && { JOB_LEASE_S: String(asked.leaseS) }),
  });
  site.start();
  await site.ready();
  const world = openKilledWorld(dataDir);
  const set = await setWatches(world, asked);
  asked.progress?.(`${asked.watches} watches on ${asked.goods} goods`);
  const feed = feedFalls(world, set.goods);
  const firing = set.targets.filter((target) => firesOver(target) > 0).length;
  const counts = await killAll(firing, asked, { site, mailbox, world });
  await feed;
  await settled(world);
  const figures = { ...(await compare((await world.ctx()).db, set, mailbox)), ...counts };
  await world.database.close();
  await site.stop();
  await mailbox.close();
  const isWell =
    figures.lostMails + figures.lostNotifications + figures.ghosts + figures.doubledOtherwise === 0;
  if (isWell) rmSync(dataDir, { recursive: true, force: true });
  return { ...figures, seconds: Math.round((performance.now() - began) / 1000) };
}

async function setWatches(world: World, { watches, goods: count }: Kills): Promise<WatchesSet> {
  const ctx = await world.ctx();
  const goods = await addGoods(ctx, count);
  const yesterday = { ...ctx, now: new Date(ctx.now.getTime() - 86_400_000) };
  await observe(
    yesterday,
    goods.map(({ offerId }) => ({ offerId, amount: START })),
  );
  const names = Array.from({ length: watches }, (_, at) => `w${at}`);
  const accounts = await addWatchers(ctx, names);
  const targets = names.map((_, at) => TARGETS[at % TARGETS.length] as number);
  await addTargets(
    ctx,
    accounts.map((accountId, at) => ({
      accountId,
      goodsId: goods[Math.floor((at * count) / watches)]?.id as number,
      targetAmount: targets[at] as number,
      ways: null,
    })),
  );
  await settled(world);
  return { goods, names, accounts, targets };
}

/** Prices fall in forty parts; what was not acknowledged is sent again, as a feed would be. */
async function feedFalls(world: World, goods: readonly Offered[]): Promise<void> {
  const part = Math.ceil(goods.length / 40);
  for (let from = 0; from < goods.length; from += part) {
    const at = new Date();
    const seen = goods.slice(from, from + part).map(({ offerId }) => ({ offerId, amount: FALLEN }));
    await retried(async () => observe({ ...(await world.ctx()), now: at }, seen));
  }
}

interface Scene {
  readonly site: KilledSite;
  readonly mailbox: CountingMailbox;
  readonly world: World;
}

type KillCounts = Pick<KillFigures, 'appKills' | 'databaseKills' | 'killedInMail' | 'killedAtWork'>;

/** A kill waits so long for the work to go on. */
const LONGEST_PACE_MS = 10_000;

/** One kill after the other, each when the site is back: half of them in the middle of a mail. */
async function killAll(
  firing: number,
  { appKills, databaseKills, progress }: Kills,
  { site, mailbox, world }: Scene,
): Promise<KillCounts> {
  const total = appKills + databaseKills;
  const counts = { appKills: 0, databaseKills: 0, killedInMail: 0, killedAtWork: 0 };
  for (let turn = 0; turn < total; turn += 1) {
    // spread over all of the work, as far as it goes on
    await until(() => mailbox.ids.size >= (firing * turn) / (total + 1), LONGEST_PACE_MS);
    const isDatabase =
      Math.floor(((turn + 1) * databaseKills) / total) > Math.floor((turn * databaseKills) / total);
    const inMail = turn % 2 === 0 && (await mailComes(mailbox, 1 + Math.floor(Math.random() * 20)));
    if (!inMail) await wait(Math.random() * 1500);
    if (isDatabase) site.killDatabase();
    else site.kill();
    counts[isDatabase ? 'databaseKills' : 'appKills'] += 1;
    if (inMail) counts.killedInMail += 1;
    await wait(50);
    await site.ready();
    if ((await retried(() => waitingJobs(world))) > 0) counts.killedAtWork += 1;
    progress?.(`${turn + 1} of ${total} kills, ${mailbox.ids.size} readers have mail`);
  }
  return counts;
}

async function until(isSo: () => boolean, limitMs: number): Promise<void> {
  const end = performance.now() + limitMs;
  while (!isSo() && performance.now() < end) await wait(20);
}

/** True when so many more mails have come, false when none did for a while. */
function mailComes(mailbox: CountingMailbox, count: number): Promise<boolean> {
  let left = count;
  return new Promise((resolve) => {
    const end = (came: boolean) => {
      clearTimeout(timer);
      mailbox.onMail = () => {};
      resolve(came);
    };
    const timer = setTimeout(() => end(false), 3000);
    mailbox.onMail = () => {
      left -= 1;
      if (left === 0) end(true);
    };
  });
}

const WORK = ['alert.%', 'message.mail-due', 'letter.carry'];

async function waitingJobs({ ctx }: World): Promise<number> {
  const row = await (await ctx()).db.row<{ n: number }>(
    sql`select count(*) as n from job where name like any(${WORK}::text[]) and dead_at is null
        and name not in ('alert.unseen', 'alert.forget', 'alert.remind-ends', 'alert.remind-unmet')`,
  );
  return row?.n ?? 0;
}

/** Until nothing waits any more: no job, and no mail to be written. */
async function settled(world: World, limitMs = 20 * 60_000): Promise<void> {
  const end = performance.now() + limitMs;
  for (let quiet = 0; quiet < 3; ) {
    if (performance.now() > end) throw new Error('There is work left.');
    const left = await retried(async () => {
      const row = await (await world.ctx()).db.row<{ n: number }>(
        sql`select count(*) as n from mail_wait`,
      );
      return (await waitingJobs(world)) + (row?.n ?? 0);
    });
    quiet = left === 0 ? quiet + 1 : 0;
    await wait(100);
  }
}
