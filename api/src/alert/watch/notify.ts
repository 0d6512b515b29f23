/** Who hears of watches that fired: one message about one product, however many rules it met. */
import { WATCH_KINDS } from '#contract/alert/engine.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import { notify } from '../../message/index.ts';
import { sayAmount } from '../../price/index.ts';
import type { Evaluated } from './evaluate.ts';

/** Notifies the owners of what fired, in the transaction of `ctx`. */
export async function notifyOf(ctx: Context, done: readonly Evaluated[]): Promise<void> {
  const fired = done.filter((one) => one.fired !== null);
  const together = Map.groupBy(fired, ({ row }) => `${row.account_id} ${row.goods_id}`);
  for (const some of together.values()) {
    // the rule that says most: the order of the kinds
    const [first] = some.toSorted((a, b) => rank(a) - rank(b));
    if (first) await notifyOne(ctx, first);
  }
}

const rank = ({ row }: Evaluated): number => WATCH_KINDS.indexOf(row.kind);

async function notifyOne(ctx: Context, { row, last, looks }: Evaluated): Promise<void> {
  const said = (amount: number | null | undefined): string =>
    typeof amount === 'number' ? sayAmount(amount, ctx.tenant.currency as CurrencyCode) : '';
  const threshold = looks.findLast(({ outcome }) => outcome === 'FIRED')?.threshold;
  await notify(ctx, {
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
  });
}
