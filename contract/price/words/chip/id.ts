/** Chips and reasons of cards, in Indonesian. */
import type { chips as chipsSource } from './en.ts';

export const chips: { readonly [Key in keyof typeof chipsSource]: string } = {
  'chip.verified': 'diskon nyata {percent}',
  'chip.overstated': 'sebenarnya hanya -{percent}',
  'chip.overstated.none': 'klaim berlebihan',
  'chip.raised': 'dinaikkan dulu',
  'chip.fake': 'bukan diskon',
  'chip.always': 'selalu diskon',
  'chip.unverified': 'belum bisa dicek',
  'chip.unverified.lasting': 'sudah jadi harga biasa',
  'chip.once': 'baru terpantau sekali',
  'chip.old': 'lama tidak terpantau',
  'chip.none': 'tanpa klaim diskon',
  'chip.usual': 'harga biasa',
  'chip.below': '{percent} di bawah harga biasa',
  'chip.dearer': '{percent} di atas harga biasa',
  'why.usual': 'Biasanya {typical}, pada {days} dari {seen} hari',
  'why.middle': 'Biasanya sekitar {typical}',
  'why.raised': 'Sudah naik dari {typical} pada {date}',
  'why.always': 'Diskon {days} dari {window} hari',
  'why.thin': 'Baru terpantau {seen} hari, perlu {needed}',
  'why.once': 'Jauh di bawah {typical}; menunggu terpantau lagi',
  'why.odd': 'Jauh di bawah {typical}; mungkin salah harga, toko bisa membatalkan',
  'why.lasting': 'Sama atau lebih murah pada {days} dari {seen} hari',
  'why.old': 'Terakhir terpantau {date}',
  'why.none': 'Toko tidak mengklaim diskon',
};
