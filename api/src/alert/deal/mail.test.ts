/** Mail of alerts: at once, with its reason, stopped without signing in; digests (ALERT-11, ALERT-13, BEY-05, BEY-44). */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { DIGEST_LINES } from '#contract/message/digest.ts';
import { buildDeal, buildGoods, setPrice } from '../../../../test/build.ts';
import type { GoodsMade, GoodsSpec } from '../../../../test/build.ts';
import { signUp } from '../../../../test/people.ts';
import type { Person } from '../../../../test/people.ts';
import { observe } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { settleDeals } from '../../content/index.ts';

const world = await makeWorld({
  env: { CODES_PER_ADDRESS: '100000', PUBLIC_URL: 'http://localhost:4100' },
});
const ctx = () => world.ctx();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));
const pass = async (ms: number) => {
  later(ms);
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
};
interface Mail {
  template: string;
  subject: string;
  body: string;
  html: string;
  lang: string;
  unsubscribe_url: string;
  one_click_url: string;
}
const mailsTo = async (who: Person) =>
  (await ctx()).db.rows<Mail>(sql`
    select template, subject, body, html, lang, unsubscribe_url, one_click_url from letter
    where receiver = ${who.email} and template in ('offer', 'digest') order by id`);
const alertOf = async (who: Person, ask: object) => {
  const made = await world.call('alert.create', ask as never, who.headers);
  expect(made).toMatchObject({ success: true });
  later(1000);
  return made.data?.id as string;
};
async function open(title: string, goods: GoodsSpec = {}): Promise<GoodsMade> {
  const made = await buildGoods(await ctx(), { name: title, price: 500_00, ...goods });
  const deal = await buildDeal(await ctx(), made, { title });
  await settleDeals(await ctx(), [deal.id]);
  await world.jobQueue.workAll();
  return made;
}
const path = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};
const tokenIn = (address: string) => new URL(address).searchParams.get('token') ?? '';
const quiet = (who: Person, ask: object) =>
  world.call('quiet-hours.save', ask as never, who.headers);

test('ALERT-11, ALERT-13: a matching new deal is one mail and one message, with reason, price, verdict and links; others are none', async () => {
  const ann = await signUp(world);
  await alertOf(ann, { keyword: 'kettle', emailNotify: true });
  const silent = await signUp(world);
  await alertOf(silent, { keyword: 'kettle', emailNotify: false });
  await open('Toaster', { price: 700_00 });
  await open('Kettle <b>1.7 l</b>', { was: 1000_00, verdict: 'VERIFIED', real: 0.5 });
  await pass(MINUTE);
  await pass(HOUR);
  expect(await mailsTo(silent)).toEqual([]);
  const [mail, ...more] = await mailsTo(ann);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ template: 'offer' });
  for (const part of ['Kettle', '฿500', 'New deals with the word kettle', '50%'])
    expect(mail?.body, part).toContain(part);
  expect(mail?.body).toMatch(/http:\/\/localhost:4100\/content\/\S+/);
  expect(mail?.html).toContain('Kettle &#60;b&#62;');
  expect(mail?.html).not.toContain('Kettle <b>');
  const messages = await (await ctx()).db.rows<{ type: string }>(
    sql`select type from message where account_id = ${Number(silent.userId)}`,
  );
  expect(messages).toEqual([{ type: 'notice' }]);
});

test('ALERT-13, P-13: one click stops mail of that alert alone, without signing in, and can be taken back; reading stops nothing', async () => {
  const ann = await signUp(world);
  const id = await alertOf(ann, { keyword: 'grinder', emailNotify: true });
  const other = await alertOf(ann, { keyword: 'espresso', emailNotify: true });
  await open('Grinder');
  await pass(MINUTE);
  const [mail] = await mailsTo(ann);
  const token = tokenIn(mail?.unsubscribe_url ?? '');
  const isMailed = async (alert: string) =>
    (await world.call('alert.pages', {}, ann.headers)).data?.content.find((one) => one.id === alert)
      ?.emailNotify;
  const state = await world.call('alert.mail-state', { token }, { 'accept-language': 'en' });
  expect(state.data?.alerts).toEqual([
    { sentence: 'New deals with the word grinder', emailNotify: true },
  ]);
  expect(await isMailed(id)).toBe(true);
  const click = () =>
    world.app.server.inject({
      method: 'POST',
      url: path(mail?.one_click_url ?? ''),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await click()).statusCode).toBe(200);
  expect((await click()).statusCode).toBe(200);
  expect([await isMailed(id), await isMailed(other)]).toEqual([false, true]);
  expect((await world.call('alert.mail-again', { token })).data?.alerts[0]?.emailNotify).toBe(true);
  expect(await isMailed(id)).toBe(true);
  expect((await world.call('alert.unsubscribe', { token })).data).toMatchObject({ done: true });
  expect(await isMailed(id)).toBe(false);
  await open('Grinder two', { price: 400_00 });
  await pass(HOUR);
  expect(await mailsTo(ann)).toHaveLength(1);
  // a token for one alert is none for another, and none of another region
  const forged = token.replace(/^\d+/, other);
  for (const bad of [forged, 'x', '.', `${token}x`, '9'.repeat(400)])
    expect(await world.call('alert.unsubscribe', { token: bad })).toMatchObject({
      errorKey: 'alert.token',
    });
  expect(await world.call('alert.unsubscribe', { token }, { 'x-tenant': 'ID' })).toMatchObject({
    errorKey: 'alert.token',
  });
});

test('BEY-05, BEY-44: what quiet hours held comes once, best first, and what is gone says so; the page says the same', async () => {
  const ann = await signUp(world);
  await quiet(ann, { enabled: true, fromTime: '13:00', toTime: '16:00' });
  await alertOf(ann, { keyword: 'lantern', emailNotify: true });
  // 13:30 in Bangkok
  world.clock.set(new Date('2026-12-01T06:30:00Z'));
  await open('Lantern small', { price: 900_00, was: 1000_00, verdict: 'VERIFIED', real: 0.1 });
  const gone = await open('Lantern gone', {
    price: 100_00,
    was: 900_00,
    verdict: 'VERIFIED',
    real: 0.8,
  });
  await open('Lantern large', { price: 500_00, was: 1000_00, verdict: 'VERIFIED', real: 0.5 });
  await pass(HOUR);
  expect(await mailsTo(ann)).toEqual([]);
  later(HOUR);
  await setPrice(await ctx(), gone, { price: 800_00 });
  world.clock.set(new Date('2026-12-01T08:59:00Z'));
  await world.jobQueue.wakeSchedules();
  expect(await mailsTo(ann)).toEqual([]);
  await pass(MINUTE);
  const [mail, ...more] = await mailsTo(ann);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Khum: 3 matches, 2 still good');
  const places = ['Lantern large', 'Lantern small', 'Lantern gone'].map(
    (title) => mail?.body.indexOf(title) ?? -1,
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(mail?.body).toContain('The price we held is gone');
  expect(mail?.body).toContain('Seen at ฿100');
  const page = new URL(/http:\S+\/deal-alerts\/digest\/\S+/.exec(mail?.body ?? '')?.[0] ?? '');
  const ask = { id: page.pathname.split('/').at(-1) as string };
  const token = tokenIn(page.href);
  for (const read of [
    await world.call('digest.read', { ...ask, token }),
    await world.call('digest.read', ask, ann.headers),
  ]) {
    expect(read.data?.lines.map(({ title, isGone }) => `${title} ${isGone}`)).toEqual([
      'Lantern large false',
      'Lantern small false',
      'Lantern gone true',
    ]);
    for (const line of read.data?.lines ?? []) expect(mail?.body).toContain(line.why);
  }
  const eve = await signUp(world);
  for (const [headers, sent] of [
    [eve.headers, {}],
    [{}, {}],
    [{}, { token: `${token}x` }],
  ] as const)
    expect(await world.call('digest.read', { ...ask, ...sent }, headers)).toMatchObject({
      errorKey: 'digest.not_found',
    });
});

test('ALERT-13, BEY-44: a digest has its date, its way to quiet hours and a masked address, and each line its own link, which stops that alert or watch alone', async () => {
  const ann = await signUp(world);
  await quiet(ann, { enabled: true, fromTime: '13:00', toTime: '16:00' });
  const alert = await alertOf(ann, { keyword: 'samovar', emailNotify: true });
  // 13:30 in Bangkok
  world.clock.set(new Date('2026-12-02T06:30:00Z'));
  await open('Samovar');
  const urn = await buildGoods(await ctx(), { name: 'Urn', price: null });
  await observe(await ctx(), urn.offerId, [{ at: (await ctx()).now.toISOString(), item: 300_00 }]);
  const watch = await world.call(
    'watch.create',
    { goodsId: String(urn.id), kind: 'TARGET_PRICE', targetAmount: 350_00 } as never,
    ann.headers,
  );
  world.clock.set(new Date('2026-12-02T08:59:00Z'));
  await pass(MINUTE);
  const [mail] = await mailsTo(ann);
  for (const part of ['Wed, 2 Dec 2026', '16:00', 'Change quiet hours', 'Manage alerts'])
    expect(mail?.html, part).toContain(part);
  const [letter = ''] = [...(ann.email as string)];
  expect(mail?.body).toContain(`Sent to ${letter}•••@`);
  expect(mail?.body).not.toContain(ann.email);
  const stops = [...(mail?.body.matchAll(/^Stop emails about this: (\S+)$/gm) ?? [])].map(
    ([, link]) => tokenIn(link as string),
  );
  expect(stops).toHaveLength(2);
  const isWatched = async () =>
    (await world.call('watch.pages', {}, ann.headers)).data?.content.find(
      ({ id }) => id === watch.data?.id,
    )?.delivery.ways;
  const isMailed = async () =>
    (await world.call('alert.pages', {}, ann.headers)).data?.content.find(({ id }) => id === alert)
      ?.emailNotify;
  const token = stops.find((one) => one.startsWith('w')) as string;
  const said = await world.call('alert.mail-state', { token }, { 'accept-language': 'en' });
  expect(said.data?.alerts).toEqual([{ sentence: 'Urn, all in at most ฿350', emailNotify: true }]);
  for (let turn = 0; turn < 2; turn += 1)
    expect(await world.call('alert.unsubscribe', { token })).toMatchObject({ success: true });
  expect([(await isWatched())?.includes('EMAIL'), (await isWatched())?.includes('LINE')]).toEqual([
    false,
    true,
  ]);
  expect(await isMailed()).toBe(true);
  expect((await world.call('alert.mail-again', { token })).data?.alerts[0]?.emailNotify).toBe(true);
  expect((await isWatched())?.filter((way) => way === 'EMAIL')).toHaveLength(1);
  // the link of the whole mail stops both
  await world.call('alert.unsubscribe', { token: tokenIn(mail?.unsubscribe_url ?? '') });
  expect([await isMailed(), (await isWatched())?.includes('EMAIL')]).toEqual([false, false]);
});

test('BEY-05, BEY-44: daily digests come at 19:00, weekly ones on Sunday at 09:00, of at most 30 lines', async () => {
  const [daily, weekly] = [await signUp(world), await signUp(world)];
  // Wednesday, 10:00 in Bangkok
  world.clock.set(new Date('2026-12-09T03:00:00Z'));
  await alertOf(daily, { keyword: 'mug', emailNotify: true, rule: { frequency: 'DAILY' } });
  await alertOf(weekly, { tags: ['cups'], emailNotify: true, rule: { frequency: 'WEEKLY' } });
  await world.call('quiet-hours.save', { maxPerDay: 100 } as never, daily.headers);
  const many = DIGEST_LINES + 3;
  for (let at = 0; at < many; at += 1) {
    const goods = await buildGoods(await ctx(), { name: `Mug ${at}`, price: 100_00 + at });
    const deal = await buildDeal(await ctx(), goods, { title: `Mug ${at}`, keywords: ['Cups'] });
    await settleDeals(await ctx(), [deal.id]);
  }
  await world.jobQueue.workAll();
  world.clock.set(new Date('2026-12-09T11:58:00Z'));
  await world.jobQueue.wakeSchedules();
  expect(await mailsTo(daily)).toEqual([]);
  await pass(2 * MINUTE);
  const [mail, ...more] = await mailsTo(daily);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Khum: ${many} matches, ${many} still good`);
  expect(mail?.body.match(/^Mug \d+$/gm)).toHaveLength(DIGEST_LINES);
  const page = new URL(/http:\S+\/deal-alerts\/digest\/\S+/.exec(mail?.body ?? '')?.[0] ?? '');
  const read = await world.call('digest.read', {
    id: page.pathname.split('/').at(-1) as string,
    token: tokenIn(page.href),
  });
  expect(read.data?.lines).toHaveLength(many);
  // Sunday, 09:00 in Bangkok
  world.clock.set(new Date('2026-12-13T01:58:00Z'));
  await world.jobQueue.wakeSchedules();
  expect(await mailsTo(weekly)).toEqual([]);
  await pass(2 * MINUTE);
  expect(await mailsTo(weekly)).toHaveLength(1);
});
