/** Where a prize is sent: given once, final, encrypted (ACT-06, ACT-07). */
import { isPhone, REQUIRED_ADDRESS } from '#contract/activity/address.ts';
import type { Address } from '#contract/activity/lottery.ts';
import { fail } from '#contract/errors.ts';
import type { ErrorKey } from '#contract/errors.ts';
import sql from 'sql-template-tag';
import { viewerId } from '../../account/index.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import type { Handler } from '../../kernel/module.ts';
import { isHeld } from '../risk/flag.ts';
import { addressIn, AWARD_COLUMNS, deliverBy, sealAddress, showAwards, statusOf } from './award.ts';
import type { AwardRow } from './award.ts';

export const lastAddress: Handler<'lottery.last-address'> = (ctx) => lastOf(ctx, viewerId(ctx));

export async function lastOf(ctx: Context, accountId: number): Promise<Address | null> {
  const row = await ctx.db.row<{ sealed: string }>(sql`
    select address_sealed as sealed from last_address where account_id = ${accountId}`);
  return row ? addressIn(ctx, row.sealed) : null;
}

export const sendAddress: Handler<'lottery.send-address'> = async (
  ctx,
  { awardRecordId, ...given },
) => {
  const me = viewerId(ctx);
  const address = checked(given);
  return inTransaction(ctx, async (inside) => {
    const row = await inside.db.row<AwardRow>(sql`
      select ${AWARD_COLUMNS} from award w join lottery_draw d on d.id = w.draw_id
      where w.id = ${idOf(awardRecordId)} and w.account_id = ${me} for update of w`);
    if (!row) throw fail('activity.record.not_found');
    if (await isHeld(inside, row.activity_id, me)) throw fail('activity.abnormal');
    const status = statusOf(row, ctx.now);
    if (status === 'EXPIRED') throw fail('activity.address_expired');
    if (status !== 'NOT_FILL_ADDRESS') throw fail('activity.address_final');
    const sealed = await sealAddress(inside, address);
    const updated = {
      ...row,
      status: 'NOT_DELIVERED' as const,
      address_sealed: sealed,
      deliver_by: await deliverBy(inside),
    };
    await inside.db.run(sql`
      update award set status = 'NOT_DELIVERED', address_sealed = ${sealed},
        addressed_at = ${ctx.now}, deliver_by = ${updated.deliver_by} where id = ${row.id}`);
    await inside.db.run(sql`
      insert into last_address (account_id, tenant_id, address_sealed, updated_at)
      values (${me}, ${ctx.tenant.id}, ${await sealAddress(inside, address)}, ${ctx.now})
      on conflict (account_id) do update set address_sealed = excluded.address_sealed,
        updated_at = excluded.updated_at`);
    const [shown] = await showAwards(inside, row.activity_id, [updated]);
    return shown as NonNullable<typeof shown>;
  });
};

/** Trimmed; what a parcel needs is there. */
function checked(given: Address): Address {
  const address = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, value.normalize('NFC').trim()]),
  ) as unknown as Address;
  const fields: Record<string, ErrorKey> = Object.fromEntries(
    REQUIRED_ADDRESS.filter((field) => address[field] === '').map((field) => [
      field,
      'field.required',
    ]),
  );
  if (address.phone !== '' && !isPhone(address.phone)) fields.phone = 'field.format';
  if (Object.keys(fields).length > 0) throw fail('common.invalid', { fields });
  return address;
}
