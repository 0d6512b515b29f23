/** The time that winners have to give an address: a reminder before it ends, and what happens then (AMB-38). */
import { localDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { notifyAll } from '../../message/index.ts';
import { AWARD_IS_HELD } from '../risk/held-award.ts';
import { inLanguage } from '../row.ts';
import type { Texts } from '../row.ts';

/** How long before the end winners are reminded; who has no longer is not. */
const REMIND_MS = 3 * 86_400_000;
/** Awards in one transaction. */
const AT_ONCE = 500;

interface Row {
  readonly activity_id: number;
  readonly account_id: number | null;
  readonly address_by: Date;
  readonly name: Texts;
}

/** Reminds winners of whom no address came, once, three days before it is too late. */
export async function remindWinners(ctx: Context): Promise<void> {
  const soon = new Date(ctx.now.getTime() + REMIND_MS);
  await changeAll(
    ctx,
    'award.address_soon',
    sql`update award a set reminded_at = ${ctx.now} from (
        select id from award w where tenant_id = ${ctx.tenant.id} and status = 'NOT_FILL_ADDRESS'
          and reminded_at is null and address_by <= ${soon} and address_by > ${ctx.now}
          and address_by - awarded_at > ${`${REMIND_MS} milliseconds`}::interval and not ${AWARD_IS_HELD}
        order by address_by limit ${AT_ONCE} for update skip locked) due
      where a.id = due.id returning a.activity_id, a.account_id, a.address_by, a.prize_id`,
  );
}

/**
 * Awards whose winner gave no address in time are expired (AMB-38); what was not sent is the operator's again, and
 * never drawn once more. The winner is notified. What is held waits for the end of the hold.
 */
export async function expireAwards(ctx: Context): Promise<void> {
  await changeAll(
    ctx,
    'award.expired',
    sql`update award a set status = 'EXPIRED' from (
        select id from award w where tenant_id = ${ctx.tenant.id} and status = 'NOT_FILL_ADDRESS'
          and address_by <= ${ctx.now} and not ${AWARD_IS_HELD} order by address_by limit ${AT_ONCE} for update skip locked) due
      where a.id = due.id returning a.activity_id, a.account_id, a.address_by, a.prize_id`,
  );
}

async function changeAll(
  ctx: Context,
  kind: 'award.address_soon' | 'award.expired',
  change: Sql,
): Promise<void> {
  let changed = AT_ONCE;
  while (changed === AT_ONCE)
    changed = await inTransaction(ctx, async (inside) => {
      const rows = await inside.db.rows<Row>(sql`
        with changed as (${change})
        select c.activity_id, c.account_id, c.address_by, p.name
        from changed c join lottery_prize p on p.id = c.prize_id`);
      await tell(inside, kind, rows);
      return rows.length;
    });
}

async function tell(
  ctx: Context,
  kind: 'award.address_soon' | 'award.expired',
  rows: readonly Row[],
): Promise<void> {
  const { languages, timezone } = ctx.tenant;
  await notifyAll(
    ctx,
    rows.flatMap(({ activity_id, account_id, address_by, name }) =>
      account_id === null
        ? []
        : [
            {
              accountId: account_id,
              type: 'notice' as const,
              kind,
              holes: {
                prize: inLanguage(name, languages[0] ?? 'en'),
                day: localDay(address_by, timezone),
              },
              link: `/activity/lottery/${activity_id}/prizes`,
            },
          ],
    ),
  );
}
