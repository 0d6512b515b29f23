/** Notifies the owners of alerts of the deals that they fired for, in the transaction of `ctx`. */
import { moneyText } from '#contract/money.ts';
import { LANGUAGES } from '#contract/language.ts';
import { CHANNEL_KINDS } from '#contract/message/delivery.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import { notifyAll } from '../../message/index.ts';
import type { LookDelivery } from '../watch/look-log.ts';
import { deliveryLogged } from '../watch/notify.ts';
import type { Judged } from './fire.ts';
import { wishIn } from './row.ts';
import { namesOf, sentenceOf } from './show.ts';

/** Every way but mail. */
const WITHOUT_MAIL = CHANNEL_KINDS.filter((kind) => kind !== 'EMAIL');

/** How each left the site; absent: its owner wants none of it. */
export async function notifyOfDeals(
  ctx: Context,
  fired: readonly Judged[],
): Promise<Map<Judged, LookDelivery>> {
  if (fired.length === 0) return new Map();
  const reasons = await reasonsOf(ctx, fired);
  const sent = await notifyAll(
    ctx,
    fired.map(({ alert, deal }) => ({
      accountId: alert.account_id,
      type: 'notice',
      kind: 'alert.deal',
      holes: {
        price: moneyText(deal.moment.amount, ctx.tenant.currency as CurrencyCode),
        amount: String(deal.moment.amount),
        alert: String(alert.id),
        ...reasons.get(alert.id),
      },
      subject: { type: 'CONTENT', id: deal.id },
      about: `GOODS ${deal.goodsId}`,
      delivery: {
        ways: alert.email_notify ? null : WITHOUT_MAIL,
        frequency: alert.frequency,
        mailsAtOnce: true,
      },
    })),
  );
  return new Map(
    fired.flatMap((one, index): [Judged, LookDelivery][] => {
      const left = sent[index];
      return left ? [[one, deliveryLogged(ctx, left)]] : [];
    }),
  );
}

/** The sentences of alerts in every language, since nobody knows yet in which one they are read. */
async function reasonsOf(
  ctx: Context,
  fired: readonly Judged[],
): Promise<Map<number, Record<string, string>>> {
  const wishes = new Map(fired.map(({ alert }) => [alert.id, wishIn(alert)]));
  const found = new Map<number, Record<string, string>>();
  for (const lang of LANGUAGES) {
    const spoken: Context = { ...ctx, lang };
    const names = await namesOf(spoken, [...wishes.values()]);
    for (const [id, wish] of wishes)
      found.set(id, {
        ...found.get(id),
        [`why.${lang}`]: sentenceOf(spoken, { ...wish, frequency: 'INSTANT' }, names),
      });
  }
  return found;
}
