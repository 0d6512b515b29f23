import type { Translation } from '../translation.ts';
import type { house as source } from '../en/house.ts';

export const house: Translation<typeof source> = {
  'about.title': 'Tentang Khum',
  'about.lead':
    'Khum (คุ้ม) berarti “sepadan” dalam bahasa Thai. Kami menjawab satu pertanyaan sebelum Anda membeli: apakah diskonnya nyata?',
  'about.how': 'Apa yang kami lakukan',
  'about.how.1':
    'Setiap hari kami mencatat harga produk yang sebenarnya di Shopee, Lazada, dan TikTok Shop, termasuk ongkir dan kupon.',
  'about.how.2':
    'Kami menilai setiap diskon dari harga sebelum diskon dimulai, bukan dari harga lama menurut toko. Aturannya terbuka dan sama untuk semua toko.',
  'about.how.3':
    'Kami menunjukkan buktinya: hari saat harga terpantau, hari saat tidak, dan setiap angka yang menjadi dasar penilaian.',
  'about.money': 'Dari mana pendapatan kami',
  'about.money.1':
    'Beberapa toko membayar komisi saat Anda membeli lewat tautan kami. Kode yang mengurutkan dan menilai tidak bisa membacanya, jadi komisi tidak mengubah urutan atau penilaian.',
  'about.wrong': 'Kalau kami salah',
  'about.wrong.1':
    'Harga berubah lebih cepat daripada yang sempat kami pantau. Kalau ada harga yang jelas salah, laporkan di halaman produk; tim kami memeriksanya. Untuk hal lain, hubungi kami.',
  'about.regions': 'Negara yang kami layani',
  'about.regions.1': 'Setiap negara punya toko, mata uang, dan riwayat harganya sendiri:',
  'sitemap.title': 'Peta situs',
  'sitemap.pages': 'Halaman',
  'sitemap.tags': 'Tag',
  'download.title': 'Aplikasi Khum',
  'download.text': 'Promo tersimpan dan notifikasi harga, selalu bersama Anda.',
  'download.web':
    'Belum ada aplikasi untuk negara ini. Di browser, Khum bisa dipakai sama lengkapnya, juga dari layar utama.',
  'phone.label': 'Nomor ponsel',
  'phone.country': 'Negara',
  'phone.number': 'Nomor tanpa kode negara',
  'brand.articles': '{name} dalam catatan dan artikel',
  'brand.deals': 'Promo {name}',
  'document.version': 'Versi {n}, {date}',
  'document.placeholder':
    'Teks ini hanya contoh sampai pengelola situs menerbitkan teksnya sendiri.',
  'region.language': 'Bahasa',
  'region.country': 'Negara',
  'region.accounts':
    'Setiap negara punya akun sendiri: memilih negara lain berarti Anda keluar di sini.',
  'region.apply': 'Terapkan',
  'region.close': 'Tutup',
  'theme.label': 'Tema',
  'theme.system': 'Ikuti perangkat',
  'theme.light': 'Terang',
  'theme.dark': 'Gelap',
  'affiliate.label': 'Tag afiliasi',
  'affiliate.on': 'Diizinkan: dari sini Khum dibiayai',
  'affiliate.off': 'Tanpa tag afiliasi di tautan saya',
  'saver.label': 'Hemat data',
  'saver.off': 'Nonaktif',
  'saver.on': 'Gambar lebih kecil dan grafik statis',
  'visits.label': 'Statistik kunjungan saya',
  'visits.off': 'Jangan catat dari browser ini',
  'visits.here': 'Di basis data situs ini',
  'visits.on': 'Juga di layanan analitik situs ini',
  'fingerprint.label': 'Pemeriksaan keamanan perangkat',
  'fingerprint.off': 'Hanya jenis perangkat',
  'fingerprint.on':
    'Juga cara menggambar dan font yang ada, sebagai hash, untuk mengenali penyalahgunaan',
  'moderation.title': 'Apa yang kami hapus',
  'moderation.intro':
    'Setiap penghapusan beserta aturan dan alasannya, terbuka untuk diperiksa siapa saja. Pemiliknya tidak disebutkan; alamat dan nomor disembunyikan.',
  'moderation.own': 'Tentang konten Anda',
  'moderation.rule': 'Aturan: {rule}',
  'moderation.kind.CONTENT': 'Kiriman',
  'moderation.kind.GOODS': 'Produk',
  'moderation.kind.COMMENT': 'Komentar',
  'moderation.kind.USER': 'Profil',
  'moderation.appeal': 'Ajukan banding',
  'moderation.appeal.done': 'Moderator lain akan memeriksanya lagi.',
  'moderation.appeal.OPEN': 'Sedang diperiksa ulang oleh moderator lain',
  'moderation.appeal.UPHELD': 'Sudah diperiksa ulang: keputusan tetap',
  'moderation.appeal.OVERTURNED': 'Keputusannya keliru dan sudah dibatalkan',
  'moderation.flag': 'Pertanyakan keputusan ini',
  'moderation.flag.done':
    'Terima kasih. Setelah tiga laporan seperti ini, moderator lain memeriksanya lagi.',
  'moderation.flags': 'Dipertanyakan {n} orang',
  'moderation.none': 'Belum ada yang dihapus',
  'moderation.none.text': 'Penghapusan muncul di sini dalam satu menit.',
  'nav.home': 'Beranda',
  'nav.here': 'Anda di sini',
  'nav.share': 'Bagikan',
  'footer.store.from': 'Unduh di',
  'app.banner': 'Khum di aplikasi',
  'app.banner.text': 'Promo tersimpan dan notifikasi harga',
  'app.open': 'Buka',
  'app.hide': 'Nanti saja',
  'refresh.pull': 'Tarik untuk memuat ulang',
  'refresh.busy': 'Memuat ulang',
  'inventory.title': 'Data Anda yang kami simpan',
  'inventory.lead': 'Semua data pribadi yang disimpan Khum, untuk apa, dan berapa lama.',
  'inventory.alone':
    'Tidak ada halaman yang memanggil layanan perusahaan lain, dan data kunjungan tetap di basis data situs ini.',
  'inventory.account': 'Akun Anda',
  'inventory.account.text':
    'Nama tampilan, foto, dan perkenalan yang dilihat orang lain; email, nomor ponsel, dan hash kata sandi yang tidak dilihat siapa pun; penyedia yang Anda pakai untuk masuk. Sampai Anda menutup akun.',
  'inventory.signin': 'Riwayat masuk',
  'inventory.signin.text':
    'Perangkat tempat Anda masuk: jenis, alamat IP, dan waktu, sampai {days} hari setelah terakhir dipakai. Kode dan percobaan yang salah paling lama dua hari. Gunanya menjaga akun Anda dari orang lain.',
  'inventory.writing': 'Tulisan Anda',
  'inventory.writing.text':
    'Promo, catatan, komentar, foto, laporan, dan harga yang Anda laporkan. Tetap ada tanpa nama saat akun ditutup, atau dihapus jika Anda meminta.',
  'inventory.marks': 'Yang Anda sukai, simpan, ikuti, dan pilih',
  'inventory.marks.text':
    'Sampai Anda membatalkannya atau menutup akun; tautan yang Anda tunggu sampai Khum punya harganya, paling lama {wait} hari. Hash perangkat dan alamat IP pada suara dihapus setelah {days} hari; gunanya menemukan beberapa akun milik satu orang.',
  'inventory.messages': 'Pesan dan email',
  'inventory.messages.text':
    'Pesan untuk Anda, cara Anda ingin menerimanya, dan email yang sedang dikirim. Email dihapus setelah {days} hari; alamat yang menolak email kami dicatat agar tidak dikirimi lagi.',
  'inventory.newsletters': 'Buletin tanpa akun',
  'inventory.newsletters.text':
    'Alamat email yang meminta buletin mingguan, tag, bahasa, serta waktu diminta dan dikonfirmasi. Tanpa konfirmasi dihapus setelah 48 jam; setelah berhenti berlangganan, dua hari kemudian. Jumlah permintaan dihitung per alamat, perangkat, dan jaringan sebagai hash yang dihapus keesokan harinya.',
  'inventory.visits': 'Kunjungan Anda',
  'inventory.visits.text':
    'Kecuali Anda mematikannya di preferensi: halaman, waktu, dan hash ID perangkat acak, selama {days} hari. Membaca, membagikan, dan menuju toko dihitung dengan hash serupa selama itu juga; membaca tidak dihitung jika browser Anda meminta tidak dilacak.',
  'inventory.activities': 'Undian, bonus, dan lencana',
  'inventory.activities.text':
    'Undian Anda, kesempatan yang diperoleh dan dipakai, hadiah, serta alamat yang Anda isi, terenkripsi; pesanan yang Anda ajukan untuk bonus dan rekening penerimanya, terenkripsi; lencana Anda. Undian dan bonus yang sudah dibayar tetap tercatat tanpa nama Anda; selebihnya hilang saat akun ditutup.',
  'inventory.assistant': 'Percakapan dengan asisten',
  'inventory.assistant.text':
    'Pertanyaan Anda dan jawabannya, agar bisa dibaca lagi, sampai Anda menghapusnya; dan jumlah pertanyaan hari ini.',
  'inventory.programs': 'Akses API Anda',
  'inventory.programs.text':
    'Token API dan webhook sampai Anda mencabutnya; arsip data Anda selama {days} hari; kunci agar permintaan tidak dijalankan dua kali, satu hari.',
  'inventory.choices': 'Pilihan saya',
  'inventory.export': 'Unduh data saya',
  'trust.of': 'Tingkat kepercayaan {level}',
  'trust.title': 'Arti tingkat kepercayaan',
  'trust.text':
    'Dihitung setiap malam dari kegiatan yang diterima: komentar yang tampil, kiriman yang lolos, dan laporan yang benar. Penolakan menurunkan tingkat. Makin tinggi tingkatnya, makin besar bobot suaranya.',
  'trust.0': 'Anggota baru: jeda antar kiriman lebih lama, tanpa tautan, 20 suara sehari.',
  'trust.level': 'Setelah {days} hari dan minimal {good} kontribusi baik.',
  'trust.4': 'Redaksi, dan orang yang kami kenal.',
  'error.encryption': 'Enkripsi gagal',
  'error.decryption': 'Dekripsi gagal',
};
