/** Indonesian; much of it is Malay too. */
import type { Lexicon } from './lexicon.ts';
import { question } from './question/id.ts';
import { detail } from './detail/id.ts';
import { shorthand } from './shorthand/id.ts';
import { shown } from './shown/id.ts';
import { stopWords } from './stop-words/id.ts';
import { talk } from './talk/id.ts';
import { wishes } from './wish/id.ts';
import { NONE } from './none.ts';

export const id: Lexicon = {
  language: 'id',
  stopWords,
  shorthand,
  ...question,
  around: {
    fillers: `
      (temen|teman|temenku|temanku) [aku|gw|gue]* (bilang|cerita|ngasih tau|kasih tau) [katanya]*
      [yang|yg]* paling <not before (murah|mahal|laris|banyak)>
      (gpp|gapapa|ga papa|nggak apa-apa) [kok]* <end>
      <start> (wah|yah|yaudah|ya udah|yasudah|oh), (gaada|ga ada|gak ada|nggak ada) [ya]*, hari ini
      dapet[nya] [yang|yg]* [mana|apa]*
      (mau|numpang|boleh) (tanya|nanya) [dong|kak|min|dulu]*, ding, deng
      barang [yang]* (murah|receh|apa saja|apa aja) [meriah]*, murah meriah, receh,
      ada apa [aja|saja]*
      berapa[an] (harga|duit)[nya], harga[nya] berapa, harga <before … berapa>, hemat, murah
      paling (hemat|murah), berapa[an], (makasih|terima kasih|terimakasih) <end>, <start> atau
      [selama|dalam|di]* (satu|dua|tiga|enam|{number}) (bulan|minggu|hari) (terakhir|
        belakangan [ini])
      <start> antara <not before ([rp]{number})>
      [kasih|minta|ada]* rekomendasi[nya] [dong|gak|ga|ya|kak]* <end>, mencari
      tolong, (tunjuk|lihat|liat)(in|kan), cari[kan|in], rekomendasi[kan], saya, aku, mau, ingin
      butuh, beli, apakah, apa ada
      apa, ada, yang bagus, yang, dong, untuk, buat, dari, bagus, terbaik, ya, nih, sih, sekarang
      saat ini, ga, gak, nggak, deh, jadi <end>, cuma, an <end>, doang, nya <end>, merek, merk
      aja, saja, di mana, dimana, punya, jual, mana, lagi, nyari, bang, gue, gua, juga <end>
      (merek|merk|brand) lain[nya]*
      (dan|terus|trus|lalu|juga|sama|kalo|kalau) <end>
      <start> (dan|terus|trus|lalu|kalo|kalau|kok|mending|mendingan|kira-kira)
      (harga|harganya) <end>
      (merk|merek|brand) (lain|lainnya)
      (ga|gak|nggak|tidak|jangan) [usah|perlu|harus|mesti|mau]* [yang|terlalu]* mahal[-mahal] [
        mahal|banget
      ]*
      kok, <start> harga, gw, gwe, (naik|turun) (terus|mulu), kali [ya] <end>
      ini (kalo|kalau) <end>, (kalo|kalau) bisa, yang penting, (lagi|yang lagi) diskon <end>
    `,
    between: `
      dengan, dan, atau, sama, (dibanding|dibandingkan|dibandingin) [dengan|sama]*
      apa <after (bagus|bagusan|mending|mendingan|enakan|pilih|milih|bagusnya|cakepan|awetan) …>
    `,
    seeking: `
      [lagi|mau|tolong|bantu]* (nyari|cari|cariin|nyariin|mencari), [lagi|jadi]* butuh
      [jadi]* (mau|pengen|pingin|ingin) beli
    `,
    why: `
      (soalnya|soale|karena|krn) <not before … alergi>, takut[nya] [ga|gak|nggak]*, biar, supaya
      [dulu|udah|sudah]* pernah (beli|coba|pakai|pake|punya), dulu pernah
      punya (temen|teman|tmn|temenku|temanku|adek|adik|kakak|mama|ibu)
      yang (lama|dulu) (rusak|jebol|mati), kemarin[nya] (rusak|beli), besok mau
    `,
    next: 'dan, terus, trus, lalu, sama, plus <not before {number}>, sekalian',
    have: `
      <start> ada <not before (diskon|promo|kupon|kode)>, ada [yang]* jual, jual <before {letter}>
    `,
    whose: `
      di, dari, pada, semua, lain[nya], hari ini, terbaru, aktif, berlaku, masih, bisa dipakai
      toko, merek, merk, aplikasi, punya, kategori, buat, untuk
    `,
    shop: 'toko, penjual',
    place: '(di|dari|pada) [toko|aplikasi|app], saja, aja, doang',
    asking: `
      (ga|gak|gk|nggak|ngga|kah|ya|berapa|gimana|mana|apa) <end>
      <start> (apa|apakah|berapa|yang mana|ada)
    `,
    size: `
      (ukuran|nomor|no) {number}
      (ukuran|size) (xs|s|m|l|xl|xxl)
    `,
    trait: `
      yang, dengan, versi, (merek|merk|brand) lain[nya]*
      dua-duanya, dua duanya, keduanya, masing-masing
    `,
  },
  traits: {
    colour: 'warna',
    colours: {
      black: 'hitam',
      white: 'putih',
      red: 'merah <not before muda>',
      blue: 'biru',
      green: 'hijau',
      pink: 'merah muda',
      grey: 'abu-abu',
      silver: 'perak',
      gold: 'emas',
      yellow: 'kuning',
      purple: 'ungu',
      brown: 'coklat, cokelat',
      beige: 'krem',
      orange: 'oranye',
    },
  },
  money: {
    price: 'harga',
    budget: `
      (budget|anggaran|dana)[ku|nya] [cuma|hanya|sekitar|total]*
      punya [uang] <before (rp|rm|{number})>
    `,
    atMost: `
      (jangan|tidak|gak|nggak|ga) (sampai|sampe|nyampe|melebihi)
      tak lebih dari, di bawah, dibawah, kurang dari, [lebih]* (murah|rendah) (dari|daripada)
      maks[imal], paling mahal
      (jangan|tidak|gak|nggak|ga) (lebih|lewat|di atas|diatas) [dari]
    `,
    atLeast: `
      di atas, diatas, lebih [(mahal|tinggi)] (dari|daripada), mulai [dari], minimal, setidaknya
      (tidak|tak|jangan|gak|nggak|ga) (kurang|di bawah|dibawah) [dari]
    `,
    about: 'sekitar, kisaran, kira-kira',
    atMostBehind:
      'ke bawah, kebawah, maks[imal], max, an ke bawah, cukup [ga|gak|nggak|kah|ngga|tidak]*',
    atLeastBehind: 'ke atas, keatas',
    between: 'antara',
    to: 'sampai, hingga, dan, s/d',
    perhaps: { atMost: '', atLeast: '', about: '', between: 'dari' },
    scales: { ribu: 1000, juta: 1e6 },
    localScales: { rb: 1000, rbu: 1000, jt: 1e6 },
    vagueScales: { ribuan: 1000, rban: 1000, jutaan: 1e6, jtan: 1e6 },
    whole: {
      'seratus ribu': '100 ribu',
      'seratus ribuan': '100 ribuan',
      sejutaan: '1 jutaan',
      '1/2 juta': '500 ribu',
      seribu: '1 ribu',
      sejuta: '1 juta',
      'setengah juta': '500 ribu',
      'dua ratus': '200',
      'dua puluh': '20',
      'tiga ratus': '300',
      'tiga puluh': '30',
      'empat ratus': '400',
      'empat puluh': '40',
      'lima ratus': '500',
      'lima puluh': '50',
      'enam ratus': '600',
      'enam puluh': '60',
      'tujuh ratus': '700',
      'tujuh puluh': '70',
      'delapan ratus': '800',
      'delapan puluh': '80',
      'sembilan ratus': '900',
      'sembilan puluh': '90',
    },
    figures: [
      'satu',
      'dua',
      'tiga',
      'empat',
      'lima',
      'enam',
      'tujuh',
      'delapan',
      'sembilan',
      'sepuluh',
    ],
    numerals: {
      times: { puluh: 10, ratus: 100 },
      values: { sepuluh: 10, sebelas: 11, seratus: 100 },
    },
    half: '',
    digits: '',
    parts: {},
    counted: '',
    percent: 'persen',
    coins: 'rupiah, dolar, peso',
    units: `
      jam, tahun, bulan, orang, barang, item, lembar, butir, biji, buah, keping, gr, sachet, thn
      bln
    `,
    measures: `
      daya, kapasitas, berat[nya], resolusi, kecerahan, kecepatan, daya hisap, panjang[nya]
      <not after (tumit|hak|pinggang)> tinggi[nya]
    `,
  },
  shops: {
    saleDays: { harbolnas: 'harbolnas', payday: 'gajian', any: 'tanggal kembar' },
    platforms: { LAZADA: '', SHOPEE: '', TIKTOK_SHOP: '', TOKOPEDIA: 'toped, tokped, tokpedia' },
    freeShipping: '(gratis|bebas|free) ongkir, ongkir[nya] (gratis|free|nol)',
    services: '[bisa] bayar di tempat, garansi {number} hari',
  },
  wishes,
  talk,
  shown,
  detail,
  search: {
    soft: `
      meriah kualitas bekas seken baru terbaru asli ori terlaris laris populer yang untuk dan di
      ke dari dengan murah termurah promo diskon harga penawaran tawaran beli jual terbaik bagus
      paling rekomendasi cari ulasan
    `,
    without: 'tanpa, bebas',
    madeFor: {
      beforeThing: `
        casing, sarung, tas, dudukan, kabel, casan, charger, antigores, strap, tali, ransel
      `,
      behindThing: '',
      for: 'untuk, buat',
    },
  },
  goods: {
    units: {
      ...NONE.goods.units,
      kilogram: '(se|per)kilo[nya]',
      litre: '(se|per)liter[nya]',
      inch: 'inci',
      watt: 'wat, wat[t]nya',
      key: 'tombol',
    },
    hours: 'jam',
    days: 'hari',
    battery: 'bat[e]rai[nya], bat[e]re[nya]',
    memory: 'ram[nya]',
    pieces: 'tablet, kapsul, buah, lembar',
    containers: `
      saset, sachet, gulung, botol, kaleng, keping, butir, bungkus, dus, kotak, tube
      (kotak|botol|bungkus|kaleng|sachet)nya
    `,
    counted: 'biji, satuan[nya], pasang, lusin, pouch, pak, renceng, pack, pcs, bungkusan',
    packOf: 'isi, pak',
    packs: '',
    each: 'isi, masing-masing',
    ages: 'tahun, bulan',
    noise: `
      ori asli resmi dan untuk dengan bisa cod bayar di tempat murah termurah terlaris terbaru
      kekinian viral promo grosir harga stok terbatas garansi gratis ongkir bubble wrap jual dijual
    `,
    noBrand: 'tidak ada merek, tidak ada merk, tanpa merek, tanpa merk, lainnya',
    brandWords: 'merk, merek',
    genuine: 'asli, ori, resmi',
    shopWords: 'toko, resmi, pusat, grosir',
    whom: {
      women: 'wanita, cewek, perempuan, muslimah',
      men: 'pria, cowok, laki laki',
      kids: 'anak',
    },
    parts: `
      casing, kesing, sarung, antigores, anti gores, tali, kabel, baterai, batre, remot,
      suku cadang, sparepart, tinta, dudukan, stiker, pengganti, kepala charger
      dus, kardus, dusbook
    `,
  },
  orders: {
    found: 'selesai, disetujui, dikonfirmasi, terkirim, dibayar, berhasil, sah',
    pending: 'menunggu, diproses, tertunda, belum dibayar, dikemas',
    cancelled: 'dibatalkan, batal, ditolak, gagal, tidak sah',
    returned: 'dikembalikan, pengembalian, retur, refund',
  },
  feeds: {
    yes: 'ya, tersedia, ada',
    no: 'tidak, habis, kosong',
    nothing: 'tidak ada',
    free: 'gratis [shipping|delivery]',
    asNew: 'baru, barang baru',
    used: '(barang|kondisi) (bekas|second)',
    usedInBrackets: 'bekas',
    rebuilt: 'rekondisi',
    gone: 'hapus, dihapus',
    newCustomer: `
      (pengguna|pembeli|pelanggan|user|member) baru
      (pesanan|pembelian|transaksi|order) pertama
    `,
    until: 'sampai, hingga, s/d',
  },
  dates: {
    day: 'tanggal, tgl[.]',
    month: '',
    year: 'tahun',
    buddhist: '',
    common: '',
    time: 'pukul, jam, pada',
    clock: '',
    morning: '',
    afternoon: '',
    months: { pebruari: 2, mrt: 3, agt: 8, agst: 8, ags: 8, nopember: 11, nop: 11 },
  },
};
