/**
 * Tables of other modules that a module's SQL reads, because what it finds must be joined in the database. They belong
 * to lower rungs, and nobody but the owner ever writes to them. A house test fails when one is missing here, or no
 * longer read.
 */
export const READS: Readonly<Record<string, readonly string[]>> = {
  assistant: ['brand'],
  content: ['account', 'account_group_member', 'brand', 'category', 'coupon', 'goods', 'goods_price', 'offer', 'offer_price', 'price_day'],
  coupon: ['brand', 'category', 'goods', 'goods_price', 'offer'],
  goods: ['account', 'brand', 'category', 'goods', 'goods_label', 'goods_price'],
  page: ['category', 'content_place'],
  price: ['account', 'brand', 'category', 'goods', 'offer'],
  ranking: ['category', 'content_place', 'deal', 'goods', 'goods_price', 'special_subject'],
  search: ['brand', 'category', 'content', 'content_goods', 'content_place', 'deal', 'goods', 'goods_price', 'keyword', 'mark', 'special_subject'],
  syndication: [
    'brand',
    'category',
    'content',
    'content_place',
    'deal',
    'goods',
    'goods_price',
    'item_group',
    'item_group_ref',
    'keyword',
    'offer',
    'special_subject',
  ],
  interaction: ['account', 'content'],
  outbound: ['content', 'coupon', 'deal', 'goods', 'goods_price', 'offer'],
  developer: ['account', 'content', 'deal', 'goods', 'goods_price'],
  telemetry: ['brand', 'category', 'content', 'coupon', 'goods', 'item_group', 'keyword', 'offer'],
};
