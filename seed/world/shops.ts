/** Shops of the demo world, invented, each with a name of its own country. */

const SHOPS: Readonly<Record<string, string>> = {
  TH: 'Baan Deal, สุขใจสโตร์, เจริญดีการค้า, ส้มโอช็อป, บางรักไอที, ใจดีมาร์ท, แม่บ้านช้อป, ตลาดน้อยออนไลน์, ฟ้าใสแกดเจ็ต, เชียงใหม่คราฟต์, คลองสานซัพพลาย, ยายสายครัวไทย',
  ID: 'Toko Ceria, Kedai Hijau, Rumah Hemat, Dapur Ibu Sari, Jaya Terang Elektronik, Pasar Minggu Online, Sinar Rejeki Jaya, Bandung Kreatif, Mitra Keluarga Mart, Cahaya Pagi, Warung Gadget, Kota Tua Living',
  SG: 'Lion City Store, Tiong Bahru Living, Bedok Bargains, Joo Chiat House, Jurong Supplies, Katong Corner, Little Harbour, Marina Gadgets, Toa Payoh Mart, Everton Home, Serangoon Kitchen, Kopi & Crate',
  MY: 'Kedai Mesra, Bangsar Living, Kampung Baru Mart, Ipoh Street, Pasar Pagi Online, Petaling Gadgets, Serai Home, Penang Lane, Rumah Kita, Subang Supplies, Seri Jaya Elektrik, Kopitiam Corner',
  PH: 'Manila Corner, Bahay Kubo Home, Sari-Sari Express, Cebu Finds, Divisoria Direct, Makati Gadgets, Tindahan ni Ate, Quezon Home, Bayanihan Mart, Davao Fresh, Kamuning Crafts, Pasig Supplies',
  VN: 'Saigon Lane, Nhà Ấm Sài Gòn, Hà Nội Phố, Chợ Lớn Mart, Tiệm Nhà Mình, Đà Nẵng Home, Phố Cổ Store, Bếp Nhà Lan, Hoa Sen Shop, Điện Máy Thành Đạt, Sài Gòn Gadget, Tiệm Trà Đà Lạt',
};

/** Who sells in a region. */
export function shopsOf(tenant: string): readonly string[] {
  return (SHOPS[tenant] ?? SHOPS.SG ?? '').split(', ');
}
