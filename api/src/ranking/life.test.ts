import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { DealDetail } from '#contract/content/deal.ts';
import type { Envelope } from '#contract/errors.ts';
import {
  buildAccount,
  buildCategory,
  buildDeal,
  buildGoods,
  setPrice,
} from '../../../test/build.ts';
import { daily, observe } from '../../../test/story.ts';
import { makeWorld } from '../../../test/world.ts';
import { refreshDeals, ruleDeals, voteEnded } from '../content/index.ts';
import { ruleCoupon } from '../coupon/index.ts';
import type { Context } from '../kernel/context.ts';
import { every, makeGroups } from './index.ts';

const world = await makeWorld();
const MINUTE = 60_000;
let serial = 0;

interface Life {
  ctx: Context;
  goods: { id: number; offerId: number; code: string };
  deal: { id: number; code: string };
  /** Names of the lists that hold the deal now. */
  lists(): Promise<string[]>;
  page(): Promise<Envelope<DealDetail>>;
}
const EVERYWHERE = [
  'category feed',
  'collection',
  'daily special',
  'feed',
  'label counts',
  'label feed',
  'leaderboard',
  'recommended',
  'search',
];

/** A deal that is in every list there is, in a category of its own. */
async function live(tenant: string, spec: Parameters<typeof buildDeal>[2] = {}): Promise<Life> {
  const ctx = await world.ctx(tenant);
  const headers = { 'x-tenant': tenant };
  const word = `zulu${++serial}`;
  const category = await buildCategory(ctx.db);
  const goods = await buildGoods(ctx, {
    name: word,
    price: 1000_00,
    verdict: 'VERIFIED',
    real: 0.3,
    labels: ['FREE_SHIPPING'],
    categoryId: category.id,
  });
  const deal = await buildDeal(ctx, goods, { title: word, ...spec });
  await refreshDeals(ctx, [goods.id]);
  const other = await buildGoods(ctx, {
    price: 900_00,
    verdict: 'VERIFIED',
    real: 0.2,
    categoryId: category.id,
  });
  await buildDeal(ctx, other);
  await refreshDeals(ctx, [other.id]);
  const groups = await ctx.db.rows<{ id: number; generation_type: string }>(sql`
    insert into item_group (tenant_id, code, names, group_type, generation_type, order_type,
      subject_type, category_id, updated_at)
    select ${tenant}, v.kind || ${word}, '{"en":"x"}', v.kind, v.made, 'DISCOUNT', 'CONTENT',
      ${category.id}, ${ctx.now} from (values ('RANKING', 'AUTO'), ('COLLECTION', 'MANUAL')) v(kind,
      made)
    returning id, generation_type`);
  await ctx.db.run(
    sql`insert into item_group_ref (tenant_id, group_id, rank, subject_id) values (${tenant},
        ${groups.find((one) => one.generation_type === 'MANUAL')?.id}, 1, ${deal.id})`,
  );
  await makeGroups(ctx, every);
  await world.jobQueue.workAll();
  const holds = (cards: readonly { id: string }[] | undefined) =>
    cards?.some((card) => card.id === String(deal.id)) ?? false;
  const inGroup = async (kind: string) =>
    (await world.call('item-group.by-code', { code: `${kind}${word}` }, headers)).data?.items.some(
      (item) => item.subjectType === 'CONTENT' && item.content.id === String(deal.id),
    ) ?? false;
  const labels = async () =>
    (await world.call('deal.label-navigate', {}, headers)).data?.labels.find(
      (label) => label.code === 'FREE_SHIPPING',
    )?.count ?? 0;
  const before = await labels();
  return {
    ctx,
    goods,
    deal,
    page: () =>
      world.call(
        'deal.get-by-id',
        { subject: { type: 'DEAL', code: deal.code } },
        headers,
      ) as Promise<Envelope<DealDetail>>,
    async lists() {
      const pageRequest = { page: 1, size: 100 };
      const found: Record<string, boolean> = {
        feed: holds((await world.call('deal.feed', { size: 100 }, headers)).data?.content),
        'label feed': holds(
          (await world.call('deal.feed', { size: 100, label: 'SHIPPING_FEE' }, headers)).data
            ?.content,
        ),
        'label counts': (await labels()) === before,
        recommended: holds(
          (await world.call('deal.recommend', { pageRequest }, headers)).data?.content,
        ),
        'category feed': holds(
          (
            await world.call(
              'deal.recommend',
              { pageRequest, categoryCode: category.code },
              headers,
            )
          ).data?.content,
        ),
        'daily special': holds(
          (await world.call('daily-special.list', { pageRequest }, headers)).data?.content,
        ),
        search: holds(
          (
            await world.call(
              'search.search',
              { keyword: word, dataTypes: ['CONTENT'], pageRequest },
              headers,
            )
          ).data?.content as { id: string }[],
        ),
        leaderboard: await inGroup('RANKING'),
        collection: await inGroup('COLLECTION'),
      };
      return Object.keys(found)
        .filter((name) => found[name])
        .toSorted();
    },
  };
}

/** Ends it, looks everywhere, revives it, looks again. */
async function lives(
  life: Life,
  reason: string,
  end: () => Promise<unknown>,
  revive: (() => Promise<unknown>) | null,
): Promise<void> {
  expect(await life.lists(), 'while it lives').toEqual(EVERYWHERE);
  await end();
  await world.jobQueue.workAll();
  expect(await life.lists(), `ended by ${reason}`).toEqual([]);
  expect((await life.page()).data).toMatchObject({
    state: 'EXPIRED',
    endReason: reason,
    nextBest: { currentAmount: 900_00 },
    history: [{ state: 'EXPIRED', reason }],
  });
  if (!revive) return;
  await revive();
  await world.jobQueue.workAll();
  expect(await life.lists(), 'back to life').toEqual(EVERYWHERE);
  expect((await life.page()).data).toMatchObject({
    state: 'LIVE',
    endReason: null,
    history: [
      { state: 'EXPIRED', reason },
      { state: 'LIVE', reason: null },
    ],
  });
}
const later = (ctx: Context, minutes: number) => ({
  ...ctx,
  now: new Date(ctx.now.getTime() + minutes * MINUTE),
});
const judged = (ctx: Context, goodsId: number) =>
  ctx.emit({ topic: 'price.judged', goodsIds: [goodsId] });
const price = {
  price: 1000_00,
  verdict: 'VERIFIED' as const,
  real: 0.3,
  labels: ['FREE_SHIPPING'],
};

test('BEY-07, SM-17: PRICE: above the deal by more than 2 % it leaves every list, at its price it is back', async () => {
  const life = await live('TH');
  const to = async (amount: number) => {
    // the discount is gone too, so that no new deal takes its place
    await setPrice(life.ctx, life.goods, {
      ...price,
      price: amount,
      ...(amount > 1000_00 ? { verdict: 'FAKE', real: 0 } : {}),
    });
    await judged(life.ctx, life.goods.id);
  };
  await lives(
    life,
    'PRICE',
    () => to(1020_01),
    () => to(1000_00),
  );
});

test('BEY-07, SM-17: STOCK: sold out it leaves every list, in stock it is back', async () => {
  const life = await live('ID');
  const to = async (inStock: boolean) => {
    await setPrice(life.ctx, life.goods, { ...price, inStock });
    await judged(life.ctx, life.goods.id);
  };
  await lives(
    life,
    'STOCK',
    () => to(false),
    () => to(true),
  );
});

test('BEY-07, SM-17: TIME: within a minute of its end it leaves every list', async () => {
  const start = world.clock.now();
  const life = await live('SG', { endsAt: new Date(start.getTime() + 30 * MINUTE) });
  await lives(
    life,
    'TIME',
    async () => {
      world.clock.set(new Date(start.getTime() + 31 * MINUTE));
      await world.jobQueue.wakeSchedules();
    },
    null,
  );
  world.clock.set(start);
});

test('BEY-07, BEY-08, SM-17: COUPON: a price that needs a coupon ends with it, and comes back with it', async () => {
  const life = await live('MY');
  const { ctx, goods } = life;
  const coupon = await ctx.db.row<{
    id: number;
  }>(sql`insert into coupon (tenant_id, source, key, platform, code, title, discount_type, amount,
      currency, shelf_at, created_at, updated_at)
    values ('MY', 'test', 'k', 'LAZADA', 'NEEDED', 'k', 'AMOUNT', 10000, 'MYR', ${ctx.now},
      ${ctx.now}, ${ctx.now}) returning id`);
  await observe(ctx, goods.offerId, [
    ...daily(ctx, 60, 5, { item: 1500_00, shipping: 0 }),
    ...daily(ctx, 4, 0, {
      item: 1100_00,
      was: 1500_00,
      shipping: 0,
      coupon: 100_00,
      couponCode: 'NEEDED',
    }),
  ]);
  await world.jobQueue.workAll();
  const id = coupon?.id as number;
  await lives(
    life,
    'COUPON',
    () => ruleCoupon(ctx, id, 'DEAD'),
    () => ruleCoupon(later(ctx, 1), id, 'LIVE'),
  );
});

const voter = (cluster: string, weight: number) => ({
  cluster,
  weight,
  device: null,
  address: null,
  isNew: false,
});
/** No look of today speaks for the deal. */
const unseenToday = ({ ctx, goods }: Life) =>
  ctx.db.run(
    sql`update goods_price set observed_at = ${new Date(ctx.now.getTime() - 30 * 3_600_000)}
        where goods_id = ${goods.id}`,
  );

test('BEY-07, DEMO-16, SM-17: VOTES: three full votes of different clusters end it; when its price falls again it is back, and its history shows both', async () => {
  const life = await live('PH');
  const { ctx, goods, deal } = life;
  const users = await Promise.all(Array.from({ length: 6 }, () => buildAccount(ctx, {})));
  const vote = (at: number, cluster: string, weight = 1, ended = true) =>
    voteEnded(ctx, {
      contentId: deal.id,
      userId: users[at] as number,
      voter: voter(cluster, weight),
      ended,
    });
  await unseenToday(life);
  await vote(0, 'a');
  await vote(1, 'a');
  await vote(2, 'a');
  await vote(3, 'b');
  expect(await life.lists(), 'two clusters are not enough').toEqual(EVERYWHERE);
  await vote(4, 'c', 0.5);
  expect(await life.lists(), 'nor is half a vote').toEqual(EVERYWHERE);
  await lives(
    life,
    'VOTES',
    () => vote(5, 'd', 0.5),
    async () => {
      const now = later(ctx, 30);
      await setPrice(now, goods, price);
      await ctx.db.run(
        sql`update goods_price set dropped_at = ${now.now} where goods_id = ${goods.id}`,
      );
      await refreshDeals(now, [goods.id]);
    },
  );
  // the old votes say nothing about it any more: it takes three new ones
  await refreshDeals(later(ctx, 60), [goods.id]);
  expect((await life.page()).data?.state).toBe('LIVE');
});

test('BEY-07: votes that are taken back bring a deal back', async () => {
  const life = await live('PH');
  const { ctx, deal } = life;
  const users = await Promise.all(Array.from({ length: 3 }, () => buildAccount(ctx, {})));
  const vote = (at: number, ended: boolean) =>
    voteEnded(ctx, {
      contentId: deal.id,
      userId: users[at] as number,
      voter: voter(`x${at}`, 1),
      ended,
    });
  await unseenToday(life);
  await vote(0, true);
  await vote(1, true);
  await lives(
    life,
    'VOTES',
    () => vote(2, true),
    () => vote(2, false),
  );
});

test('BEY-07, SM-17: OPERATOR: an operator ends it and opens it again; nothing else does', async () => {
  const life = await live('VN');
  const { ctx, goods, deal } = life;
  await lives(
    life,
    'OPERATOR',
    async () => {
      await ruleDeals(ctx, [deal.id], 'END');
      await refreshDeals(ctx, 'all');
      await setPrice(ctx, goods, price);
      await judged(ctx, goods.id);
    },
    () => ruleDeals(ctx, [deal.id], 'OPEN'),
  );
});
