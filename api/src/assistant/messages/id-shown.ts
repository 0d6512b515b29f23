import type { shown as en } from './en-shown.ts';

export const shown: Record<keyof typeof en, string> = {
  'pieces.items': '{name} di {platform}: {n} × {item} = {total}.',
  'pieces.line': '{name} di {platform}: {n} × {price} = {total}.',
  'pieces.which': 'Sebutkan yang mana, nanti ongkir dan kuponnya saya hitungkan.',
  'pieces.shipping': 'Ongkir untuk satu pesanan: {fee}.',
  'sized.light': 'Dari yang paling ringan, menurut berat di judulnya:',
  'sized.heavy': 'Dari yang paling berat, menurut berat di judulnya:',
  'sized.short': 'Dari yang paling pendek, menurut panjang di judulnya:',
  'sized.long': 'Dari yang paling panjang, menurut panjang di judulnya:',
  'sized.strong': 'Dari yang dayanya paling besar, menurut watt di judulnya:',
  'sized.small': 'Dari yang paling kecil, menurut ukuran di judulnya:',
  'sized.big': 'Dari yang paling besar, menurut ukuran di judulnya:',
  'sized.line': '{name}: {words} ({price} di {platform}).',
  'sized.silent': '{silent} produk lain tidak mencantumkannya di judul.',
  'sized.none':
    'Judulnya tidak mencantumkan itu, jadi tidak bisa saya urutkan. Coba lihat halaman tokonya:',
  'all.cheapest': 'Yang paling murah dari semua yang ada di sini:',
  'all.dearest': 'Yang paling mahal dari semua yang ada di sini:',
  'all.sold': 'Yang paling laku dari semua yang ada di sini, menurut jumlah terjual di toko:',
  'all.rated': 'Yang rating pembelinya paling tinggi dari semua yang ada di sini:',
  'present.untold': 'Soal “{text}” tidak bisa dilihat dari harga, jadi ini ide lain saja.',
  'shops.differ':
    'Tiap toko menentukan sendiri harga, ongkir, dan kuponnya, dan itu bisa berubah tiap hari. Sebutkan produknya, nanti saya bandingkan.',
  'trait.none': 'Tidak ada judul yang menyebut: {words}. Isi kotaknya tertulis di halaman toko.',
  'present.unliked': 'Untuk kesukaannya belum ada yang cocok; ini pilihan lain.',
};
