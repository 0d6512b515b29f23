/**
 * The login that serves. It owns nothing, is no superuser, and has rights only by taking one of the
 * roles of Khum. Its name and password follow from those of the owner, so every process and machine
 * knows them without being told.
 */
import { createHmac } from 'node:crypto';
import pg from 'pg';
import { UnfitDatabase } from './unfit.ts';

/** The address at which Khum serves, beside that of the owner. */
export function servingUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  const { name, password } = loginOf(url);
  url.username = encodeURIComponent(name);
  url.password = password;
  return url.href;
}

/** Makes the login where it is missing, as the owner. False: it cannot be made here. */
export async function makeServingLogin(owner: pg.Client, ownerUrl: string): Promise<boolean> {
  const url = new URL(ownerUrl);
  // without a password of the owner anybody could work out that of the login
  if (url.password === '') return false;
  if (await safety(servingUrl(ownerUrl)).catch(() => undefined)) return true;
  const { name, password } = loginOf(url);
  const [role, secret] = [pg.escapeIdentifier(name), pg.escapeLiteral(password)];
  try {
    await owner.query(`
      do $login$ begin
        if exists (select from pg_roles where rolname = ${pg.escapeLiteral(name)}) then alter role ${role} login noinherit password ${secret};
        else create role ${role} login noinherit password ${secret}; end if;
        grant khum_app, khum_platform to ${role};
      end $login$`);
    return true;
  } catch (error) {
    const { code } = error as { code?: string };
    // another database of this server was faster, or the owner may make no logins
    if (code === '23505' || code === '42710' || code === 'XX000') return true;
    if (code === '42501') return false;
    throw error;
  }
}

/**
 * The address to serve from: that of the login, else the one that was given, if its user is bound
 * by row-level security.
 */
export async function safeServingUrl(url: string): Promise<string> {
  const own = servingUrl(url);
  const found = new URL(url).password === '' ? undefined : await safety(own).catch(() => undefined);
  if (found?.isBound) return own;
  const given = await safety(url);
  if (given.isBound) return url;
  throw new UnfitDatabase(
    `Khum would serve as ${given.user}, to whom row-level security does not apply: every region would show all. It could not log in as ${loginOf(new URL(url)).name} either. Let that login pass your pooler, or give the address of an ordinary user that owns the database.`,
  );
}

interface Safety {
  readonly user: string;
  /** No superuser, and nobody who passes row-level security by. */
  readonly isBound: boolean;
}

async function safety(url: string): Promise<Safety> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<Safety>(
      'select rolname as user, not (rolsuper or rolbypassrls) as "isBound" from pg_roles where rolname = current_user',
    );
    return rows[0] as Safety;
  } finally {
    await client.end().catch(() => {});
  }
}

function loginOf(url: URL): { name: string; password: string } {
  const owner = decodeURIComponent(url.username);
  return {
    name: `${owner}_serve`,
    password: createHmac('sha256', decodeURIComponent(url.password))
      .update('khum serving login')
      .digest('hex'),
  };
}
