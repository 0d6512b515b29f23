/**
 * A server of a journey's own, over the site's database: with a clock that the journey sets, or
 * with settings that the site of all journeys has not.
 */
import { afterAll } from 'vitest';
import { forgetEverything } from '#api/kernel/changed.ts';
import type { Clock } from '#api/kernel/clock.ts';
import { readConfig } from '#api/kernel/config.ts';
import type { Context } from '#api/kernel/context.ts';
import { makeLog } from '#api/kernel/log.ts';
import { Database } from '#api/kernel/postgres/database.ts';
import { servingUrl } from '#api/kernel/postgres/serving.ts';
import { compose } from '#server/compose.ts';
import { startServer } from '#server/server.ts';
import { visit } from './browser.ts';
import type { Visit, VisitOptions } from './browser.ts';
import { databaseUrl } from './given.ts';

interface OwnVisit extends Omit<Visit, 'go'> {
  /** Opens a page of this server, and says with which status it answered. */
  go(address: string): Promise<number | undefined>;
}

export interface OwnSite {
  /** Thailand, for what operators and jobs do. */
  region(): Promise<Context>;
  /** Somebody in English, signed in where a token is given; refusals (404) are no fault. */
  visitor(options?: VisitOptions & { token?: string }): Promise<OwnVisit>;
}

/** `url`: of a database of its own (own-world.ts); the site's otherwise. */
export async function ownSite(
  clock: Clock,
  env: Record<string, string> = {},
  url = databaseUrl,
): Promise<OwnSite> {
  // test files share a process, and what it caches may be of another database
  forgetEverything();
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    PORT: '0',
    RATE_LIMIT: '1000000',
    ROLE: 'web',
    ...env,
  });
  const log = makeLog(config);
  const serving = { url: servingUrl(url), poolSize: 6 };
  const running = await startServer({ config, clock, database: serving, log });
  const own = running.address.replace('[::1]', '127.0.0.1');
  const database = new Database({ ...serving, poolSize: 2 });
  const { jobQueue, tenants } = compose({ config, database, clock, log });
  afterAll(async () => {
    await running.stop();
    await database.close();
  });
  return {
    async region() {
      const tenant = (await tenants.all()).find(({ id }) => id === 'TH');
      return jobQueue.contextOf(tenant as NonNullable<typeof tenant>, 'test');
    },
    async visitor({ token, ...options } = {}) {
      const made = await visit({ lang: 'en', mayFail: /404/, ...options });
      const cookies = [
        { name: 'language', value: options.lang ?? 'en' },
        ...(token
          ? [
              { name: 'user_token', value: token, httpOnly: true },
              { name: 'signed_in', value: 'TH' },
            ]
          : []),
      ];
      await made.context.addCookies(cookies.map((one) => ({ ...one, url: own })));
      const go = async (address: string) => {
        const answer = await made.page.goto(own + address);
        await made.page.evaluate(() => dispatchEvent(new Event('focusin')));
        await made.page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
        return answer?.status();
      };
      return { ...made, go };
    },
  };
}
