/** Who hears of watches that fired: one message about one product, however many rules it met. */
import { WATCH_KINDS } from '#contract/alert/engine.ts';
import type { WatchDefaults } from '#contract/alert/delivery.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import { notifyAll } from '../../message/index.ts';
import type { Delivery, NewMessage } from '../../message/index.ts';
import { sayAmount } from '../../price/index.ts';
import { defaultsOf, effective } from './defaults.ts';
import type { Evaluated } from './evaluate.ts';
import { deliveryIn } from './row.ts';
import type { WatchRow } from './row.ts';

/** Notifies the owners of what fired, in the transaction of `ctx`. */
export async function notifyOf(ctx: Context, done: readonly Evaluated[]): Promise<void> {
  const fired = done.filter((one) => one.fired !== null);
  const together = Map.groupBy(fired, ({ row }) => `${row.account_id} ${row.goods_id}`);
  // of several rules the one that says most: the order of the kinds
  const first = [...together.values()].map((some) =>
    some.reduce((best, one) => (rank(one) < rank(best) ? one : best)),
  );
  const set = await defaultsOf(
    ctx,
    first.map(({ row }) => row.account_id),
  );
  await notifyAll(
    ctx,
    first.map((one) => ({
      ...messageOf(ctx, one),
      delivery: deliveryOf(one.row, set.get(one.row.account_id)),
    })),
  );
}

/** How the message of a watch leaves: as it says, else as its owner set it for all of them. */
export function deliveryOf(row: WatchRow, set: WatchDefaults | undefined): Delivery {
  const { ways, frequency, loud } = effective(deliveryIn(row), set);
  return { ways, frequency, isLoud: loud, mailsAtOnce: true };
}

const rank = ({ row }: Evaluated): number => WATCH_KINDS.indexOf(row.kind);

function messageOf(ctx: Context, { row, last, threshold }: Evaluated): NewMessage {
  const said = (amount: number | null | undefined): string =>
    typeof amount === 'number' ? sayAmount(amount, ctx.tenant.currency as CurrencyCode) : '';
  return {
    accountId: row.account_id,
    type: 'notice',
    kind: `watch.${row.kind}`,
    holes: {
      price: said(last.amount),
      threshold: said(threshold),
      start: said(row.start_amount),
      typical: said(last.typical),
      lowest: said(typeof threshold === 'number' ? threshold + 1 : null),
    },
    subject: { type: 'GOODS', id: row.goods_id as number },
  };
}
