/**
 * The generic layout: every field under the names that feeds of the region give it, in English, Thai,
 * Indonesian/Malay and Vietnamese. It is also what a mapping for unknown columns is suggested from.
 */
import type { Profile } from './profile.ts';

export const generic: Profile = {
  name: 'generic',
  title: 'Columns recognised by name (en, th, id, ms, vi)',
  detect: [],
  fields: {
    id: ['id', 'external_id', 'product_id', 'productid', 'item_id', 'itemid', 'sku', 'sku_id', 'offer_id', 'aw_product_id', 'code', 'product_code', 'รหัสสินค้า', 'รหัส', 'kode_produk', 'id_produk', 'mã_sản_phẩm', 'mã_sp'],
    title: ['title', 'name', 'product_name', 'productname', 'product_title', 'item_name', 'goods_name', 'ชื่อสินค้า', 'ชื่อ', 'nama', 'nama_produk', 'judul', 'nama_barang', 'tên', 'tên_sản_phẩm'],
    price: ['price', 'final_price', 'sale_price', 'current_price', 'selling_price', 'special_price', 'discounted_price', 'offer_price', 'search_price', 'amount', 'ราคา', 'ราคาขาย', 'ราคาปัจจุบัน', 'harga', 'harga_jual', 'harga_diskon', 'giá', 'giá_bán', 'giá_khuyến_mãi'],
    was: ['was', 'was_price', 'initial_price', 'original_price', 'old_price', 'list_price', 'regular_price', 'retail_price', 'rrp', 'msrp', 'strike_price', 'price_before_discount', 'ราคาเดิม', 'ราคาปกติ', 'ราคาเต็ม', 'harga_asli', 'harga_normal', 'harga_coret', 'giá_gốc', 'giá_cũ'],
    currency: ['currency', 'currency_code', 'currencycode', 'สกุลเงิน', 'mata_uang', 'tiền_tệ', 'đơn_vị_tiền'],
    url: ['url', 'link', 'product_url', 'product_link', 'deeplink', 'deep_link', 'tracking_link', 'tracking_url', 'affiliate_link', 'landing_page', 'aw_deep_link', 'ลิงก์', 'ลิงค์', 'ลิงก์สินค้า', 'tautan', 'liên_kết', 'đường_dẫn'],
    image: ['image', 'image_link', 'image_url', 'imageurl', 'picture', 'photo', 'thumbnail', 'img', 'images', 'รูป', 'รูปภาพ', 'รูปสินค้า', 'gambar', 'foto', 'hình', 'hình_ảnh', 'ảnh'],
    images: ['additional_image_link', 'additional_images', 'image_links', 'image_urls'],
    brand: ['brand', 'brand_name', 'manufacturer', 'ยี่ห้อ', 'แบรนด์', 'merek', 'merk', 'jenama', 'thương_hiệu', 'nhãn_hiệu'],
    category: ['category', 'categories', 'breadcrumb', 'breadcrumbs', 'product_type', 'google_product_category', 'category_path', 'category_name', 'หมวดหมู่', 'หมวด', 'kategori', 'danh_mục', 'ngành_hàng'],
    description: ['description', 'product_description', 'desc', 'short_description', 'รายละเอียด', 'คำอธิบาย', 'deskripsi', 'keterangan', 'mô_tả'],
    shipping: ['shipping', 'shipping_cost', 'shipping_price', 'shipping_fee', 'delivery_cost', 'delivery_fee', 'shipping.price', 'ค่าส่ง', 'ค่าจัดส่ง', 'ongkir', 'ongkos_kirim', 'biaya_kirim', 'phí_vận_chuyển', 'phí_ship'],
    coupon_code: ['coupon_code', 'coupon', 'voucher_code', 'voucher', 'promo_code', 'discount_code', 'โค้ด', 'โค้ดส่วนลด', 'คูปอง', 'kode_voucher', 'kode_promo', 'mã_giảm_giá'],
    coupon_amount: ['coupon_amount', 'coupon_value', 'coupon_discount', 'voucher_amount', 'มูลค่าคูปอง', 'nilai_voucher'],
    stock: ['stock', 'quantity', 'qty', 'stock_quantity', 'inventory', 'คงเหลือ', 'จำนวนคงเหลือ', 'stok', 'jumlah_stok', 'tồn_kho', 'số_lượng'],
    in_stock: ['in_stock', 'instock', 'availability', 'available', 'is_available', 'stock_status', 'item_status', 'สถานะสินค้า', 'มีสินค้า', 'ketersediaan', 'tình_trạng'],
    rating: ['rating', 'average_rating', 'product_rating', 'stars', 'item_rating', 'คะแนน', 'penilaian', 'đánh_giá'],
    reviews: ['reviews', 'review_count', 'reviews_count', 'number_of_reviews', 'rating_count', 'จำนวนรีวิว', 'รีวิว', 'ulasan', 'jumlah_ulasan', 'số_đánh_giá'],
    sold: ['sold', 'sold_count', 'number_sold', 'units_sold', 'historical_sold', 'item_sold', 'ขายแล้ว', 'ยอดขาย', 'terjual', 'đã_bán'],
    shop: ['shop', 'shop_name', 'seller', 'seller_name', 'store', 'store_name', 'merchant', 'merchant_name', 'advertiser', 'advertiser_name', 'ร้าน', 'ร้านค้า', 'ชื่อร้าน', 'toko', 'nama_toko', 'penjual', 'kedai', 'cửa_hàng', 'tên_shop', 'người_bán'],
    platform: ['platform', 'marketplace', 'แพลตฟอร์ม', 'sàn'],
    mall: ['mall', 'is_mall', 'lazmall', 'official_store', 'is_official', 'shopee_mall', 'ร้านทางการ', 'toko_resmi'],
    variant: ['variant', 'variation', 'product_variation', 'option', 'model', 'ตัวเลือก', 'varian', 'variasi', 'phân_loại'],
    gtin: ['gtin', 'ean', 'upc', 'barcode', 'isbn', 'gtin13', 'ean13', 'บาร์โค้ด', 'mã_vạch'],
    mpn: ['mpn', 'manufacturer_part_number', 'model_number'],
    parent_id: ['parent_id', 'item_group_id', 'parent_sku', 'group_id', 'spu', 'spu_id', 'parent'],
    observed_at: ['observed_at', 'observed', 'seen_at', 'crawled_at', 'scraped_at', 'checked_at', 'price_date', 'timestamp', 'time'],
    flash_sale: ['flash_sale', 'is_flash_sale'],
    flash_until: ['flash_sale_time', 'flash_sale_end', 'flash_until'],
    attributes: ['attributes', 'product_specifications', 'specifications', 'specs'],
  },
};
