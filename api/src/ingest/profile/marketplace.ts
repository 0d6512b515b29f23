/** Layouts of marketplace exports. */
import type { Profile } from './profile.ts';

/**
 * Each row is one SKU; `mpn` is the product that its variants share, and `initial_price` 0 means no
 * old price.
 */
export const lazada: Profile = {
  name: 'lazada',
  title: 'Lazada product export',
  detect: ['sku', 'mpn', 'final_price', 'initial_price', 'lazmall'],
  constants: { platform: 'LAZADA' },
  fields: {
    id: ['sku'],
    parent_id: ['mpn'],
    sku: ['sku'],
    title: ['title'],
    price: ['final_price'],
    was: ['initial_price'],
    currency: ['currency'],
    url: ['url'],
    image: ['image'],
    brand: ['brand'],
    category: ['breadcrumb'],
    description: ['product_description'],
    rating: ['rating'],
    reviews: ['reviews'],
    sold: ['number_sold'],
    shop: ['seller_name'],
    mall: ['lazmall'],
    variant: ['product_variation'],
    attributes: ['product_specifications'],
    in_stock: ['is_available', 'availability'],
    observed_at: ['observed_at', 'timestamp'],
  },
};

/**
 * `stock` is left out on purpose: the export writes 0 for unknown, beside specifications that count
 * thousands. Each row is one product; its variants share the row's id.
 */
export const shopee: Profile = {
  name: 'shopee',
  title: 'Shopee product export with vouchers',
  detect: ['id', 'final_price', 'initial_price', 'vouchers', 'flash_sale'],
  constants: { platform: 'SHOPEE' },
  fields: {
    id: ['id'],
    parent_id: ['id'],
    title: ['title'],
    price: ['final_price'],
    was: ['initial_price'],
    currency: ['currency'],
    url: ['url'],
    image: ['image'],
    brand: ['brand'],
    category: ['breadcrumb'],
    description: ['product_description'],
    rating: ['rating'],
    reviews: ['reviews'],
    sold: ['sold'],
    shop: ['seller_name'],
    mall: ['is_mall', 'shopee_mall'],
    variant: ['product_variation'],
    attributes: ['product_specifications'],
    in_stock: ['is_available'],
    flash_sale: ['flash_sale'],
    flash_until: ['flash_sale_time'],
    vouchers: ['vouchers'],
    observed_at: ['observed_at', 'timestamp'],
  },
};

/**
 * Observations over years, prices in 1/100,000 of the major unit; the items' names come from a
 * second file.
 */
export const shopeeHistory: Profile = {
  name: 'shopee-history',
  title: 'Shopee price history (unix time, prices times 100,000)',
  detect: ['time', 'itemid', 'price', 'price_before_discount', 'item_status'],
  constants: { platform: 'SHOPEE' },
  scale: { price: 100_000, was: 100_000 },
  fields: {
    id: ['itemid'],
    parent_id: ['itemid'],
    title: ['name', 'title'],
    price: ['price'],
    was: ['price_before_discount'],
    currency: ['currency'],
    url: ['url'],
    stock: ['stock'],
    in_stock: ['item_status'],
    observed_at: ['time'],
    image: ['image'],
    shop: ['shop_name'],
  },
  items: {
    file: 'items.csv',
    key: 'itemid',
    fields: {
      title: 'name',
      platform: 'platform',
      currency: 'currency',
      url: 'url',
      image: 'image',
      brand: 'brand',
      shop: 'shop',
    },
  },
};
