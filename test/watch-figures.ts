/** What became of watches whose processes were killed, against the engine's replay. */
import sql from 'sql-template-tag';
import { replay } from '#contract/alert/engine.ts';
import { CURRENCIES } from '#contract/money.ts';
import type { Db } from '#api/kernel/postgres/database.ts';
import type { CountingMailbox } from './counting-mailbox.ts';
import { mailOfWatcher } from './watchers.ts';
import type { Offered } from './watchers.ts';

/** What goods cost first, and what they fall to; targets lie on both sides of it. */
export const START = 100_000;
export const FALLEN = 90_000;

export interface KillFigures {
  readonly watches: number;
  /** As the engine replays their series. */
  readonly firing: number;
  readonly notifications: number;
  readonly mails: number;
  /** Of watches that fire. */
  readonly lostNotifications: number;
  readonly lostMails: number;
  readonly doubledNotifications: number;
  /** Of watches that do not fire. */
  readonly ghosts: number;
  /** Mails that came more than once, with the same Message-ID and with another. */
  readonly doubledMails: number;
  readonly doubledOtherwise: number;
  readonly appKills: number;
  readonly databaseKills: number;
  /** Kills while a mail was on its way, and while there was work to lose. */
  readonly killedInMail: number;
  readonly killedAtWork: number;
  readonly seconds: number;
}

export interface WatchesSet {
  readonly goods: readonly Offered[];
  readonly names: readonly string[];
  readonly accounts: readonly number[];
  readonly targets: readonly number[];
}

/** What is there, against the engine's replay of each watch over its series. */
export async function compare(
  db: Db,
  { names, accounts, targets }: WatchesSet,
  mailbox: CountingMailbox,
) {
  const rows = await db.rows<{ id: number; n: number }>(sql`
    select account_id as id, count(*) as n from message where account_id = any(${accounts}::bigint[])
    group by account_id`);
  const notified = new Map(rows.map(({ id, n }) => [id, n]));
  const each = names.map((name, at) => ({
    fires: firesOver(targets[at] as number),
    messages: notified.get(accounts[at] as number) ?? 0,
    mails: mailbox.ids.get(mailOfWatcher(name)) ?? [],
  }));
  const firing = each.filter(({ fires }) => fires > 0);
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
  return {
    watches: names.length,
    firing: firing.length,
    notifications: sum(each.map(({ messages }) => messages)),
    mails: sum(each.map(({ mails }) => mails.length)),
    lostNotifications: firing.filter(({ fires, messages }) => messages < fires).length,
    lostMails: firing.filter(({ mails }) => mails.length === 0).length,
    doubledNotifications: firing.filter(({ fires, messages }) => messages > fires).length,
    ghosts: each.filter(({ fires, messages, mails }) => fires === 0 && messages + mails.length > 0)
      .length,
    doubledMails: sum(firing.map(({ mails }) => mails.length - new Set(mails).size)),
    doubledOtherwise: firing.filter(({ mails }) => new Set(mails).size > 1).length,
  };
}

/** How often a target fires over the series of all goods. */
export function firesOver(targetAmount: number): number {
  const rule = {
    kind: 'TARGET_PRICE',
    targetAmount,
    fraction: null,
    startAmount: null,
    verifiedOnly: false,
    minScore: null,
  } as const;
  const looks = [START, FALLEN].map((amount, at) => ({
    at,
    seen: 'PRICE' as const,
    amount,
    isVerified: false,
    score: null,
    typical: null,
    lowest: null,
  }));
  return replay(rule, looks, CURRENCIES.THB.exampleUnit).length;
}
