import type { Written } from './written.ts';

export const written: Written = {
  textAsked: {
    warranty: `
      [ada|apa|berapa|brp|lama|bulan|tahun]* (garansi|garansinya|bergaransi) [nya|berapa|brp|lama|
        tahun|bulan|
        ada|apa|gimana|resmi|toko|ga|gak|nggak|kah|itu|sampai|kapan]*
    `,
    scent: `
      (bau|baunya|wangi|wanginya|aroma|aromanya|harum|harumnya) [-nya|nya|itu|ini]* (apa|gimana|
        kayak apa|
        seperti apa|kaya apa|kyk apa|gmn|bagaimana|enak ga|enak gak)
    `,
    whom: `
      (cowok|pria|cowo|(laki laki|laki-laki)|laki) (atau|apa|ato) [buat|untuk]* (cewek|wanita|cewe|
        perempuan)
      (cewek|wanita|cewe|perempuan) (atau|apa|ato) [buat|untuk]* (cowok|pria|cowo|(laki laki|
        laki-laki)|
        laki)
      unisex (ga|gak|nggak|kah|kan|ya), bisa unisex
    `,
    neck: 'leher lebar, mulut lebar, wide neck',
    stay: `
      (baterai|baterainya|batre|batrenya|batere|baterenya|batrei) [nya|tahan|kuat|awet|bisa|itu|
        ini]* (
        berapa|brp|brapa|seberapa) (lama|jam|hari|menit)
      (tahan|kuat|awet|nyala|dipakai|dipake) (berapa|brp|brapa) (lama|jam|hari) [sekali|dalam]* [
        cas|charge|ngecas|isi]*
      (berapa|brp) (lama|jam) [tahan|daya tahan]* (baterai|baterainya|batre|batrenya)
      (baterai|baterainya|batre|batrenya) (awet|tahan lama) (ga|gak|nggak|kah|ya)
    `,
    dishwasher: 'mesin (pencuci|cuci) piring, dishwasher',
    washing: `
      (bisa|boleh|gampang|cara|gimana) [di|cara|buat]* (cuci|dicuci|nyuci|mencuci|nyucinya) [mesin|
        pakai|
        pake|nya]*, cuci mesin
    `,
    wrapped: `
      bungkus kado, dibungkus kado, (bisa|boleh) (bungkus|dibungkus|dikado|dikadoin), kado wrap
    `,
    assembly: '(harus|perlu|mesti) (rakit|dirakit|ngerakit), rakit sendiri, sudah dirakit',
    expiry: `
      (expired|expirednya|exp|kedaluwarsa|kadaluarsa|kadaluwarsa|kadaluarsanya|ed) [nya|sampai|
        sampe|itu]* (
        kapan|berapa lama|brp|masih lama|tanggal berapa|tgl brp), tanggal (kedaluwarsa|kadaluarsa)
      (tahan|awet|simpan) (berapa|brp) (lama|hari|bulan|minggu) <after (susu|makanan|buka|kulkas) …>
    `,
    exchange: `
      (bisa|boleh) [di]* (retur|diretur|tukar|ditukar|tuker|dituker|refund|dikembalikan|kembalikan|
        balikin)
    `,
    box: `
      (isi|dalam) [kotak|box|dus|paket|kotaknya|boxnya|dusnya|paketnya|nya]* (apa|apa aja|apa saja)
      dapat apa (aja|saja), dapet apa (aja|saja), (termasuk|include) apa (aja|saja)
    `,
    material: `
      (bahan|bahannya|material|materialnya|kain|kainnya) [nya|dari]* (apa|apaan|gimana|kayak apa)
      terbuat dari apa, dari bahan apa
    `,
    ingredients: `
      komposisi, komposisinya, kandungan (apa|nya apa), kandungannya (apa|apa aja), mengandung apa
      (pakai|pake|mengandung|ngandung|ada kandungan) (gula|susu|kacang|gluten|alkohol|laktosa|
        pengawet|
        pewangi|
        parfum|kafein|paraben|msg|gelatin|babi)[-nya] [nya]* (ga|gak|nggak|engga|kah|tidak|ndak)
    `,
  },
  textSaid: {
    warranty: 'garansi, bergaransi, kartu garansi',
    scent: 'aroma, wangi, harum, bau, berbau, bunga, vanila, segar, tanpa parfum',
    whom: 'pria, wanita, unisex, laki-laki, perempuan, cowok, cewek',
    neck: 'leher lebar, mulut lebar',
    stay: `
      baterai … {number}, {number} (jam|hari|menit) <after (baterai|daya tahan|pemakaian) …>
      {number} (jam|hari|menit) (pemakaian|main|putar|baterai), seharian
    `,
    dishwasher: 'mesin (pencuci|cuci) piring',
    washing: 'dicuci, cuci, dilap, dibilas',
    wrapped: 'dibungkus kado, bungkus kado, siap jadi hadiah',
    assembly: 'rakit, dirakit, merakit, dipasang sendiri',
    expiry: 'kedaluwarsa, kadaluarsa, bertanggal, tahan di suhu, tahan (hingga|sampai), simpan di',
    exchange: `
      retur, ditukar, dikembalikan, mengganti uang, mengganti uangnya, diganti, mengirim lagi
    `,
    box: 'di kotak, lengkap dengan, disertakan, termasuk, dilengkapi, dengan pelindung',
    material: `
      terbuat dari, bahan, katun, kain, kulit <not before (sensitif|anak)>, kayu, baja, besi
      plastik, kaca
      keramik, silikon, busa, karet, lilin kedelai, jaring, bambu, kertas
    `,
    ingredients: `
      komposisi, kandungan, mengandung, terbuat dari, tanpa gula, gula, susu, kacang, gluten
      alkohol
      pengawet, murni, tanpa
    `,
  },
  allergens: {
    milk: 'susu, susu sapi, laktosa, lactose, keju, mentega, krim, protein susu',
    nuts: 'kacang, kacang tanah, almond, mete, kenari, hazelnut',
    gluten: 'gluten, gandum, terigu, tepung terigu',
    soy: 'kedelai, kacang kedelai',
    egg: 'telur, telor',
    seafood: 'seafood, udang, kepiting, ikan, kerang, cumi, makanan laut',
  },
  lacking: '',
  boast: `
    termurah, paling murah, harga, diskon, potongan harga, promo, voucher, gratis ongkir, cashback
    menyembuhkan, mengobati, obat (segala|untuk), mencegah (penyakit|kanker), tanpa efek samping
    (100 %|100%|dijamin|terbukti|sangat) (aman|asli|ori|original|alami|ampuh), anjuran dokter, ajaib
    aman untuk (semua|bayi|ibu hamil|anak|siapa), (terbaik|nomor satu|no 1) di (dunia|indonesia)
    hubungi (wa|kami|saya), nomor wa, chat (wa|kami|admin), japri, transfer (ke|langsung)
    rekening, dp dulu
  `,
  received: `
    (cara|gimana|gmn|bagaimana|caranya) [cara|buat|untuk|biar]* (ambil|klaim|claim|dapat|dapet|
      dapatin|
      dapetin|terima|ngambil|ngeklaim|dptin|ikut|ikutan)[-nya] [nya|itu]*
    (ambil|klaim|claim|dapat|dapet|dapetin|ambilnya|klaimnya|claimnya|dapetinnya|dapatnya|
      dapetnya) [
      itu|nya]* (gimana|gmn|caranya|dimana|di mana|bagaimana|caranya gimana|caranya gmn)
    caranya [gimana|gmn]* <end>
  `,
  receiving: `
    tekan, klik, klaim, ambil, konfirmasi pesanan, satu per akun, per akun, per orang, nol, terima
    halaman toko, ikuti toko
  `,
};
