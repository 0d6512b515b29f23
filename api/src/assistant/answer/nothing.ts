/**
 * Nothing is known of what was asked for: what the department has that would hold it, and the way
 * to an alert for the day that it is offered.
 */
import type { CurrencyCode } from '#contract/money.ts';
import { ALERT_LIMITS } from '#contract/alert/alert.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import { headOf } from '#contract/text.ts';
import type { Context } from '../../kernel/context.ts';
import type { Intent } from '../../search/index.ts';
import { departmentsHolding, dictionaryOf, thingIn } from '../../words/index.ts';
import { namesNoGoods } from '../intent/asking.ts';
import { kindOfModel } from '../intent/of-model.ts';
import { without, WORDS } from '../intent/words.ts';
import type { CardRef } from '../queries.ts';
import { amountsIn } from '../sum/amounts.ts';
import { fitting } from './look-up.ts';
import { plainReply } from './plain.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Reply } from './reply.ts';

export const ALERT_PAGE = '/deal-alerts/new';
const BESIDE = 3;

/** `text`: what there is none of; of its department only what is within the other wishes. */
export async function nothingReply(
  ctx: Context,
  text: string,
  wishes: Intent,
  most = wishes.maxAmount,
): Promise<Reply> {
  // "buy 1 get 1 599, or 40% off 499": a sum that is not read is no thing
  const isSum = amountsIn(text, ctx.tenant.currency as CurrencyCode).length > 1;
  if (isSum && thingIn(text, ctx.tenant.currency) === undefined)
    return plainReply(ctx, 'sum.unread');
  // "what will be cheaper?": there is no such thing to deny
  if (namesNoGoods(text, ctx.tenant.currency))
    return {
      lines: [line(ctx, 'find.unread', { text })],
      cards: [],
      refs: [],
      followUps: follow(ctx, 'follow.deals'),
    };
  const { cards, department } = await besideOf(ctx, text, wishes);
  const called = department?.[ctx.lang];
  return {
    lines: [
      line(ctx, 'find.none', { text }),
      ...(called === undefined ? [] : [line(ctx, 'find.beside', { department: called })]),
      ...cards.map((card) => aboutCard(ctx, 'find.line', card)),
    ],
    cards,
    refs: cards.map((card) => refOf(card, 'SEARCH')),
    page: alertPage(text, most),
    followUps: [...(called === undefined ? [] : [called]), ...follow(ctx, 'follow.deals')],
  };
}

/** The form of an alert about what there is none of, or none at this price or less. */
export function alertPage(text: string, most?: number): string {
  const keyword = headOf(text, ALERT_LIMITS.keyword);
  const fields = new URLSearchParams({ keyword });
  if (most !== undefined) fields.set('maxAmount', String(most));
  return `${ALERT_PAGE}?${fields}`;
}

/** What an alert is for, by the address of its form; undefined: it is another page. */
export function alertOf(path: string): { text: string; most?: number } | undefined {
  const [page, query] = path.split('?');
  if (page !== ALERT_PAGE) return undefined;
  const fields = new URLSearchParams(query);
  const [text, most] = [fields.get('keyword') ?? '', fields.get('maxAmount')];
  return { text, ...(most === null ? {} : { most: Number(most) }) };
}

/** What the answer with these cards had none of. */
export function missedIn(refs: readonly CardRef[]): ReturnType<typeof alertOf> {
  return alertOf(refs.find(({ kind }) => kind === 'PAGE')?.path ?? '');
}

interface Beside {
  readonly cards: readonly GoodsCard[];
  readonly department?: ReturnType<typeof departmentsHolding>[number];
}

/** Of the narrowest department that holds such a thing and has goods, one of each kind. */
async function besideOf(ctx: Context, text: string, wishes: Intent): Promise<Beside> {
  const { currency } = ctx.tenant;
  const thing = kindOfModel(text, currency) ?? thingIn(without(text, WORDS.colours), currency);
  if (thing === undefined) return { cards: [] };
  for (const department of departmentsHolding(thing, currency)) {
    const found = await fitting(ctx, { ...wishes, text: department.en });
    if (found.isNear) continue;
    const byKind = new Map<string, GoodsCard>();
    for (const card of found.cards) {
      const kind = thingIn(card.name, currency);
      // what only has the department's name in its title is of another
      if (kind === undefined || !departmentsHolding(kind, currency).includes(department)) continue;
      const head = dictionaryOf(currency).kindsOf(kind)[0] ?? kind;
      if (!byKind.has(head)) byKind.set(head, card);
    }
    if (byKind.size > 0) return { cards: [...byKind.values()].slice(0, BESIDE), department };
  }
  return { cards: [] };
}
