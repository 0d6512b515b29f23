import { NO_SHOWN } from './shown.ts';
import type { Shown } from './shown.ts';

export const shown: Shown = {
  ...NO_SHOWN,
  howMuch: `
    [jadi|jumlah|semua|kena|nak]* (berapa|brapa) [ringgit|sen|semua|jumlah|jadi]*, kira[kan] [jap]*
    harga[nya] [berapa]*
  `,
  buying: '[kalau|kalo|klu|kalu|jika]* [saya|aku|nak|i]* (beli|ambik|ambil|amik|order|nak) [dua]*',
  beside: `
    apa, ada, mana, yang
    helai, biji, pasang, unit, kotak, botol, keping, buah, jumlah, semua, sekali, beg, tin, kampit
    bungkus, peket, paket, pek
    [dengan|campur|termasuk|sekali|tambah|masuk]* (pos|penghantaran|postage|baucar|kos pos)
    siap, sen, kalau, macam mana, tu, ni, je, la, lah, ye
  `,
  numbers: {
    ...NO_SHOWN.numbers,
    1: 'sebiji, sehelai',
    2: 'dua, sepasang',
    8: 'lapan',
    12: 'sedozen',
  },
  cheap: '[yang]* (murah|lagi murah)',
  dear: '[yang]* (mahal|lagi mahal)',
  shopsDiffer: `
    (kenapa|mengapa|knp) … (shopee|lazada|tiktok) … (murah|mahal) …, (kenapa|mengapa|
    knp) … harga … (lain|beza|berbeza|tak sama) …
  `,
  comesWith: `
    (sekali dengan|datang dengan|dapat sekali|termasuk) …<before (ke|tak|tidak)>
    [dapat|ada|bagi|datang]* sekali (tak|ke|x) <end>, (dia|ni|tu) [ada]* bagi sekali
  `,
  doesIt: `
    <start> [ada|adakah]* (dia|yang ni|yang tu|dua-dua|kedua-duanya|mana-mana) [boleh|ada|ni|tu|
      tahan]* <before … (tak|ke|x)>
    <start> boleh (buat|masak|pakai|cuci|basuh|sambung|bakar|kisar|hancurkan|pasang|lipat) <before
      … (tak|ke|x)>
  `,
  uses: {
    charge: '(sesuatu|alat|benda|barang|apa) [yang|boleh|untuk|nak|buat]* (cas|mengecas|charge)',
    boil: '(sesuatu|alat|benda|barang|apa) [yang|boleh|untuk|nak|buat]* (masak|jerang) air',
    blend: '(sesuatu|alat|benda|barang|apa) [yang|boleh|untuk|nak|buat]* (buat jus|mengisar)',
    sweep: `
      (sesuatu|alat|benda|barang|apa) [yang|boleh|untuk|nak|buat]* (sapu lantai|sedut habuk|vakum)
    `,
    cool: `
      (sesuatu|alat|benda|barang|apa) [yang|boleh|untuk|nak|buat]* (sejukkan bilik|menyejukkan)
    `,
    keepCold: `
      (sesuatu|alat|benda|barang|apa) [yang|boleh|untuk|nak|buat]* (tahan|kekal) (sejuk|panas)
    `,
    dryHair: '(sesuatu|alat|benda|barang|apa) [yang|boleh|untuk|nak|buat]* keringkan rambut',
    light: '(sesuatu|alat|benda|barang|apa) [yang|boleh|untuk|nak|buat]* menerangi',
    cookRice: '(sesuatu|alat|benda|barang|apa) [yang|boleh|untuk|nak|buat]* (masak|tanak) nasi',
    listen: '(sesuatu|alat|benda|barang|apa) [yang|boleh|untuk|nak|buat]* dengar (lagu|muzik)',
    iron: '(sesuatu|alat|benda|barang|apa) [yang|boleh|untuk|nak|buat]* (gosok|seterika) baju',
    rain: '(sesuatu|alat|benda|barang|apa) [yang|boleh|untuk|nak|buat]* (elak|lindung) hujan',
  },
  truly: '(betul|tipu|real|palsu|tulen) [ke|kah|tak|ka]*, betul-betul, kencing, auta',
  reduced: 'separuh harga, turun, (diskaun|potongan|tawaran|jualan murah)',
  half: '(separuh|setengah) harga',
  everything: `
    (kat|di|dalam) (sini|laman|web|app|kedai) [ni|ini]*, yang ada
  `,
  anything: `
    barang, hari ni, (minggu|bulan) ni, sekarang
  `,
  suits: `
    [yang|yg]* mana [satu]* [yang|yg]* [paling|lebih|lagi]* (sesuai|bagus|elok|
      okay|ok) (untuk|utk|buat)
  `,
  pick: `
    [yang|yg]* mana [satu]* [paling|lebih|lagi]* (berbaloi|bagus|terbaik|elok|okay|ok|
    patut beli) [beli|sekali]*
    (cadang|pilih|syor|ambil|beli) [yang|yg]* mana [satu]*
  `,
  origin: `
    [bukan|jangan|yang]* (buatan|jenama|produk|barang) (tempatan|malaysia|china|jepun|korea|
    luar negara)
  `,
  aroundThat: `
    [yang|sekitar]* harga (macam (tu|itu|ni)|begitu|lebih kurang sama|sama)
  `,
  ago: {
    week: 'minggu (lepas|lalu), seminggu (lepas|lalu)',
    month: 'bulan (lepas|lalu), sebulan (lepas|lalu)',
    day: 'semalam',
  },
  whereCheapest: `
    [beli|jual]* (kat mana|dekat mana|di mana|kedai mana) [yang|paling]* (murah|
    termurah) [sekali|skali]*
  `,
  otherBrand: `
    (bukan|jangan|selain) jenama (tu|ni|itu|ini), [ada|nak|tengok]* (jenama lain|lain jenama) [
      tak|ada|ke]*
  `,
  better: `
    lebih (bagus|elok|berbaloi|baik) [ke|tak]*
  `,
  having: '<start> (yang|yg) (ada|boleh|support)',
  same: `
    (barang|benda) [yang]* sama
  `,
  sorted: `
    (susun|isih) [ikut|mengikut|dari|harga]* [termurah|rendah|paling murah] [ke|dulu|tinggi|mahal]*
    murah ke mahal
  `,
  sortedDown: 'mahal ke murah, tinggi ke rendah',
  fakes: `
    (diskaun|promosi|jualan|tanda harga|harga) [yang|mana]* (palsu|tipu|menipu|bohong)
    (tipu|palsu|menipu) (diskaun|promosi|jualan|harga)
    (tunjuk|tunjukkan|senaraikan|tengok) [yang|mana]* (tipu|palsu|menipu)
    [yang|mana]* (naik|dinaikkan|naikkan) harga [dulu]* (sebelum|baru) (diskaun|jualan|promosi|sale)
  `,
  orders: `
    [kalau|untuk|dengan]* (beli|belian|pembelian|belanja|pesanan|jumlah|troli) [sebanyak|
      lebih kurang|cuma|hanya]*
  `,
  couponTerms: {
    least: `
      [berapa|yang|ada]* minimum [belian|pembelian|belanja|beliannya|nya]* [berapa]*, tanpa (
      minimum|had)
    `,
    ends: `
      (tamat|luput|sah) [tempoh]* [bila|sampai bila|hari ini]*, sampai bila [sah]*, bila (tamat|
      luput)
      (habis|tamat|expired) [dia|kod]* bila [ye|ya|eh]*
      (sah|valid|boleh guna) (sampai|hingga) (bila|tarikh berapa), sampai (bila|tarikh berapa) [
        sah|valid|boleh guna|boleh pakai]*
    `,
    saves: `
      [yang|baucar|kod]* mana [yang|paling]* (jimat|untung|banyak|berbaloi) [diskaun|potongan|
      diskaunnya]* [untuk|kalau]*
      paling jimat [untuk|kalau]*
      [boleh|dapat]* (jimat|diskaun|potongan)[nya] berapa, [boleh]* dapat berapa [off|diskaun]*
    `,
    stacks: `
      (digabung|gabung|gabungkan|stack), (guna|pakai) … (sekali|serentak|bersama)
      berapa (kod|baucar|kupon) … (guna|pakai)
    `,
  },
  sizes: {
    ...NO_SHOWN.sizes,
    light: '[yang|mana]* (paling ringan|ringan sikit) [mana|ke|ada|tak]*',
    heavy: '[yang|mana]* paling berat [mana]*',
    thrifty: `
      [yang|mana]* (paling|lebih) jimat (elektrik|letrik|api|tenaga|kuasa) [mana]*
    `,
    lasting: `
      [yang|mana]* bateri[nya]* [yang]* (paling|lebih) (tahan [lama]|lama) [mana|sekali]*
      [yang|mana]* paling (tahan|lama) [lama]* bateri[nya]*
    `,
    small: `
      [yang|mana|saiz|storage|memori|skrin|bateri]* (paling (kecik|kecil|kenit)|(kecik|
      kecil) (sikit|sekali)) [mana|ada|tak]*
    `,
    big: `
      [yang|mana|saiz|kapasiti|skrin|bateri|storage|memori|muat]* paling (besar|
      banyak muat) [mana|sekali]*
      [ukuran|saiz|skrin|yang|kapasiti]* mana [satu]* (lagi|lebih) besar
      besar sekali
    `,
    long: '[yang|mana]* (paling panjang|panjang sikit) [mana|ada|tak]*',
    strong: '[yang|mana]* paling (kuat|laju) [mana]*',
  },
};
