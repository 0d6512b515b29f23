import type { PriceMessages } from './en.ts';

export const messages: PriceMessages = {
  'verdict.NO_CLAIM': 'Toko tidak mengklaim diskon: {now}.',
  'verdict.NO_CLAIM.typical': 'Toko tidak mengklaim diskon: {now}, biasanya {typical} (data {preDays} hari).',
  'verdict.ALWAYS_ON_SALE': 'Selalu diskon: {now} dengan harga coret {was} pada {strikeDays} dari {windowDays} hari terakhir.',
  'verdict.UNVERIFIED': 'Toko mengklaim diskon {claimed}% dari {was}. Data harga sebelumnya belum cukup untuk menilai ({preDays} hari).',
  'verdict.RAISED_FIRST':
    'Dinaikkan dulu menjadi {raised} pada {raisedDate}, sebelum promo {promoDate}: dibanding harga sebelumnya {typical}, {now} {off}, bukan diskon {claimed}%.',
  'verdict.FAKE':
    'Toko mengklaim diskon {claimed}% dari {was}, padahal {now} tidak lebih murah dari biasanya: {typical} dari data {preDays} hari sebelum {promoDate}.',
  'verdict.OVERSTATED': 'Diklaim diskon {claimed}% dari {was}, sebenarnya {off}: {now}, biasanya {typical} (data {preDays} hari sebelum {promoDate}).',
  'verdict.VERIFIED': 'Benar {off}: {now}, biasanya {typical} (data {preDays} hari sebelum {promoDate}).',
  'verdict.cheaper': 'Pernah lebih murah pada {priorDate}: {prior}.',
  'sale.PAYDAY': 'Promo gajian',
  'sale.MID_MONTH': 'Promo tengah bulan',
  'sale.HARBOLNAS': 'Harbolnas {day}',
  'sale.DOUBLE': '{day}',
  'off.some': 'diskon {percent}%',
  'off.none': 'tidak ada diskon',
  'off.dearer': 'lebih mahal {percent}%',
  'sku.LOW': '{now} lebih rendah {percent}% dari harga biasanya {median} dalam 90 hari terakhir.',
  'sku.FAIR': '{now} kurang lebih sama dengan harga biasanya {median} dalam 90 hari terakhir.',
  'sku.HIGH': '{now} lebih tinggi {percent}% dari harga biasanya {median} dalam 90 hari terakhir.',
  'sku.UNKNOWN': 'Baru terlihat {days} hari: belum cukup untuk tahu harga biasanya.',
};
