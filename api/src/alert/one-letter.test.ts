/** One change of a price is one message, and each log says how it left (BEY-05, BEY-46). */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { buildDeal, buildGoods } from '../../../test/build.ts';
import { signUp } from '../../../test/people.ts';
import type { Person } from '../../../test/people.ts';
import { observe } from '../../../test/story.ts';
import { makeWorld } from '../../../test/world.ts';
import { settleDeals } from '../content/index.ts';
import { evaluateWatches } from './watch/evaluate.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '100000' } });
const ctx = () => world.ctx();
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));
const english = ({ headers }: Person) => ({ ...headers, 'accept-language': 'en' });
const kindsTo = async (who: Person) =>
  (
    await (
      await ctx()
    ).db.rows<{ kind: string }>(
      sql`select kind from message where account_id = ${Number(who.userId)} order by id`,
    )
  ).map(({ kind }) => kind);
const alertOf = async (who: Person, ask: object) =>
  (await world.call('alert.create', ask as never, who.headers)).data?.id as string;
const looksOf = async (who: Person, id: string) =>
  (await world.call('alert.looks', { id }, english(who))).data?.looks ?? [];

async function openDeal(title: string) {
  const goods = await buildGoods(await ctx(), { name: title, price: null });
  await observe(await ctx(), goods.offerId, [
    { at: (await ctx()).now.toISOString(), item: 500_00 },
  ]);
  await world.jobQueue.workAll();
  const deal = await buildDeal(await ctx(), goods, { title });
  await settleDeals(await ctx(), [deal.id]);
  await world.jobQueue.workAll();
  return goods;
}

/** Somebody whose alert has reported goods, and who then watches them at the same price. */
async function afterAlert(title: string, alert: object, watch: object = {}) {
  const ann = await signUp(world);
  await alertOf(ann, { keyword: title, ...alert });
  later(1000);
  const goods = await openDeal(title);
  const made = await world.call(
    'watch.create',
    {
      goodsId: String(goods.id),
      kind: 'TARGET_PRICE',
      targetAmount: 600_00,
      ...watch,
    } as never,
    english(ann),
  );
  await evaluateWatches(await ctx(), [goods.id]);
  const looks = await world.call('watch.looks', { id: made.data?.id as string }, english(ann));
  return { kinds: await kindsTo(ann), log: looks.data?.looks[0] };
}

test('BEY-05: what a deal alert has just reported, a watch of the same price does not say again, and its log says why', async () => {
  const { kinds, log } = await afterAlert('humidifier', { emailNotify: true });
  expect(kinds).toEqual(['alert.deal']);
  expect(log).toMatchObject({
    outcome: 'SAME_PRODUCT',
    amount: 500_00,
    words: 'Reached. A deal alert of yours reported this price already',
  });
});

test('BEY-05: an alert that is heard later, or by fewer ways, or of another kind of news, takes nothing from a watch', async () => {
  const both = ['alert.deal', 'watch.TARGET_PRICE'];
  expect((await afterAlert('dehumidifier', { emailNotify: false })).kinds).toEqual(both);
  const weekly = { emailNotify: true, rule: { frequency: 'WEEKLY' } };
  expect((await afterAlert('steamer', weekly)).kinds).toEqual(both);
  const loud = await afterAlert('griddle', { emailNotify: true }, { delivery: { loud: true } });
  expect(loud.kinds).toEqual(both);
  expect(loud.log).toMatchObject({ outcome: 'FIRED' });
});

test('BEY-46: the log of a deal alert says by which ways it left, or what holds it back until when', async () => {
  const ann = await signUp(world);
  const mailed = await alertOf(ann, { keyword: 'rucksack', emailNotify: true });
  const silent = await alertOf(ann, { keyword: 'tripod', emailNotify: false });
  const daily = await alertOf(ann, {
    keyword: 'lantern',
    emailNotify: true,
    rule: { frequency: 'DAILY' },
  });
  later(1000);
  for (const title of ['rucksack', 'tripod', 'lantern']) await openDeal(title);
  expect((await looksOf(ann, mailed))[0]?.words).toBe('Sent to you by email');
  expect((await looksOf(ann, silent))[0]?.words).toBe('Sent to you on the site');
  expect((await looksOf(ann, daily))[0]?.words).toMatch(
    /^Matches\. Comes in your digest of .*19:00/,
  );
  const quiet = { enabled: true, fromTime: '00:00', toTime: '23:59' };
  await world.call('quiet-hours.save', quiet, ann.headers);
  const night = await alertOf(ann, { keyword: 'projector', emailNotify: true });
  later(1000);
  await openDeal('projector');
  expect((await looksOf(ann, night))[0]?.words).toMatch(
    /^Matches\. Held until .*23:59, after your quiet hours$/,
  );
  // logs that were written before say the plain word
  await (await ctx()).db.run(sql`
    update alert_log set looks = jsonb_build_array((looks -> 0) - 4) where alert_id = ${Number(night)}`);
  expect((await looksOf(ann, night))[0]?.words).toBe('Sent to you');
});
