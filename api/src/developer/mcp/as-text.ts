/**
 * What a tool found, in lines that a model can quote: each price with when it was seen and its
 * link. Words of shops are between « and », which they cannot contain. Pure.
 */
import { NOTICE } from '#contract/developer/tool.ts';
import type { Tool } from '#contract/developer/tool.ts';
import type { V1Answer } from '#contract/developer/v1/define.ts';
import type { coupons, deals, goods, prices, verdict } from '#contract/developer/v1/read.ts';
import type { V1Price } from '#contract/developer/v1/shape.ts';
import { formatDiscount, moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { headOf } from '#contract/text.ts';

/** Steps of a history that are listed; the structured answer has all. */
const STEPS_SHOWN = 12;

export function asText(name: Tool['name'], found: unknown): string {
  return [NOTICE, ...FORMATTERS[name](found as never)].join('\n');
}

const FORMATTERS = {
  search_deals: (found: V1Answer<typeof deals>) => [
    countOf(found.total, found.items.length),
    ...found.items.map(
      (one) =>
        `- ${quoted(one.title)} | ${priceOf(one.price)} | verdict ${judgementOf(one.verdict)} | product ${one.goodsCode} | ${one.state} | ${one.url}`,
    ),
  ],
  search_products: (found: V1Answer<typeof goods>) => [
    countOf(found.total, found.items.length),
    ...found.items.map(
      (one) =>
        `- ${quoted(one.name)} | ${priceOf(one.price)} | verdict ${judgementOf(one.verdict)} | product ${one.code} | ${one.url}`,
    ),
  ],
  price_history: (found: V1Answer<typeof prices>) => {
    const seen = (name: string, one: typeof found.lowest) =>
      one ? [`${name} ${money(one.amount, found.currency)}, seen ${one.at}`] : [];
    return [
      `Product ${found.code}, ${found.from} to ${found.to}, seen on ${found.observedDays} days. ${found.url}`,
      ...seen('Now', found.current),
      ...seen('Lowest', found.lowest),
      ...seen('Highest', found.highest),
      ...(found.typicalAmount === null
        ? []
        : [`Usual ${money(found.typicalAmount, found.currency)}`]),
      ...found.points
        .slice(-STEPS_SHOWN)
        .map(
          ({ at, amount, state }) =>
            `- ${at} ${amount === null ? state.replaceAll('_', ' ') : money(amount, found.currency)}`,
        ),
    ];
  },
  verdict: (found: V1Answer<typeof verdict>) => [
    `Product ${found.code}: ${judgementOf(found)}. ${priceOf(found.price)}. ${found.url}`,
    ...(found.text ? [found.text] : []),
    ...(found.priorLowAmount === null
      ? []
      : [
          `Lowest in the 30 days before: ${money(found.priorLowAmount, found.price.currency)}, ${found.priorLowAt}`,
        ]),
  ],
  coupons: (found: V1Answer<typeof coupons>) => [
    countOf(found.total, found.items.length),
    ...found.items.map((one) => {
      const off =
        one.offAmount === null
          ? formatDiscount(one.offFraction)
          : `-${money(one.offAmount, one.currency)}`;
      const tried = `worked for ${one.works}, failed for ${one.fails}${one.lastWorkedAt ? `, last worked ${one.lastWorkedAt}` : ''}`;
      const terms = [
        one.minSpendAmount === null ? '' : ` from ${money(one.minSpendAmount, one.currency)}`,
        one.capAmount === null ? '' : ` at most ${money(one.capAmount, one.currency)}`,
        one.shopName === null ? '' : ` in the shop ${quoted(one.shopName)}`,
      ].join('');
      return `- ${quoted(one.title)} | code ${one.code === null ? 'none needed' : quoted(one.code)} | ${off || 'see title'}${terms} | ${tried} | ends ${one.endsAt ?? 'not known'} | ${one.url}`;
    }),
  ],
} as const;

function countOf(total: number, told: number): string {
  return told === 0 ? 'Nothing found.' : `${told} of ${total}:`;
}

/** One line, and the marks around it are ours. */
function quoted(text: string): string {
  return `«${headOf(text.replace(/[«»]/g, '"').replace(/\s+/g, ' ').trim(), 300)}»`;
}

/** A price not seen for long is given as the last one, never as one of now. */
function priceOf({ amount, currency, wasAmount, seenAt, isCurrent }: V1Price): string {
  if (!isCurrent)
    return `last seen at ${money(amount, currency)}, ${seenAt ?? 'at an unknown time'}, may be another price now`;
  const was = wasAmount === null ? '' : ` (the shop says it was ${money(wasAmount, currency)})`;
  return `${money(amount, currency)}${was}, seen ${seenAt ?? 'at an unknown time'}`;
}

function judgementOf({ kind, words }: { kind: string; words: string }): string {
  return `${kind} (${words})`;
}

function money(amount: number, currency: CurrencyCode): string {
  return amount === 0 ? 'free' : moneyText(amount, currency);
}
