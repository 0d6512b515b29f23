/** Layouts of affiliate networks and of Google Merchant feeds. */
import type { Profile } from './profile.ts';

/**
 * RSS or Atom with `g:` elements, or the same columns as TSV. `sale_price` is the price while its
 * dates say so, `price` then the old one.
 */
export const googleMerchant: Profile = {
  name: 'google-merchant',
  title: 'Google Merchant (RSS, Atom or TSV)',
  detect: ['id', 'title', 'link', 'image_link', 'price', 'availability'],
  fields: {
    id: ['id'],
    parent_id: ['item_group_id'],
    title: ['title'],
    price: ['price'],
    sale: ['sale_price'],
    sale_dates: ['sale_price_effective_date'],
    condition: ['condition'],
    url: ['link', 'mobile_link'],
    image: ['image_link'],
    images: ['additional_image_link'],
    brand: ['brand'],
    category: ['product_type', 'google_product_category'],
    description: ['description', 'summary', 'content'],
    shipping: ['shipping.price', 'shipping'],
    in_stock: ['availability'],
    gtin: ['gtin'],
    mpn: ['mpn'],
    variant: ['color', 'size'],
    shop: ['seller', 'shop_name'],
    rating: ['average_rating'],
    observed_at: ['observed_at'],
    stock: ['quantity'],
  },
};

export const involveAsia: Profile = {
  name: 'involve-asia',
  title: 'Involve Asia datafeed',
  detect: ['offer_name', 'product_name', 'product_url', 'sale_price'],
  fields: {
    id: ['product_id', 'sku', 'product_sku'],
    title: ['product_name'],
    price: ['price', 'product_price', 'original_price'],
    sale: ['sale_price'],
    was: ['original_price'],
    currency: ['currency'],
    url: ['tracking_link', 'deeplink', 'product_url'],
    image: ['image_url', 'product_image', 'image'],
    brand: ['brand'],
    category: ['category', 'product_category'],
    description: ['description', 'product_description'],
    shop: ['shop_name', 'offer_name'],
    gtin: ['gtin', 'ean'],
    in_stock: ['availability', 'stock_status'],
    coupon_code: ['voucher_code'],
    rating: ['rating'],
    sold: ['sold'],
  },
};

export const accesstrade: Profile = {
  name: 'accesstrade',
  title: 'Accesstrade datafeed',
  detect: ['campaign', 'name', 'discount', 'aff_link'],
  fields: {
    id: ['product_id', 'sku'],
    title: ['name'],
    price: ['price'],
    sale: ['discount'],
    currency: ['currency'],
    url: ['aff_link', 'url'],
    image: ['image'],
    brand: ['brand'],
    category: ['cate', 'category_name', 'category'],
    description: ['desc', 'description'],
    shop: ['merchant', 'domain', 'campaign'],
    in_stock: ['status_stock', 'availability'],
    coupon_code: ['coupon_code'],
    sold: ['sold'],
  },
};

export const everflow: Profile = {
  name: 'everflow',
  title: 'Everflow-like product feed',
  detect: ['offer_id', 'advertiser_name', 'product_name', 'tracking_url', 'price'],
  fields: {
    id: ['product_id', 'sku'],
    parent_id: ['parent_sku'],
    title: ['product_name'],
    price: ['price'],
    sale: ['sale_price'],
    was: ['retail_price'],
    currency: ['currency_code', 'currency'],
    url: ['tracking_url', 'destination_url'],
    image: ['image_url', 'thumbnail_url'],
    brand: ['brand', 'manufacturer'],
    category: ['category_path', 'category'],
    description: ['description'],
    shipping: ['shipping_cost'],
    shop: ['advertiser_name'],
    gtin: ['upc', 'ean', 'gtin'],
    mpn: ['mpn'],
    in_stock: ['in_stock', 'availability'],
    stock: ['quantity'],
    coupon_code: ['promo_code'],
  },
};
