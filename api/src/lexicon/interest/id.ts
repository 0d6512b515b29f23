import type { Interests } from './interest.ts';

export const interests: Interests = {
  baking: 'bikin kue, baking, buat kue, bikin roti, masak kue, ngebaking, membuat kue',
  cooking: 'masak, memasak, dapur, koki',
  running: 'lari, joging, jogging, maraton, pelari, marathon',
  yoga: 'yoga, pilates, meditasi',
  badminton: 'badminton, bulu tangkis, bulutangkis, badmintonan',
  tennis: 'tenis <not after raket> <not before meja>',
  football: 'futsal, sepak bola, sepakbola, bola <not before (basket|voli)>',
  basketball: 'basket, bola basket, main basket',
  boxing: 'tinju, muay thai, boxing',
  skating: 'sepatu roda, skateboard, skating, inline skate',
  cycling: 'sepedaan, gowes, bersepeda, pesepeda, naik sepeda, main sepeda',
  sport: `
    olahraga, gym, fitness, nge-gym, ngegym, renang, voli
    main (di|ke) luar, di luar rumah, outdoor
  `,
  guitar: 'gitar, main gitar, gitaran, ukulele',
  piano: 'piano, main piano',
  violin: 'biola, main biola',
  singing: 'nyanyi, bernyanyi, karaoke, karaokean, podcast',
  music: 'musik, denger lagu, dengerin (lagu|musik), dengar musik, musisi',
  reading: 'baca [buku|novel], membaca, kutu buku, novel',
  writing: 'nulis, menulis, jurnal, journaling, alat tulis',
  gaming: 'main game, ngegame, gaming, game, gamer, ngegim, mabar',
  tea: 'teh, ngeteh, minum teh',
  coffee: 'kopi, ngopi, minum kopi',
  fishing: 'mancing, memancing',
  camping: 'kemping, naik gunung, mendaki, camping, hiking, berkemah, pendaki, muncak, ngecamp',
  travel: 'jalan-jalan, traveling, travelling, jalan jalan, liburan',
  stars: 'astronomi, bintang, ngamatin bintang, melihat bintang, lihat bintang, luar angkasa',
  garden: 'berkebun, tanaman, nanam, menanam, bercocok tanam, tanam bunga, kebun',
  knitting: 'merajut, ngerajut, rajut, rajutan, ngerenda, crochet',
  sewing: 'menjahit, jahit, ngejahit, bordir, sulam, menyulam',
  art: 'gambar, menggambar, melukis, ngelukis, lukis, kerajinan, mewarnai, cat air, seni',
  fashion: 'fashion, baju, dandan modis, gaya',
  beauty: 'kosmetik, makeup, dandan, skincare, make up, kecantikan',
  dogs: 'anjing, piara anjing',
  cats: 'kucing, anabul, piara kucing',
  aquarium: 'ikan hias, akuarium, ikan cupang, piara ikan, aquarium',
  pets: 'hewan peliharaan, peliharaan',
  photography: 'fotografi, foto, motret, memotret, kamera, fotografer, ngevlog, vlog',
  repair: `
    (betulin|benerin|perbaiki|memperbaiki|servis|reparasi) [barang|rumah|motor]*, pertukangan
    nukang, bertukang, ngoprek, utak-atik, utak atik, otak-atik, tukang, diy
  `,
  computing: 'komputer, coding, ngoding, programmer, meja kerja, kerja dari rumah',
  gadgets: 'gadget, teknologi, elektronik',
  study: 'kuliah, mahasiswa, mahasiswi, pelajar, anak kos, masuk sekolah, anak sekolah',
  learning: 'edukatif, edukasi, belajar, mendidik, sains',
  decor: `
    dekorasi rumah, dekor, dekorasi, hias rumah, hias kamar
    rumah baru, apartemen baru, kos baru
  `,
  candles: 'lilin aroma, lilin',
  sweets: 'manis[-manis], makanan manis, permen, gula, ngemil, cokelat, coklat',
};
