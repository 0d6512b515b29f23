import type { Translation } from '../translation.ts';
import type { check as source } from '../en/check.ts';

export const check: Translation<typeof source> = {
  'check.intro':
    'Tempel tautan produk, atau teks yang dibagikan aplikasi. Lihat apakah diskonnya nyata.',
  'check.head': 'Diskonnya nyata? {name}',
  'check.gives': 'Yang Anda dapatkan',
  'check.gives.verdict': 'Apakah diskonnya nyata, dinilai dari riwayat harga produk itu sendiri',
  'check.gives.history': 'Riwayat harga, dengan harga terendah dan harga biasanya',
  'check.gives.bill': 'Total yang dibayar, dengan ongkir dan kupon',
  'check.gives.twins': 'Produk yang sama di toko lain',
  'check.what': 'Yang bisa ditempel',
  'check.what.text':
    'Di aplikasi toko, ketuk Bagikan lalu salin tautannya. Di browser, salin URL halaman produk. Keduanya bisa, beserta teks di sekitarnya.',
  'check.read':
    'Kami hanya membaca tautannya dan tidak membuka halaman toko. Yang Anda tempel tidak disimpan, kecuali Anda meminta kami menunggu produk itu.',
  'check.recent': 'Dicek di perangkat ini',
  'check.recent.where': 'Daftar ini hanya disimpan di browser Anda.',
  'check.forget': 'Hapus',
  'check.page': 'Lihat halaman produk',
  'check.none': 'Tidak ada tautan dalam teks ini',
  'check.none.text':
    'Tempel seluruh teks yang dibagikan aplikasi, atau URL halaman produk. Bentuknya seperti ini:',
  'check.none.search': 'Cari kata-kata ini saja',
  'check.short': 'Ini tautan pendek dari aplikasi',
  'check.short.text':
    'Tautan pendek tidak menunjukkan produknya. Buka sekali di browser untuk mendapatkan URL lengkap dari {shop}.',
  'check.short.1':
    'Buka tautan pendek di browser. Di ponsel, tekan lama tautannya lalu pilih buka di tab baru.',
  'check.short.2': 'Setelah halaman produk {shop} muncul, salin URL dari bilah alamat.',
  'check.short.3': 'Tempel di kolom di atas.',
  'check.short.open': 'Buka tautan pendek',
  'check.the-shop': 'toko',
  'check.not-product': 'Halaman {shop} ini bukan halaman produk',
  'check.not-product.text':
    'Buka produknya lalu salin tautannya. Beranda, halaman toko, keranjang, dan pencarian tidak punya riwayat harga.',
  'check.other': 'Khum belum punya harga dari {host}',
  'check.other.text':
    'Kami mencatat harga dari Shopee, Tokopedia, Lazada, TikTok Shop, dan toko lain di negara ini. Periksa tautannya, atau cari produknya dengan nama.',
  'check.unknown': 'Khum belum punya riwayat harga produk ini',
  'check.unknown.text':
    'Kami kenal tokonya, tetapi belum mencatat produk ini, jadi kami belum bisa bilang apakah diskonnya nyata. Anda bisa membagikannya sebagai promo agar kami mulai mencatat, atau menerima notifikasi promo baru dengan kata-katanya.',
  'check.wait': 'Beri tahu saya saat Khum punya harganya',
  'check.wait.text':
    'Khum juga bisa menunggu produk ini: Anda mendapat satu pesan berisi harga dan penilaiannya. Jika tidak ada dalam {days} hari, penantian berakhir.',
  'check.wait.on':
    'Anda sedang menunggu produk ini. Anda mendapat satu pesan begitu Khum punya harganya; jika tidak ada, penantian berakhir {date}.',
  'check.wait.all': 'Lihat tautan yang ditunggu',
  'check.wait.end': 'Berhenti menunggu',
  'check.publish': 'Bagikan sebagai promo',
  'check.region': 'Tautan ini dari {country}',
  'check.region.text':
    'Harga dicatat terpisah untuk setiap negara. Ganti negara untuk mengecek tautan ini di sana.',
  'check.region.go': 'Cek di {country}',
  'check.near': 'Produk serupa di Khum',
  'check.near.text': 'Dicari dari kata-kata dalam tautan. Bukan produk yang Anda tempel.',
};
