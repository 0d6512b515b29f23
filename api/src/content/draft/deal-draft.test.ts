import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Answer, Ask } from '#contract/calls.ts';
import type { DealDetail } from '#contract/content/deal.ts';
import { daily, makeHistory } from '../../../../test/story.ts';
import { signUp } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';
import { setTrust } from '../../account/index.ts';
import { inTransaction } from '../../kernel/context.ts';
import { decideContribution, refreshDeals } from '../index.ts';

const world = await makeWorld();
const [ann, bob] = await Promise.all([signUp(world), signUp(world)]);
await setTrust(
  await world.ctx(),
  [ann, bob].map(({ userId }) => ({ id: Number(userId), level: 4 })),
);

type Deal = NonNullable<Ask<'draft.create'>['deal']>;
const create = (who: typeof ann, title: string, deal: Deal, submit = false) =>
  world.call(
    'draft.create',
    {
      contentTypeCode: 'DEAL',
      title,
      text: 'Seen today, while stocks last.',
      disclosure: 'NONE',
      deal,
      submit,
    },
    { ...who.headers, host: 'khum.example' },
  );
const decide = async (id: string, to: 'PASSED' | 'REJECTED') =>
  inTransaction(await world.ctx(), (inside) => decideContribution(inside, Number(id), to, null));
const dealPage = async (code: string) =>
  (await world.call('deal.get-by-id', { subject: { type: 'DEAL', code } }))
    .data as DealDetail | null;
async function posted(title: string, deal: Deal): Promise<Answer<'draft.create'>> {
  const { data, message, fields } = await create(ann, title, deal, true);
  if (!data) throw new Error(`${message} ${JSON.stringify(fields)}`);
  await decide(data.id, 'PASSED');
  return data;
}
/** Goods with an offer at an address, that cost 790 for a while. */
async function goodsAt(url: string): Promise<{ goodsId: number; offerId: number; code: string }> {
  const ctx = await world.ctx();
  const made = await makeHistory(ctx, daily(ctx, 20, 0, { item: 79_000 }));
  await ctx.db.run(sql`update offer set url = ${url} where id = ${made.offerId}`);
  const code = `gd${made.goodsId}`;
  await ctx.db.run(sql`update goods set code = ${code} where id = ${made.goodsId}`);
  return { ...made, code };
}

test('P-17, BEY-31: a deal of a link that nobody knew makes goods, an offer and a price, and is open once it passed', async () => {
  const draft = await posted('Standing fan 16 inch, half price', {
    url: 'https://fans.example/p/7?utm_source=x',
    currentAmount: 49_900,
    originAmount: 99_900,
    couponCode: 'COOL',
  });
  expect(draft.deal).toMatchObject({ url: 'https://fans.example/p/7', goodsId: null });
  const deal = await dealPage(draft.code);
  expect(deal).toMatchObject({
    id: draft.id,
    title: 'Standing fan 16 inch, half price',
    currentAmount: 49_900,
    state: 'LIVE',
    author: { userId: ann.userId },
    url: 'https://fans.example/p/7',
    shopName: 'fans.example',
    text: '<p>Seen today, while stocks last.</p>',
    disclosure: 'NONE',
  });
  expect(deal?.offer?.parts.couponCode).toBe('COOL');
  const feed = await world.call('deal.feed', {});
  expect(feed.data?.content.map((one) => one.id)).toContain(draft.id);
});

test('P-17: a deal whose link is of a known offer is tied to its goods; the price that passed is one that was seen', async () => {
  const goods = await goodsAt('https://www.known.example/item/5?color=red');
  const made = (
    await create(ann, 'The known one for less', {
      url: 'http://known.example/item/5/?fbclid=a&color=red',
      currentAmount: 59_000,
    })
  ).data;
  expect(made?.deal?.goodsId).toBe(String(goods.goodsId));
  await world.call('draft.submit', { id: made?.id as string }, ann.headers);
  await decide(made?.id as string, 'PASSED');
  const deal = await dealPage(made?.code as string);
  expect(deal).toMatchObject({
    goodsId: String(goods.goodsId),
    currentAmount: 59_000,
    state: 'LIVE',
  });
  // no second goods were made
  const offers = await (await world.ctx()).db.rows(
    sql`select id from offer where url like '%known.example/item/5%'`,
  );
  expect(offers).toHaveLength(1);
});

test('SM-07, SM-17: a deal that is recalled or deleted leaves every list, and comes back when it passes again', async () => {
  const draft = await posted('A lamp that bends both ways', {
    url: 'https://lamps.example/p/1',
    currentAmount: 19_900,
  });
  const isListed = async () =>
    ((await world.call('deal.feed', { size: 100 })).data?.content ?? []).some(
      (one) => one.id === draft.id,
    );
  expect(await isListed()).toBe(true);
  await world.call('draft.recall', { id: draft.id }, ann.headers);
  expect([await isListed(), await dealPage(draft.code)]).toEqual([false, null]);
  world.clock.set(new Date(world.clock.now().getTime() + 60_000));
  await world.call('draft.update', { id: draft.id, deal: { currentAmount: 18_900 } }, ann.headers);
  await world.call('draft.submit', { id: draft.id }, ann.headers);
  expect(await dealPage(draft.code)).toBeNull();
  await decide(draft.id, 'PASSED');
  expect(await isListed()).toBe(true);
  expect(await dealPage(draft.code)).toMatchObject({ currentAmount: 18_900 });
  await world.call('draft.remove', { id: draft.id }, ann.headers);
  expect([await isListed(), await dealPage(draft.code)]).toEqual([false, null]);
});

test('BEY-31: ten ways to write one link are one deal; posting it again is refused and leads to it', async () => {
  const first = await posted('Rice cooker with a glass lid', {
    url: 'https://shopee.co.th/Rice-Cooker-i.77.888',
    currentAmount: 89_000,
  });
  const deal = await dealPage(first.code);
  const offerId = deal?.offer?.id as string;
  const short = (
    await world.call(
      'short-link.shorten',
      { originUri: `/content/${first.code}` },
      { host: 'khum.example' },
    )
  ).data?.shortUri as string;
  const ways = [
    'https://shopee.co.th/Rice-Cooker-i.77.888',
    'http://www.shopee.co.th/Rice-Cooker-i.77.888?sp_atk=1&xptdk=2',
    'https://m.shopee.co.th/product/77/888',
    'https://shopee.co.th/quite-other-words-i.77.888#comments',
    'https://SHOPEE.co.th:443/product/77/888/',
    'https://shopee.co.th/product/77/888?utm_source=line&utm_medium=chat&aff_sub=9',
    `/shortLink/${short}`,
    `/content/${first.code}`,
    `/product/rice-cooker-${deal?.goodsCode}`,
    `/go/${offerId}`,
  ];
  for (const url of ways) {
    const { data } = await create(bob, `Other words about ${url.length}`, {
      url,
      currentAmount: 89_900,
    });
    expect(
      data?.duplicates.map((one) => one.code),
      url,
    ).toEqual([first.code]);
    expect(
      await world.call('draft.submit', { id: data?.id as string }, bob.headers),
      url,
    ).toMatchObject({ code: 409, errorKey: 'content.duplicate' });
    await world.call('draft.remove', { id: data?.id as string }, bob.headers);
  }
});

test('BEY-31: the same product within 3 % is the same deal, beyond it another; the same title at such a price too', async () => {
  const goods = await goodsAt('https://same.example/p/1');
  const first = await posted('Blender with six blades and a jar', {
    url: 'https://same.example/p/1',
    currentAmount: 60_000,
  });
  const duplicates = async (title: string, deal: Deal) => {
    const { data } = await create(bob, title, deal);
    await world.call('draft.remove', { id: data?.id as string }, bob.headers);
    return data?.duplicates.map((one) => one.code);
  };
  const product = { goodsId: String(goods.goodsId) };
  expect(
    await duplicates('Whatever else', {
      ...product,
      url: 'https://third.example/1',
      currentAmount: 61_800,
    }),
  ).toEqual([first.code]);
  expect(
    await duplicates('Whatever else', {
      ...product,
      url: 'https://third.example/1',
      currentAmount: 61_801,
    }),
  ).toEqual([]);
  expect(
    await duplicates('Blender with six blades & a jar!', {
      url: 'https://fourth.example/1',
      currentAmount: 59_000,
    }),
  ).toEqual([first.code]);
  expect(
    await duplicates('Blender with six blades & a jar!', {
      url: 'https://fourth.example/1',
      currentAmount: 30_000,
    }),
  ).toEqual([]);
  expect(
    await duplicates('Something quite different', {
      url: 'https://fourth.example/1',
      currentAmount: 59_000,
    }),
  ).toEqual([]);
  world.clock.set(new Date(world.clock.now().getTime() + 8 * 86_400_000));
  expect(
    await duplicates('Blender with six blades & a jar!', {
      url: 'https://fourth.example/1',
      currentAmount: 59_000,
    }),
  ).toEqual([]);
});

test('LAB-02: a flash sale says when it ends, wears the label until then, and no deal without an end does', async () => {
  const known = await goodsAt('https://flash.example/p/1');
  const sale = { url: 'https://flash.example/p/1', currentAmount: 49_000, isFlash: true };
  expect(await create(ann, 'Flash sale without an end', sale, true)).toMatchObject({
    code: 422,
    fields: { 'deal.endTime': 'field.required' },
  });
  const ctx = await world.ctx();
  const inHours = (hours: number) => new Date(ctx.now.getTime() + hours * 3_600_000).toISOString();
  for (const [hours, problem] of [
    [-1, 'price.time.order'],
    [367 * 24, 'price.time.invalid'],
  ] as const)
    expect(
      await create(ann, 'Flash sale', { ...sale, endTime: inHours(hours) }, true),
    ).toMatchObject({ code: 422, fields: { 'deal.endTime': problem } });
  const endTime = inHours(1);
  const draft = await posted('Flash sale for an hour', { ...sale, endTime });
  expect(draft.deal).toMatchObject({ isFlash: true, endTime });
  expect(await dealPage(draft.code)).toMatchObject({
    endTime,
    labels: expect.arrayContaining(['FLASH_SALE']),
  });
  // the same goods are in a flash sale by their feed: a deal of them without an end is none
  await ctx.db.run(
    sql`update goods set manual_labels = '{FLASH_SALE}' where id = ${known.goodsId}`,
  );
  const plain = await posted('The same fan, whenever', {
    url: 'https://flash.example/p/1?colour=red',
    currentAmount: 55_000,
  });
  const { endTime: never, labels } = (await dealPage(plain.code)) as DealDetail;
  expect([never, labels.includes('FLASH_SALE')]).toEqual([null, false]);
});

test('AMB-32, BEY-03: a giveaway costs nothing, is free on every card, and leaves the price history alone', async () => {
  const known = await goodsAt('https://gifts.example/p/1');
  const priced = await create(ann, 'A price of nothing', {
    url: 'https://gifts.example/p/9',
    currentAmount: 0,
  });
  expect(
    await world.call('draft.submit', { id: priced.data?.id as string }, ann.headers),
  ).toMatchObject({ code: 422, fields: { 'deal.currentAmount': 'field.required' } });

  const draft = await posted('Free sample of the serum', {
    url: 'https://gifts.example/p/1',
    isFreebie: true,
    currentAmount: 10_000,
    originAmount: 79_000,
    couponCode: 'GRATIS',
  });
  expect(draft.deal).toMatchObject({
    isFreebie: true,
    currentAmount: 0,
    originAmount: null,
    couponCode: null,
  });
  const free = {
    isFreebie: true,
    currentAmount: 0,
    originAmount: null,
    discount: null,
    isCurrent: true,
    inStock: true,
    verdict: { kind: 'UNVERIFIED' },
  };
  expect(await dealPage(draft.code)).toMatchObject({
    ...free,
    state: 'LIVE',
    goodsId: String(known.goodsId),
    offer: null,
    url: 'https://gifts.example/p/1',
  });
  const { data: out } = await world.call('outbound.leave', { ref: draft.code });
  expect(out).toMatchObject({ url: expect.stringContaining('https://gifts.example/p/1') });
  // neither the product's price nor its lows know of it
  const ctx = await world.ctx();
  expect(
    await ctx.db.row(
      sql`select current_amount, (select min(low) from price_day where offer_id = ${known.offerId})
          as low from goods_price where goods_id = ${known.goodsId}`,
    ),
  ).toEqual({ current_amount: 79_000, low: 79_000 });

  const unknown = await posted('Free class for everybody', {
    url: 'https://class.example/join',
    isFreebie: true,
  });
  const search = async (sort?: 'PRICE_ASC' | 'PRICE_DESC') => {
    const { data } = await world.call('deal.feed', { page: 1, size: 50 });
    const found = await world.call('search.search', {
      pageRequest: { page: 1, size: 50 },
      dataTypes: ['DEAL'],
      ...(sort ? { sort } : { keyword: 'free' }),
    } as never);
    return { feed: data?.content ?? [], found: (found.data as typeof data)?.content ?? [] };
  };
  await world.jobQueue.workAll();
  const { feed, found } = await search();
  for (const code of [draft.code, unknown.code]) {
    expect(feed.find((one) => one.code === code)).toMatchObject(free);
    expect(found.find((one) => one.code === code)).toMatchObject(free);
  }
  expect((await search('PRICE_ASC')).found[0]).toMatchObject({ isFreebie: true });
  expect((await search('PRICE_DESC')).found.at(-1)).toMatchObject({ isFreebie: true });

  // what is counted beside a list counts them too
  const facets = await world.call('search.filters', {
    dataTypes: ['DEAL'],
    keyword: 'free',
  } as never);
  expect(facets).toMatchObject({ success: true });
  expect(await world.call('search.filters', { dataTypes: ['DEAL'] } as never)).toMatchObject({
    success: true,
  });

  // goods that moderators took down leave with all their deals
  const ctx2 = await world.ctx();
  const withdraw = async (at: Date | null) => {
    await ctx2.db.run(sql`update goods set withdrawn_at = ${at} where id = ${known.goodsId}`);
    await refreshDeals(ctx2, [known.goodsId]);
  };
  await withdraw(ctx2.now);
  expect(await dealPage(draft.code)).toMatchObject({ state: 'EXPIRED', endReason: 'STOCK' });
  await withdraw(null);
  expect(await dealPage(draft.code)).toMatchObject({ state: 'LIVE' });

  // nobody said until when: it is believed as long as a price is
  world.clock.set(new Date(world.clock.now().getTime() + 15 * 86_400_000));
  await refreshDeals(await world.ctx(), 'all');
  expect(await dealPage(unknown.code)).toMatchObject({ state: 'EXPIRED', endReason: 'TIME' });
});
