/** What is said of coupons on their own page. */
export const coupons = {
  'coupons.head': 'Shopee, Lazada and TikTok Shop coupons and codes today',
  'coupons.intro':
    'Every coupon shows when it last worked, and for how many of those who tried it. Expired ones are never listed.',
  'coupons.tab.all': 'All',
  'coupons.tab.CODE': 'Codes',
  'coupons.tab.DISCOUNT': 'No code needed',
  'coupons.type': 'Coupon type',
  'coupons.platform': 'Platform',
  'coupons.platform.all': 'All platforms',
  'coupons.find': 'Shop, brand or code',
  'coupons.sort.SHELF_TIME_DESC': 'Newest',
  'coupons.sort.END_TIME_ASC': 'Ending soon',
  'coupons.sort.WORKS_DESC': 'Most reliable',
  'coupons.none': 'No matching coupons',
  'coupons.none.text': 'Try another platform or different words.',
  'coupons.none.all': 'See all coupons',
  'coupons.rest': 'All other coupons',
  'coupons.of-goods': 'Coupons for this product',
  'coupons.of-brand': 'Coupons for {name}',
  'coupons.more': '{n} more {n|coupon|coupons}',
  'coupon.of-offer': 'For the offer of {shop} at {price}',
} as const;
