import type { Translation } from '../translation.ts';
import type { observe as source } from '../en/observe.ts';

export const observe: Translation<typeof source> = {
  'observe.title': 'Laporkan harga',
  'observe.intro':
    'Melihat harga di toko yang belum ada di riwayat kami? Laporkan. Harga itu tampil sebagai belum dikonfirmasi, dan dihitung setelah sebuah feed atau {people} pengguna tepercaya lain melaporkan harga yang sama dalam {hours} jam.',
  'observe.rules': 'Baca aturannya',
  'observe.no-script': 'Melaporkan harga memerlukan JavaScript.',
  'observe.offers': 'Di toko mana Anda melihat {name}?',
  'observe.address': 'Tautan produk di toko',
  'observe.address.hint':
    'Di aplikasi toko, ketuk Bagikan dan salin tautannya. Buka di browser, lalu salin URL dari sana.',
  'observe.address.go': 'Lanjut',
  'observe.amount': 'Harga di toko ({symbol})',
  'observe.amount.hint':
    'Harga barang saja seperti yang dilihat semua orang: bukan harga member, tanpa kupon.',
  'observe.in-stock': 'Stok tersedia',
  'observe.more': 'Harga coret, ongkir, kupon',
  'observe.was': 'Harga coret ({symbol}, opsional)',
  'observe.shipping': 'Ongkir ({symbol}, opsional)',
  'observe.shipping.hint': 'Isi 0 jika gratis; kosongkan jika tidak tahu.',
  'observe.coupon': 'Potongan kupon ({symbol}, opsional)',
  'observe.send': 'Laporkan harga ini',
  'observe.foreign': 'Halaman itu memakai {theirs}; di sini harga dalam {ours}.',
  'observe.we-know': 'catatan terakhir kami {price} pada {date}',
  'observe.unknown':
    'Khum belum punya data halaman toko ini. Anda bisa membagikannya sebagai promo.',
  'observe.publish': 'Bagikan sebagai promo',
  'observe.thanks': 'Terima kasih',
  'observe.known': 'Anda sudah melaporkan harga ini.',
  'observe.see': 'Lihat riwayat harga',
  'observe.mine': 'Harga yang Anda laporkan',
  'observe.none': 'Belum ada.',
  'observe.take-back': 'Tarik kembali',
  'observe.taken-back': 'Laporan ditarik.',
  'observe.state.open':
    'Tampil sebagai belum dikonfirmasi. Dihitung setelah sebuah feed atau {people} pengguna tepercaya lain melaporkan harga yang sama.',
  'observe.state.aside':
    'Jauh dari harga biasa, jadi menunggu konfirmasi pengguna lain atau tim kami.',
  'observe.state.FEED': 'Dikonfirmasi oleh feed: dihitung.',
  'observe.state.PEOPLE': 'Dikonfirmasi pengguna lain: dihitung.',
  'observe.state.OPERATOR': 'Dikonfirmasi tim kami: dihitung.',
  'observe.state.rejected': 'Sudah diperiksa tim kami: tidak benar.',
  'observe.button': 'Tombol untuk browser',
  'observe.button.text':
    'Seret tombol ini ke bilah bookmark, lalu klik di halaman toko: formulir ini terbuka dengan harga sudah terisi. Bisa dipakai di halaman mana pun, dan tidak mengirim apa pun sendiri.',
  'observe.button.name': 'Laporkan ke Khum',
  'observe.button.drag': 'Seret ke bilah bookmark',
  'observe.button.copy': 'Salin URL tombol',
  'observe.button.phone':
    'Di ponsel: buat bookmark halaman apa saja, lalu ganti URL-nya dengan yang disalin.',
  'observe.script': 'Userscript',
  'observe.script.text':
    'Untuk Tampermonkey, Violentmonkey, dan sejenisnya: laporkan harga halaman dari menunya dengan sekali ketuk. Tokennya hanya bisa melaporkan harga, dan tidak melakukan apa pun sampai Anda memilihnya.',
  'observe.script.make': 'Buat userscript saya',
  'observe.script.once':
    'Userscript Anda siap. Isinya memuat token Anda dan hanya ditampilkan sekali, jadi jangan dibagikan.',
  'observe.script.download': 'Unduh khum.user.js',
  'observe.script.end': 'Cabut tokennya',
  'observe.script.token': 'Userscript harga',
  'observe.script.name': 'Khum: laporkan harga',
  'observe.script.menu': 'Laporkan harga ini ke Khum',
  'observe.script.sent': 'Terima kasih. Khum menampilkannya sebagai belum dikonfirmasi.',
  'observe.script.failed': 'Tidak sampai ke Khum. Silakan coba lagi.',
};
