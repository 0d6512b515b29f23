/**
 * Marketplaces by their own hosts, without `www.` and `m.`, and the country that each host serves,
 * by the code of its region: another country is a line here. Null: one host serves all countries.
 */
import type { Platform } from '../catalog/label.ts';

export const MARKETPLACE_HOSTS: readonly (readonly [
  host: string,
  platform: Platform,
  country: string | null,
])[] = [
  ['shopee.co.th', 'SHOPEE', 'TH'],
  ['shopee.co.id', 'SHOPEE', 'ID'],
  ['shopee.sg', 'SHOPEE', 'SG'],
  ['shopee.com.my', 'SHOPEE', 'MY'],
  ['shopee.ph', 'SHOPEE', 'PH'],
  ['shopee.vn', 'SHOPEE', 'VN'],
  ['lazada.co.th', 'LAZADA', 'TH'],
  ['lazada.co.id', 'LAZADA', 'ID'],
  ['lazada.sg', 'LAZADA', 'SG'],
  ['lazada.com.my', 'LAZADA', 'MY'],
  ['lazada.com.ph', 'LAZADA', 'PH'],
  ['lazada.vn', 'LAZADA', 'VN'],
  ['tokopedia.com', 'TOKOPEDIA', 'ID'],
  ['ta.tokopedia.com', 'TOKOPEDIA', 'ID'],
  ['tiktok.com', 'TIKTOK_SHOP', null],
  ['shop.tiktok.com', 'TIKTOK_SHOP', null],
  ['shop-id.tokopedia.com', 'TIKTOK_SHOP', 'ID'],
];
