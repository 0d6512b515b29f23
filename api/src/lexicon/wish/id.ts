import type { Wishes } from './wish.ts';

export const wishes: Wishes = {
  not: `
    [tapi|tetapi]* (selain|kecuali|terkecuali|bukan|jangan) <not before (
      dinaikin|dinaikkan|naikin|palsu|bohong|nipu|jangan|
      lebih|lewat|di atas|diatas|sampai|mahal|cuma|hanya|kah|sih|main|terlalu|terlampau
    )> [
      yang|warna|merk|merek|brand|dari|di|dijual|kasih|kasi|bagi|tunjuk|barang|produk|tampilkan|
      pakai|buatan
    ]*
    <after {border}> [tolong|coba|terus]* (buang|hapus|keluarin|keluarkan) <before {letter}> [
      yang|aja|dulu]*
    alergi [sama|dengan|terhadap|ke]* <not before (debu|bulu|dingin|udara|serbuk|itu|ini)>
    [tapi|tetapi]* (gamau|gmau|gamao|gakmau|gkmau|nggamau|ogah|(ga|gak|nggak|enggak|tidak|tdk|
      ngga|tak) (mau|suka|pakai|
      usah|pengen)) [
      yang|warna|merk|merek|brand|dari|di|ada|pakai
    ]*
    [yang]* (ga|gak|nggak|enggak|tidak|tak) dijual (di|lewat|dari)
    (jangan|ga|gak|nggak|enggak|tidak) (terlalu|terlampau) <before (berat|berisik|besar|gede|
      manis|pedas|panjang|tebal|ketat|keras|kecil|terang)>
  `,
  localNot: '',
  notOfFew: '',
  notBehind: `
    (jangan|skip|coret|dicoret|ogah|gamau|gmau|out|lewatin|keluarin|hapus) [deh|ya|aja|dong|dulu]*
    (ga|gak|nggak|ngga|enggak|tidak|gk) (mau|usah|suka|perlu|minat) [deh|ya|aja|dong|dulu|lah]*
    (di-skip|diskip|dihapus|dilewat) [aja|dong|ya|dulu]*
  `,
  lacking: 'tanpa [yang|warna|ada]*, (tidak|ga|gak|nggak|ngga|gk) (mengandung|ada|pakai|pake|bawa)',
  needless: `
    (ga|gak|nggak|enggak|tidak|tak|ngga) (harus|perlu|wajib|mesti|usah) [yang|dari|di|ada]*
  `,
  noName: '[yang|yg]* mahal[2|-mahal] [mahal|banget|banget banget]*, murahan, ribet',
  or: 'atau, dan, maupun, sama',
  ends: `
    ya, dong, kak, yang, tapi, untuk, buat, dengan, di, budget, harga, maks, maksimal, kalau, saja
    aja, ada, tolong, gan, bang, dibawah, dan yang, mau, dari, bisa
  `,
  official: `
    [dari|di|yang]* (toko|penjual|shop|gerai) resmi [saja|aja]
    [dari|di|yang]* official (store|shop)
    [dari|di]* mall ori
    [dari|di|yang]* (lazada mall|shopee mall|star seller|
    power merchant) [aja|saja]*
  `,
  realDiscount: `
    [yang]* diskon (asli|beneran|nyata|benar|sungguhan) <not before (
      ga|gak|nggak|tidak|kah|atau|enggak
    )>
    bukan diskon (palsu|bohong|bohongan), beneran diskon <not before (ga|gak|nggak|kah)>
  `,
  flashSale: '[yang]* [lagi|sedang] flash sale, obral kilat, flashsale',
  perUnit: `
    (satu|1) (kotak|botol|bungkus|lembar|butir|kaleng|pcs|sachet|rol|gulung)[nya] [jatuhnya|
      jatohnya|
      jatuh|jatoh|jadi|kena|jadinya]* berapa
    [(itung|hitung|diitung|dihitung)[an]] per (kilo|kg|kilogram|gram|gr|liter|ml|lembar|butir|biji|
      buah|pcs|keping|satuan|tablet|helai)[nya], per(kilo|liter|biji|lembar|butir|buah)[nya]
    per (batang|kotak|botol|bungkus|sachet|pak|pasang)nya [jatuh|jatoh|jadi|kena|berapa|brp]*
    [jatuhnya|jatohnya|jadinya|kena|berapa|brp]* per (kilo|kg|kotak|botol|butir|lembar|biji|sachet|
      liter|bungkus|kaleng) [nya]*
    per (rol|gulung|bohlam|kaleng|pensil|satu)[nya], (satuan|per satu|satu)nya [kena|jatuh|
      jatuhnya]* (berapa|brp)
    per 100 (gram|gr|g|ml), harga satuan, se(kilo|liter)nya
    (berapa|brp) (sekilo|se-kilo|satu kilo|1 kilo|sekilonya|seliter|1 liter)
    (sekilo|sekilonya|satu kilo|1 kilo) (berapa|brp)
    (1|satu) (kg|kilo|liter) (jatuhnya|jatohnya|jadinya|kenanya) [harga]* (berapa|brp)
  `,
  inTotal: 'total[nya], semua[nya], seluruhnya',
  many: `
    (untuk|buat|beli|butuh|cari|mau) {count} (buah|orang|pcs|pasang|unit|biji|barang|anak)
    {count} (buah|orang|pasang|biji|unit)
  `,
  moreBudget: `
    (naikin|naikkan) [budget|anggaran|dana|duit][nya] (lagi|sebesar) <before {amount}>
    (tambah|nambah|ditambah) [budget|anggaran|dana|duit]* [lagi|sebesar]* <before {amount}>
    (budget|anggaran)[nya]* (ditambah|nambah|tambah) [lagi|sebesar]* <before {amount}>
  `,
  cheap: `
    [yang|harga|yg]* (murah [meriah|banget|aja]*|terjangkau|murmer) <not before (ga|gak|
      nggak|kah|atau|mana|dari)>
  `,
  noBudget:
    '(lupakan|abaikan|hapus|bebas) [soal]* (budget|anggaran|harga)[nya], (budget|harga)[nya] bebas',
};
