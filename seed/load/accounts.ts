/**
 * Accounts to try the demo world with (DEMO-24): a shopper, an editor, a moderator and an owner in
 * Thailand. Their passwords are random, made once for an installation and stored beside its data,
 * readable by nobody else.
 */
import { randomInt } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sql from 'sql-template-tag';
import { hashPassword } from '#api/account/index.ts';
import type { TenantDirectory } from '#api/kernel/app.ts';
import type { JobQueue } from '#api/kernel/job-queue/job-queue.ts';
import type { Database, Db } from '#api/kernel/postgres/database.ts';
import { enliven } from './shopper.ts';

export interface DemoAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

const TENANT = 'TH';
/** Its author blocks the shopper. */
export const BLOCKING_NOTE = 'thn003';
const PEOPLE = [
  { name: 'shopper', nickname: 'นักช้อปทดลอง', publisher: 'PERSONAL', trust: 1, roles: [] },
  {
    name: 'editor',
    nickname: 'บรรณาธิการทดลอง',
    publisher: 'PROFESSIONAL',
    trust: 4,
    roles: ['EDITOR'],
  },
  {
    name: 'moderator',
    nickname: 'ผู้ดูแลทดลอง',
    publisher: 'PERSONAL',
    trust: 4,
    roles: ['MODERATOR'],
  },
  { name: 'owner', nickname: 'เจ้าของทดลอง', publisher: 'PROFESSIONAL', trust: 4, roles: ['OWNER'] },
] as const;
/** Without signs that are taken for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';

export function accountFileOf(dataDir: string): string {
  return path.join(dataDir, 'demo-accounts.json');
}

export interface AccountParts {
  readonly database: Database;
  readonly jobQueue: JobQueue;
  readonly tenants: TenantDirectory;
}

/** Makes the accounts that are not there; the passwords of the file are those that sign in. */
export async function ensureDemoAccounts(
  parts: AccountParts,
  dataDir: string,
  now: Date,
): Promise<readonly DemoAccount[]> {
  const saved = readSaved(dataDir);
  const accounts =
    saved ??
    PEOPLE.map(({ name }) => ({ name, email: `${name}@khum.example`, password: newPassword() }));
  if (!saved) save(dataDir, accounts);
  await parts.database.tenant(TENANT).transaction(async (db) => {
    // one start at a time, where several machines share a database
    await db.run(sql`select pg_advisory_xact_lock(hashtextextended('demo accounts', 0))`);
    const there = await db.rows<{ account_id: number; email: string }>(
      sql`select account_id, email from account_private where tenant_id = ${TENANT}
          and email = any(${accounts.map((one) => one.email)})`,
    );
    for (const { name, email, password } of accounts) {
      const found = there.find((one) => one.email === email);
      if (found && saved) continue;
      const hash = await hashPassword(password);
      if (found) {
        await db.run(
          sql`update account_private set password_hash = ${hash}
              where account_id = ${found.account_id}`,
        );
        continue;
      }
      const person = PEOPLE.find((one) => one.name === name) ?? PEOPLE[0];
      await db.run(sql`
        with made as (
          insert into account (tenant_id, nickname, publisher_type, trust_level, is_demo,
            created_at)
          values (${TENANT}, ${person.nickname}, ${person.publisher}, ${person.trust}, true, ${now})
            returning id)
        insert into account_private (account_id, tenant_id, email, password_hash, roles) select id,
          ${TENANT}, ${email}, ${hash}, ${[...person.roles]} from made`);
    }
    await stageShopper(parts, db, now);
  });
  return accounts;
}

/**
 * Stories of the shopper: an author blocks them (DEMO-18), a new nickname of theirs waits for
 * review (DEMO-19), and others do things that cause notifications.
 */
async function stageShopper({ jobQueue, tenants }: AccountParts, db: Db, now: Date): Promise<void> {
  const shopper = await db.row<{ id: number }>(
    sql`select account_id as id from account_private where tenant_id = ${TENANT}
        and email = ${`${PEOPLE[0].name}@khum.example`}`,
  );
  const author = await db.row<{ id: number }>(sql`
    select author_id as id from content where tenant_id = ${TENANT} and code = ${BLOCKING_NOTE}
      and is_demo and author_id is not null`);
  if (!shopper) return;
  await db.run(sql`
    insert into profile_change (tenant_id, account_id, field, value, created_at)
    select ${TENANT}, ${shopper.id}, 'nickname', 'นักช้อปสายคุ้ม', ${now} where not exists (select 1
      from profile_change where account_id = ${shopper.id})`);
  const tenant = (await tenants.all()).find((one) => one.id === TENANT);
  if (tenant)
    await enliven(
      { ...jobQueue.contextOf(tenant, 'seed', { db, now }), emit: async () => {} },
      shopper.id,
      author?.id ?? null,
    );
  if (!author) return;
  await db.run(sql`
    insert into mark (tenant_id, account_id, kind, target_type, target_id, created_at)
    values (${TENANT}, ${author.id}, 'BLOCK', 'USER', ${shopper.id}, ${now})
      on conflict do nothing`);
}

/** Lines for the operator. */
export function accountLines(accounts: readonly DemoAccount[], dataDir: string): string[] {
  const wide = Math.max(...accounts.map((one) => one.email.length));
  return [
    `Demo accounts of Thailand, also in ${accountFileOf(dataDir)}:`,
    ...accounts.map(
      ({ name, email, password }) => `  ${name.padEnd(10)} ${email.padEnd(wide)}  ${password}`,
    ),
  ];
}

function readSaved(dataDir: string): DemoAccount[] | null {
  const file = accountFileOf(dataDir);
  if (!existsSync(file)) return null;
  try {
    const saved = JSON.parse(readFileSync(file, 'utf8')) as DemoAccount[];
    const isWhole = PEOPLE.every(({ name }) =>
      saved.some(
        (one) =>
          one.name === name && typeof one.email === 'string' && typeof one.password === 'string',
      ),
    );
    return isWhole ? saved : null;
  } catch {
    return null;
  }
}

function save(dataDir: string, accounts: readonly DemoAccount[]): void {
  mkdirSync(dataDir, { recursive: true });
  const file = accountFileOf(dataDir);
  const half = `${file}.${process.pid}`;
  writeFileSync(half, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
  chmodSync(half, 0o600);
  renameSync(half, file);
}

/** `kmpw-rthn-4827`: easy to read off a terminal, 50 bits. */
function newPassword(): string {
  const some = (from: string, count: number) =>
    Array.from({ length: count }, () => from[randomInt(from.length)]).join('');
  return `${some(LETTERS, 4)}-${some(LETTERS, 4)}-${some(DIGITS, 4)}`;
}
