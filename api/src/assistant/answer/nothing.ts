/**
 * Nothing is known of what was asked for: that, the way to an alert for the day that it is offered,
 * and the department that would hold it as a question to go on with.
 */
import type { CurrencyCode } from '#contract/money.ts';
import { ALERT_LIMITS } from '#contract/alert/alert.ts';
import { headOf } from '#contract/text.ts';
import type { Context } from '../../kernel/context.ts';
import type { Intent } from '../../search/index.ts';
import { departmentsHolding, thingIn } from '../../words/index.ts';
import { namesNoGoods } from '../intent/asking.ts';
import { kindOfModel } from '../intent/of-model.ts';
import { without, WORDS } from '../intent/words.ts';
import type { CardRef } from '../queries.ts';
import { amountsIn } from '../sum/amounts.ts';
import { fitting } from './look-up.ts';
import { plainReply } from './plain.ts';
import { follow, line } from './reply.ts';
import type { Reply } from './reply.ts';

export const ALERT_PAGE = '/deal-alerts/new';

/** `text`: what there is none of; `wishes`: what else its department must be within. */
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
  const department = await departmentOf(ctx, text, wishes);
  return {
    lines: [line(ctx, 'find.none', { text })],
    cards: [],
    refs: [],
    page: alertPage(text, most),
    followUps: [...(department === undefined ? [] : [department]), ...follow(ctx, 'follow.deals')],
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

/**
 * The name of the narrowest department that holds such a thing and has goods within the wishes: a
 * question to go on with. Its goods themselves are no answer to who wants a fridge.
 */
async function departmentOf(
  ctx: Context,
  text: string,
  wishes: Intent,
): Promise<string | undefined> {
  const { currency } = ctx.tenant;
  const thing = kindOfModel(text, currency) ?? thingIn(without(text, WORDS.colours), currency);
  if (thing === undefined) return undefined;
  for (const department of departmentsHolding(thing, currency)) {
    const found = await fitting(ctx, { ...wishes, text: department.en });
    // what only has the department's name in its title is of another
    const holds = found.cards.some(({ name }) => {
      const kind = thingIn(name, currency);
      return kind !== undefined && departmentsHolding(kind, currency).includes(department);
    });
    if (holds && !found.isNear) return department[ctx.lang];
  }
  return undefined;
}
