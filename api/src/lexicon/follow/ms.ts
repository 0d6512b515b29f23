import type { Follow } from './follow.ts';

export const follow: Follow = {
  onRecord: `
    bila [dia|ni|tu|harga|harganya]* [pernah]* (paling murah|paling rendah|termurah|terendah) [
      dia|pernah|jadi|harga|harganya|dulu|turun]*
    (paling murah|paling rendah|termurah|terendah) [dia|harga|harganya]* [pernah]* [jadi]* bila
    [dulu|sebelum ni]* pernah [ke|tak|dia|jadi|turun]* (lagi|lebih) (murah|rendah) [dari ni|
      daripada ni|dulu|sebelum ni|tak|ke]*
    (lagi|lebih) murah (dulu|sebelum ni|sebelum ini)
    (paling murah|paling rendah|terendah|termurah) [dia|yang|yg]* pernah [jadi|ada|turun]*
  `,
  choosing: `
    [jadi|habis tu|so]* [nak|patut|baik|elok]* (ambil|beli|pilih|amik) [yang|yg]* mana [satu]* [
      lagi|lebih]* [baik|bagus|elok|okay|ok|ni|eh]*
    [yang|yg]* mana [satu]* (lagi|lebih) (untung|jimat|worth|patut)
  `,
  untilWhen: `
      sampai (bila|pukul berapa|jam berapa)
      (bila|pukul berapa|jam berapa) [ia|nak|akan]* (tamat|habis|berakhir)
  `,
  instead: 'je, saja, lebih baik, tukar [jadi|kepada]*, ganti [dengan|jadi]*, lagi suka',
  realOnes: `
    [tunjuk|bagi|nak|tengok|senaraikan|yang|je|semua|barang|mana|ada|apa]* (diskaun|promosi|sale|
      tawaran|jualan) [yang|yg]* (betul-betul|betul betul|betul2|betul|sebenar|real) [je|hari ni|
      hari ini|sekarang|turun|murah|saja]* <not before (ke|tak|kah|atau|x)>
  `,
  only: 'je, sahaja, saja, sj, jer',
  pastBefore: 'selama, dalam [masa|tempoh]*',
  pastBehind: 'lepas, (yang|yg) lepas, terakhir, kebelakangan [ini|ni]*, lalu, lps',
  howManyIn: `
    [satu|1|se]* [pek|kotak|set|peket|paket|bungkus]* (ada|isi|dapat)[nya]* berapa (keping|batang|
      biji|helai|pcs|unit|ketul|peket|botol|warna), berapa (keping|batang|biji|helai|pcs|ketul) [
      dalam|satu|1|sepek|sekotak]* [pek|kotak|set]* <end>
  `,
  nextCheapest: `
    [yang|yg]* (paling murah|termurah) (kedua|nombor dua|nombor 2|no 2), [yang|yg]* (kedua|nombor
      dua) (paling murah|termurah)
  `,
  lessThanNow: '(bawah|kurang|murah) [dari|daripada]* [harga]* (sekarang|hari ini|skrg)',
  partGood: `
    (kamera|bateri|skrin|bunyi|bass|mic|gambar) [dia|tu]* (cantik|ok|okey|bagus|jelas|tahan|best) (
      tak|ke|x)
  `,
  allowed: `
    (pun|juga) (boleh|ok|okay|takpe|takpa|tak apa|tak kisah) [je|la|lah]*, boleh [juga|je|la|lah]*
    tak kisah, (asal|asalkan|janji) [saja|je]*, <start> (ok|okey|okay|eh) [la|lah]*
  `,
  minutes: 'minit',
  swap: '(tukar|ganti|gantikan) [yang|yg]*',
  swapFor: '(kepada|kpd|dengan|dgn|jadi|ke|pada)',
  vague: `
    (sesuatu|barang|benda|apa-apa|apa apa) [yang|yg]* (best|menarik|unik|comel|seronok|berguna|
      cantik|berbaloi), (untuk|utk) hujung minggu
  `,
};
