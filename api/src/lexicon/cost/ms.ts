import type { Cost } from './cost.ts';

export const cost: Cost = {
  leastSpend: `
    [berapa|brp|apa]* (min|minimum|minima) (belanja|belian|pembelian|order|spend|beli)[nya] [berapa|
      brp|untuk]*
    (belanja|belian|pembelian|beli) (min|minimum|minima|paling kurang) [berapa|brp]*
  `,
  freeFrom: `
    (belanja|beli|order) [kena|mesti|perlu|sampai]* (berapa|brp) [baru|untuk|supaya|dapat|dpt]*
    (kena|mesti|perlu) (belanja|beli|order) [sampai]* (berapa|brp) [baru|untuk|supaya|dapat|dpt]*
    (minimum|min) (berapa|brp) [baru|untuk|dapat]*, (dari|atas) (berapa|brp)
  `,
  usableNow: `
    (yang|yg) [mana|masih|yang]* (boleh|masih) (guna|pakai|digunakan|dipakai|sah) [hari ini|
      sekarang|skrg]* [mana|yang]*
    mana [satu|yang|yg|masih]* boleh (guna|pakai) [hari ini|sekarang|skrg]*
  `,
  withSending: `
    (dengan|dgn|termasuk|campur|tambah|masuk|include|incl|sekali|+) [sekali|kos|caj|dengan|dgn|
      harga]* (pos|penghantaran|postage|shipping|delivery|hantar) [sekali]
  `,
  afterCoupon: `
    (lepas|lps|selepas|guna|pakai|dengan|dgn|tolak) [tolak|guna|pakai|ambil|apply]* (baucar|kupon|
      kod|
      voucher) [diskaun|promo]*
  `,
  total: '[jadi]* (jumlah|total|semua)[nya]*',
};
