/** What vouchers leave to be paid of an order. Pure; minor units. */
import { moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Voucher } from './voucher.ts';

export interface Take {
  readonly voucher: Voucher;
  readonly off: number;
}

export interface Paid {
  /** "฿640 - ฿60 + ฿40". */
  readonly sum: string;
  readonly pay: number;
}

/** What takes the most first; of two by one issuer the better, as one order takes one of each. */
export function oneOfEach(takes: readonly Take[]): Take[] {
  const sorted = takes.toSorted((a, b) => b.off - a.off);
  return sorted.filter(
    ({ voucher: { issuer } }, at) =>
      issuer === null || sorted.findIndex(({ voucher }) => voucher.issuer === issuer) === at,
  );
}

/** What is left to be paid, and how it comes about. */
export function payOf(
  currency: CurrencyCode,
  takes: readonly Take[],
  total: number,
  shipping: number,
): Paid {
  const money = (amount: number) => moneyText(amount, currency);
  const offOn = (isOfShipping: boolean, most: number) =>
    Math.min(
      most,
      takes
        .filter(({ voucher }) => (voucher.issuer === 'SHIPPING') === isOfShipping)
        .reduce((sum, { off }) => sum + off, 0),
    );
  const pay = total - offOn(false, total) + shipping - offOn(true, shipping);
  const used = takes.filter(({ off }) => off > 0 || takes.length === 1);
  const minus = used.map(({ off }) => `- ${money(off)}`);
  const sum = [money(total), ...minus, ...(shipping > 0 ? [`+ ${money(shipping)}`] : [])];
  return { sum: sum.join(' '), pay };
}

const isOfItems = ({ voucher: { issuer }, off }: Take): boolean =>
  issuer !== 'SHIPPING' && issuer !== 'COINS' && off > 0;

/** Of one that nobody is said to give it is not known whether it goes with others. */
export function areSure(takes: readonly Take[]): boolean {
  const ofItems = takes.filter(isOfItems);
  return ofItems.length < 2 || ofItems.every(({ voucher }) => voucher.issuer !== null);
}

/** Those that go together for sure: where that is not known, the best alone. */
export function sureOf(takes: readonly Take[]): Take[] {
  const used = oneOfEach(takes.filter(({ off }) => off > 0));
  const best = used.find(isOfItems);
  return areSure(used) ? used : used.filter((one) => !isOfItems(one) || one === best);
}
