import { follow } from '../follow/id.ts';
import { written } from '../written/id.ts';
import { cost } from '../cost/id.ts';
import type { Detail } from './detail.ts';

export const detail: Detail = {
  ...cost,
  ...follow,
  ...written,
  secondPiece: '[yang|barang|item|pcs]* (kedua|ke-2|ke 2)[nya]',
  halfPrice: '(setengah|separuh|separo|1/2) harga',
  calledBy: 'yg, yang, yg harga, yang harga[nya]',
  either: 'atau, vs, apa <after (bagus|bagusan|mending|mendingan|enakan|pilih|milih|awetan) …>',
  cheaperThan: '[lebih]* (murah|murahan) (dari|daripada|dibanding|dari pada)',
  codeWorks: `
    [masih|bisa|boleh|dapat|udah|sudah]* (dipakai|dipake|berlaku|digunakan|aktif|expired|hangus|
      kedaluwarsa|kadaluarsa) [lagi]*
    (masih|bisa) [bisa|masih]* (pakai|pake)
  `,
  othersOfKind: '(yang|yg) lain[nya|an]* [yang|yg]*',
  anyCode: '(kode|kupon|voucher) (mana|lain|apa)[nya]*, ada [yang]* (kode|kupon|voucher)',
  held: {
    memory: `
      ram[nya]*, memori ram
    `,
    storage: `
      (penyimpanan|storage|memori internal|memori|rom)[nya]*
    `,
  },
  most: `
    [yang|yg|mana|punya|dengan]* (paling|lebih) (besar|gede|banyak|tinggi|lega)
    [yang|yg|mana]* ter(besar|banyak|tinggi)
  `,
  reducedNow: `
    [ini|itu|emang|apa|apakah]* (lagi|lg|sedang|masih) (diskon|promo|sale|obral|turun harga) [
      ga|gak|nggak|ngga|enggak|kah|ya|sih|kan|sekarang]*
  `,
  link: `
    [minta|kasih|kirim|kirimin|bagi|tolong|mana|ada|share|spill|boleh|coba|mau|dong]* (link|tautan)[
      nya] [dong|produk|toko|tokonya|yang|itu|ini|beli|belinya|ke]*
    [bisa|mau|kalo|kalau]* (beli|belinya|dibeli|pesan|pesen|order|dapetin|dapat) [nya|itu|ini]* (
      di mana|dimana|dmn|di toko mana) [ya|sih|aja]*
    (di mana|dimana) [bisa|mau|aku|saya]* (beli|belinya|dapetin|pesan)
  `,
  worst: `
    (toko|seller|platform|aplikasi|penjual|marketplace)[nya]* (mana|apa) [aja]* [yang]* [paling|
      suka]* (parah|banyak|sering|curang|nipu|jelek|buruk|bohong) [bohong|bohongnya|diskonnya|palsu|
      palsunya|soal itu|nipu|nipunya]*
    siapa [yang]* paling (parah|banyak|sering|curang) [bohong|bohongnya|nipu]*
  `,
  trulyReduced: `
    [yang]* mana [aja|saja|yang]* [lagi|ada|sedang]* (diskon|didiskon|promo)[nya]*
    [mana|yang|aja]* (beneran|bener-bener|benar-benar|betulan|sungguhan|emang) (turun|murah|diskon|
      lebih murah) [harga|harganya]*
    [mana|yang]* (turun|diskon) [harga|harganya]* (beneran|betulan|sungguhan)
  `,
  onSale: '[yang]* (lagi|sedang) (diskon|promo|sale), yang didiskon',
  colour: 'warna[nya]',
  named: 'motif, aroma, wangi, rasa, bahan',
  rating: `
    (rating|ulasan|review|bintang)[nya] [minimal|min|di atas|diatas|lebih dari|
      setidaknya|paling tidak]*
  `,
  stars: 'bintang [ke atas|keatas]*, ke atas, keatas',
  sized: 'tebal[nya], lebar[nya], panjang[nya], tinggi[nya], ukuran[nya], kapasitas[nya], besar',
  withIt: 'yang ada, dengan, plus',
  priceFor: 'untuk, buat, dapat, dapet, isi',
  whichPlatform: `
    [apa|itu|ini]* (ada|dijual|jual) [juga]* di <before {shop}>
    [mending|sebaiknya|jadi|enaknya]* (beli|ambil|pesan) [di|dari]* (platform|aplikasi|
      marketplace) mana
  `,
  raisers: `
    toko mana [aja]* [yang]* [suka|sering]* (naikin|menaikkan|naikkan) harga [dulu]* (sebelum|pas
      mau) (diskon|promo|sale)
    toko mana [aja]* [yang]* (suka|sering) (naikin|menaikkan|naikkan) harga [dulu|duluan]*
  `,
  seenElsewhere: `
    [aku|saya|gue|kemarin]* (liat|lihat|nemu|ketemu) [di|ada di]* (toko|luar|mall|pasar|tempat lain|
      offline|toko sebelah)
    di (toko sebelah|luar|mall|pasar|tempat lain)
  `,
  usual: `
    (kira-kira|kisaran|sekitar) [harga|harganya]* (berapa|berapaan), kisaran harga[nya] [berapa]*
    harga[nya]* (kira-kira|berkisar) berapa
    [kalau|jadi]* harga[nya]* (normal|biasa|pasaran|rata-rata|umum)[nya]* [itu|berapa|sih|untuk|
      buat|di|berapaan]*
    (normalnya|biasanya|rata-rata|pasarannya) [harga|harganya]* (berapa|berapaan)
    berapa [sih]* harga[nya]* (normal|biasa|pasaran)[nya]*
  `,
  moved: `
    <after harga …> (turun|naik) (ga|gak|nggak|kah|tidak) <before (bulan|minggu|belakangan)>
    harga[nya] [gimana|bagaimana|udah|
      sudah|lagi|itu|makin|cenderung|sedang]* (naik [apa|atau|ato|ya]* turun|turun [apa|atau|ato|
      ya]* naik|bergerak|berubah)
    [gimana|bagaimana|apakah]* (pergerakan|tren|trend|riwayat|histori|grafik|perkembangan) harga[
      nya] [gimana|bagaimana]*
    [udah|sudah|lagi|makin|apakah|cenderung|sedang|apa]* (naik (apa|atau|ato) turun|turun (apa|atau|
      ato) naik|naik turun) [ya|sih|harganya]*
    <after harga …> [udah|sudah|lagi|makin]* (naik|turun) [ga|gak|nggak|tidak|ya|kah|sih]* <end>
    harga[nya] (gimana|bagaimana) <before …(bulan|minggu|tahun|hari terakhir)>
    (gimana|bagaimana|gmn) harga[nya] <before …(bulan|minggu|tahun|hari) terakhir>
    harga[nya] [udah|sudah|lagi|makin]* (naik|turun) [ga|gak|nggak|tidak|ya|kah|sih]* <end>
  `,
  spans: {
    year: '[selama|dalam]* (setahun|satu tahun|1 tahun|12 bulan) [terakhir|ini|belakangan]*',
    half: '[selama|dalam]* (setengah tahun|enam bulan|6 bulan) [terakhir|ini|belakangan]*',
    quarter: '[selama|dalam]* (tiga bulan|3 bulan|90 hari) [terakhir|ini|belakangan]*',
    month: `
      [selama|dalam]* (sebulan|satu bulan|1 bulan|30 hari) [terakhir|ini|belakangan]*, bulan ini
    `,
    week: `
      [selama|dalam]* (seminggu|satu minggu|1 minggu|7 hari) [terakhir|ini|belakangan]*, minggu ini
    `,
  },
  now: '[harga]* (sekarang|saat ini|hari ini|skrg|skrng)',
  reviewed: `
    [yang|yg|mana|urutkan|dari]* [yang|yg]* (paling banyak|terbanyak) (ulasan|review|penilaian|
      rating)[nya] [mana|ya]*
    [yang|yg|mana]* (ulasan|review|penilaian)[nya] [yang|yg]* (paling banyak|terbanyak) [mana|ya]*
    [yang|yg]* (ulasan|review)[nya] [paling]* banyak
  `,
  alike: {
    light: '[yang|yg]* (ringan|enteng) [aja|saja|dong|banget]*',
    heavy: '[yang|yg]* berat [banget|aja]*',
    short: '[yang|yg]* pendek [aja]*',
    long: '[yang|yg]* panjang [banget|aja]*',
    strong: '[yang|yg]* (kencang|bertenaga|daya besar|watt besar)',
    thrifty: `
      [yang|yg]* (hemat listrik|irit listrik|(watt|daya)[nya] [nya|yg|yang]* (kecil|rendah))
    `,
    lasting:
      '[yang|yg]* (bat[e]rai|bat[e]re)[nya] [yang|yg]* (awet|tahan lama|lama) [banget|dong]*',
    small: '[yang|yg|ukuran]* (kecil|mungil) [aja|saja|banget|dong]*',
    big: '[yang|yg|ukuran]* (besar|gede) [aja|saja|banget|dong]*',
  },
  reviews: `
    <start> [itu|yang ini|ini|barangnya]* (bagus|awet|kuat|enak|worth it) (ga|gak|
      nggak|kah|tidak|ngga) [ya|sih|kak]* <end>
    (ulasan|review)[nya]* [itu|produknya|pembelinya]* (gimana|bagaimana|kayak gimana|kayak apa|
      apa aja|apa saja), apa kata (pembeli|orang|yang beli|reviewnya)[nya]*
  `,
  among: `
    (dari|di antara|diantara|antara) [yang|yg]* (ini|itu|situ|daftar (ini|itu)|mereka|tadi) [tadi|
      aja|saja]*
    dari (keempat|ketiga|kedua) [yang|itu|ini]*
  `,
  amongAll: `
    (dari|di antara|diantara) (semua|seluruh)[nya] (itu|ini|yang tadi|yang itu|tadi)
  `,
  extra: `
    (nambah|tambah|nambahnya|tambahnya|bedanya|selisihnya|selisih harga[nya]|beda harga[nya]) [
      berapa|brp|duit|uang|harga]*
    berapa (selisih|bedanya|tambahnya|nambahnya)
  `,
  destination: `
    (ongkir|ongkos kirim|kirim|pengiriman|dikirim|biaya kirim)[nya]* [gratis|free|barang|itu|
      ini]* (ke|sampai ke|sampe ke)
  `,
  ever: 'pernah, sepanjang (masa|sejarah), selama ini, dari dulu',
  otherOne: '[yang|kalau|kalo]* satunya lagi, yang satunya, yang satu lagi',
  previous: `
    [sama|dengan|dgn|dan]* (yang|yg) (sebelumnya|sebelum ini|sebelum itu|barusan)
    [sama|dengan|dgn|dan]* (produk|barang|daftar) (sebelumnya|yang sebelumnya)
  `,
  atLowest: `
    [di|pada|lagi|sedang|dengan|nyentuh|menyentuh|mencapai]* harga (terendah|paling rendah|
      termurah|paling murah)[nya]* (sepanjang (masa|waktu|sejarah)|yang pernah ada|selama ini|
      dalam [beberapa|setahun|enam|tiga|6|3|12]* bulan) [terakhir|ini]*
    [lagi|sedang|sudah|udah]* di (harga|titik) terendah[nya]* [sekarang|saat ini]*
    (titik|rekor) [harga]* terendah[nya]*, paling murah (sepanjang masa|selama ini)
  `,
  ofAny: 'apa, barang, produk, mana, yang',
  free: 'gratis, gratisan',
};
