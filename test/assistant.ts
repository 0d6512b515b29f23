/** Asks the assistant as a page does: a conversation, a question, the events of its answer. */
import sql from 'sql-template-tag';
import type { Answer } from '#contract/calls.ts';
import { CURRENCIES, typedAmount } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { StreamEvent } from '#contract/assistant/conversation.ts';
import type { World } from './world.ts';

export type Done = Extract<StreamEvent, { event: 'done' }>;
export interface Heard {
  /** Empty when it was refused. */
  readonly events: StreamEvent[];
  readonly text: string;
  readonly done: Done | undefined;
  /** Of a refusal. */
  readonly errorKey: string | undefined;
  readonly message: string | undefined;
}

/** The events of a stream. */
export function eventsIn(body: string): StreamEvent[] {
  return body
    .split('\n\n')
    .filter((part) => part.startsWith('event: '))
    .map((part) => {
      const [, event = '', data = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
      return { event, ...(JSON.parse(data) as object) } as StreamEvent;
    });
}

export async function begin(world: World, headers: Record<string, string>): Promise<string> {
  return (
    (await world.call('conversation.create', {}, headers)).data as Answer<'conversation.create'>
  ).id;
}

/** Asks in a conversation, by default in a new one. */
export async function askAssistant(
  world: World,
  text: string,
  headers: Record<string, string>,
  conversation?: string,
): Promise<Heard> {
  const id = conversation ?? (await begin(world, headers));
  const answer = await world.app.server.inject({
    method: 'POST',
    url: `/api/saas-search-service/ai/conversations/${id}/messages`,
    headers,
    payload: { text },
  });
  if (!String(answer.headers['content-type']).startsWith('text/event-stream')) {
    const { errorKey, message } = answer.json() as { errorKey: string; message: string };
    return { events: [], text: '', done: undefined, errorKey, message };
  }
  const events = eventsIn(answer.body);
  const last = events.at(-1);
  return {
    events,
    text: events.map((one) => (one.event === 'text' ? one.delta : '')).join(''),
    done: last?.event === 'done' ? last : undefined,
    errorKey: last?.event === 'failed' ? last.errorKey : undefined,
    message: last?.event === 'failed' ? last.message : undefined,
  };
}

/** Every amount that is in a row of this tenant, as a number in the main unit. */
export async function amountsOf(world: World, tenant: string): Promise<Set<string>> {
  const ctx = await world.ctx(tenant);
  const rows = await ctx.db.rows<{ amount: number }>(sql`
    select current_amount as amount from goods_price union select origin_amount from goods_price
      where origin_amount is not null
    union select effective_amount from offer_price union select was_amount from offer_price
      where was_amount is not null
    union select amount from coupon where amount is not null union select min_spend_amount
      from coupon where min_spend_amount is not null
    union select cap_amount from coupon where cap_amount is not null union select shipping_amount
      from offer_price where shipping_amount is not null
    union select low from price_day union select mid from price_day union select close
      from price_day
    union select (evidence->>'typicalAmount')::bigint from goods_price
      where evidence->>'typicalAmount' is not null
    union select (evidence->>'priorAmount')::bigint from goods_price
      where evidence->>'priorAmount' is not null
    union select (evidence->>'raisedAmount')::bigint from goods_price
      where evidence->>'raisedAmount' is not null`);
  const { digits } = CURRENCIES[ctx.tenant.currency as CurrencyCode];
  return new Set(rows.map(({ amount }) => String(amount / 10 ** digits)));
}

/** How much one is cheaper than another. */
export function isDifference(value: number, prices: readonly number[]): boolean {
  return prices.some((one) => prices.some((other) => Math.abs(one - other - value) < 0.005));
}

/** What a card costs, in units of its currency. */
export async function paidIn(world: World, tenant: string): Promise<(price: string) => number> {
  const currency = (await world.ctx(tenant)).tenant.currency as CurrencyCode;
  return (price) =>
    (typedAmount(price, currency) ?? Number.NaN) / 10 ** CURRENCIES[currency].digits;
}
