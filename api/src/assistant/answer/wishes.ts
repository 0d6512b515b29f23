/** Wishes beside what is looked for: their names, and what is left without each of them. */
import { OFFICIAL_SHOP, PLATFORM_NAMES, platformOf } from '#contract/catalog/label.ts';
import { moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { labelName } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Intent } from '../../search/index.ts';
import { say } from '../messages/say.ts';
import { line } from './reply.ts';
import type { Reply } from './reply.ts';

/** With what was understood of the wishes, so that nobody wonders what was counted. */
export function withRead(ctx: Context, reply: Reply, intent: Intent): Reply {
  const wishes = wishNames(ctx, intent);
  if (wishes === '') return reply;
  const [first, ...lines] = reply.lines;
  const read = line(ctx, 'find.read', { wishes });
  return { ...reply, lines: [...(first ? [first] : []), read, ...lines] };
}

export function wishNames(ctx: Context, intent: Intent): string {
  return [
    ...wishesIn(ctx, intent).map(({ name }) => name),
    ...(intent.pieces === undefined ? [] : [say(ctx.lang, 'wish.each', { n: intent.pieces })]),
    ...(intent.without ?? []).map((name) => say(ctx.lang, 'wish.without', { name })),
  ].join(', ');
}

interface Wish {
  readonly name: string;
  /** The intent without it. */
  readonly left: Intent;
  readonly isBudget?: boolean;
}

/** What may be taken back, by its name; the budget at last. */
export function wishesIn(ctx: Context, intent: Intent): Wish[] {
  const { labels = [], verdicts, platforms, minAmount, maxAmount } = intent;
  const but = (field: keyof Intent): Intent => {
    const { [field]: _gone, ...left } = intent;
    return left as Intent;
  };
  return [
    ...labels.map((code) => ({
      name:
        code === OFFICIAL_SHOP
          ? say(ctx.lang, 'wish.official')
          : labelName(code as never, ctx.lang),
      left: { ...intent, labels: labels.filter((one) => one !== code) },
    })),
    ...(verdicts ? [{ name: say(ctx.lang, 'wish.real'), left: but('verdicts') }] : []),
    ...(platforms
      ? [
          {
            name: platforms.map((code) => PLATFORM_NAMES[platformOf(code)]).join(', '),
            left: but('platforms'),
          },
        ]
      : []),
    ...(minAmount === undefined && maxAmount === undefined
      ? []
      : [
          {
            name: sayBudget(ctx, intent),
            left: { ...but('maxAmount'), minAmount: undefined } as unknown as Intent,
            isBudget: true,
          },
        ]),
  ];
}

export function sayBudget(ctx: Context, { minAmount, maxAmount }: Intent): string {
  const money = (amount = 0) => moneyText(amount, ctx.tenant.currency as CurrencyCode);
  const key =
    minAmount === undefined ? 'wish.most' : maxAmount === undefined ? 'wish.least' : 'wish.between';
  return say(ctx.lang, key, { from: money(minAmount), to: money(maxAmount) });
}
