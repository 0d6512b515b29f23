import type { Detail } from './detail.ts';

export const detail: Detail = {
  codeWorks: `
    [boleh|masih|lagi]* (guna|pakai|digunakan|sah|aktif|tamat tempoh) [lagi|ke|tak]*
  `,
  link: `
    [minta|bagi|hantar|boleh|nak|tolong|mana|ada]* (link|pautan) [tu|ni|produk|kedai|sikit|untuk]*
    [nak|boleh|saya|aku]* beli (kat mana|dekat mana|kt mana|kat kedai mana)
    (kat|dekat|kt) mana [nak|boleh|saya|aku]* (beli|dapat)
  `,
  worst: `
    (kedai|penjual|platform|aplikasi) mana [yang|satu]* [paling]* (teruk|selalu|kerap|tipu|
      banyak) [tipu|menipu]*
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
};
