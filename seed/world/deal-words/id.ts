/** What is said of deals of the demo world, in Indonesian. */
import type { LanguageWords } from './kind.ts';

export const id: LanguageWords = {
  LOWEST: {
    texts: [
      'Sejak kami mulai mencatat, belum pernah ada yang lebih murah dari ini.',
      'Titik terendah di grafik. Yang sudah lama menunggu, silakan dicek.',
      'Berminggu-minggu di harga biasa, sekarang turun ke titik terendah.',
      'Sudah termasuk ongkir pun, ini harga terendah yang pernah kami catat.',
      'Sudah dicek dua kali sebelum diposting: belum pernah lebih murah dari ini.',
      'Rekor terendah menurut riwayatnya, bukan menurut harga coret toko.',
      'Barang begini biasanya saya tunggu sampai harga terendah. Sekarang saatnya.',
    ],
    remarks: `
Terendah di grafik, akhirnya checkout juga.>Sama, nggak nyesel.
Pasang notifikasi di harga terendah, bunyi tadi pagi.>Punya saya pas sikat gigi.
Dulu beli lebih mahal, nyesek dikit.>Coba chat tokonya, kadang selisihnya dibalikin.>Sudah dicoba, dapat voucher.
Lagi murah-murahnya, pilihan warnanya masih ada pula.>Warna apa?>Abu-abu.
Ambil dua, satu buat kado.>Mumpung harganya segini.
Biasanya nggak percaya kata terendah, tapi kali ini grafiknya cocok.>Makanya cek di sini dulu.
`,
  },
  REAL: {
    texts: [
      'Sudah kami cek riwayatnya: potongannya nyata, bukan harga baru yang dicoret.',
      'Ditambah ongkir pun masih di bawah harga biasanya.',
      'Hampir sepanjang catatan kami, harganya jelas lebih mahal dari ini.',
      'Diskonnya cocok dengan riwayat harganya, jarang-jarang ada.',
      'Ulasannya bagus, dan harganya memang di bawah harga biasa.',
      'Barang yang pasti terpakai, tidak perlu menunggu tanggal kembar.',
      'Kalau ada voucher toko, klaim dulu. Tanpa itu pun sudah oke.',
    ],
    remarks: `
Nunggu diskon nyata dari bulan lalu, akhirnya dapat.>Selamat ya!
Pas banget, harga di keranjang sama dengan yang ditulis.>Punya saya juga sama.>Telat sepuluh menit, masih dapat harga ini.
Baru saja beli di harga biasa, nyesek dikit.>Coba chat tokonya, kadang selisihnya dibalikin.>Sudah dicoba, dapat voucher.
Ternyata ada juga label yang jujur.>Iya kan.
Pesan dua, dipisah, kodenya kepakai dua-duanya.>Pintar, nanti saya coba.>Ongkirnya dua kali dong?>Gratis semua kok.
Notifikasinya bunyi pas rapat, diam-diam checkout.>Haha, sama.
Patungan sama tetangga, jadi lebih hemat.>Ide bagus.
`,
  },
  OVERSTATED: {
    texts: [
      'Memang lebih murah dari biasanya, cuma tidak sebesar yang tertulis di label.',
      'Lihat angka yang lebih kecil: segitu yang benar-benar dihemat.',
      'Harganya wajar, labelnya yang heboh. Putuskan dari harganya.',
      'Harga coretnya tidak pernah berlaku. Potongannya memang ada, tapi tidak sebesar itu.',
      'Boleh kalau memang butuh sekarang, asal jangan berharap sebesar labelnya.',
      'Kami muat karena banyak yang bertanya. Klaimnya lebih besar dari potongannya.',
    ],
    remarks: `
Jadi angka besarnya cuma pajangan.>Ada potongannya sih, sedikit.
Saya biasa anggap separuhnya saja, dan di grafik memang segitu.>Kebiasaan bagus.
Tetap beli karena butuh, bukan karena labelnya.>Masuk akal.
Harganya sudah oke, kenapa ditulis besar-besar?>Karena ibu saya percaya.
Nggak buru-buru, pantau grafiknya dulu.>Sama.
Makasih, angka sebenarnya ikut ditulis.>Makanya ke sini dulu.
`,
  },
  RAISED: {
    texts: [
      'Harganya naik tidak lama sebelum promo. Jadi ini harga lama yang ditempeli label diskon.',
      'Lihat tangga di grafiknya: naik dulu, baru “diskon”.',
      'Kami muat supaya Anda waspada: harga ini dinaikkan dulu.',
      'Sebelum naik, harganya kurang lebih sama dengan sekarang.',
      'Trik lama: naikkan, coret, lalu umumkan. Tunggu yang benar-benar turun.',
      'Kalau perlu, bandingkan dengan harga sebelum naik, bukan dengan harga coret.',
    ],
    remarks: `
Baru lihat ternyata dinaikkan dulu. Makasih, hampir saja.>Sering begitu menjelang tanggal kembar.
Tangganya jelas di grafik. Nggak malu ya.>Labelnya merah pula.
Saya ingat harga lamanya, ya segini.>Ingatannya kuat.
Sudah tanya toko soal kenaikannya, belum dijawab.>Kayaknya nggak bakal.
Saya keluarkan dari keranjang dulu. Nanti juga balik ke harga biasa.>Setuju.
Trik yang sama dengan promo kemarin.>Ada toko yang nggak kapok.
`,
  },
  FAKE: {
    texts: [
      'Labelnya diskon, riwayatnya bilang dari dulu memang segini.',
      'Barangnya oke, cuma memang tidak ada potongannya.',
      'Beli kalau suka, bukan karena labelnya.',
      'Harga coret itu tidak ada di catatan kami.',
      'Yang dibayar sama saja dengan minggu-minggu sebelumnya.',
      'Kami muat karena muncul di semua daftar promo terbaik. Padahal bukan diskon.',
    ],
    remarks: `
Jadi bayarnya sama dengan minggu lalu.>Persis.
Sebulan di keranjang, harganya nggak gerak.>Yang gerak labelnya.
Barangnya bagus, labelnya lucu.>Setuju, saya pakai tiap hari.
Kakak saya kirim ini katanya murah. Saya kirim balik grafiknya.>Haha, telak.
Bukan diskon, tapi memang butuh.>Nggak salah juga.
Siapa sih yang bikin harga coret begini?>Yang imajinasinya tinggi.
`,
  },
  ALWAYS: {
    texts: [
      'Sudah berbulan-bulan berlabel diskon. Artinya inilah harganya.',
      'Tidak perlu buru-buru: hitung mundurnya mulai lagi tiap minggu.',
      'Labelnya tidak pernah dilepas. Lebih baik bandingkan dengan toko lain.',
      'Harganya lumayan sepanjang tahun. Label diskonnya tidak ada artinya.',
      'Beli kapan saja, besok tampilannya sama.',
      'Hampir setiap hari terpantau, harganya dicoret terus.',
    ],
    remarks: `
Label ini sudah ada dari tahun baru.>Lebaran ada, 6.6 juga ada.
Hitung mundurnya mulai lagi di depan mata.>Punya saya bilang sisa dua jam, tiga hari lalu.
Berarti nggak usah buru-buru. Makasih.>Sama-sama.
Saya beli setengah tahun lalu, labelnya sama.>Harganya sama?>Sama persis.
Harganya oke, labelnya bikin capek.>Setuju banget.
Nanti saja kalau sudah butuh.>Besok juga masih segini.
`,
  },
  UNVERIFIED: {
    texts: [
      'Belum ada yang bisa bilang diskonnya nyata atau tidak. Cek sendiri grafiknya.',
      'Harganya kelihatan bagus, tetapi belum tentu diskonnya nyata.',
      'Tidak buru-buru? Pantau harganya beberapa minggu lagi.',
      'Jangan langsung percaya labelnya.',
      'Bandingkan dulu dengan barang serupa.',
      'Kami muat supaya bisa dipantau sama-sama.',
    ],
    remarks: `
Masih terlalu dini, saya pantau dulu.>Sama.
Ada yang pernah beli? Waktu itu berapa?>Saya juga baru lihat.
Suka, ditulis apa adanya: belum bisa dicek, bukan asal tebak.>Setuju.
Saya bandingkan dengan dua yang mirip, harganya di tengah.>Berguna, makasih.
Yang sudah beli tolong laporkan harganya.>Sudah, lewat tombol di halaman produk.
Kelihatan bagus, tapi semua label juga begitu.>Tunggu grafiknya.
`,
  },
  PLAIN: {
    texts: [
      'Tanpa label, tanpa hitung mundur: memang segini harga jualnya.',
      'Toko tidak mengklaim diskon, jadi lihat harga biasanya.',
      'Kami muat karena banyak yang bertanya.',
      'Harganya kalem, tanpa tulisan merah. Saya suka.',
      'Ongkir yang menentukan. Lihat totalnya sebelum membayar.',
      'Barang yang terpakai sepanjang tahun, tidak perlu buru-buru.',
    ],
    remarks: `
Jarang-jarang ada toko yang nggak heboh.>Kemasannya juga rapi.
Nggak ada labelnya, hampir kelewat.>Sama.
Suka yang begini, nggak perlu cek dua kali.>Betul.
Dibanding harga biasanya gimana?>Grafiknya ada di bawah harga.
Beli tanpa banyak mikir, ternyata barangnya oke.>Syukurlah.
Pernah diskon nggak sih?>Pantau saja, nanti ketahuan.
`,
  },
  GIVEAWAY: {
    texts: [
      'Toko membagikan satu untuk tiap pembeli yang mengambilnya di halaman toko, tanpa kartu.',
      'Satu per orang, diambil di halaman toko. Data pembayaran tidak diminta.',
      'Gratis selama stok toko ada. Pesanan dikonfirmasi dengan total nol.',
      'Benar-benar gratis: tidak perlu beli apa pun, satu per akun.',
      'Ambil di aplikasi, lalu checkout dengan total nol.',
      'Sampel perkenalan dari toko, tanpa langganan tersembunyi.',
    ],
    remarks: `
Sudah diambil, totalnya memang nol.>Ongkirnya juga?>Punya saya gratis.
Satu per akun, yang kedua ditolak.>Sesuai tulisannya.
Nggak minta kartu. Harusnya memang begini.>Setuju.
Tombolnya sempat nggak jalan semenit.>Dimuat ulang, jalan.
Ada yang sudah terima?>Masih di jalan.
Ambil satu lagi buat ibu, di akun ibu.>Anak baik.
`,
  },
  ENDED: {
    remarks: `
Telat satu jam.>Nanti ada lagi.
Sudah berakhir, barusan saya cek.>Makasih infonya.
Sempat dapat sebelum habis.>Beruntung.
Ada yang tahu kapan ada lagi?>Pantau harganya, nanti dikabari.
Masih di keranjang, tapi bukan harga ini lagi.>Sama.
Lain kali harus lebih cepat.>Notifikasinya membantu.
`,
  },
};
