import type { Translation } from '../translation.ts';
import type { observe as source } from '../en/observe.ts';

export const observe: Translation<typeof source> = {
  'observe.title': 'Beri tahu harga',
  'observe.intro':
    'Melihat harga di toko yang belum ada di riwayat kami? Beri tahu kami. Harga itu tampil sebagai belum dipastikan, dan dihitung setelah sebuah feed atau {people} orang tepercaya lain mengatakan hal yang sama dalam {hours} jam.',
  'observe.rules': 'Aturannya',
  'observe.no-script': 'Memberi tahu harga memerlukan JavaScript.',
  'observe.offers': 'Di toko mana Anda melihat {name}?',
  'observe.address': 'Alamat produk di toko',
  'observe.address.hint':
    'Di aplikasi toko: bagikan, salin tautan, buka di peramban, lalu salin alamatnya dari sana.',
  'observe.address.go': 'Lanjut',
  'observe.amount': 'Harga di toko ({symbol})',
  'observe.amount.hint':
    'Harga barang saja seperti yang dilihat semua orang: bukan harga anggota, tanpa kupon.',
  'observe.in-stock': 'Bisa dibeli',
  'observe.more': 'Harga coret, ongkir, kupon',
  'observe.was': 'Harga coret ({symbol}, opsional)',
  'observe.shipping': 'Ongkir ({symbol}, opsional)',
  'observe.shipping.hint': '0 jika gratis; kosongkan jika tidak tahu.',
  'observe.coupon': 'Potongan kupon ({symbol}, opsional)',
  'observe.send': 'Beri tahu harga ini',
  'observe.foreign': 'Halaman itu memakai {theirs}; di sini harga memakai {ours}.',
  'observe.we-know': 'yang kami tahu {price} pada {date}',
  'observe.unknown': 'Khum belum mengenal halaman toko ini. Anda bisa membagikannya sebagai promo.',
  'observe.publish': 'Bagikan',
  'observe.thanks': 'Terima kasih',
  'observe.known': 'Anda sudah memberi tahu harga ini.',
  'observe.see': 'Ke riwayat harga',
  'observe.mine': 'Harga yang Anda beri tahu',
  'observe.none': 'Belum ada.',
  'observe.take-back': 'Tarik kembali',
  'observe.taken-back': 'Sudah ditarik.',
  'observe.state.open':
    'Tampil sebagai belum dipastikan. Dihitung setelah sebuah feed atau {people} orang tepercaya lain mengatakan hal yang sama.',
  'observe.state.aside': 'Jauh dari harga biasa, jadi menunggu orang lain atau pemeriksaan.',
  'observe.state.FEED': 'Sebuah feed mengatakan hal yang sama: dihitung.',
  'observe.state.PEOPLE': 'Orang lain melihat hal yang sama: dihitung.',
  'observe.state.OPERATOR': 'Sudah diperiksa: dihitung.',
  'observe.state.rejected': 'Sudah diperiksa: ternyata tidak benar.',
  'observe.button': 'Tombol untuk peramban',
  'observe.button.text':
    'Seret tombol ini ke bilah bookmark. Di halaman toko, klik: formulir ini terbuka dengan harga sudah terisi. Bisa di setiap halaman, dan tidak mengirim apa pun sendiri.',
  'observe.button.name': 'Harga ke Khum',
  'observe.button.drag': 'Seret ke bilah bookmark',
  'observe.button.copy': 'Salin alamatnya',
  'observe.button.phone':
    'Di ponsel: buat bookmark halaman apa saja, lalu ganti alamatnya dengan yang disalin.',
  'observe.script': 'Userscript',
  'observe.script.text':
    'Untuk Tampermonkey, Violentmonkey, dan sejenisnya: menunya memberi tahu harga halaman itu sekali ketuk. Ia punya token sendiri yang hanya bisa memberi tahu harga, dan diam sampai Anda memilihnya.',
  'observe.script.make': 'Buat userscript saya',
  'observe.script.once':
    'Userscript Anda siap, sekali ini saja: di dalamnya ada token Anda, jangan diteruskan.',
  'observe.script.download': 'Unduh khum.user.js',
  'observe.script.end': 'Akhiri tokennya',
  'observe.script.token': 'Userscript harga',
  'observe.script.name': 'Khum: beri tahu harga',
  'observe.script.menu': 'Beri tahu Khum harga ini',
  'observe.script.sent': 'Terima kasih. Khum menampilkannya sebagai belum dipastikan.',
  'observe.script.failed': 'Tidak sampai ke Khum. Silakan coba lagi.',
};
