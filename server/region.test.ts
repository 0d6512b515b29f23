/** A market that Khum never heard of, added by the command alone, and used. */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { importFeed } from '#api/ingest/index.ts';
import { salesToCome } from '#api/price/index.ts';
import { runCommand } from '../test/command.ts';
import { partsOf, temporary } from '../test/feeds.ts';
import { signUp, validKeyFor } from '../test/people.ts';
import { makeWorld } from '../test/world.ts';

const world = await makeWorld();
const KH = { 'x-tenant': 'KH' };
const added = await runCommand(
  world,
  'bin/tenants.ts',
  'add',
  'kh',
  'name.en=Cambodia',
  'name.th=กัมพูชา',
  'currency=KHR',
  'timezone=Asia/Phnom_Penh',
  'languages=en',
  'hosts=khum.kh',
  'saleDays=DOUBLE,HOLIDAY:04-14',
  'keywords.en=rice cookers,fans',
);
// the clock of the test does not move; in a running Khum the notification of the command arrives (bin/tenants.test.ts)
world.clock.set('2026-11-21T03:00:30.000Z');

const DAY_MS = 86_400_000;
const dayAgo = (days: number) => new Date(world.clock.now().getTime() - days * DAY_MS);
const link = (id: string) => `https://shop.kh/p/${id}`;
const looks = Array.from({ length: 80 }, (_, at) => {
  const price = at === 79 ? 120_000 : 200_000;
  return `FAN-1,Quiet desk fan,${price},200000,KHR,${link('FAN-1')},${dayAgo(79 - at).toISOString()}`;
});
const feed = temporary(
  'kh.csv',
  [
    'id,title,price,was,currency,url,time',
    ...looks,
    `POT-1,Rice cooker,"៛85,000",,,${link('POT-1')},${dayAgo(0).toISOString()}`,
    `POT-2,Foreign cooker,85,,SGD,${link('POT-2')},${dayAgo(0).toISOString()}`,
    `POT-3,Unserved cooker,85,,EUR,${link('POT-3')},${dayAgo(0).toISOString()}`,
  ].join('\n'),
);
const report = await importFeed(partsOf(world), {
  file: feed,
  source: 'kh',
  tenant: 'KH',
  dryRun: false,
});
await world.jobQueue.workAll();

test('14.3: the command adds it, and clients learn its name, languages, currency, calling code and keywords', async () => {
  expect(added, added.err).toMatchObject({ code: 0 });
  const { data } = await world.call('tenant.base-info', {}, { host: 'khum.kh' });
  expect(data).toMatchObject({
    code: 'KH',
    name: { th: 'กัมพูชา', en: 'Cambodia', id: 'Cambodia' },
    currencyCode: 'KHR',
    languages: ['en'],
    timezone: 'Asia/Phnom_Penh',
    phoneAreaCode: '855',
    searchKeywords: ['rice cookers', 'fans'],
    contactEmail: '',
  });
  expect(data?.tenants.map((one) => one.code)).toEqual(['TH', 'ID', 'SG', 'MY', 'PH', 'VN', 'KH']);
  const currencies = (await world.call('tenant.currencies', {}, KH)).data;
  expect(currencies?.at(-1)).toEqual({ code: 'KHR', symbol: '៛', digits: 2, shownDecimals: 0 });
  expect((await world.call('tenant.timezones', {}, KH)).data?.at(-1)?.code).toBe('Asia/Phnom_Penh');
  expect((await world.app.server.inject({ url: '/readyz' })).statusCode).toBe(200);
});

test('14.3: its feed is read, foreign currencies are refused, prices are judged and formatted, and search finds them', async () => {
  expect(report).toMatchObject({ read: 83, refused: 2 });
  expect(report.reasons).toEqual({ 'currency.wrong_tenant': 2 });
  const found = await world.call('search.search', { keyword: 'fan', type: 'GOODS' } as never, KH);
  const text = JSON.stringify(found.data);
  expect(text).toContain('Quiet desk fan');
  expect(text).not.toContain('Rice cooker');
  const ctx = await world.ctx('KH');
  const goods = await ctx.db.rows<{ id: number; code: string; name: string }>(
    sql`select id, code, name from goods order by name`,
  );
  expect(goods.map((one) => one.name)).toEqual(['Quiet desk fan', 'Rice cooker']);
  const detail = await world.call('goods.detail', { id: String(goods[0]?.id) } as never, KH);
  expect(detail.data).toMatchObject({
    currencyCode: 'KHR',
    currentAmount: 120_000_00,
    verdict: { kind: 'VERIFIED' },
  });
  expect(JSON.stringify(detail.data)).toContain('"៛120000"');
  const thai = await world.call('search.search', { keyword: 'fan', type: 'GOODS' } as never);
  expect(JSON.stringify(thai.data)).not.toContain('Quiet desk fan');
  const deals = await world.call('deal.feed', {} as never, KH);
  expect(JSON.stringify(deals.data)).toContain('Quiet desk fan');
});

test('14.3: people sign up by e-mail and by a phone number of the country, which no other region takes', async () => {
  const person = await signUp(world, { tenant: 'KH' });
  const me = await world.call('profile.me', {}, { ...KH, ...person.headers });
  expect(me.data?.isLogin).toBe(true);
  const key = await validKeyFor(world, '12345678', 'REGISTER', KH, '855');
  const registered = await world.call(
    'login.register-mobile',
    { validKey: key, password: 'abcdefg1', repassword: 'abcdefg1' } as never,
    KH,
  );
  expect(registered.success, registered.message).toBe(true);
  const rules = async (headers: Record<string, string>) =>
    (await world.call('tenant.phone-rules', {}, headers)).data?.map((one) => one.areaCode);
  expect(await rules(KH)).toContain('855');
  expect(await rules({})).not.toContain('855');
  const elsewhere = await world.call('verification.send', {
    rcv: '12345679',
    rcvType: 'MOBILE',
    authScene: 'REGISTER',
    countryCode: '855',
  });
  expect(elsewhere).toMatchObject({ success: false, errorKey: 'account.phone.invalid' });
});

test('14.3: its calendar, legal pages and jobs are there without another step', async () => {
  const ctx = await world.ctx('KH');
  expect(salesToCome(ctx).find((one) => one.kind === 'HOLIDAY')).toMatchObject({
    day: '2027-04-14',
    name: 'Holiday sale 4.14',
  });
  for (const kind of ['privacy', 'terms'] as const)
    expect((await world.call('document.read', { kind }, KH)).data?.isPlaceholder).toBe(true);
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
  const dead = await ctx.db.row<{ count: number }>(
    sql`select count(*)::int as count from job where dead_at is not null or attempts > 1`,
  );
  expect(dead?.count).toBe(0);
});
