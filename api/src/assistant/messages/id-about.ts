import type { about as source } from './en-about.ts';

export const about: Record<keyof typeof source, string> = {
  'about.injected':
    'Itu tidak bisa: pesan apa pun tidak mengubah tugas saya, dan saya tidak punya kode untuk dibagikan. Saya hanya menampilkan kupon yang diketahui situs ini.',
  'about.task': 'Itu tidak bisa saya bantu: saya pemandu belanja dan hanya tahu soal harga produk.',
  'about.person':
    'Bukan, saya program: pertanyaan dibaca dengan aturan dan dijawab dari harga yang disimpan situs ini. Siapa di baliknya ada di halaman ini.',
  'about.what':
    'Khum membandingkan harga produk yang sama di toko seperti Shopee, Tokopedia, Lazada, dan TikTok Shop, mencatat setiap harga, dan menilai apakah diskonnya nyata. Khum sendiri tidak menjual apa pun.',
  'about.here':
    'Anda tidak berbelanja di Khum: Khum tidak menjual apa pun, tautannya membawa Anda ke toko, lalu pesan dan bayar di sana. Saya tidak punya rating toko, jadi baca ulasan pembeli di sana, dan bayar hanya lewat platformnya.',
  'about.free':
    'Khum gratis. Mencari, melihat harga, dan bertanya tidak perlu akun; pantau harga, notifikasi, dan kiriman perlu akun.',
  'about.sources':
    'Harga berasal dari data toko dan platform serta dari pengguna; laporan pengguna baru dihitung setelah dikonfirmasi. Harga dicatat setiap hari dan selalu disertai waktu terakhir terpantau: setelah itu bisa berubah, jadi cek lagi di toko sebelum bayar.',
  'about.shown':
    'Setiap harga adalah yang terakhir kami lihat di tokonya, disertai waktunya. Setelah itu bisa berubah, dan voucher serta ongkir belum termasuk: yang Anda bayar adalah harga di halaman toko.',
  'about.judged':
    'Harga dibandingkan dengan riwayat harga produk itu sendiri, bukan dengan harga coret: disebut diskon nyata hanya kalau jelas di bawah harga biasa sebelumnya. Semua aturan dan arti tiap penilaian ada di halaman ini:',
  'free.some': 'Yang gratis sekarang:',
  'free.none': 'Saat ini tidak ada barang yang dibagikan gratis.',
  'activities.running': '{title}: dibuka sampai {end}.',
  'activities.soon': '{title}: {start} sampai {end}.',
  'activities.none': 'Saat ini tidak ada undian atau bonus yang dibuka.',
  'about.activities':
    'Undian, bonus pesanan, dan lencana ada di halaman ini. Ikut serta gratis, cukup punya akun; tidak ada poin yang dibeli atau ditukar. Peluang dan jumlah hadiah diumumkan sebelum undian mulai, dan siapa pun bisa menghitung ulang setiap undian.',
  'about.official':
    'Tanda resmi diberikan platform kepada tokonya; Khum hanya meneruskannya dan tidak memeriksa barang, jadi tidak bisa menjamin keasliannya. Baca ulasan pembeli di tokonya, bayar lewat platform, dan lihat aturan returnya.',
  'about.history':
    'Grafik di halaman produk menampilkan 7, 30, 90, atau 180 hari terakhir, atau semuanya sejak produk itu pertama kali kami lihat.',
  'about.codes':
    'Salin kodenya di sini, lalu tempel di kolom voucher saat checkout di tokonya, sebelum bayar. Minimal belanja, potongan maksimal, dan hari terakhirnya tertulis di daftar kupon:',
  'about.regions':
    'Ini Khum untuk {region}. Terutama membandingkan penawaran dari Shopee, Lazada, dan TikTok Shop. Tiap negara punya toko, mata uang, dan harganya sendiri; daftar negaranya ada di halaman ini:',
  'about.sold':
    'Tidak: di sini data Anda tidak dijual dan tidak diteruskan ke pengiklan, dan halamannya tidak menghubungi perusahaan lain.',
  'about.privacy':
    'Obrolan ini hanya milik Anda atau browser Anda. Anda bisa menghapusnya kapan saja, dan 90 hari setelah pertanyaan terakhir terhapus sendiri. Data lain yang disimpan ada di halaman ini:',
  'about.mistake':
    'Buka produknya dan laporkan harga di samping riwayat harga; tidak perlu akun, dan tim kami memeriksanya. Yang berlaku adalah harga di toko.',
  'about.proposal':
    'Promo dari toko lain bisa Anda kirim sendiri dengan tautannya; tayang setelah ditinjau. Kalau ada toko yang belum masuk, hubungi kami:',
  'about.selling':
    'Di Khum tidak ada yang dijual, jadi Anda tidak bisa membuka toko di sini: itu dilakukan di platform seperti Shopee, Tokopedia, Lazada, atau TikTok Shop. Promo sebuah toko bisa diposting di sini dengan tautannya, dan tampil setelah ditinjau.',
  'about.channels':
    'Notifikasi muncul di situs ini dan lewat email, dan kalau Anda atur juga di browser atau lewat {channels}. Cara lain seperti WhatsApp atau SMS belum ada.',
  'about.stopped':
    'Belum ada yang dipasang: pantauan baru mulai setelah Anda konfirmasi. Yang sudah dikonfirmasi bisa dijeda, diubah, atau dihapus di halaman ini:',
  'about.returns':
    'Kembalikan ke toko tempat Anda pesan, lewat platformnya: Khum tidak menjual apa pun, jadi tidak menerima retur. Foto barangnya dan laporkan yang palsu, salah, atau rusak sebelum menekan pesanan diterima; batas harinya ditentukan platform.',
  'about.paid':
    'Khum tidak menjual apa pun: Anda pesan dan bayar di toko. Bisa COD atau cicilan atau tidak, terlihat di halaman toko dan saat checkout.',
  'about.delivered':
    'Yang mengirim dan memberi garansi adalah toko, bukan Khum. Berapa hari sampai ke tempat Anda atau apa isi garansinya tidak saya ketahui; lihat halaman tokonya.',
  'about.coins':
    'Tidak. Koin dan cashback baru kembali belakangan, jadi bukan diskon dan tidak mengubah penilaian di sini. Kalau Anda minta hitungan, cashback saya sebut terpisah dari yang dibayar sekarang.',
  'page.privacy': 'Kebijakan privasi',
  'page.activities': 'Undian, bonus, dan lencana',
  'page.about': 'Tentang Khum',
  'page.channels': 'Setelan notifikasi',
  'page.alerts': 'Notifikasi dan pantauan harga saya',
  'model.none': 'Setahu saya tidak ada toko di sini yang menjual “{text}”. Yang sejenis ada:',
  'model.dearer':
    'Setahu saya tidak ada toko di sini yang menjual “{text}”, dan yang sejenis {budget} juga tidak ada. Yang termurah:',
  'alert.nobody':
    'Setahu saya tidak ada toko di sini yang menjual “{text}”. Formulir di bawah sudah terisi: setelah Anda konfirmasi, Anda dikabari saat ada yang menjual.',
  'written.says': 'Toko menulis tentang {name}: “{quote}”',
  'written.none':
    'Judul {name} dan keterangan tokonya tidak menyebut soal “{words}”. Tanyakan ke tokonya.',
  'written.none-of':
    'Judul dan keterangan toko produk-produk ini tidak menyebut soal “{words}”. Tanyakan ke tokonya.',
  'written.source': 'Itu kata tokonya, tidak bisa saya pastikan.',
  'written.untitled':
    'Tidak ada judul yang menyebut “{words}”, tetapi keterangan tokonya berbunyi:',
  'written.allergen': 'Menurut tokonya, {name} mengandung yang Anda sebut: “{quote}”',
  'written.post': 'Dari kiriman {name}: “{quote}”',
  'written.post-source': 'Buka kartunya untuk kiriman lengkap dan halaman tokonya.',
};
