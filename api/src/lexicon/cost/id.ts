import type { Cost } from './cost.ts';

export const cost: Cost = {
  leastSpend: `
    [berapa|brp|apa|ada]* (min|min.|minimal|minimum) (belanja|pembelian|order|transaksi|blanja|
      beli)[nya] [nya|berapa|brp|untuk]*
    (belanja|pembelian|order|transaksi|beli)[nya] (minimal|minimum|min)[nya] [berapa|brp]*
  `,
  freeFrom: `
    (belanja|beli|order|pesan) [minimal|min|harus|sampai|sampe|di atas]* (berapa|brp) [baru|biar|
      supaya|untuk|buat|dapat|dapet|agar]*
    (minimal|min) (berapa|brp) [baru|biar|supaya|untuk|buat|dapat|dapet]*
    (mulai|dari|di atas) (berapa|brp)
  `,
  usableNow: `
    (yang|yg) [mana|bisa|dapat|masih|yang]* (dipakai|dipake|digunakan|berlaku|aktif|kepake|
      kepakai) [hari ini|sekarang|skrg|saat ini]* [yang|yg|mana]*
    mana [yang|yg|masih]* bisa (dipakai|dipake|digunakan) [hari ini|sekarang|skrg]*
  `,
  withSending: `
    [sudah|udah|sdh|uda]* (termasuk|sama|plus|dengan|dgn|include|incl|ditambah|tambah|beserta|
      setelah|+) [biaya|sama]* (ongkir|ongkos kirim|kirim|pengiriman|shipping)[nya]
  `,
  afterCoupon: `
    (setelah|abis|habis|sesudah|pakai|pake|dengan|dipotong|potong|dikurangi) [pakai|pake|dipotong|
      potong]* (voucher|kupon|voucer|vocer|kode promo|kode diskon) [diskon|promo]*
  `,
  total: '[jadi] (total|jumlah|semua)[nya]*',
};
