/**
 * What every surface says of one product's price. A price and its verdict are one thing, stored
 * once: `expectOneVerdict` asks for it wherever it appears (list, page, comparison, chart, verdict,
 * deal, /v1, MCP, badge, card of other sites, feed, assistant) and holds each answer to the card.
 */
import { expect } from 'vitest';
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Answer } from '#contract/calls.ts';
import { chipOf } from '#contract/price/chip.ts';
import { factsOf } from '#contract/price/fact.ts';
import { sayPrice } from '#contract/price/say.ts';
import { formatDate } from '#contract/time.ts';
import { explainReply, priceReply } from '#api/assistant/answer/price.ts';
import type { Context } from '#api/kernel/context.ts';
import type { World } from './world.ts';

/** Kind, figures and words of a card, as other surfaces must repeat them. */
export function saidOf(
  { lang, tenant }: Context,
  card: GoodsCard,
): { words: string; text: string } {
  const manner = {
    currency: card.currencyCode,
    date: (time: string) => formatDate(time, tenant.timezone, tenant.dateFormat),
  };
  const shown = {
    amount: card.currentAmount,
    was: card.originAmount,
    seenTime: card.seenTime ?? '',
    isCurrent: card.isCurrent,
    timezone: tenant.timezone,
  };
  return {
    words: sayPrice(lang, chipOf(card.verdict, card.isCurrent), manner),
    text: factsOf(card.verdict, shown)
      .map((fact) => sayPrice(lang, fact, manner))
      .join(' '),
  };
}

/** A card, and how another surface is asked about the same product. */
interface Surface {
  readonly world: World;
  readonly ctx: Context;
  readonly card: GoodsCard;
  readonly headers: Record<string, string>;
  /** What failures begin with. */
  readonly at: string;
  readonly words: string;
  readonly text: string;
}

export async function expectOneVerdict(world: World, ctx: Context, card: GoodsCard): Promise<void> {
  const surface: Surface = {
    world,
    ctx,
    card,
    headers: { 'x-tenant': ctx.tenant.id, 'accept-language': ctx.lang },
    at: `${ctx.tenant.id} ${card.code}`,
    ...saidOf(ctx, card),
  };
  expectFigures(surface);
  const own = await expectPage(surface);
  await expectVerdict(surface);
  await expectChart(surface, own.length);
  await expectV1(surface);
  await expectElsewhere(surface);
  await expectAssistant(surface);
}

const ask = async <Name extends Parameters<World['call']>[0]>(
  { world, headers }: Surface,
  name: Name,
  given: Parameters<World['call']>[1],
) => (await world.call(name, given as never, headers)).data as Answer<Name>;

const get = ({ world, headers }: Surface, url: string) =>
  world.app.server.inject({ method: 'GET', url, headers: { host: 'khum.example', ...headers } });

/** The figures of the card add up among themselves. */
function expectFigures({ at, card: { verdict, currentAmount, originAmount } }: Surface): void {
  if (originAmount !== null) expect(originAmount, at).toBeGreaterThan(currentAmount);
  if (verdict.claimed !== null && originAmount !== null)
    expect(Math.abs(verdict.claimed - (1 - currentAmount / originAmount)), at).toBeLessThan(0.0002);
}

/** Answers with the offers that are no twins. */
async function expectPage(surface: Surface) {
  const { card, at } = surface;
  const { verdict, currentAmount, originAmount, isCurrent } = card;
  const page = await ask(surface, 'goods.detail', { code: card.code });
  expect({ ...page.verdict }, `${at} page`).toEqual(verdict);
  expect(
    [page.currentAmount, page.originAmount, page.isCurrent, page.parts.effectiveAmount],
    `${at} page`,
  ).toEqual([currentAmount, originAmount, isCurrent, currentAmount]);
  const own = page.offers.filter((offer) => offer.twin === null);
  // offers come by what is paid with their coupons, and the price is of one of them
  const best = own.find(({ id }) => id === verdict.offerId);
  // lows are those of goods; all else is the offer's own
  expect({ ...best?.verdict, asLowTime: null }, `${at} comparison`).toEqual({
    ...verdict,
    asLowTime: null,
  });
  expect([best?.currentAmount, best?.originAmount, best?.isCurrent], `${at} comparison`).toEqual([
    currentAmount,
    originAmount,
    isCurrent,
  ]);
  const ages = page.offers.filter((offer) => offer.inStock).map((offer) => offer.isCurrent);
  expect(ages, `${at}: what is long unseen comes last`).toEqual(
    ages.toSorted((a, b) => Number(b) - Number(a)),
  );
  return own;
}

async function expectVerdict(surface: Surface): Promise<void> {
  const { card, at, text } = surface;
  const judged = await ask(surface, 'price.verdict', { id: card.code });
  expect(judged.verdict, `${at} verdict`).toEqual(card.verdict);
  expect([judged.currentAmount, judged.originAmount, judged.text], `${at} verdict`).toEqual([
    card.currentAmount,
    card.originAmount,
    text,
  ]);
}

/** The chart draws what the sentences count. */
async function expectChart(surface: Surface, offers: number): Promise<void> {
  const { card, at } = surface;
  const { verdict, currentAmount, isCurrent } = card;
  const chart = await ask(surface, 'price.statistics', {
    id: card.code,
    dayRange: 0,
    judged: true,
  });
  expect([chart.typical, card.spark.typical], `${at}: one usual price`).toEqual([
    verdict.typicalAmount,
    verdict.typicalAmount,
  ]);
  expect(chart.offerId, `${at} chart`).toBe(
    offers > 1 && verdict.typicalAmount !== null ? verdict.offerId : null,
  );
  expect(chart.current?.amount ?? null, `${at} chart`).toBe(isCurrent ? currentAmount : null);
}

async function expectV1(surface: Surface): Promise<void> {
  const { card, at, words, text } = surface;
  const { verdict, currentAmount, originAmount, isCurrent } = card;
  const outside = (await get(surface, `/v1/goods/${card.code}`)).json() as {
    verdict: object;
    price: object;
  };
  expect(outside.verdict, `${at} /v1`).toMatchObject({
    kind: verdict.kind,
    words,
    realDiscount: verdict.real,
    typicalAmount: verdict.typicalAmount,
  });
  expect(outside.price, `${at} /v1`).toMatchObject({
    amount: currentAmount,
    wasAmount: originAmount,
    isCurrent,
  });
  expect(
    (await get(surface, `/v1/goods/${card.code}/verdict`)).json(),
    `${at} /v1 verdict`,
  ).toMatchObject({
    kind: verdict.kind,
    words,
    text,
  });
}

/** MCP, badges and cards of other sites. */
async function expectElsewhere(surface: Surface): Promise<void> {
  const { world, ctx, card, headers, at, words } = surface;
  expect(await toolOf(world, headers, card.code), `${at} MCP`).toContain(
    `${card.verdict.kind} (${words})`,
  );
  for (const [name, url] of [
    ['badge', `/badge/${card.code}.svg?lang=${ctx.lang}`],
    ['embed', `/embed/${card.code}?lang=${ctx.lang}`],
  ] as const)
    expect((await get(surface, url)).body, `${at} ${name}`).toContain(words);
}

async function expectAssistant({ ctx, card, at, text }: Surface): Promise<void> {
  expect((await explainReply(ctx, card)).lines.at(-1)?.text, `${at} assistant`).toBe(text);
  for (const { text: line } of (await priceReply(ctx, card)).lines)
    if (!card.isCurrent) expect(line, `${at} assistant`).not.toMatch(/%/);
}

async function toolOf(
  world: World,
  headers: Record<string, string>,
  product: string,
): Promise<string> {
  const answer = await world.app.server.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      host: 'khum.example',
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    payload: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'verdict', arguments: { product } },
    }),
  });
  return (answer.json() as { result: { content: [{ text: string }] } }).result.content[0].text;
}
