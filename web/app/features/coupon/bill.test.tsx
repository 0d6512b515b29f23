import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CouponStack } from '#contract/catalog/goods.ts';
import { billOf } from '#contract/price/bill.ts';
import type { Bill } from '#contract/price/bill.ts';
import { duringVisit } from '../../during-visit.ts';
import type { PageContext } from '../../lib/page.ts';
import { en } from '../../messages/en/index.ts';
import { id } from '../../messages/id/index.ts';
import { th } from '../../messages/th/index.ts';
import { BillLines } from './bill.tsx';

const languages = { th, en, id };
const parts = {
  itemAmount: 1390_00,
  shippingAmount: 29_00,
  couponAmount: null,
  couponCode: null,
  withShipping: true,
  withCoupon: true,
  effectiveAmount: 1419_00,
} as unknown as Bill['parts'];

function billIn(lang: keyof typeof languages, bill: Bill): string {
  const visit = {
    page: { lang, tenant: { code: 'TH', currencyCode: 'THB' } } as unknown as PageContext,
    messages: languages[lang] as never,
  };
  const shop = { platform: 'SHOPEE', shopName: null } as const;
  return duringVisit(visit, () =>
    renderToStaticMarkup(<BillLines bill={bill} currency="THB" shop={shop} />),
  );
}

function stepsOf(lang: keyof typeof languages, coupons: Bill['coupons']): string[] {
  const html = billIn(lang, { parts, coupons, instead: null, payAmount: 1150_00 });
  return [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, text = '']) => text);
}

test('BEY-08: every coupon that the sum counts has a step, in three languages', () => {
  for (const lang of ['th', 'en', 'id'] as const) {
    const steps = stepsOf(lang, [
      { code: 'WEEKEND150', title: '', amount: 150_00 },
      { code: 'FOLLOW15', title: '', amount: 15_00 },
      { code: null, title: 'Shopee', amount: 100_00 },
    ]);
    expect(steps.length, lang).toBe(5);
    for (const named of ['WEEKEND150', 'FOLLOW15', 'Shopee'])
      expect(
        steps.filter((step) => step.includes(named)).length,
        `${lang} ${named}`,
      ).toBeGreaterThan(0);
    expect(stepsOf(lang, [{ code: null, title: 'Shopee', amount: 100_00 }]).length).toBe(3);
  }
});

test('BEY-04, BEY-08: where better coupons take the place of the one in the price, the bill says so', () => {
  const priced = { ...parts, couponAmount: 20_00, couponCode: 'VIP30', effectiveAmount: 1399_00 };
  const stack = (code: string, amount: number) =>
    ({
      used: [{ id: '1', code, title: code, amount }],
      couponAmount: amount,
      payAmount: 1419_00 - amount,
    }) as unknown as CouponStack;
  for (const lang of ['th', 'en', 'id'] as const) {
    const html = billIn(lang, billOf(priced, stack('WEEKEND150', 150_00)));
    expect(html, lang).toContain('VIP30');
    expect(html, lang).toContain('฿1,399');
    expect(billIn(lang, billOf(priced, stack('VIP30', 20_00))), lang).not.toContain(
      'bill__instead',
    );
    expect(billIn(lang, billOf(priced, null)), lang).not.toContain('bill__instead');
  }
});
