import type { PriceMessages } from './en.ts';

export const messages: PriceMessages = {
  'sale.PAYDAY': 'Promo gajian',
  'sale.MID_MONTH': 'Promo tengah bulan',
  'sale.HARBOLNAS': 'Harbolnas {day}',
  'sale.HOLIDAY': 'Promo hari libur {day}',
  'sale.DOUBLE': '{day}',
  'sku.LOW': '{now} lebih rendah {percent}% dari harga biasanya {median} dalam 90 hari terakhir.',
  'sku.FAIR': '{now} kurang lebih sama dengan harga biasanya {median} dalam 90 hari terakhir.',
  'sku.HIGH': '{now} lebih tinggi {percent}% dari harga biasanya {median} dalam 90 hari terakhir.',
  'sku.UNKNOWN': 'Baru terpantau {days} hari: belum cukup untuk tahu harga biasanya.',
};
