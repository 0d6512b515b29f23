import type { Detail } from './detail.ts';

export const detail: Detail = {
  codeWorks: `
    [masih|bisa|boleh|dapat|udah|sudah]* (dipakai|dipake|berlaku|digunakan|aktif|expired|hangus|
      kedaluwarsa|kadaluarsa) [lagi]*
    (masih|bisa) [bisa|masih]* (pakai|pake)
  `,
  link: `
    [minta|kasih|kirim|kirimin|bagi|tolong|mana|ada|share|spill|boleh|coba|mau|dong]* (link|tautan)[
      nya] [dong|produk|toko|tokonya|yang|itu|ini|beli|belinya|ke]*
    [bisa|mau|kalo|kalau]* (beli|belinya|dibeli|pesan|pesen|order|dapetin|dapat) [nya|itu|ini]* (
      di mana|dimana|dmn|di toko mana) [ya|sih|aja]*
    (di mana|dimana) [bisa|mau|aku|saya]* (beli|belinya|dapetin|pesan)
  `,
  worst: `
    (toko|seller|platform|aplikasi|penjual|marketplace)[nya]* (mana|apa) [aja]* [yang]* [paling|
      suka]* (parah|banyak|sering|curang|nipu|jelek|buruk|bohong) [bohong|bohongnya|diskonnya|palsu|
      palsunya|soal itu|nipu|nipunya]*
    siapa [yang]* paling (parah|banyak|sering|curang) [bohong|bohongnya|nipu]*
  `,
  trulyReduced: `
    [yang]* mana [aja|saja|yang]* [lagi|ada|sedang]* (diskon|didiskon|promo)[nya]*
    [mana|yang|aja]* (beneran|bener-bener|benar-benar|betulan|sungguhan|emang) (turun|murah|diskon|
      lebih murah) [harga|harganya]*
    [mana|yang]* (turun|diskon) [harga|harganya]* (beneran|betulan|sungguhan)
  `,
  onSale: '[yang]* (lagi|sedang) (diskon|promo|sale), yang didiskon',
  colour: 'warna[nya]',
  named: 'motif, aroma, wangi, rasa, bahan',
  rating: `
    (rating|ulasan|review|bintang)[nya] [minimal|min|di atas|diatas|lebih dari|
      setidaknya|paling tidak]*
  `,
  stars: 'bintang [ke atas|keatas]*, ke atas, keatas',
  sized: 'tebal[nya], lebar[nya], panjang[nya], tinggi[nya], ukuran[nya], kapasitas[nya], besar',
  withIt: 'yang ada, dengan, plus',
  priceFor: 'untuk, buat, dapat, dapet, isi',
  whichPlatform: `
    [apa|itu|ini]* (ada|dijual|jual) [juga]* di <before {shop}>
    [mending|sebaiknya|jadi|enaknya]* (beli|ambil|pesan) [di|dari]* (platform|aplikasi|
      marketplace) mana
  `,
  raisers: `
    toko mana [aja]* [yang]* [suka|sering]* (naikin|menaikkan|naikkan) harga [dulu]* (sebelum|pas
      mau) (diskon|promo|sale)
    toko mana [aja]* [yang]* (suka|sering) (naikin|menaikkan|naikkan) harga [dulu|duluan]*
  `,
  seenElsewhere: `
    [aku|saya|gue|kemarin]* (liat|lihat|nemu|ketemu) [di|ada di]* (toko|luar|mall|pasar|tempat lain|
      offline|toko sebelah)
    di (toko sebelah|luar|mall|pasar|tempat lain)
  `,
  usual: `
    (kira-kira|kisaran|sekitar) [harga|harganya]* (berapa|berapaan), kisaran harga[nya] [berapa]*
    harga[nya]* (kira-kira|berkisar) berapa
    [kalau|jadi]* harga[nya]* (normal|biasa|pasaran|rata-rata|umum)[nya]* [itu|berapa|sih|untuk|
      buat|di|berapaan]*
    (normalnya|biasanya|rata-rata|pasarannya) [harga|harganya]* (berapa|berapaan)
    berapa [sih]* harga[nya]* (normal|biasa|pasaran)[nya]*
  `,
};
