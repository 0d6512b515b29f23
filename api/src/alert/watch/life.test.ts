/**
 * The life of price watches by commands in any order, against a model that looks back (BEY-05): set,
 * changed, paused and deleted; prices, shipping, stock and unreadable looks; shops that go and come
 * back; a product that is joined with its twin and parted from it.
 */
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { offeredNow, ModelWatch } from '../../../../test/watch-model.ts';
import type { ModelOffer, ModelRule } from '../../../../test/watch-model.ts';
import { signUp } from '../../../../test/people.ts';
import type { Person } from '../../../../test/people.ts';
import { addGoods } from '../../../../test/watchers.ts';
import type { Offered } from '../../../../test/watchers.ts';
import { makeWorld } from '../../../../test/world.ts';
import { inTransaction } from '../../kernel/context.ts';
import { takeIn } from '../../price/index.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '100000' } });
const platform = world.database.platform();
const HOUR = 3_600_000;

interface Watched {
  readonly id: string;
  readonly watch: ModelWatch;
}
interface Model {
  readonly offers: readonly ModelOffer[];
  hasTwin: boolean;
  isWithdrawn: boolean;
  watches: Watched[];
  /** Messages that the owner has got. */
  messages: number;
  /** A look was doubted that the model believes: nothing is compared any more. */
  isDoubted: boolean;
}
interface Real {
  readonly who: Person;
  readonly goods: Offered;
  readonly twin: Offered;
  readonly offerIds: readonly number[];
}
type Command = fc.AsyncCommand<Model, Real>;

const nowMs = () => world.clock.now().getTime();
const pass = (hours: number) => world.clock.set(new Date(nowMs() + hours * HOUR));

const offeredIn = ({ offers, hasTwin }: Model, rule: ModelRule) =>
  offeredNow(offers, rule, { now: nowMs(), hasTwin });

/** Every watch looks at what is there; of all rules that are met at once there is one message. */
function lookAll(model: Model, only: readonly Watched[] = model.watches): void {
  const met = only.filter(({ watch }) =>
    watch.see(model.isWithdrawn ? null : offeredIn(model, watch.rule), nowMs()),
  );
  if (met.length > 0) model.messages += 1;
}

async function compare(model: Model, { who, goods }: Real): Promise<void> {
  if (model.isDoubted) return;
  await world.jobQueue.workAll();
  const { db } = await world.ctx();
  const [rows, messages] = await Promise.all([
    db.rows<{ id: number; n: number }>(
      sql`select id, fired_count as n from price_watch where account_id = ${Number(who.userId)}`,
    ),
    db.row<{ n: number }>(sql`select count(*) as n from message
      where account_id = ${Number(who.userId)} and subject_id = ${goods.id}`),
  ]);
  expect(Object.fromEntries(rows.map(({ id, n }) => [id, n]))).toEqual(
    Object.fromEntries(model.watches.map(({ id, watch }) => [id, watch.fired])),
  );
  expect(messages?.n).toBe(model.messages);
}

/** A command that changes model and product, and compares them. */
const command = (
  words: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Readonly<Model>) => boolean = () => true,
): Command => ({
  toString: () => words,
  check,
  async run(model, real) {
    await run(model, real);
    await compare(model, real);
  },
});

interface Look {
  readonly offer: number;
  readonly item: number;
  readonly shipping: number;
  readonly inStock: boolean;
  readonly currency?: string;
}

async function see({ offerIds }: Real, { offer, item, shipping, inStock, currency = 'THB' }: Look) {
  const ctx = await world.ctx();
  await inTransaction(ctx, (inside) =>
    takeIn(
      inside,
      sql`select ${offerIds[offer] as number}::bigint, ${ctx.now}::timestamptz, ${currency}::text,
        ${item}::bigint, null::bigint, ${shipping}::bigint, null::bigint, null::text,
        ${inStock}::boolean, 'PUBLIC', ${`feed ${offer}`}::text, 100::smallint, null::bytea,
        null::bigint`,
    ),
  );
}

/** Whether the judge doubts what the model believes. */
async function isDoubted({ offerIds }: Real): Promise<boolean> {
  const row = await platform.row<{ n: number }>(sql`
    select count(*) as n from price_exclusion where offer_id = any(${offerIds}::bigint[])
      and reason <> 'CURRENCY'`);
  return (row?.n ?? 0) > 0;
}

// around the targets: 2 % above one of them and 1 % below, exactly and by a satang
const price = fc.constantFrom(
  160,
  150,
  140,
  130,
  128,
  122.4,
  122.39,
  121,
  120,
  119.9,
  119,
  118.8,
  118.79,
  117,
  115,
  110,
  108,
);
const seeOf = ({ hours, ...look }: Look & { readonly hours: number }) =>
  command(
    `see ${JSON.stringify(look)} after ${hours} h`,
    async (model, real) => {
      pass(hours);
      await see(real, look);
      if (await isDoubted(real)) model.isDoubted = true;
      const offer = model.offers[look.offer] as ModelOffer;
      offer.last = { ...look, at: nowMs() };
      // news of what is not watched is none
      const of = ({ watch: { rule } }: Watched) =>
        !offer.isTwin || (rule.withTwins && model.hasTwin);
      lookAll(model, model.watches.filter(of));
    },
    ({ offers }) => !offers[look.offer]?.isRetired,
  );
const lookAt = fc
  .record({
    offer: fc.constantFrom(0, 0, 0, 1, 2),
    item: price.map((baht) => Math.round(baht * 100)),
    shipping: fc.constantFrom(0, 0, 0, 500),
    inStock: fc.constantFrom(true, true, true, true, false),
    hours: fc.constantFrom(5, 8, 13, 24, 25, 40, 200, 400),
  })
  .map(seeOf);
const unreadable = fc.constantFrom(0, 1, 2).map((offer) =>
  command(
    `look at ${offer} that cannot be believed`,
    async (_model, real) => {
      pass(7);
      await see(real, { offer, item: 100, shipping: 0, inStock: true, currency: 'USD' });
    },
    ({ offers }) => !offers[offer]?.isRetired,
  ),
);
const ruleOf = fc.record<ModelRule>({
  kind: fc.constantFrom('TARGET_PRICE', 'TARGET_PRICE', 'TARGET_PRICE', 'BELOW_NOW', 'RESTOCK'),
  target: fc.constantFrom(120_00, 119_00, 130_00),
  withShipping: fc.boolean(),
  withTwins: fc.boolean(),
});
const askOf = ({ kind, target, withShipping, withTwins }: ModelRule) => ({
  kind,
  ...(kind === 'TARGET_PRICE' && { targetAmount: target }),
  ...(kind === 'BELOW_NOW' && { fraction: 0.1 }),
  withShipping,
  withTwins,
});
const isSame = (one: ModelRule, other: ModelRule) =>
  JSON.stringify(askOf(one)) === JSON.stringify(askOf(other));
const createOf = (rule: ModelRule) =>
  command(
    `watch ${JSON.stringify(askOf(rule))}`,
    async (model, { who, goods }) => {
      pass(1);
      const made = await world.call(
        'watch.create',
        { goodsId: String(goods.id), ...askOf(rule) } as never,
        who.headers,
      );
      expect(made).toMatchObject({ success: true });
      const added = {
        id: (made.data as { id: string }).id,
        watch: new ModelWatch(rule, offeredIn(model, rule)?.amount ?? null),
      };
      model.watches.push(added);
      lookAll(model, [added]);
    },
    ({ watches, isWithdrawn }) =>
      !isWithdrawn && watches.length < 5 && !watches.some(({ watch }) => isSame(watch.rule, rule)),
  );
const create = ruleOf.map(createOf);
const place = fc.nat(4);
const ofPlace = (words: string, run: (model: Model, real: Real, one: Watched) => Promise<void>) =>
  place.map((at) =>
    command(
      `${words} ${at}`,
      (model, real) => run(model, real, model.watches[at] as Watched),
      ({ watches }) => at < watches.length,
    ),
  );
const change = fc.constantFrom(118_00, 121_00, 125_00).chain((target) =>
  ofPlace(`target ${target} for`, async (model, { who }, one) => {
    pass(1);
    const rule = { ...one.watch.rule, target };
    if (one.watch.rule.kind !== 'TARGET_PRICE' || one.watch.rule.target === target) return;
    await world.call('watch.update', { id: one.id, targetAmount: target } as never, who.headers);
    const next = { id: one.id, watch: new ModelWatch(rule, one.watch.start) };
    next.watch.fired = one.watch.fired;
    next.watch.isPaused = one.watch.isPaused;
    model.watches = model.watches.map((other) => (other === one ? next : other));
    lookAll(model, [next]);
  }),
);
const pause = ofPlace('pause or resume', async (model, { who }, one) => {
  pass(1);
  const status = one.watch.isPaused ? 'ACTIVE' : 'PAUSED';
  await world.call('watch.update', { id: one.id, status } as never, who.headers);
  one.watch.isPaused = !one.watch.isPaused;
  lookAll(model, [one]);
});
const remove = ofPlace('delete', async (model, { who }, one) => {
  await world.call('watch.remove', { id: one.id }, who.headers);
  model.watches = model.watches.filter((other) => other !== one);
});
/** Goods changed: their watches are looked at again. */
const changed = async ({ goods, twin }: Real) =>
  (await world.ctx()).emit({ topic: 'goods.changed', goodsIds: [goods.id, twin.id] });
const retire = fc.constantFrom(0, 1).map((offer) =>
  command(`shop ${offer} goes or comes back`, async (model, real) => {
    pass(1);
    const one = model.offers[offer] as ModelOffer;
    one.isRetired = !one.isRetired;
    await platform.run(
      sql`update offer set retired = ${one.isRetired} where id = ${real.offerIds[offer] as number}`,
    );
    await changed(real);
    lookAll(model);
  }),
);
const withdraw = fc.constant(
  command('withdrawn from the catalogue, or back', async (model, real) => {
    pass(1);
    model.isWithdrawn = !model.isWithdrawn;
    await platform.run(sql`
      update goods set withdrawn_at = ${model.isWithdrawn ? world.clock.now() : null}
      where id = ${real.goods.id}`);
    await changed(real);
    lookAll(model);
  }),
);
/** An operator says so: the matcher, which hears of the change too, would part them again. */
const twins = fc.constant(
  command('joined with its twin, or parted', async (model, real) => {
    pass(1);
    model.hasTwin = !model.hasTwin;
    const [low, high] = [real.goods.id, real.twin.id].toSorted((one, other) => one - other);
    await platform.run(sql`
      insert into goods_twin (tenant_id, low_id, high_id, confidence, basis, split_at, kept_at,
        made_at)
      values ('TH', ${low as number}, ${high as number}, 1, 'GTIN',
        ${model.hasTwin ? null : world.clock.now()},
        ${model.hasTwin ? world.clock.now() : null}, ${world.clock.now()})
      on conflict (low_id, high_id) do update set split_at = excluded.split_at,
        kept_at = excluded.kept_at`);
    await changed(real);
    lookAll(model);
  }),
);

/** Each life begins with a watch that fires. */
const BEGIN = [
  createOf({ kind: 'TARGET_PRICE', target: 120_00, withShipping: true, withTwins: false }),
  seeOf({ offer: 0, item: 119_00, shipping: 0, inStock: true, hours: 24 }),
];

test('BEY-05: commands in any order leave as many firings and messages as a model that looks back', async () => {
  let compared = 0;
  const commands = fc.commands(
    [create, lookAt, lookAt, lookAt, unreadable, change, pause, remove, retire, withdraw, twins],
    { maxCommands: 40, size: 'max' },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (all) => {
      const who = await signUp(world);
      const [goods, twin] = (await addGoods(await world.ctx(), 2)) as [Offered, Offered];
      const other = await platform.row<{ id: number }>(sql`
        insert into offer (tenant_id, goods_id, source, external_id, platform, shop_name, url,
          currency, created_at, updated_at)
        select tenant_id, goods_id, 'feed 1', external_id || 'b', platform, 'Other', url, currency,
          created_at, updated_at from offer where id = ${goods.offerId} returning id`);
      const real = {
        who,
        goods,
        twin,
        offerIds: [goods.offerId, other?.id as number, twin.offerId],
      };
      const model: Model = {
        offers: [false, false, true].map((isTwin) => ({ isTwin, last: null, isRetired: false })),
        hasTwin: false,
        isWithdrawn: false,
        watches: [],
        messages: 0,
        isDoubted: false,
      };
      const first = { offer: 0, item: 140_00, shipping: 0, inStock: true };
      await see(real, first);
      await world.jobQueue.workAll();
      (model.offers[0] as ModelOffer).last = { ...first, at: nowMs() };
      for (const one of BEGIN) await one.run(model, real);
      await fc.asyncModelRun(() => ({ model, real }), all);
      compared += model.isDoubted ? 0 : model.messages;
    }),
    { numRuns: Number(process.env.KHUM_LIFE_RUNS ?? 4), endOnFailure: !process.env.KHUM_SHRINK },
  );
  expect(compared).toBeGreaterThan(0);
});
