/** What alerts lead to is counted by rule, channel and day, and never by person. */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { LINK_DAYS } from '#contract/message/limits.ts';
import { buildDeal, buildGoods } from '../../../test/build.ts';
import { signUp } from '../../../test/people.ts';
import { makeWorld } from '../../../test/world.ts';
import { settleDeals } from '../content/index.ts';
import { linkFigures, sumLinks } from './visit.ts';

const world = await makeWorld({
  env: { CODES_PER_ADDRESS: '100000', PUBLIC_URL: 'http://localhost:4100' },
});
const MINUTE = 60_000;
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));
interface Sums {
  readonly kind: string;
  readonly visits: number;
}
const day = async () => {
  await sumLinks(await world.ctx());
  return (await world.ctx()).db.rows<Sums>(
    sql`select kind, channel, sent, visits, exits from message_link_day order by kind`,
  );
};
const report = (ref: string, step: 'VISIT' | 'EXIT', headers: Record<string, string> = {}) =>
  world.call('telemetry.visit', { ref, step }, headers);

/** The references in the links of a mail about deals of these names. */
async function mailAbout(titles: readonly string[]): Promise<{ refs: string[]; body: string }> {
  const ann = await signUp(world);
  const ctx = await world.ctx();
  await world.call('alert.create', { tags: ['mailed'], emailNotify: true }, ann.headers);
  later(1000);
  const deals = [];
  for (const title of titles) {
    const goods = await buildGoods(ctx, { name: title, price: 100_00 });
    deals.push(await buildDeal(ctx, goods, { title, keywords: ['mailed'] }));
  }
  later(1000);
  // together, so that one mail has them all
  await settleDeals(
    await world.ctx(),
    deals.map(({ id }) => id),
  );
  await world.jobQueue.workAll();
  later(MINUTE);
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
  const mail = await ctx.db.row<{ body: string; html: string }>(
    sql`select body, html from letter where receiver = ${ann.email} and template in ('offer', 'digest')`,
  );
  const body = mail?.body ?? '';
  expect(mail?.html).toContain('#m=');
  return {
    refs: [...body.matchAll(/#m=([\w-]{12})(?![\w-])/g)].map(([, ref]) => ref as string),
    body,
  };
}

test('DEAL-19, TEL-09: alert, visit and way out are counted once for a link, without a person; what is not ours counts nothing', async () => {
  const { refs } = await mailAbout(['Whisk one', 'Whisk two']);
  // two lines and the page of the whole mail
  expect(new Set(refs).size).toBe(3);
  const sent = { kind: 'alert.deal', channel: 'EMAIL', sent: 3 };
  expect(await day()).toEqual([{ ...sent, visits: 0, exits: 0 }]);
  const [first, second] = refs as [string, string];
  for (let turn = 0; turn < 3; turn += 1) await report(first, 'VISIT');
  expect(await day()).toEqual([{ ...sent, visits: 1, exits: 0 }]);
  await Promise.all([report(first, 'EXIT'), report(first, 'EXIT'), report(first, 'VISIT')]);
  expect(await day()).toEqual([{ ...sent, visits: 1, exits: 1 }]);
  // a way out that arrives before its visit is both
  await report(second, 'EXIT');
  await report(second, 'VISIT');
  expect(await day()).toEqual([{ ...sent, visits: 2, exits: 2 }]);
  expect((await report('AAAAAAAAAAAA', 'VISIT')).data).toEqual({ done: true });
  expect((await report(second, 'VISIT', { 'x-tenant': 'ID' })).data).toEqual({ done: true });
  expect(await report("x'--", 'VISIT')).toMatchObject({ success: false });
  expect(await day()).toEqual([{ ...sent, visits: 2, exits: 2 }]);
  const { db } = await world.ctx();
  expect(await Promise.all(linkFigures.map(({ count }) => count(db)))).toEqual([3, 2, 2]);
  const columns = await db.rows<{ name: string }>(sql`
    select column_name as name from information_schema.columns where table_name = 'message_link'`);
  expect(columns.map(({ name }) => name).toSorted()).toEqual(
    ['channel', 'day', 'kind', 'left_site', 'ref', 'tenant_id', 'visited'].toSorted(),
  );
});

test('DEAL-19, AMB-66: reading the link counts nothing, nor does whoever declines tracking, nor a link that is old; old ones are forgotten', async () => {
  const before = await day();
  const { refs, body } = await mailAbout(['Ladle']);
  const [ref] = refs as [string];
  const [link = ''] = /http:\S+#m=\S+/.exec(body) ?? [];
  const { pathname, search } = new URL(link);
  for (const method of ['GET', 'HEAD'] as const)
    await world.app.server.inject({ method, url: pathname + search });
  await report(ref, 'VISIT', { dnt: '1' });
  await report(ref, 'VISIT', { 'sec-gpc': '1' });
  const total = (rows: readonly Sums[]) => rows[0]?.visits;
  expect(total(await day())).toBe(total(before));
  later((LINK_DAYS + 1) * 24 * 60 * MINUTE);
  await report(ref, 'VISIT');
  expect(total(await day())).toBe(total(before));
  later(24 * 60 * MINUTE);
  const kept = await day();
  expect(
    await (await world.ctx()).db.rows(sql`select 1 from message_link where ref = ${ref}`),
  ).toEqual([]);
  expect(await day()).toEqual(kept);
});
