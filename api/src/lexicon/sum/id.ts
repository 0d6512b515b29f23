/** What an amount is, in Indonesian: by what stands before it or right behind it. */
import type { Talk } from '../talk/talk.ts';

export const sums: Talk['sums'] = {
  cap: {
    before: `
      maks[imal][nya] [diskon|potongan|diskonnya]* [jadi|naik|turun|ke]*, maksimum, hingga
      sampai, up to
    `,
    behind: 'maksimal, max',
  },
  least: {
    before: `
      min[imal|imum][nya] [belanja|belanjanya|pembelian|transaksi|order|beli]* [jadi|naik|turun|ke]*
      min., (belanja|pembelian) (minimal|di atas|minimum), syarat belanja
    `,
    behind: 'minimal, minimum',
  },
  off: {
    before: `
      [voucher|voucer|kupon|kode]* (diskon|potongan) <not before jadi> [harga|sebesar|
      senilai|langsung]*, (voucher|kupon|kode|voc|vcr|vocer) [senilai|sebesar]*
      dipotong
      [langsung]* potong [harga|langsung]*, hemat
    `,
    behind: 'diskon, potongan, off',
  },
  back: {
    before: '[koin]* (cashback|cash back) [koin|sebesar|senilai]*, koin balik',
    behind: 'cashback, cash back, koin balik, (balik|kembali) (jadi|dalam bentuk) koin',
  },
  coins: { before: '[pakai|pake|tukar|potong|tambah]* koin [senilai|sebesar]*', behind: 'koin' },
  shippingOff: {
    before: `
      (voucher|voucer|kupon|kode|potongan|diskon|subsidi|gratis|bebas) [gratis|potongan]* (ongkir|
      ongkos kirim) [senilai|sebesar|sebanyak]*
      (dapat|dapet|dikasih|ada) subsidi
    `,
    behind: '(potongan|diskon|voucher|subsidi) (ongkir|ongkos kirim)',
  },
  shipping: {
    before: '(ongkir|ongkos kirim|biaya kirim|pengiriman)[nya]*, tambah ongkir',
    behind: '(ongkir|ongkos kirim)',
  },
  budget: { before: '(budget|anggaran)[ku|nya] [cuma|hanya]*', behind: '' },
  each: {
    before: '@, masing-masing, satuan[nya]*, eceran[nya]*',
    behind: 'per (buah|pcs|biji), satuan, masing-masing',
  },
};
