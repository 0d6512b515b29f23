import type { Translation } from '../translation.ts';
import type { house as source } from '../en/house.ts';

export const house: Translation<typeof source> = {
  'about.title': 'Tentang Khum',
  'about.lead':
    'Khum (คุ้ม) berarti “sepadan” dalam bahasa Thai. Kami menjawab satu pertanyaan sebelum Anda membeli: promo ini sungguhan?',
  'about.how': 'Yang kami kerjakan',
  'about.how.1':
    'Setiap hari kami mencatat harga produk yang sebenarnya di Shopee, Lazada, dan TikTok Shop, termasuk ongkir dan kupon.',
  'about.how.2':
    'Kami menilai setiap diskon dari harga sebelum diskon dimulai, bukan dari harga lama menurut toko. Aturannya terbuka dan sama untuk semua toko.',
  'about.how.3':
    'Kami menunjukkan buktinya: hari saat harga terlihat, hari saat tidak, dan setiap angka yang menjadi dasar penilaian.',
  'about.money': 'Siapa yang membayar',
  'about.money.1':
    'Beberapa toko membayar komisi saat Anda membeli lewat tautan kami. Kode yang mengurutkan dan menilai tidak bisa membacanya, jadi komisi tidak mengubah urutan atau penilaian.',
  'about.wrong': 'Kalau kami salah',
  'about.wrong.1':
    'Harga berubah lebih cepat daripada yang bisa dipantau. Kalau ada harga yang tidak mungkin benar, laporkan di halaman produk; ada orang yang memeriksanya. Untuk hal lain, tulis kepada kami.',
  'about.regions': 'Di mana kami ada',
  'about.regions.1': 'Setiap negara punya toko, mata uang, dan riwayat harganya sendiri:',
  'sitemap.title': 'Peta situs',
  'sitemap.pages': 'Halaman',
  'sitemap.tags': 'Tag',
  'download.title': 'Aplikasi Khum',
  'download.text': 'Promo simpanan dan notifikasi harga, selalu bersama Anda.',
  'download.web':
    'Belum ada aplikasi untuk negara ini. Khum bekerja sama baiknya di peramban: buka menunya lalu pilih “Tambahkan ke layar utama”.',
  'phone.label': 'Nomor telepon',
  'phone.country': 'Negara',
  'phone.number': 'Nomor tanpa kode negara',
  'brand.articles': '{name} dalam catatan dan artikel',
  'brand.deals': 'Promo {name}',
  'document.version': 'Versi {n}, {date}',
  'document.placeholder':
    'Teks ini hanya pengganti sampai pengelola situs menerbitkan yang sebenarnya.',
  'region.language': 'Bahasa',
  'region.country': 'Negara',
  'region.accounts': 'Akun berlaku per negara: memilih negara lain berarti keluar di sini.',
  'region.apply': 'Terapkan',
  'region.close': 'Tutup',
  'theme.label': 'Tampilan',
  'theme.system': 'Ikuti perangkat',
  'theme.light': 'Terang',
  'theme.dark': 'Gelap',
  'affiliate.label': 'Tag afiliasi',
  'affiliate.on': 'Diizinkan: ini membiayai Khum',
  'affiliate.off': 'Jangan pasang di tautan saya',
  'saver.label': 'Hemat data',
  'saver.off': 'Mati',
  'saver.on': 'Gambar lebih kecil, dan grafik tanpa kode tambahan',
  'visits.label': 'Statistik kunjungan saya',
  'visits.off': 'Tidak dari browser ini',
  'visits.here': 'Di basis data situs ini',
  'visits.on': 'Juga di layanan pengukuran situs ini',
  'fingerprint.label': 'Pemeriksaan keamanan perangkat',
  'fingerprint.off': 'Hanya jenis perangkat',
  'fingerprint.on':
    'Juga cara menggambar dan font yang ada, sebagai hash, untuk mengenali penyalahgunaan',
  'moderation.title': 'Yang kami hapus',
  'moderation.intro':
    'Setiap penghapusan dengan aturan dan alasannya, boleh diperiksa siapa saja. Tidak disebut milik siapa; alamat dan nomor disembunyikan.',
  'moderation.own': 'Tentang milik Anda',
  'moderation.rule': 'Aturan: {rule}',
  'moderation.kind.CONTENT': 'Sebuah kiriman',
  'moderation.kind.GOODS': 'Sebuah produk',
  'moderation.kind.COMMENT': 'Sebuah komentar',
  'moderation.kind.USER': 'Sebuah profil',
  'moderation.appeal': 'Ajukan banding',
  'moderation.appeal.done': 'Orang lain akan memeriksanya lagi.',
  'moderation.appeal.OPEN': 'Sedang diperiksa ulang oleh orang lain',
  'moderation.appeal.UPHELD': 'Sudah diperiksa ulang: tetap',
  'moderation.appeal.OVERTURNED': 'Keliru, dan sudah dikembalikan',
  'moderation.flag': 'Ragukan keputusan ini',
  'moderation.flag.done': 'Terima kasih. Tiga keraguan, dan orang lain memeriksanya lagi.',
  'moderation.flags': 'Diragukan {n} orang',
  'moderation.none': 'Belum ada yang dihapus',
  'moderation.none.text': 'Bila ada, akan tampil di sini dalam satu menit.',
  'nav.home': 'Beranda',
  'nav.here': 'Posisi Anda',
  'nav.share': 'Bagikan',
  'footer.store.from': 'Unduh di',
  'app.banner': 'Khum di aplikasi',
  'app.banner.text': 'Promo tersimpan dan notifikasi harga',
  'app.open': 'Buka',
  'app.hide': 'Jangan sekarang',
  'refresh.pull': 'Tarik untuk memuat ulang',
  'refresh.busy': 'Memuat ulang',
  'inventory.title': 'Data Anda yang kami simpan',
  'inventory.lead': 'Semua yang disimpan Khum tentang seseorang, untuk apa, dan berapa lama.',
  'inventory.alone':
    'Tidak ada halaman yang memanggil layanan perusahaan lain, dan data kunjungan tetap di basis data situs ini.',
  'inventory.account': 'Akun Anda',
  'inventory.account.text':
    'Nama panggilan, foto, dan perkenalan yang dilihat orang lain; email, telepon, dan hash kata sandi yang tidak dilihat siapa pun; penyedia yang Anda pakai untuk masuk. Sampai Anda menutup akun.',
  'inventory.signin': 'Saat Anda masuk',
  'inventory.signin.text':
    'Tempat Anda masuk: jenis perangkat, alamat IP, dan waktu, sampai {days} hari setelah terakhir dipakai. Kode dan percobaan yang salah disimpan paling lama dua hari, agar orang lain tidak bisa masuk.',
  'inventory.writing': 'Tulisan Anda',
  'inventory.writing.text':
    'Promo, catatan, komentar, foto, laporan, dan harga yang Anda laporkan. Tetap ada tanpa nama saat akun ditutup, atau dihapus jika Anda meminta.',
  'inventory.marks': 'Yang Anda sukai, simpan, ikuti, dan pilih',
  'inventory.marks.text':
    'Sampai Anda membatalkannya atau menutup akun. Hash perangkat dan alamat di samping suara dihapus setelah {days} hari; gunanya menemukan akun yang sebenarnya satu orang.',
  'inventory.messages': 'Pesan dan surat',
  'inventory.messages.text':
    'Yang kami sampaikan kepada Anda, cara Anda ingin menerima kabar, dan surat yang sedang dikirim. Surat dihapus setelah {days} hari; alamat yang menolak surat kami dicatat agar tidak dikirimi lagi.',
  'inventory.visits': 'Kunjungan Anda',
  'inventory.visits.text':
    'Kecuali Anda mematikannya di preferensi: halaman, waktu, dan hash id perangkat acak, selama {days} hari. Yang Anda baca, bagikan, atau tuju di toko dihitung dengan hash yang sama dan selama itu pula; bacaan tidak dihitung bila browser Anda menolak pelacakan.',
  'inventory.assistant': 'Percakapan dengan asisten',
  'inventory.assistant.text':
    'Pertanyaan Anda dan jawabannya, agar bisa dibaca lagi, sampai Anda menghapusnya; dan jumlah pertanyaan hari ini.',
  'inventory.programs': 'Program Anda',
  'inventory.programs.text':
    'Token API dan webhook sampai Anda mencabutnya; arsip data Anda selama {days} hari; kunci agar permintaan tidak dijalankan dua kali, satu hari.',
  'inventory.choices': 'Pilihan saya',
  'inventory.export': 'Unduh data saya',
  'trust.of': 'Tingkat kepercayaan {level}',
  'trust.title': 'Arti tingkat kepercayaan',
  'trust.text':
    'Dihitung setiap malam dari yang dilakukan seseorang dan tetap ada: komentar yang dilihat semua orang, kiriman yang lolos, dan laporan yang benar. Yang ditolak menurunkan tingkat. Suara berbobot lebih dengan tingkat yang lebih tinggi.',
  'trust.0': 'Baru di sini: menulis perlahan, tanpa tautan, memberi dua puluh suara sehari.',
  'trust.level': 'Setelah {days} hari dan kontribusi baik: sedikitnya {good}.',
  'trust.4': 'Redaksi, dan mereka yang kami kenal.',
  'error.encryption': 'Enkripsi gagal',
  'error.decryption': 'Dekripsi gagal',
};
