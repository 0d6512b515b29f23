/**
 * Announces that something public changed, to whatever caches answers or pages: at once within this
 * process, and by NOTIFY to all others when the transaction commits. It carries tenant and topic
 * and no data, so losing one costs at most the seconds for which anything is cached.
 */
import sql from 'sql-template-tag';
import type { Log } from './log.ts';
import type { Database, Db } from './postgres/database.ts';

const CHANNEL = 'khum_changed';
/** News for some users alone, such as a new notification: it changes nothing that is cached. */
const USER_NEWS = 'khum_told';

/** `*` as a topic or a tenant: any. */
type ChangeListener = (topic: string, tenant: string) => void;
const listeners = new Set<ChangeListener>();

/**
 * Says that something of `topic` changed for the tenant of `db`; inside a transaction the others
 * receive it only if that commits.
 */
export async function announce(db: Db, topic: string): Promise<void> {
  const row = await db.row<{ tenant: string }>(sql`
    select t.tenant, pg_notify(${CHANNEL}, ${topic} || ' ' || t.tenant)
      from (select coalesce(current_tenant(), '*') as tenant) t`);
  publish(topic, row?.tenant ?? '*');
}

/** Calls `listener` on each change here or in another process; returns how to stop. */
export function onChanged(listener: ChangeListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type UserNewsListener = (about: string, whom: string) => void;
const userNewsListeners = new Set<UserNewsListener>();

/**
 * Says, when the transaction of `db` commits, that there is news about something for somebody: to
 * every process, this one included.
 */
export async function announceTo(db: Db, about: string, whom: readonly string[]): Promise<void> {
  await db.run(sql`
    select pg_notify(${USER_NEWS}, ${about} || ' ' || w.id) from unnest(${whom}::text[]) w(id)`);
}

/** Calls `listener` with whom each piece of news about `about` is for; returns how to stop. */
export function onUserNews(about: string, listener: (whom: string) => void): () => void {
  const heard: UserNewsListener = (said, whom) => {
    if (said === about) listener(whom);
  };
  userNewsListeners.add(heard);
  return () => userNewsListeners.delete(heard);
}

function receive(channel: string, payload: string): void {
  const [about = '', whom = ''] = payload.split(' ', 2);
  if (channel === CHANNEL) return publish(about, whom || '*');
  for (const listener of userNewsListeners) listener(about, whom);
}

/** Drops what this process caches: for tests, which meet one database after the other. */
export const forgetEverything = (): void => publish('*', '*');

function publish(topic: string, tenant: string): void {
  for (const listener of listeners) listener(topic, tenant);
}

/** Listens to the other processes; connects again when the database comes back. Returns how to stop. */
export async function listenForChanges(database: Database, log: Log): Promise<() => Promise<void>> {
  let stopped = false;
  let client: Awaited<ReturnType<Database['client']>> | undefined;
  let waiting: NodeJS.Timeout | undefined;
  const connect = async (): Promise<void> => {
    if (stopped) return;
    try {
      client = await database.listener();
      client.on('notification', (message) => receive(message.channel, message.payload ?? ''));
      client.on('end', () => {
        client = undefined;
        again();
      });
      await client.query(`listen ${CHANNEL}; listen ${USER_NEWS}`);
      // whatever was announced while nobody listened
      publish('*', '*');
    } catch (error) {
      log.debug({ err: error }, 'cannot listen for changes of other processes; trying again');
      again();
    }
  };
  const again = () => {
    if (stopped || waiting) return;
    waiting = setTimeout(() => {
      waiting = undefined;
      void connect();
    }, 1000);
    waiting.unref();
  };
  await connect();
  return async () => {
    stopped = true;
    await client?.end().catch(() => {});
  };
}
