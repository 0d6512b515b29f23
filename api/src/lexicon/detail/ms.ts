import { NO_DETAIL } from './detail.ts';
import { follow } from '../follow/ms.ts';
import { written } from '../written/ms.ts';
import { cost } from '../cost/ms.ts';
import type { Detail } from './detail.ts';

export const detail: Detail = {
  ...cost,
  ...follow,
  ...written,
  secondPiece: '[yang|barang|item]* (kedua|ke-2|ke 2)',
  halfPrice: '(separuh|setengah|1/2) harga',
  calledBy: 'yang, yg, yang harga',
  either: 'atau, vs, ke <after (bagus|best|baik) …>',
  cheaperThan: '(lebih|lagi) murah (dari|daripada|dari pada)',
  codeWorks: `
    [boleh|masih|lagi]* (guna|pakai|digunakan|sah|aktif|tamat tempoh) [lagi|ke|tak]*
  `,
  othersOfKind: '(yang|yg) lain[nya]* [yang|yg]*',
  anyCode: '(kod|baucar|kupon|voucher) (mana|lain|apa), ada (kod|baucar|kupon|voucher)',
  held: {
    memory: `
      ram [dia]*
    `,
    storage: `
      (storan|storage|memori dalaman|memori|rom|simpanan) [dia]*
    `,
  },
  most: `
    [yang|yg|mana|ada]* (paling|lebih|lagi) (besar|banyak|tinggi)
    [yang|yg|mana]* ter(besar|banyak|tinggi)
  `,
  reducedNow: `
    (tengah|tgh|sedang|masih) (sale|diskaun|promo|promosi|potongan|jualan murah) [tak|ke|lagi|
      sekarang|skrg]*
    ada diskaun [sekarang]* (tak|ke|x)
  `,
  link: `
    [minta|bagi|hantar|boleh|nak|tolong|mana|ada]* (link|pautan) [tu|ni|produk|kedai|sikit|untuk]*
    [nak|boleh|saya|aku]* beli (kat mana|dekat mana|kt mana|kat kedai mana)
    (kat|dekat|kt) mana [nak|boleh|saya|aku]* (beli|dapat)
  `,
  worst: `
    (kedai|penjual|platform|aplikasi) mana [yang|satu]* [paling]* (teruk|selalu|kerap|tipu|
      banyak) [tipu|menipu|diskaun|harga|palsu]*
  `,
  trulyReduced: `
    mana [satu|yang]* [ada|tengah|yang]* (diskaun|promosi|sale)
    ada [apa-apa|apa|lagi]* (diskaun|potongan) [ke|tak|apa-apa]*
    [mana|yang]* (betul-betul|memang|sungguh|betul betul) (murah|turun|diskaun) [harga]*
  `,
  onSale: '[yang]* tengah (sale|promosi|diskaun)',
  colour: 'warna[nya]',
  named: 'corak, aroma, perisa',
  rating: '(rating|ulasan|bintang)[nya] [sekurang-kurangnya|atas|lebih dari|minimum]*',
  stars: 'bintang [ke atas]*, ke atas',
  sized: 'tebal, lebar, panjang, tinggi, saiz, muatan, besar',
  withIt: 'yang ada, dengan',
  priceFor: 'untuk, dapat',
  whichPlatform: `
    (ada|dijual|jual) [juga]* (di|kat|dekat) <before {shop}>
    [patut|baik]* beli (di|kat|dekat) (platform|aplikasi) mana
  `,
  raisers: `
    kedai mana [yang]* [suka|selalu]* (naikkan|naik) harga [dulu]* sebelum (diskaun|jualan|promosi|
      sale)
  `,
  seenElsewhere: `
    [kat|dekat|di]* kedai (sebelah|dekat|depan|lain|bawah|area) [rumah|ofis|sini]* [jual|bagi|
      harga]*
    [saya|aku]* (nampak|jumpa|tengok) (kat|di|dekat) (kedai|luar|mall|pasar|tempat lain)
  `,
  usual: `
    harga[nya]* (dalam|lebih kurang|anggaran) berapa, berapa lebih kurang harga[nya]*
    harga (biasa|pasaran|purata|normal)[nya]* [berapa|untuk|bagi]*, biasa[nya]* [harga]* berapa
  `,
  moved: `
    (trend|tren|sejarah|pergerakan) harga [dia|nya]* [macam mana|camne]*
    [harga]* [dia|nya]* [ada]* (naik (ke|atau) turun|turun (ke|atau) naik) [harga]* [dia|nya]*
    harga [dia|nya]* [dah|sudah]* (naik|turun) [ke|tak|ka]* <end>
  `,
  spans: {
    year: '[dalam|selama]* (setahun|12 bulan) [ni|lepas|terakhir|kebelakangan]*',
    half: '[dalam|selama]* (setengah tahun|enam bulan|6 bulan) [ni|lepas|terakhir]*',
    quarter: '[dalam|selama]* (tiga bulan|3 bulan|90 hari) [ni|lepas|terakhir|kebelakangan]*',
    month: '[dalam|selama]* (sebulan|30 hari) [ni|lepas|terakhir|kebelakangan]*, bulan ni',
    week: '[dalam|selama]* (seminggu|7 hari) [ni|lepas|terakhir]*, minggu ni',
  },
  now: '[harga]* (sekarang|skrg|hari ni)',
  reviewed: '[yang|mana]* [paling]* banyak (review|ulasan) [sekali|mana]*',
  alike: {
    ...NO_DETAIL.alike,
    light: '[yang|nak]* ringan [je|saja]*',
    heavy: '[yang]* berat [je]*',
    long: '[yang]* panjang [je]*',
    lasting: '[yang]* bateri[nya]* [yang]* (tahan lama|lama|tahan) [je]*',
    small: '[yang|nak|saiz]* (kecik|kecil) [je|saja]*',
    big: '[yang|nak|saiz]* besar [je|saja]*',
  },
  reviews: `
    <start> [yang|ni|tu|yang ni]* (bagus|elok) (ke|tak) [ni|tu]* <end>
    (ulasan|review)[nya]* (macam mana|camne|camana|ok tak|apa), apa kata (pembeli|orang|yang beli)
  `,
  among: '(antara|daripada|dari) [yang]* (ni|tu|ini|itu) [tadi]*',
  amongAll: '(antara|daripada|dari) semua (ni|tu|ini|itu|tadi)',
  extra: '(tambah|beza|bezanya|kena tambah) (berapa|brapa) [lagi|ringgit]*',
  destination: `
    (pos|hantar|penghantaran|kos pos|kos penghantaran|shipping|delivery|caj pos)[nya]* [percuma|
      free|barang]* (ke|sampai ke)
  `,
  ever: 'pernah, sepanjang (masa|zaman), setakat ini, dari dulu',
  otherOne: 'yang (satu|lagi satu) lagi, yang lagi satu, yg lagi satu',
  previous: '[dengan|dan]* (yang|produk) (sebelum|sebelumnya|sebelum ni|sebelum tu|tadi tu)',
  atLowest: `
    [pada|di|tengah|sedang|dengan]* harga (terendah|paling rendah|paling murah) (pernah [ada]*|
      sepanjang (masa|zaman)|setakat ini|dalam [beberapa|enam|tiga|6|3]* bulan) [ini]*
    (tengah|sedang) di (harga|paras) (terendah|paling rendah)
  `,
  ofAny: 'apa, barang, produk, mana',
  free: 'percuma, free, freebie[s]',
};
