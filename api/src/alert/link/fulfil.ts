/**
 * Tells whoever waits for a link that Khum has its price (BEY-14). A wait goes in the transaction of
 * its message: what is sent is over, and what fails is sent at the next try.
 */
import { PLAIN_DELIVERY } from '#contract/alert/limits.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import { LANGUAGES } from '#contract/language.ts';
import { moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { chipOf, mayBeMistake } from '#contract/price/chip.ts';
import { sayPrice } from '#contract/price/say.ts';
import { formatDate } from '#contract/time.ts';
import sql from 'sql-template-tag';
import { goodsCards } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import { notifyAll } from '../../message/index.ts';
import type { Delivery, NewMessage } from '../../message/index.ts';
import { sayOdd } from '../messages/say.ts';
import { defaultsOf, effective } from '../watch/defaults.ts';
import { offersForWaits, waitsForGoods } from './matches.ts';
import type { Match } from './matches.ts';
import { endedBefore } from './row.ts';

/** Goods, and waits, that are looked at together. */
const AT_ONCE = 1000;

/** Goods of which there is news: prices that were judged, or goods that are listed again. */
export async function fulfilLinks(ctx: Context, goodsIds: readonly number[]): Promise<void> {
  for (let from = 0; from < goodsIds.length; from += AT_ONCE)
    await tell(ctx, await waitsForGoods(ctx.db, goodsIds.slice(from, from + AT_ONCE)));
}

/**
 * Looks at every wait, for what came in the moment in which it was made and whatever else had no news
 * of its own, and ends those that are too old; wakes every hour.
 */
export async function fulfilMissed(ctx: Context): Promise<void> {
  await ctx.db.run(sql`delete from link_wait where created_at <= ${endedBefore(ctx)}`);
  let after = 0;
  for (;;) {
    const rows = await ctx.db.rows<{ id: number }>(sql`
      select id from link_wait where id > ${after} order by id limit ${AT_ONCE}`);
    await tell(
      ctx,
      await offersForWaits(
        ctx.db,
        rows.map(({ id }) => id),
      ),
    );
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
}

async function tell(ctx: Context, matches: readonly Match[]): Promise<void> {
  const cards = new Map(
    (await goodsCards(ctx, [...new Set(matches.map(({ goodsId }) => goodsId))])).map((card) => [
      Number(card.id),
      card,
    ]),
  );
  // whoever deletes it tells: another worker may have found the same
  const known = matches.filter(({ goodsId }) => cards.has(goodsId));
  if (known.length === 0) return;
  const gone = await ctx.db.rows<{ id: number }>(sql`
    delete from link_wait where id = any(${known.map(({ id }) => id)}::bigint[])
      and created_at > ${endedBefore(ctx)} returning id`);
  const claimed = new Set(gone.map(({ id }) => id));
  // two links of one product are one message
  const told = new Map(
    known
      .filter(({ id }) => claimed.has(id))
      .map((one) => [`${one.accountId} ${one.goodsId}`, one]),
  );
  const set = await defaultsOf(
    ctx,
    [...told.values()].map(({ accountId }) => accountId),
  );
  await notifyAll(
    ctx,
    [...told.values()].map(({ accountId, goodsId }) => ({
      accountId,
      type: 'notice',
      ...said(ctx, cards.get(goodsId) as GoodsCard),
      subject: { type: 'GOODS', id: goodsId },
      delivery: deliveryAs(effective(PLAIN_DELIVERY, set.get(accountId))),
    })),
  );
}

/** As its owner set it for all price watches. */
const deliveryAs = ({ ways, frequency }: ReturnType<typeof effective>): Delivery => ({
  ways,
  frequency,
  mailsAtOnce: true,
});

/** The price with its verdict, in every language, since nobody knows yet in which one it is read. */
function said(ctx: Context, card: GoodsCard): Pick<NewMessage, 'kind' | 'holes'> {
  if (!card.inStock) return { kind: 'watch.KNOWN.out' };
  const { verdict, isCurrent, currentAmount } = card;
  const { currency: code, timezone, dateFormat } = ctx.tenant;
  const currency = code as CurrencyCode;
  const date = (time: string) => formatDate(time, timezone, dateFormat);
  const chip = chipOf(verdict, isCurrent);
  return {
    kind: 'watch.KNOWN',
    holes: Object.fromEntries([
      ['price', moneyText(currentAmount, currency)],
      ['amount', String(currentAmount)],
      ...LANGUAGES.flatMap((lang) => [
        [`verdict.${lang}`, sayPrice(lang, chip, { currency, date })],
        [`odd.${lang}`, mayBeMistake(verdict) ? sayOdd(lang) : ''],
      ]),
    ]) as Record<string, string>,
  };
}
