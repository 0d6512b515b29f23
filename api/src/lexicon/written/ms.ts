import type { Written } from './written.ts';

export const written: Written = {
  textAsked: {
    warranty: `
      [ada|berapa|brp|lama|tahun|bulan]* (waranti|warranty) [dia|berapa|brp|lama|tahun|bulan|ada|
        ke|tak|x|apa|sampai]*
    `,
    scent: `
      (bau|baunya|wangi|wanginya|aroma|haruman) [dia|dy|nya|ni|tu]* (apa|macam mana|mcm mana|
        mcm ne|camne|
        camna|apa tu|mcmana|kuat ke|sedap ke)
    `,
    whom: `
      (lelaki|laki|jantan|pompuan|perempuan|wanita) (ke|atau|or) [utk|untuk]* (perempuan|wanita|
        pompuan|lelaki|
        laki), unisex ke
    `,
    neck: 'leher lebar, mulut luas, leher luas, mulut lebar',
    stay: `
      (bateri|battery|bateri dia|baterinya) [dia|life|tahan|boleh|ni|tu|lama]* (berapa|brp|
        bape) (lama|jam|
        hari|minit), (bateri|battery) [dia|life]* (tahan lama|tahan) [ke|tak|x]*
      (tahan|boleh guna|boleh pakai) (berapa|brp|bape) (lama|jam|hari) [sekali|sekali cas|cas|caj|
        charge]*
    `,
    dishwasher: '(mesin|pencuci|basuh) [basuh|mesin]* pinggan, dishwasher',
    washing: `
      (boleh|senang|cara|macam mana) [nak|ke|guna]* (basuh|cuci|dibasuh|dicuci) [guna|dgn|mesin|
        tangan]*
      basuh (mesin|guna mesin)
    `,
    wrapped: `
      (boleh|ada) [tolong]* (balut|dibalut|wrap|bungkus) [hadiah|jadi hadiah]*, balut hadiah
    `,
    assembly: '(kena|perlu|nak) (pasang|pasang sendiri|dipasang), pasang sendiri',
    expiry: '(tarikh luput|expired|expiry|luput) [dia|bila|berapa|brp|lama]*, tahan berapa lama',
    exchange: `
      boleh (tukar|pulang|pulangkan|dipulangkan|refund|return|exchange) [saiz|balik|tak|ke|x]*
    `,
    box: `
      dalam (kotak|box) [tu|dia|ada]* (ada apa|apa), (dapat|dpt) apa (je|sahaja|saja|lagi)
      termasuk apa
    `,
    material: `
      (bahan|material|kain) [dia|buat|apa]* (apa|jenis apa), (diperbuat|dibuat) dari[pada] apa
    `,
    ingredients: `
      (kandungan|ramuan|bahan-bahan|ingredient[s]) [dia]* (apa|ada apa)
      (mengandungi|letak|campur|ada kandungan) (gula|susu|kacang|gluten|alkohol|laktosa|pengawet|
        pewangi|
        kafein|
        paraben|gelatin|babi|lard) [dia|tu|ni]* (ke|tak|x|tk)
    `,
  },
  textSaid: {
    warranty: `
      waranti, jaminan
    `,
    scent: 'bau, wangi, haruman, aroma',
    whom: 'lelaki, wanita, perempuan, unisex',
    neck: 'leher lebar, mulut luas, mulut lebar',
    stay: 'bateri … {number}, {number} (jam|hari|minit) <after (bateri|cas|guna) …>',
    dishwasher: 'pencuci pinggan, mesin basuh pinggan',
    washing: 'basuh, dibasuh, dicuci, dilap, dibilas',
    wrapped: 'balut, dibalut, bungkus hadiah',
    assembly: 'dipasang, pemasangan, pasang siap',
    expiry: 'luput, tarikh, tahan sehingga',
    exchange: 'tukar, ditukar, dipulangkan, bayar balik, ganti',
    box: 'dalam kotak, termasuk, disertakan, didatangkan dengan',
    material: 'diperbuat, kapas, kain, kulit asli, kayu, keluli, plastik, kaca, seramik, getah',
    ingredients: 'kandungan, ramuan, mengandungi, gula, susu, kacang, alkohol, tulen, tanpa',
  },
  allergens: {
    milk: 'susu, laktos, laktosa, tenusu, keju, mentega, susu lembu',
    nuts: 'kacang, badam, gajus, walnut',
    gluten: 'gluten, gandum',
    soy: 'soya, kacang soya',
    egg: 'telur',
    seafood: 'makanan laut, udang, ketam, ikan, kerang, sotong',
  },
  lacking: '',
  boast: `
    paling murah, termurah, harga, diskaun, baucar, promosi, potongan
    menyembuhkan, merawat, ubat (segala|untuk), mencegah (penyakit|kanser), tanpa kesan sampingan
    (100 %|100%|dijamin|terbukti) (selamat|tulen|asli|semula jadi|berkesan), selamat untuk (semua|
      bayi|ibu)
    disyorkan doktor, hubungi (kami|saya), wasap, whatsapp, pindah (wang|duit), bank in, deposit
  `,
  received: `
    (macam mana|mcm mana|camne|camna|cmne|mcmana|cara) [nak|nk|untuk|utk|boleh]* (dapat|dpt|
      dapatkan|claim|
      tuntut|ambil|redeem|terima|amik)[-nya] [dia|tu|nya]*
  `,
  receiving: 'tekan, klik, tuntut, ambil, sahkan pesanan, seorang, satu akaun, sifar',
};
