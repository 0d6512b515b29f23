/** Weekly newsletters for people without an account (BEY-44). */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { NEWSLETTER_ASKS } from '#contract/alert/newsletter.ts';
import { DIGEST_LINES } from '#contract/message/digest.ts';
import { buildDeal, buildGoods } from '../../../../test/build.ts';
import type { GoodsSpec } from '../../../../test/build.ts';
import { makeWorld } from '../../../../test/world.ts';
import { settleDeals } from '../../content/index.ts';
import { forgetNewsletters } from './subscribe.ts';

const world = await makeWorld({ env: { PUBLIC_URL: 'http://localhost:4100' } });
const ctx = () => world.ctx();
const HOUR = 3_600_000;
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));
interface Mail {
  template: string;
  subject: string;
  body: string;
  html: string;
  lang: string;
  unsubscribe_url: string | null;
  one_click_url: string | null;
}
const mailsTo = async (email: string) =>
  (await ctx()).db.rows<Mail>(sql`
    select template, subject, body, html, lang, unsubscribe_url, one_click_url from letter
    where receiver = ${email} order by id`);
let devices = 0;
const ask = (email: string, tag = '', headers: Record<string, string> = {}) =>
  world.call(
    'newsletter.subscribe',
    { email, tag },
    { 'x-device-id': `d${(devices += 1)}`, 'accept-language': 'en', ...headers },
  );
const tokenIn = (address: string | null | undefined) =>
  new URL(address ?? 'http://x').searchParams.get('token') ?? '';
const linkOf = async (email: string) =>
  tokenIn(/http:\S+\/newsletter\/confirm\S+/.exec((await mailsTo(email)).at(-1)?.body ?? '')?.[0]);
const state = (token: string, lang = 'en') =>
  world.call('newsletter.state', { token }, { 'accept-language': lang });
const rows = async () =>
  (await (await ctx()).db.row<{ n: number }>(sql`select count(*)::int as n from newsletter`))?.n;
const clear = async () => {
  await (await ctx()).db.run(sql`delete from newsletter_ask`);
};
async function open(title: string, goods: GoodsSpec = {}, tags: string[] = []) {
  const made = await buildGoods(await ctx(), { name: title, price: 500_00, ...goods });
  const deal = await buildDeal(await ctx(), made, { title, keywords: tags });
  await settleDeals(await ctx(), [deal.id]);
  await world.jobQueue.workAll();
}
const wake = async () => {
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
};
async function join(email: string, tag = '', headers: Record<string, string> = {}) {
  await ask(email, tag, headers);
  const token = await linkOf(email);
  expect(await world.call('newsletter.confirm', { token })).toMatchObject({ success: true });
}

test('BEY-44: nothing comes before it was confirmed; reading the link confirms nothing, the button does, twice is once, and a late link says so', async () => {
  await clear();
  expect((await ask('Nok@Example.com', '#Camping')).data).toEqual({ done: true });
  const [mail, ...more] = await mailsTo('nok@example.com');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    template: 'newsletter-confirm',
    subject: 'Khum: confirm the newsletter Camping',
    lang: 'en',
  });
  const token = await linkOf('nok@example.com');
  for (const method of ['GET', 'HEAD'] as const)
    await world.app.server.inject({ method, url: `/newsletter/confirm?token=${token}` });
  expect((await state(token)).data).toEqual({ name: 'Camping', state: 'WAITING' });
  for (let turn = 0; turn < 2; turn += 1)
    expect((await world.call('newsletter.confirm', { token })).data?.state).toBe('ON');
  for (const bad of [`${token}x`, token.replace(/^\d+/, '999'), 'x', '.', '9'.repeat(400)])
    for (const call of ['newsletter.state', 'newsletter.confirm', 'newsletter.stop'] as const)
      expect(await world.call(call, { token: bad })).toMatchObject({
        errorKey: 'newsletter.token',
      });
  expect(await world.call('newsletter.confirm', { token }, { 'x-tenant': 'ID' })).toMatchObject({
    errorKey: 'newsletter.token',
  });
  // what confirms does not end
  expect(await world.call('newsletter.stop', { token })).toMatchObject({
    errorKey: 'newsletter.token',
  });
  later(49 * HOUR);
  expect(await state(token)).toMatchObject({ errorKey: 'newsletter.token' });
});

test('BEY-44, SEC-04: whoever did not confirm is forgotten after 48 hours, whoever left two days later, and not before', async () => {
  await clear();
  const before = (await rows()) ?? 0;
  await ask('late@example.com');
  later(47 * HOUR);
  await forgetNewsletters(await ctx());
  expect(await rows()).toBe(before + 1);
  later(2 * HOUR);
  await forgetNewsletters(await ctx());
  expect(await rows()).toBe(before);
  expect(
    await (await ctx()).db.rows(sql`select 1 from newsletter_ask where day < current_date - 400`),
  ).toEqual([]);
});

test('BEY-44, AMB-25: the answer is the same for every address, and so is the mail; more than so many asks are refused, also at once', async () => {
  await clear();
  await join('known@example.com', 'tea');
  const known = await ask('known@example.com', 'tea');
  const unknown = await ask('unknown@example.com', 'tea');
  const plain = ({ code, data, success }: typeof known) => ({ code, data, success });
  expect(plain(known)).toEqual(plain(unknown));
  const last = async (email: string) => (await mailsTo(email)).at(-1)?.subject;
  expect(await last('known@example.com')).toBe(await last('unknown@example.com'));
  expect((await state(await linkOf('known@example.com'))).data?.state).toBe('ON');
  await clear();
  const many = (count: number, each: (at: number) => ReturnType<typeof ask>) =>
    Promise.all(Array.from({ length: count }, (_, at) => each(at)));
  const passed = (answers: Awaited<ReturnType<typeof ask>>[]) => {
    for (const { success, errorKey } of answers)
      if (!success) expect(errorKey).toBe('newsletter.limit');
    return answers.filter(({ success }) => success).length;
  };
  expect(passed(await many(15, (at) => ask('one@example.com', `t${at}`)))).toBe(
    NEWSLETTER_ASKS.email,
  );
  await clear();
  const device = { 'x-device-id': 'the same' };
  expect(passed(await many(15, (at) => ask(`d${at}@example.com`, '', device)))).toBe(
    NEWSLETTER_ASKS.device,
  );
  await clear();
  expect(passed(await many(25, (at) => ask(`n${at}@example.com`)))).toBe(NEWSLETTER_ASKS.network);
  await clear();
  for (const email of ['', 'x', 'a@b', 'a@b.example\nBcc: c@d.example', 'ก@ข.example'])
    expect(await ask(email)).toMatchObject({ success: false });
  expect(await ask('ok@example.com', '###')).toMatchObject({ success: false });
});

test('BEY-44: on Sunday at nine everybody who confirmed gets the deals of the week under their tag, once, best first; the page is the mail; one click ends it, which can be taken back', async () => {
  await clear();
  // Wednesday, 10:00 in Bangkok
  world.clock.set(new Date('2027-01-06T03:00:00Z'));
  await join('camper@example.com', 'Camping');
  await join('pekemah@example.com', 'camping', { 'accept-language': 'id' });
  await join('best@example.com');
  await join('quiet@example.com', 'nothing under this');
  await ask('waiting@example.com', 'Camping');
  // deals of today: those that nobody saw for days are over
  world.clock.set(new Date('2027-01-10T01:30:00Z'));
  await open('Tent small', { price: 900_00, was: 1000_00, verdict: 'VERIFIED', real: 0.1 }, [
    'Camping',
  ]);
  await open('Tent large', { price: 500_00, was: 1000_00, verdict: 'VERIFIED', real: 0.5 }, [
    'camping',
  ]);
  await open('Kettle <b>');
  world.clock.set(new Date('2027-01-10T01:59:00Z'));
  await wake();
  const issues = async (email: string) =>
    (await mailsTo(email)).filter(({ template }) => template === 'newsletter');
  expect(await issues('camper@example.com')).toEqual([]);
  for (let turn = 0; turn < 3; turn += 1) {
    later(6 * 60_000);
    await wake();
  }
  const [mail, ...more] = await issues('camper@example.com');
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Khum: Camping, deals this week: 2');
  expect(mail?.body.match(/^Tent \w+$/gm)).toEqual(['Tent large', 'Tent small']);
  expect(mail?.body).toContain('Sent to c•••@example.com');
  expect(mail?.html).not.toContain('<b>');
  expect((await issues('pekemah@example.com')).map(({ subject }) => subject)).toEqual([
    'Khum: camping, 2 promo minggu ini',
  ]);
  expect((await issues('best@example.com'))[0]?.body).toContain('Kettle <b>');
  expect(await issues('quiet@example.com')).toEqual([]);
  expect(await issues('waiting@example.com')).toEqual([]);
  const page = new URL(/http:\S+\/newsletter\/\d+\S*/.exec(mail?.body ?? '')?.[0] ?? '');
  const id = page.pathname.split('/').at(-1) as string;
  const read = await world.call('newsletter.read', { id });
  expect(read.data?.lines.map(({ title }) => title)).toEqual(['Tent large', 'Tent small']);
  for (const { why } of read.data?.lines ?? []) expect(mail?.body).toContain(why);
  expect(await world.call('newsletter.read', { id }, { 'x-tenant': 'ID' })).toMatchObject({
    errorKey: 'newsletter.not_found',
  });
  const click = new URL(mail?.one_click_url ?? '');
  const answer = await world.app.server.inject({
    method: 'POST',
    url: click.pathname + click.search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(answer.statusCode).toBe(200);
  const token = tokenIn(mail?.unsubscribe_url);
  expect((await state(token)).data).toEqual({ name: 'Camping', state: 'OFF' });
  expect((await world.call('newsletter.confirm', { token })).data?.state).toBe('ON');
  await world.call('newsletter.stop', { token });
  later(7 * 24 * HOUR - HOUR);
  await open('Tent new', {}, ['camping']);
  later(2 * HOUR);
  await wake();
  expect(await issues('camper@example.com')).toHaveLength(1);
  expect(await issues('pekemah@example.com')).toHaveLength(2);
  expect(await state(token)).toMatchObject({ errorKey: 'newsletter.token' });
});

test('BEY-44: at most 30 lines are mailed, the rest is on the page', async () => {
  await clear();
  world.clock.set(new Date('2027-02-03T03:00:00Z'));
  await join('many@example.com', 'lots');
  const count = DIGEST_LINES + 2;
  world.clock.set(new Date('2027-02-07T01:30:00Z'));
  const deals = [];
  for (let at = 0; at < count; at += 1) {
    const goods = await buildGoods(await ctx(), { name: `Cup ${at}`, price: 100_00 + at });
    deals.push(await buildDeal(await ctx(), goods, { title: `Cup ${at}`, keywords: ['lots'] }));
  }
  await settleDeals(
    await ctx(),
    deals.map(({ id }) => id),
  );
  await world.jobQueue.workAll();
  world.clock.set(new Date('2027-02-07T02:05:00Z'));
  await wake();
  const mail = (await mailsTo('many@example.com')).at(-1);
  expect(mail?.body.match(/^Cup \d+$/gm)).toHaveLength(DIGEST_LINES);
  const id = /newsletter\/(\d+)/.exec(mail?.body ?? '')?.[1] as string;
  expect((await world.call('newsletter.read', { id })).data?.lines).toHaveLength(count);
});

test('BEY-44: the forms of the pages work without script and lead to how it went', async () => {
  await clear();
  const post = (url: string, payload: string) =>
    world.app.server.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const sent = await post('/newsletter?tenant=TH', 'email=form%40example.com&tag=tea');
  expect(sent.statusCode).toBe(303);
  expect(sent.headers.location).toBe('/newsletter?state=sent&tag=tea&tenant=TH');
  expect((await post('/newsletter?tenant=TH', 'email=nope&tag=tea')).headers.location).toContain(
    'state=bad',
  );
  const token = await linkOf('form@example.com');
  const form = (end: string) =>
    post('/newsletter/confirm?tenant=TH', `${new URLSearchParams({ token, end })}`);
  expect((await form('')).headers.location).toContain('/newsletter/confirm?token=');
  expect((await state(token)).data?.state).toBe('ON');
});
