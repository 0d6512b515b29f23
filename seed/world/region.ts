/**
 * What differs between the regions of the demo world: how many goods, which language, which money.
 */
import type { Language } from '#contract/language.ts';
import type { CurrencyCode } from '#contract/money.ts';

export interface Region {
  readonly tenant: string;
  readonly language: Language;
  readonly currency: CurrencyCode;
  readonly timezone: string;
  /** Local money for one baht, and the steps in which shops price. */
  readonly rate: number;
  readonly goods: number;
  readonly deals: number;
  readonly platforms: readonly string[];
  readonly hosts: Readonly<Record<string, string>>;
}

const hostsOf = (country: string): Record<string, string> => ({
  SHOPEE: `shopee.${country}.example`,
  LAZADA: `lazada.${country}.example`,
  TIKTOK: `tiktokshop.${country}.example`,
});

export const REGIONS: readonly Region[] = [
  {
    tenant: 'TH',
    language: 'th',
    currency: 'THB',
    timezone: 'Asia/Bangkok',
    rate: 1,
    goods: 360,
    deals: 300,
    platforms: ['SHOPEE', 'LAZADA', 'TIKTOK'],
    hosts: hostsOf('th'),
  },
  {
    tenant: 'ID',
    language: 'id',
    currency: 'IDR',
    timezone: 'Asia/Jakarta',
    rate: 480,
    goods: 240,
    deals: 150,
    platforms: ['SHOPEE', 'LAZADA', 'TIKTOK'],
    hosts: hostsOf('id'),
  },
  {
    tenant: 'SG',
    language: 'en',
    currency: 'SGD',
    timezone: 'Asia/Singapore',
    rate: 0.04,
    goods: 150,
    deals: 120,
    platforms: ['SHOPEE', 'LAZADA', 'TIKTOK'],
    hosts: hostsOf('sg'),
  },
  {
    tenant: 'MY',
    language: 'en',
    currency: 'MYR',
    timezone: 'Asia/Kuala_Lumpur',
    rate: 0.13,
    goods: 150,
    deals: 110,
    platforms: ['SHOPEE', 'LAZADA', 'TIKTOK'],
    hosts: hostsOf('my'),
  },
  {
    tenant: 'PH',
    language: 'en',
    currency: 'PHP',
    timezone: 'Asia/Manila',
    rate: 1.7,
    goods: 150,
    deals: 110,
    platforms: ['SHOPEE', 'LAZADA', 'TIKTOK'],
    hosts: hostsOf('ph'),
  },
  {
    tenant: 'VN',
    language: 'en',
    currency: 'VND',
    timezone: 'Asia/Ho_Chi_Minh',
    rate: 760,
    goods: 150,
    deals: 110,
    platforms: ['SHOPEE', 'LAZADA', 'TIKTOK'],
    hosts: hostsOf('vn'),
  },
];

/**
 * A price as shops write it: ending in 9, 90 or 9,000, in steps that suit the money. In major
 * units.
 */
export function shopPrice(baht: number, region: Region): number {
  const local = baht * region.rate;
  if (region.currency === 'IDR' || region.currency === 'VND')
    return local < 100_000
      ? Math.max(1000, Math.round(local / 1000) * 1000)
      : Math.round(local / 10_000) * 10_000 - 1000;
  if (local < 10) return Math.max(0.5, Math.round(local * 10) / 10);
  if (local < 100)
    return (
      Math.round(local) - 0.1 * (region.currency === 'SGD' || region.currency === 'MYR' ? 1 : 0)
    );
  if (local < 1000) return Math.round(local / 10) * 10 - 1;
  return Math.round(local / 100) * 100 - 10;
}
