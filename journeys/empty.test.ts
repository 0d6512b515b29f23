/** A Khum without the demo world, as an operator starts it for real, with a region of its own. */
import pg from 'pg';
import sql from 'sql-template-tag';
import { afterAll, expect, test } from 'vitest';
import { importFeed } from '#api/ingest/index.ts';
import { calls } from '#contract/calls.ts';
import { readConfig } from '#api/kernel/config.ts';
import { makeLog } from '#api/kernel/log.ts';
import { Database } from '#api/kernel/postgres/database.ts';
import { addRegion } from '#api/tenant/index.ts';
import { compose } from '#server/compose.ts';
import { prepareDatabase } from '#server/database.ts';
import { startServer } from '#server/server.ts';
import { setUp } from '#server/set-up.ts';
import { temporary } from '../test/feeds.ts';
import { databaseUrl } from './given.ts';

const name = `empty_${process.pid}`;
const admin = new pg.Client(databaseUrl);
await admin.connect();
await admin.query(`create database ${name}`);
const url = new URL(databaseUrl);
url.pathname = `/${name}`;
const config = readConfig({
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  PORT: '0',
  RATE_LIMIT: '1000000',
  DEMO: '0',
  DATABASE_URL: url.href,
});
const prepared = await prepareDatabase(config, () => {});
const log = makeLog(config);
const database = new Database({ ...prepared.serving, poolSize: 4 });
const platform = database.platform();
await addRegion(platform, 'KH', [
  ['name.en', 'Cambodia'],
  ['currency', 'KHR'],
  ['timezone', 'Asia/Phnom_Penh'],
  ['languages', 'en'],
]);
await setUp(platform);
const composition = compose({ config, database, log });
const DAY_MS = 86_400_000;
const looks = Array.from({ length: 80 }, (_, at) => {
  const day = new Date(Date.now() - (79 - at) * DAY_MS).toISOString();
  return `FAN-1,Quiet desk fan,${at === 79 ? 120_000 : 200_000},200000,KHR,https://shop.kh/p/1,${day}`;
});
await importFeed(composition, {
  file: temporary('kh.csv', ['id,title,price,was,currency,url,time', ...looks].join('\n')),
  source: 'kh',
  tenant: 'KH',
  dryRun: false,
});
await composition.jobQueue.workAll();
const running = await startServer({ config, database: prepared.serving, log });
const site = running.address.replace('[::1]', '127.0.0.1');
const operations = running.operations.replace('[::1]', '127.0.0.1');
afterAll(async () => {
  await running.stop();
  await database.close();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

const ask = async (path: string, tenant: string, lang = 'en') => {
  const answer = await fetch(site + path, {
    headers: { cookie: `tenant=${tenant}; language=${lang}` },
  });
  return { status: answer.status, text: await answer.text() };
};
const CODES = ['TH', 'ID', 'SG', 'MY', 'PH', 'VN', 'KH'];
const PAGES = [
  '/',
  '/products',
  '/brands',
  '/articles',
  '/discover',
  '/guides',
  '/coupons',
  '/daily-special-offers',
  '/leaderboards',
  '/ai',
  '/search?keyword=fan',
  '/preferences',
  '/how-we-judge',
  '/about-us',
  '/data-kept',
  '/privacy',
  '/terms',
  '/sitemap-page',
  '/login',
  '/download',
];
const FILES = [
  '/robots.txt',
  '/llms.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/calendar.ics',
  '/feeds/rss/deals',
  '/feeds/json/deals',
];
/** The second needs somebody to write to. */
const MISSING = ['/no-such-page', '/.well-known/security.txt'];
/** Addresses that belong to nobody, and apps that nobody has. */
const INVENTED = /[\w-]+\.example\b|com\.example\b|0000000001/;

test('14.3: no visitor of a real installation sees an example address, in no region, page or file', async () => {
  for (const code of CODES)
    for (const path of [...PAGES, ...FILES, ...MISSING]) {
      const { status, text } = await ask(path, code);
      expect(status, `${code} ${path}`).toBe(MISSING.includes(path) ? 404 : 200);
      expect(INVENTED.exec(text)?.[0], `${code} ${path}`).toBeUndefined();
    }
});

test('14.3: a letter of a real installation names no example address', async () => {
  for (const [at, code] of CODES.entries()) {
    const to = `person${at}@mail.org`;
    const sent = await fetch(`${site}/api${calls.get('verification.send')?.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-tenant': code, 'accept-language': 'en' },
      body: JSON.stringify({ rcv: to, rcvType: 'EMAIL', authScene: 'REGISTER' }),
    });
    expect(((await sent.json()) as { success: boolean }).success, code).toBe(true);
    const letters = await (await fetch(`${operations}/dev/mailbox.json?to=${to}`)).text();
    expect(letters, code).toContain('"code":"');
    expect(INVENTED.exec(letters)?.[0], code).toBeUndefined();
  }
});

test('14.3: the pages of a region that was added by command show its products, prices and verdicts', async () => {
  const goods = await platform.row<{ code: string }>(
    sql`select code from goods where tenant_id = 'KH'`,
  );
  const deal = await platform.row<{ code: string }>(
    sql`select code from content where tenant_id = 'KH' and type = 'DEAL'`,
  );
  for (const path of [
    '/',
    '/search?keyword=fan',
    `/product/${goods?.code}`,
    `/content/${deal?.code}`,
  ])
    for (const lang of ['en', 'th', 'id']) {
      const { status, text } = await ask(path, 'KH', lang);
      expect({ path, lang, status }).toEqual({ path, lang, status: 200 });
      expect(text, `${path} ${lang}`).toContain('Quiet desk fan');
      expect(text, `${path} ${lang}`).toContain('120,000');
      expect(text, `${path} ${lang}`).toContain('៛');
    }
  expect((await ask('/', 'TH')).text).not.toContain('Quiet desk fan');
  expect((await fetch(`${site}/readyz`)).status).toBe(200);
  expect((await fetch(`${operations}/metrics`)).status).toBe(200);
});
