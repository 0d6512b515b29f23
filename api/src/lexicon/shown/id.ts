import type { Shown } from './shown.ts';

export const shown: Shown = {
  howMuch: `
    [jadi|jadinya|totalnya|total|semuanya|harganya|harga|bayar|kena|abis|habis]* (berapa|brp|
      brapa)[an] [duit|total[nya]|jadi[nya]|semua[nya]|harga[nya]|ya|sih|dong|bayar]*
    (hitung|itung|hitungin|itungin|hitungkan) [dong|kak|coba]*, total[nya|in]
  `,
  buying: `
    [kalau|kalo|klo|kl|misal|misalnya|jika|pas]* [saya|aku|gue|gw|mau]* (beli|ambil|pesan|order|
      borong|checkout|co|butuh)[nya|in]* [cuma|hanya|sekaligus|langsung|nya]*
    mau <before {count}>, (buat|untuk) <before {count}>
  `,
  beside: `
    apa [saja|aja]*, apaan, ada, kalian, punya, mana
    buah, biji, pcs, pc, pasang, unit, set, dus, kotak, botol, bungkus, orang, lusin, barang, item
    [sudah|udah|udh|termasuk|sama|plus|pakai|pake|dengan|+]* (ongkir|ongkos kirim|kupon|voucher|
      voucer|kode promo|pengiriman)[nya]*
    kalau, kalo, klo, terus, trus, yang, yg, itu, ini, tadi, aja, saja, sekalian, jadi[nya]
    semua[nya], karung, sak, kaleng, sachet, pak, galon, bks
    sekaligus, dong, ya, kak, sih, deh, cuma, hanya, nya, total[nya], langsung, harga[nya], warna
    sama
    dulu, misal[nya]
  `,
  numbers: {
    1: 'satu, sebuah, sebiji',
    2: 'dua, sepasang, dobel',
    3: 'tiga',
    4: 'empat',
    5: 'lima',
    6: 'enam, setengah lusin',
    7: 'tujuh',
    8: 'delapan, lapan',
    9: 'sembilan',
    10: 'sepuluh',
    12: 'selusin',
  },
  cheap: '[yang]* (murah|murahan|lebih murah|termurah)',
  dear: '[yang]* (mahal|lebih mahal|termahal|mahalan)',
  shopsDiffer: `
    (kenapa|kok|mengapa|knp) … (shopee|lazada|tiktok|tokopedia) … (murah|mahal) …
    (kenapa|kok|mengapa|knp) … harga[nya] … (beda|berbeda|ga sama|gak sama|tidak sama) …
    (kenapa|kok|mengapa|knp) … (toko|seller|penjual) … (beda|mahal|murah) …
 `,
  comesWith: `
    (sudah|udah|udh) (termasuk|dapat|dapet) [sama]*
    (dapat|dapet|include|termasuk <not before (murah|mahal|wajar|bagus|oke)>) [bonus]* <before
      …
      (ga|gak|nggak|tidak|kah|nya|juga)>
    (bonus|isi|kelengkapan)nya (apa|ada)
 `,
  doesIt: `
      <start> [dia|itu|ini|yang ini|keduanya|dua-duanya]* (bisa|dapat) <before … (ga|gak|nggak|
        enggak|tidak|ngga|kah)>
    `,
  uses: {
    charge: `
      (sesuatu|alat|barang|apa|yang|yg) [yang|bisa|buat|untuk|bwt|dipakai|dipake]* (ngecas|charge|
      cas|ngecharge|isi daya|mengisi daya)
    `,
    boil: `
      (sesuatu|alat|barang|apa|yang|yg) [yang|bisa|buat|untuk|bwt|dipakai|dipake]* (rebus|masak|
      manasin) air
    `,
    blend: `
      (sesuatu|alat|barang|apa|yang|yg) [yang|bisa|buat|untuk|bwt|dipakai|dipake]* (bikin (jus|
      smoothie)|ngeblend)
    `,
    sweep: `
      (sesuatu|alat|barang|apa|yang|yg) [yang|bisa|buat|untuk|bwt|dipakai|dipake]* (nyapu|
      sedot debu|bersihin lantai)
    `,
    cool: `
      (sesuatu|alat|barang|apa|yang|yg) [yang|bisa|buat|untuk|bwt|dipakai|dipake]* (mendinginkan|
      dinginin|ngadem)
    `,
    keepCold: `
      (sesuatu|alat|barang|botol|gelas|yang|yg) [yang|bisa|buat|untuk]* (jaga|tahan|
      bikin) [minuman|air|
        kopi|teh]* [tetap|tetep]* (dingin|panas|hangat)
    `,
    dryHair: `
      (sesuatu|alat|barang|apa|yang|yg) [yang|bisa|buat|untuk|bwt|dipakai|dipake]* (keringin|
      ngeringin) rambut
    `,
    light: `
      (sesuatu|alat|barang|apa|yang|yg) [yang|bisa|buat|untuk|bwt|dipakai|dipake]* (menerangi|
      nerangin)
    `,
    cookRice: `
      (sesuatu|alat|barang|apa|yang|yg|mau|pengen|ingin) [yang|bisa|buat|untuk|bwt|dipakai]* (masak|
      nanak|menanak) nasi
    `,
    listen: `
      (sesuatu|alat|barang|apa|yang|yg) [yang|bisa|buat|untuk|bwt|dipakai|dipake]* (dengerin|
      dengar|denger) (musik|lagu)
    `,
    iron: `
      (sesuatu|alat|barang|apa|yang|yg) [yang|bisa|buat|untuk|bwt|dipakai|dipake]* (nyetrika|
      setrika) (baju|pakaian)
    `,
    rain: `
      (sesuatu|alat|barang|apa|yang|yg) [yang|bisa|buat|untuk|bwt|dipakai|dipake]* (lindungi|
      melindungi) dari hujan
    `,
  },
  truly: `
    akal2an, [ga|gak|nggak]* dibuat-buat, rekayasa
    (naikin|dinaikin|naikkan) [harga]* [dulu]*
    beneran, bener, benar[an|kah]*, asli, nyata, palsu, tipu[an|-tipu]*
    (boong|bohong)[an] [ga|gak|nggak|ngga|kah|ya]*
    jujur
    akal-akalan, serius[an], real, fake, hoax, percaya, ngibul
  `,
  reduced: `
    (setengah|separo) harga, (diskon|discount|disc|potongan|promo|turun harga|sale)[nya|an]*, off
  `,
  half: '(setengah|separuh|separo) harga',
  everything: `
    (se-aplikasi|seaplikasi|se-toko|satoko)
    (di|dari) (sini|situs|web|website|aplikasi|app|toko|khum)[nya|mu] [ini]*
    segalanya, (yang|yg) (dijual|ada|kalian punya|kamu punya), dari semua[nya]
  `,
  anything: `
    barang, produk, item, hari ini, (minggu|bulan|pekan) ini, sekarang, saat ini, di indonesia
  `,
  suits: `
    [yang|yg]* mana [yang|yg]* [paling|lebih]* (bagus|cocok|enak|pas|oke|bagusan|kuat) (
      buat|untuk|utk|dipakai|dipake|kalau|kalo)
    (yang|yg) [paling|lebih]* (bagus|cocok|pas|enak|oke) (buat|untuk|utk) <before …(mana|apa)>
  `,
  pick: `
    [yang|yg]* mana [yang|yg]* (suara|kualitas|kamera|layar|bahan)[nya] lebih (bagus|oke|
      enak|jernih)
    (suara|kualitas|kamera|layar|bahan)[nya] (bagusan|lebih bagus) [yang|yg]* mana
    [yang|yg]* mana [yang|yg]* [paling|lebih]* (bagus|worth it|recommended|direkomendasikan|
    layak|oke|rekomen|mantap|bagusan|worth|bagusan mana|terbaik|menguntungkan) [ya|sih]*
    (rekomendasi|saran|rekomendasiin|saranin)[mu|nya]* [yang|yg]* (mana|apa)
    (bagusan|mending|mendingan) [ambil|beli|pilih|yang|yg]* mana
    [kamu|enaknya|sebaiknya|mending]* (ambil|beli|pilih) [yang|yg]* mana [ya|sih]*
    [yang|yg]* mana [yang|yg]* diskon[nya]* lebih (besar|gede|banyak|dalam)
  `,
  origin: `
    [bukan|jangan|yang|asal|khusus]* (buatan|produk|merek|merk|brand|barang|made in) (lokal|
    dalam negeri|china|cina|tiongkok|jepang|korea|indonesia|jerman|taiwan)
  `,
  aroundThat: `
    [yang|kisaran|sekitar|di]* (harga|kisaran|budget) [nya]* (segitu|segituan|itu|sama|
      mirip) [aja|saja]*, (seharga|semurah) (itu|segitu)
  `,
  ago: {
    week: 'minggu (lalu|kemarin|kemaren), seminggu [yang|yg]* lalu',
    month: 'bulan (lalu|kemarin|kemaren), sebulan [yang|yg]* lalu',
    day: 'kemarin, kemaren',
  },
  whereCheapest: `
    [sekarang]* (lebih murah|termurah|paling murah) (di mana|dimana|di toko mana)
    [beli|jual|dijual]* (di mana|dimana|toko mana|di toko mana|platform mana|
    di aplikasi mana) [yang|yg|harganya]* (paling murah|termurah|lebih murah)
    (termurah|paling murah) (di mana|dimana|di toko mana)
    [ada]* [yang]* lebih murah [di]* (tempat|toko) lain [ga|gak|nggak|tidak]*
    (platform|aplikasi|marketplace|toko) mana yang [paling]* (murah|termurah)
  `,
  otherBrand: `
    (jangan|bukan|selain|kecuali) [yang]* (merek|merk|brand) (itu|ini|tadi)
    [ada|yang|coba|mau|lihat]* (merek|merk|brand) lain[nya]* [ga|gak|dong]*
  `,
  better: `
    lebih (bagus|baik|worth) [ga|gak|kah]*, bagusan, emang [lebih]* bagus
  `,
  having: '<start> [ada|adakah]* (yang|yg) [ada|punya|bisa|support|dilengkapi|pakai|pake]',
  same: `
    (barang|produk|yang) [yang]* sama [persis]*
  `,
  sorted: `
    [tolong]* (urutkan|urutin|urut) [dari|berdasarkan|yang|harga[nya]]* [termurah|terendah|
      paling murah] [
      ke|sampai|dulu|termahal|yang|tertinggi|paling mahal]*
    dari yang (termurah|paling murah) [ke|sampai|termahal|yang|paling mahal]*
    (termurah|paling murah) (dulu|duluan), murah ke mahal
  `,
  sortedDown: `
    [urutkan|urutin|dari|yang]* (termahal|paling mahal) (ke|sampai|dulu) [yang]* [termurah|murah]
    mahal ke murah, [urutkan|urutin|urut]* dari [yang|yg]* (mahal|termahal)
  `,
  fakes: `
    (lihat|tunjukin|tunjukkan|kasih|mana|tampilkan) [lihat|yang|aja|saja]* (palsu|bohong|bohongan|
      boongan|tipu-tipu)
    (diskon|promo|harga) [coret|label]* [yang|yg]* (menipu|nipu|ngibul|berbohong|
      (nggak|gak) jujur)
    (label|tag) harga [yang|yg]* (bohong|palsu|menipu|nipu)
    (diskon|promo|potongan)[nya]* [yang|yg]* (palsu|bohong|bohongan|abal-abal|
      tipu-tipu|boongan|tipuan)
    (contoh|lihat|liat|tunjukin|mana) [dong|yang|yg|produk|barang|harga[nya]]* (dinaikin|dinaikkan|
      dinaikan) [harga[nya]] [dulu]*
    [yang|produk|barang|mana|apa]* (dinaikin|dinaikkan|naik) [harga[nya]] [dulu]* (
      baru|sebelum|terus) (diskon|didiskon|promo|sale)
    [yang|mana]* harga[nya] (dinaikin|dinaikkan|dinaikan|naik) dulu [yang|mana]*
  `,
  orders: `
    [kalau|kalo|untuk|buat|dengan]* (belanja|total|order|pesanan|keranjang|beli)[an|ku|nya]* [
    sekitar|senilai|cuma|hanya|jadi|tinggal]*
  `,
  couponTerms: {
    least: `
      [berapa|yang|ada|apa]* (min[imal|imum]) [belanja|pembelian|transaksi|belanjanya|
      pembeliannya|transaksinya|nya]* [berapa]*
      [yang|ada]* tanpa (minimal|minimum|min) [belanja|pembelian]*, harus belanja berapa
      min[imal|imum] (belanja|order|pembelian|transaksi)[nya]* [yang|paling]* (kecil|rendah|sedikit|
        dikit|murah)
    `,
    ends: `
      [sampai|berlaku]* kapan [berlaku|habis|berakhir|kadaluarsa|expired|expirednya|hangus|
      hangusnya|habisnya|berakhirnya]*
      (kedaluwarsa|kadaluarsa|expired|hangus|berakhir|masa berlaku)[nya]* [kapan|hari ini]*
      berlaku[nya] (sampai|sampe|smp|smpe|sampek|hingga) [kapan|tanggal berapa|tgl berapa|tgl brp]*
      (sampai|sampe|smp|smpe|hingga) (kapan|tanggal berapa|tgl berapa|tgl brp) [berlaku|aktif|bisa|
        dipakai|dipake|kuponnya|vouchernya|kodenya]*
      kapan [itu|ini|vouchernya|kodenya|kuponnya]* (habis|abis|berakhir|hangus|expired|kadaluarsa)[
        nya] [vouchernya|kodenya|kuponnya]*
    `,
    saves: `
      [yang|mana]* (potongannya|diskonnya) [yang|mana]* paling (banyak|gede|besar) [mana|yang|apa]*
      [yang|yg|mana]* (paling (gede|besar|banyak)|ter(besar|banyak)) (potongan|diskon)nya
      [yang|mana]* (motong|potong|memotong|ngurangin|mengurangi)[nya] [yang]* paling (banyak|
        gede|besar)
      [yang|voucher|kupon|kode]* [mana|apa]* [yang|paling]* (hemat|untung|gede|besar|banyak|
      bagus) [potongan|diskon|potongannya|diskonnya]* [buat|untuk|kalau|kalo]*
      (mana|apa) [yang]* paling (hemat|untung|gede|besar|banyak) [potongan|diskon|hemat|
      potongannya|diskonnya]* [buat|untuk|kalau|kalo]*
      paling hemat [buat|untuk|kalau|kalo]*
      [bisa|dapat|dapet|jadi]* (hemat|diskon|potongan|potong)[nya] [jadi]* berapa
    `,
    stacks: `
      (digabung|gabung|gabungin|digabungin|ditumpuk|tumpuk|dobel|double|stack), (pakai|pake|dipakai|
      dipake) … (bareng|barengan|bersamaan|sekaligus)
      (berapa|brp) (kode|voucher|kupon) … (dipakai|dipake|pakai|pake|sekali|per order)
    `,
  },
  sizes: {
    light: `
      [yang|yg|mana]* (paling (ringan|enteng)|lebih (ringan|enteng)|terringan|terenteng) [mana|
      ya]*
    `,
    heavy: '[yang|yg|mana]* (paling (berat)|lebih (berat)|terberat) [mana|ya]*',
    short: '[yang|yg|mana]* (paling (pendek)|lebih (pendek)|terpendek) [mana|ya]*',
    long: '[yang|yg|mana]* (paling (panjang)|lebih (panjang)|terpanjang) [mana|ya]*',
    strong: `
      [yang|yg|mana]* (paling (kuat|kencang)|lebih (kuat|kencang)|terkuat|terkencang) [mana|ya]*
      [yang|yg]* (paling (besar|gede)|terbesar) watt[nya]
      [yang|yg]* watt[nya]* (besar|gede|tinggi)
    `,
    thrifty: `
      [yang|yg|mana]* (paling|lebih) (hemat|irit) (listrik|daya)[nya] [mana|ya]*
      [yang|yg|mana]* listrik[nya] [yang|paling|lebih]* (hemat|irit) [mana|ya]*
      [yang|yg|mana]* (paling|lebih) (kecil|rendah|dikit|sedikit) (watt|daya)[nya] [mana|ya]*
      [yang|yg|mana]* (watt|daya)[nya] [yang|yg]* (paling (kecil|rendah|dikit)|terkecil) [mana|ya]*
    `,
    lasting: `
      [yang|yg|mana]* (bat[e]rai|bat[e]re)[nya] [yang|yg]* (paling|lebih) (awet|tahan lama|tahan|
        lama|gede|besar|badak) [mana|ya]*
      [yang|yg]* (bat[e]rai|bat[e]re)[nya] [yang|yg]* (awet|tahan lama|badak)
      [yang|yg|mana]* (paling|lebih) (awet|tahan lama|lama|tahan) (bat[e]rai|bat[e]re)[nya]
    `,
    small: `
      [yang|yg|mana]* [ukuran[nya]|layar[nya]]* (paling (kecil|mungil|mini|imut)|lebih (kecil|
      mungil|mini|imut)|terkecil|termungil|termini|terimut) [mana|ya]*
      [yang|yg]* mini
    `,
    big: `
      [yang|yg|mana]* [ukuran[nya]|kapasitas[nya]|layar[nya]|baterai[nya]|
      memori[nya]]* (paling (besar|gede)|lebih (besar|gede)|terbesar|tergede) [
        kapasitas[nya]|layar[nya]|baterai[nya]|memori[nya]|ukuran[nya]|mana|ya]*
    `,
  },
};
