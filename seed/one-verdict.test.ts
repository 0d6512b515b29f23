/**
 * Every product of the demo world says one thing of its price, wherever it appears (BEY-01, PROD,
 * DEAL-01..03).
 */
import { expect, test } from 'vitest';
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import { discountOf } from '#contract/money.ts';
import { REFUTED } from '#contract/price/verdict.ts';
import { expectOneVerdict, saidOf } from '../test/surfaces.ts';
import { makeDemoWorld } from '../test/demo.ts';

const world = await makeDemoWorld({ API_RATE_LIMIT: '1000000' });
const TENANTS = ['TH', 'ID'];

async function everyPage<Card>(
  load: (page: number) => Promise<{ content: unknown[]; hasNext: boolean } | null | undefined>,
): Promise<Card[]> {
  const all: Card[] = [];
  for (let page = 1; ; page += 1) {
    const found = await load(page);
    all.push(...((found?.content ?? []) as Card[]));
    if (!found?.hasNext) return all;
  }
}

const goodsOf = (tenant: string) =>
  everyPage<GoodsCard>(
    async (page) =>
      (
        await world.call(
          'search.search',
          { dataTypes: ['GOODS'], sort: 'NEWEST', pageRequest: { page, size: 100 } },
          { 'x-tenant': tenant },
        )
      ).data,
  );

test.each(TENANTS)(
  'BEY-01: in %s card, list, page, comparison, chart, /v1, MCP, badge, embed and assistant agree on every product',
  async (tenant) => {
    const ctx = await world.ctx(tenant);
    const goods = await goodsOf(tenant);
    expect(goods.length).toBeGreaterThan(60);
    expect(new Set(goods.map((one) => one.verdict.kind)).size, 'of every kind').toBe(7);
    for (const card of goods) await expectOneVerdict(world, ctx, card);
  },
  600_000,
);

test.each(TENANTS)(
  'BEY-01, LAB-05, DEAL-01: in %s deals say what their product says; nothing refuted is called low',
  async (tenant) => {
    const ctx = await world.ctx(tenant);
    const goods = new Map((await goodsOf(tenant)).map((card) => [card.code, card]));
    const deals = await everyPage<DealCard>(
      async (page) =>
        (await world.call('deal.feed', { page, size: 100 }, { 'x-tenant': tenant })).data,
    );
    expect(deals.length).toBeGreaterThan(10);
    const feed = await world.app.server.inject({
      method: 'GET',
      url: '/feeds/rss/deals',
      headers: { host: 'khum.example', 'x-tenant': tenant, 'accept-language': ctx.lang },
    });
    // what is given away says nothing of a price (AMB-32)
    const free = deals.filter((deal) => deal.isFreebie);
    expect(free.length).toBeGreaterThan(0);
    for (const deal of free) {
      expect([deal.currentAmount, deal.originAmount, deal.verdict.kind], deal.code).toEqual([
        0,
        null,
        'UNVERIFIED',
      ]);
    }
    for (const deal of deals.filter((one) => !free.includes(one))) {
      const card = goods.get(deal.goodsCode) as GoodsCard;
      expect([deal.verdict, deal.currentAmount, deal.originAmount, deal.spark], deal.code).toEqual([
        card.verdict,
        card.currentAmount,
        card.originAmount,
        card.spark,
      ]);
      expect(deal.discount, deal.code).toBe(discountOf(deal.currentAmount, deal.originAmount));
      if (feed.body.includes(`/content/${deal.code}<`))
        expect(feed.body, deal.code).toContain(saidOf(ctx, card).words);
    }
    const calendar = await world.app.server.inject({
      method: 'GET',
      url: '/calendar.ics',
      headers: { host: 'khum.example', 'x-tenant': tenant, 'accept-language': ctx.lang },
    });
    const events = calendar.body
      .replaceAll('\r\n ', '')
      .replaceAll('\\', '')
      .split('BEGIN:VEVENT')
      .slice(1);
    const said = events.flatMap((event) => {
      const deal = deals.find(({ code }) => code === /\/content\/([\w-]+)/.exec(event)?.[1]);
      if (deal?.isFreebie) return [];
      const card = goods.get(deal?.goodsCode ?? /\/product\/([\w-]+)/.exec(event)?.[1] ?? '');
      return card ? [{ event, words: saidOf(ctx, card).words }] : [];
    });
    expect(said.length, 'events of the calendar').toBeGreaterThan(0);
    for (const { event, words } of said) expect(event).toContain(words);
    for (const card of [...goods.values(), ...deals]) {
      const lows = card.labels.filter(
        (label) =>
          label === 'ALL_TIME_LOW' || label === 'HALF_YEAR_LOW' || label.startsWith('LOWEST_'),
      );
      if (REFUTED.includes(card.verdict.kind) || card.verdict.seenOnce || !card.isCurrent)
        expect(lows, card.code).toEqual([]);
      // of goods too young for a usual price, what it cost before is in its place
      if (lows.length > 0 && card.verdict.typicalAmount !== null)
        expect(card.verdict.real ?? 0, card.code).toBeGreaterThanOrEqual(0.03);
      if (card.verdict.asLowTime !== null) expect(lows.length, card.code).toBe(1);
    }
  },
);
