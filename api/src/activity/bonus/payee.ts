/** Where somebody is paid (ACT-11): sealed, masked on every read but the operator's, which is written down. */
import type { Ask } from '#contract/calls.ts';
import type { Payee } from '#contract/activity/bonus.ts';
import { fail } from '#contract/errors.ts';
import type { ErrorKey } from '#contract/errors.ts';
import { payeeKindsOf } from '#contract/market/payee.ts';
import { firstLetter, wellFormed } from '#contract/text.ts';
import sql from 'sql-template-tag';
import { viewerId } from '../../account/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import { seal, unseal } from '../../kernel/sealed.ts';
import { activityNamed } from '../row.ts';
import { plainNumber } from './row.ts';

const PURPOSE = 'payee';
const SHOWN_LETTERS = 4;
/** What a number of each kind looks like, without blanks and dashes. */
const NUMBERS: Readonly<Record<Payee['kind'], RegExp>> = {
  BANK: /^[0-9A-Z]{6,34}$/,
  // a phone number, an identity or tax number, an e-wallet
  PROMPTPAY: /^(0\d{9}|\d{13}|\d{15})$/,
  E_WALLET: /^(\+?\d{6,20}|[^\s@]+@[^\s@]+)$/,
};

/** Where money goes, whole: never leaves the server but to an operator who says why. */
export interface WholePayee {
  readonly accountName: string;
  readonly accountNo: string;
}

export interface PayeeRow {
  readonly account_id: number;
  readonly kind: Payee['kind'];
  readonly bank_name: string;
  readonly sealed: string;
  readonly updated_at: Date;
}

export const payee: Handler<'payee.current'> = async (ctx) => {
  const [row] = await payeesOf(ctx, [viewerId(ctx)]);
  return row ? showPayee(ctx, row) : null;
};

export const savePayee: Handler<'payee.save'> = async (ctx, { activityId, ...given }) => {
  const me = viewerId(ctx);
  if (activityId !== undefined) await activityNamed(ctx, activityId, 'BONUS');
  if (!payeeKindsOf(ctx.tenant.currency).includes(given.kind))
    throw fail('common.invalid', { fields: { kind: 'field.choice' } });
  const { kind, bankName, ...whole } = checked(given);
  const sealed = await seal(ctx, PURPOSE, JSON.stringify(whole));
  await ctx.db.run(sql`
    insert into payee (account_id, tenant_id, kind, bank_name, sealed, updated_at)
    values (${me}, ${ctx.tenant.id}, ${kind}, ${bankName}, ${sealed}, ${ctx.now})
    on conflict (account_id) do update set kind = excluded.kind, bank_name = excluded.bank_name,
      sealed = excluded.sealed, updated_at = excluded.updated_at`);
  const row = { account_id: me, kind, bank_name: bankName, sealed, updated_at: ctx.now };
  return showPayee(ctx, row);
};

export const payeesOf = (ctx: Context, accountIds: readonly number[]): Promise<PayeeRow[]> =>
  ctx.db.rows<PayeeRow>(sql`
    select account_id, kind, bank_name, sealed, updated_at from payee
    where account_id = any(${accountIds}::bigint[])`);

export const wholePayee = async (ctx: Context, { sealed }: PayeeRow): Promise<WholePayee> =>
  JSON.parse(await unseal(ctx, PURPOSE, sealed)) as WholePayee;

export async function showPayee(ctx: Context, row: PayeeRow): Promise<Payee> {
  const { accountName, accountNo } = await wholePayee(ctx, row);
  return {
    kind: row.kind,
    bankName: row.bank_name,
    accountName: maskedHolder(accountName),
    accountNo: lastOf(accountNo),
    updateTime: row.updated_at.toISOString(),
  };
}

export const lastOf = (accountNo: string): string => [...accountNo].slice(-SHOWN_LETTERS).join('');

/** The first name and a letter of the others; of a single name a letter. */
export function maskedHolder(name: string): string {
  const [first = '', ...others] = name.split(/\s+/);
  if (others.length === 0) return `${firstLetter(first)}•••`;
  return [first, ...others.map((one) => `${firstLetter(one)}•••`)].join(' ');
}

type Given = Omit<Ask<'payee.save'>, 'activityId'>;

function checked({ kind, bankName, accountName, accountNo }: Given): Given {
  const plain = (text: string) =>
    wellFormed(text)
      .normalize('NFC')
      .replaceAll(/\p{Cc}/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const number = plainNumber(wellFormed(accountNo));
  const isMail = kind === 'E_WALLET' && number.includes('@');
  const whole = {
    kind,
    bankName: kind === 'PROMPTPAY' ? '' : plain(bankName),
    accountName: plain(accountName),
    accountNo: isMail ? number.toLowerCase() : number.replaceAll(/[\s().-]/g, ''),
  };
  const fields: Record<string, ErrorKey> = {};
  if (kind !== 'PROMPTPAY' && whole.bankName === '') fields.bankName = 'field.required';
  if (whole.accountName === '') fields.accountName = 'field.required';
  if (!NUMBERS[kind].test(whole.accountNo)) fields.accountNo = 'field.format';
  if (Object.keys(fields).length > 0) throw fail('common.invalid', { fields });
  return whole;
}
