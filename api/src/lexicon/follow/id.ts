import type { Follow } from './follow.ts';

export const follow: Follow = {
  onRecord: `
    (kapan|kpn) [dia|ini|itu|harganya|harga]* [pernah|yang]* (paling murah|termurah|terendah|
      paling rendah)[nya]*
    [pernah]* (paling murah|termurah|terendah|paling rendah)[nya]* (kapan|tanggal berapa|
      bulan apa)
    [dulu|sebelumnya]* pernah (lebih murah|murahan|lebih rendah|turun lagi) [dari ini|dr ini|
      sebelumnya|dulu|kah|ga|gak|nggak|tidak]*
    (lebih murah|murahan) (sebelumnya|dulu|dulunya)
    (paling murah|termurah|terendah)[nya]* [yang|yg]* pernah
  `,
  choosing: `
    [jadi|terus|trus|akhirnya]* (mending|mendingan|enakan|enaknya|sebaiknya|baiknya) [ambil|beli|
      pilih]* [yang|yg]* mana [buat|ya|dong|sih]*
    [jadi|terus|trus]* (ambil|beli|pilih) [yang|yg]* mana [bagusnya|enaknya|baiknya|ya|sih|nih]*
    [yang|yg]* mana [yang|yg]* (lebih untung|untung|lebih cuan|lebih hemat)
  `,
  untilWhen: `
      (sampai|sampe|smp) (kapan|jam berapa|jam brp)
      (kapan|jam berapa|jam brp) [itu|dia]* (habis|abis|berakhir|selesai|tutup)[nya]
      (habis|abis|berakhir|selesai)[nya] (kapan|jam berapa|jam brp)
  `,
  instead: 'aja, saja, lebih baik, mending, mendingan, ganti [jadi|dengan|sama]*, gantinya',
  realOnes: `
    [tampilkan|kasih|tunjukin|tunjukkan|liat|lihat|yang|semua|mana|cari]* (diskon|promo|potongan)[
      nya]* [yang|yg]* (beneran|asli|nyata|betulan|benar-benar|real) [aja|hari ini|sekarang|
      saja]* <not before (ga|gak|kah|nggak|apa|atau|engga|tidak|ya)>
  `,
  only: 'aja, saja, doang, aj',
  pastBefore: 'selama, dalam',
  pastBehind: 'terakhir, (yang|yg) lalu, lalu, belakangan[an]* [ini]*, ke belakang, kemarin',
  howManyIn: `
    [satu|1|se|per|dalam|di dalam|sekali|itu|yang itu]* [pak|pack|kotak|dus|box|bungkus|set|lusin]*[
      nya] isi[nya] [dalam|ada|itu|satu|pak|kotak]* (berapa|brp|brapa) [buah|pcs|biji|lembar|batang|
      tablet|sachet|keping|ya|sih|kak|min]*
    (berapa|brp) (buah|pcs|biji|lembar|batang|tablet|sachet|keping|warna) [isi[nya]|satu|1|per|pak|
      kotak|dus|set|dalamnya|ya|sih]*
  `,
  nextCheapest: `
    [yang|yg]* (termurah|paling murah) (kedua|ke-2|ke 2|ke dua|nomor dua|nomor 2|no 2|no dua)
    [yang|yg]* (kedua|ke-2|nomor dua|nomor 2) (termurah|paling murah)
    [yang|yg]* (murah|termurah) (setelah|sesudah|abis) itu
  `,
  lessThanNow: `
    (lebih murah|di bawah|dibawah|lebih rendah|kurang|turun) [lagi]* [dari|dr|daripada]* [harga]* (
      sekarang|skrg|skrng|saat ini|hari ini|ini)
  `,
  partGood: `
    [di]* (isi|dalam)nya [ada|itu]* apa [aja|saja|sih|ya]* <end>
    [hasil]* (kamera|baterai|batre|layar|suara|bass|mic|speaker|foto)[nya] (bagus|oke|ok|jernih|
      awet|
      jelas|kenceng|mantap) (ga|gak|nggak|ngga|kah|tidak|gk) [ya|sih|kak|min]*
  `,
  allowed: `
    [juga|sih|yang|yg]* (boleh|gapapa|gpp|ga apa apa|gak apa apa|ga papa|oke|ok) [juga|deng|deh|kok|
      sih|aja|lah|yang|yg]*
    jadi deh, (asal|asalkan|yang penting) [kan|nya]*, <start> (eh|ya udah|yaudah|oke|ok)
  `,
  minutes: 'menit',
  swap: '(ganti|gantiin|tukar|tuker|ubah) [yang|yg|si]*',
  swapFor: '(jadi|dengan|dgn|sama|ama|ke|pake|pakai)',
  vague: `
    (sesuatu|barang|apa aja|apa saja|apa gitu) [yang|yg]* (seru|lucu|unik|berguna|menarik|keren|
      bagus|worth it|lucu-lucu|unik-unik), (buat|untuk) (weekend|akhir pekan|liburan)
  `,
};
