/** What Indonesian questions ask, and how they go on. */
import type { Lexicon } from '../lexicon.ts';

export const question: Pick<Lexicon, 'asks' | 'courtesy' | 'follow'> = {
  asks: {
    coupons: `
      (kupon|voucher|voucer|vocer|vocher|pocer) [diskon|belanja|promo]*
      kode (promo|diskon|voucher|kupon), kode <before … (dipakai|dipake|berlaku|digunakan)>
    `,
    sales: `
      (kapan|tanggal berapa|hari apa|berapa hari lagi) … {sale}
      {sale} … (kapan|tanggal berapa|hari apa|berapa hari lagi)
      (promo|sale|diskon) besar (berikutnya|selanjutnya|kapan)
      kapan [ada] (promo|sale|diskon) besar
      (besok|lusa|bulan depan|bulan ini|minggu depan|akhir bulan) … ada (promo|sale|diskon)
      ada (promo|sale|diskon) … (besok|lusa|bulan depan|minggu depan|akhir bulan|nanti)
    `,
    wait: `
      kapan (murah|turun|promo|diskon)[nya]
      kapan biasanya, <after kapan …> (diskon|turun|promo) [gede|besar|lagi|gila]*
      (nunggu|tunggu) (promo|diskon|sale|turun) [dulu|aja|lagi]* (ga|gak|nggak|apa|ya|kah)
      perlu tunggu, (nunggu|tunggu) {sale}, beli <before … (nunggu|tunggu)>
      [sekarang] (atau|apa|ato) (nunggu|tunggu|menunggu) [dulu|aja|{sale}]*
      [mending[an]] (nunggu|tunggu|menunggu) [dulu|sampai|sampe]* [(tanggal|tgl) kembar|{sale}|
        promo|
        diskon]* (atau|apa|ato) [mending] (beli|checkout|sikat|gas|ambil) [aja|sekarang|dulu|
        langsung]*
      (nunggu|tunggu) (tanggal|tgl) kembar
      [sebaiknya|lebih baik] (tunggu|nunggu|menunggu) [dulu], beli sekarang
      kapan [harga[nya]] (diskon|turun|murah), (turun[nya]|penurunan) [harga[nya]] <before … kapan>
      <after (turun|penurunan) …> kapan <end>, kapan [sebaiknya] (beli|membeli)
      (bakal|akan) (turun|[lebih|makin|jadi]* murah) [besok|minggu depan|bulan depan|nanti]*
      kapan [waktu[nya]] [yang] (terbaik|tepat|paling murah) [untuk] [beli|membeli]
      (biasanya|biasa) (turun|murah|diskon|promo) [kapan|pas kapan]*
      kapan [biasanya|biasa|harganya]* (turun|diskon|murah|promo) [lagi]*
      kapan [sih|harganya]* terakhir [kali]* (turun|diskon|promo|murah)
      terakhir [kali]* (turun|diskon|promo) [itu]* kapan
      sering (turun|diskon|promo) (ga|gak|nggak)
      (bisa|bakal|akan|mungkin|masih bisa) turun [lagi|harganya]* (ga|gak|nggak|kah|ya)
    `,
    explain: `
      (asli|beneran) (apa|atau|ato) (dinaikin|dinaikkan|naikin)
      jangan-jangan (dinaikin|dinaikkan|naikin) [dulu]*
      harga coret[an|nya]* [itu|ini|nya]* (asli|bener|beneran|nyata|palsu|bohong) [ga|gak|nggak|
        tuh|sih]*
      (asli|beneran|bener|nyata) (apa|atau|ato) (boongan|bohongan|tipu[an|2]|tipu-tipu|tipu tipu|
        palsu|bohong|enggak|akal-akalan|ngibul|settingan) [aja|doang|sih|ya]*, kenapa, mengapa
      jelaskan, <after (kenapa|mengapa|kok) …> (naik|turun|mahal) [terus|sih|banget|lagi]* <end>
      harga[nya] (naik|turun), (asli|beneran) diskon
      diskon[nya] (asli|beneran|benar|palsu|bohong|nyata)
      diskon[nya] <before … (beneran|bohongan|boongan)>
      <after diskon[nya] …> (beneran|bohongan|boongan|bohong) [ga|gak|nggak|sih|kah|ya]*
      (sale|diskon|discount)[nya] <before … (asli|palsu)>
      <after (sale|diskon|discount)[nya] …> (asli|palsu)
      harga[nya]* (asli|awal|asal|sebelum diskon|sebelum promo|awalnya|aslinya) [sebelum diskon|
      sebelum promo|berapa]*
      (hemat|irit)[nya]* berapa, diskon[nya]* berapa [persen]*
    `,
    compare: `
      <start> mending[an]* <before … (atau|apa|ato) …>
      bandingkan, bandingin, perbandingan, banding, lebih (bagus|murah) mana
      mending[an] [yang] mana
      mana [yang] [lebih|paling] (bagus|murah|baik|oke|worth it|mending)
      (bagus|bagusan|murahan|pilih) [yang] mana, <after (sama|atau|dan|vs) …> murah mana
    `,
    goodPrice: `
      [lagi|lg|sekarang|skrg]* murah (apa|atau|ato) mahal, mahal (apa|atau|ato) murah
      [udah|sudah] (paling murah|termurah|paling rendah|terendah) (belum|blm)
      [itu|ini|harga|udah|sudah]* (termurah|terendah|paling murah|paling rendah) (sepanjang (masa|
        waktu|
        sejarah)|selama ini|yang pernah ada)
      [lebih]* murah (dari|daripada|dibanding) (biasanya|biasa|sebelumnya|kemarin) [ga|gak]*
      {number} (bulan|minggu|hari) [ini|terakhir|belakangan|ke belakang]* [harga]* (paling (murah|
        rendah)|terendah|termurah)[nya]* [berapa]*
      kemarin, (bulan|minggu) lalu, harga (terendah|termurah)[nya], mahal (banget|sekali|amat)
      pernah [berapa|sampai|di harga berapa]* paling (murah|rendah)[nya]*
      pernah [lebih]* (murah|turun|rendah) [dari ini|segini]*
      [paling]* (murah|rendah) pernah [berapa]*, harga[nya] (bagus|wajar|oke|normal|biasanya)
      [itu|ini|segitu]* (termasuk|tergolong|udah|sudah) (murah|mahal|wajar) [ga|
        gak|nggak|tidak|kah|ya]*
      [masih]* (wajar|pantas) (ga|gak|nggak|tidak|kah) [ya|sih|harganya|segitu|segini|itu]*
      [harga]* segitu (wajar|pantas|oke|mahal|murah) [ga|gak|nggak|tidak|kah|ya]*
      kemahalan, [harga[nya]] (murah|mahal|kemahalan) (ga|gak|nggak|tidak|kah|atau tidak)
      (riwayat|histori|grafik|pergerakan) harga[nya], <after (apakah|apa|kira-kira) …> harga
      <not after (di bawah|dibawah|under|maks|maksimal|max) …> yang (bagus|wajar|pantas|oke|murah|
        masuk akal)
      harga[nya] (naik atau turun|turun atau naik)
      (bagus|wajar|oke|ok|murah|mahal) (ga|gak|nggak|enggak|kah), worth it
      (itu|ini|segitu) (wajar|normal|kemahalan|pantas) <end>
      layak (beli|dibeli)
      harga[nya] <before … <not after (paling|yang)> (wajar|bagus|murah|mahal|oke)>
      <after harga[nya] …> <not after (paling|yang)> (wajar|bagus|murah|mahal|oke)
      harga <before (segitu|segini) …>, (segitu|segini) [itu|udah|udh|sudah]* (normal|wajar|oke|
      murah|mahal) [ga|gak|nggak|sih]*
      harga[nya]* (normal|biasa)[nya]* [berapa]*, (normalnya|biasanya) berapa
      [paling|ter]* (murah|rendah) (sepanjang (masa|sejarah)|selama ini|dari dulu)
      (termurah|terendah) (sepanjang (masa|sejarah)|selama ini|dari dulu)
      [itu|ini|segitu]* termasuk (murah|mahal|wajar|oke|normal|mehong) [ga|gak|nggak|ngga|tidak|
        kah|ya|sih]*
    `,
    service: `
      [bisa|boleh]* (nego|tawar|ditawar|dinego)[in] [ga|gak|dong|ya]*
      kurangin [dikit|lagi]* [dong|kak]*
      [di]*(kirim|dikirim)[nya] dari (mana|kota|gudang), lokasi (toko|gudang|pengiriman)
      cicil[an], cod, garansi[nya], retur, refund, lacak, pesanan[ku], pesanan saya
      cara (beli|bayar|pesan|order)[nya], bayar[nya] (gimana|bagaimana|pakai apa)
    `,
    shipping: `
      berapa ongkir[nya], <not after (gratis|bebas|free)> ongkir[nya] [berapa|gratis|free]
      ongkos kirim[nya]
      biaya (kirim|pengiriman)[nya], berapa lama (pengiriman|sampai|kirim)[nya]
      pengiriman berapa (lama|hari)
      <start> [ada|bisa|dapat]* (gratis|bebas|free) ongkir[nya] [
        ga|gak|nggak|tidak|kah|ya|ada
      ] <end>
    `,
    shopGoods: `
      (jual|jualan|menjual|ngejual|jualnya|dagang) apa [aja|saja|sih|ya]*
      apa [aja|saja]* yang (dijual|dijualin) [di|sama|oleh]*
      (barang|produk|jualan) [yang]* (di|dari) <before toko>
    `,
    stock: `
      (stok|stock)[nya] masih [ga|gak|kah|kak]* <end>
      (stok|stock|barang)[nya] [masih|ada|nya]* (ada|ready|habis) [ga|gak|nggak|kah|kak]*
      [masih]* ready [stok|stock]* [ga|gak|kak|kah]* <end>, masih ada [ga|gak|nggak|kah]* <end>
    `,
    seller: `
      (takut|jangan-jangan|apa ini|ini) (palsu|kw), (palsu|kw) (ga|gak|nggak|kah|bukan|ya)
      penipu[an], (nipu|menipu|tipu-tipu|tipu2|abal-abal|abal|scam) [ga|gak|nggak|kah|sih|ya|tidak]*
      (terpercaya|tepercaya), amanah, <after (toko|penjual|seller|beli)[nya] …> aman
      aman <before (ga|gak|gk|nggak|tidak|kah|enggak|beli)> <not before [ga|gak|
      nggak|tidak|kah|enggak]* (kalau|kalo|klo|buat|untuk|dipakai|dipake|di|ke|masuk)>
      barang[nya] (ori|original|asli)
      <start> toko (mana|apa) <end>
      (ori|original|asli) <before (ga|gak|nggak|tidak|kah|enggak|atau)>
      <start> [yang] (ori|original) <end>, siapa [yang]* (jual|penjual|menjual|jualan)[nya]
      [beda|perbedaan|perbandingan]* toko [yang]* (jual|jualan|menjual)
      toko mana [yang]* (paling|plg) murah
      (paling|plg) murah [di]* toko (mana|apa), [yang]* jual[nya]* siapa
      dijual [sama|oleh|di]* siapa, toko (mana|apa) [yang]* (jual|punya)
      [yang]* (jual|jualan) toko (mana|apa)
    `,
    deals: `
      [ada] (promo|diskon) [apa|terbaik] [saja] hari ini, promo terbaik, ada promo [apa] [saja]
      diskon (terbesar|gede), penawaran
      <start> [kasih|minta|ada]* rekomendasi [dong|dong kak] <end>
    `,
    measure: `
      berapa {unit}[nya]*, (ukuran|kapasitas|berat|panjang|tinggi)[nya] (berapa|seberapa) [
        sih|ya|{unit}]*
      seberapa (besar|berat|panjang), (watt|wat|daya)[nya] [dia|itu|listrik]* (berapa|brp)
      (baterai|batre|batere)[nya] [bisa|tahan|kuat|awet|nyala|sampai]* (berapa|brp) (lama|jam|menit|
        hari)
      (ssd|ram|rom|memori|memory|layar|baterai|baterainya|batre|batrenya|kapasitas)[nya] [dia|
        itu|nya]* (berapa|brp) <end>
    `,
    help: `
      bisa apa [saja], bisa bantu apa [aja|saja]*, siapa (kamu|anda), (kamu|anda) siapa
      (kamu|ini|anda) (robot|bot|ai|manusia)
    `,
  },
  courtesy: {
    greetings: `
      (halo|hai|hallo) [there|all|everyone], selamat (pagi|siang|sore|malam), permisi
      assalamualaikum, (kak|gan|bro|sis) [mau nanya|mau tanya|nanya dong]*
      (min|bang) (mau|numpang) (nanya|tanya) [dong]*
    `,
    thanks: `
      terima kasih [banyak], terimakasih [banyak], makasih [banyak], trims, makasi, mksh, tengkyu
      tengs, maaci
    `,
    agreed: `
      oke, okey, sip, siap, mantap, yah, hehe[he]*, wkwk[wk]*, yaudah, ya (udah|
      sudah) [deh], oh (gitu|begitu), duh, hmm, (ga|gak|nggak|tidak) (apa-apa|apa|papa), gapapa
    `,
    particles: 'ya, yaa, yaaa, nih, deh, dong, kak, min, gan, sis, bro, bang',
    rude: `
      <not after (untuk|buat|mainan|makanan|kandang|tali)> anjing[lu], anjing lu, anjir, bangsat
      bego, goblok, tolol, kampret, bodoh, kontol, memek
      sialan, brengsek, jelek banget
    `,
    enough: '(ga|gak|nggak|tidak) jadi [deh], cukup, dah',
  },
  follow: {
    opening: `
      kemahalan <before {letter}>, [ada] [yang] (dari|merek|merk), dan, (cuma|khusus|khususnya)
      (kalau|kalo|klo|terus|lalu|trus|gimana|bagaimana) [kalau|dengan|sama|kalo]
      [di|yang|khusus]* kategori
    `,
    closing: 'gimana, bagaimana',
    more: `
      [yang|ada]* selain (itu|ini|itu semua) [apa|ada|lagi|dong]*
      [tampilkan|lihat|liat|ada|kasih|tunjukkan|coba]* [yang|pilihan|opsi|ide]* (
        lain|lainnya|lagi|berikutnya|selanjutnya
      ) [dong|lagi|ga|gak|nggak|tidak|kah|ya|kak|deh]*
      (ga|gak|nggak) suka [yang] [ini|itu|semua]*
    `,
    saidOf: '(yang|buat|untuk|dengan|harus|tanpa|anti|muat), (tidak|ga|gak|nggak) <not before ada>',
    otherColours: `
      [ada|mau|lihat|liat]* warna [apa|yang]* (lain|lainnya|aja|saja) [ga|gak|nggak|tidak|dong|kak]*
    `,
    feature: `
      [yang|pengen|mau|dan]* (kamera|baterai|batre|layar|suara|memori|mic)[nya] [yang|juga]* (
        bagus|awet|besar|gede|jernih|tahan lama|oke) [juga|dong|ya|kak]*
      [ada|yang|mau|minta]* (lebih (ringan|besar|kecil|tipis|panjang|kuat|terang|awet)|lebih gede) [
        lagi|dong|ga|gak|nggak|kak|dikit|sedikit
      ]*
    `,
    thePlace: `
      (yang|nomor|nomer|no|no.|pilihan) [nomor|nomer|no] [ke-|ke]({place}|{digit})
      (voucher|kode|kupon) (pertama|kedua|ketiga), (nomor|nomer|no|no.){digit}
    `,
    places: {
      first: 'pertama, satu',
      second: 'kedua, dua',
      third: 'ketiga, tiga',
      fourth: 'keempat, empat',
      last: 'terakhir',
      beyond: 'kelima, keenam, ketujuh, kedelapan, kesembilan, kesepuluh',
    },
    cheapest: `
      [yang] (paling murah|termurah)
      [yang|dengan|dgn]* harga[nya] (terendah|paling rendah|termurah|paling murah)
    `,
    dearest: '[yang] (paling mahal|termahal)',
    cheaper: `
      [ada] [yang] lebih murah [lagi|dari itu|dari ini], yang (murahan|murah) (dikit|sedikit)
      yang murah <before (itu|tadi|tu)>
    `,
    dearer: `
      [ada] [yang] (lebih mahal|mahalan|lebih mewah) [lagi|dikit|sedikit]*
      yang mahal <before (itu|tadi|tu)>
    `,
    sold: `
      [yang|yg]* [mana]* [yang|yg]* (terlaris|best seller)
      [apa]* [yang|yg]* lagi (laku|laris|hits|rame|ramai|viral)
      [yang|yg]* [mana]* [yang|yg]* paling (laku|laris|banyak (dibeli|terjual))
    `,
    rated: `
      [mana]* [yang|yg]* (rating|ulasan|review)[nya] [yang|paling|lebih]* (
        tertinggi|bagus|tinggi|baik)
      [yang|yg|mana]* (paling (bagus|tinggi|baik)|tertinggi) (rating|ulasan|review)[nya]
    `,
    correction: `
      [eh|oh]* (bukan|salah|maaf|ralat|sori|sorry) [deh|ding|itu|yang itu]* (
        maksud[ku|nya] [saya|aku|gue]*|mau[nya]
      )
      [eh|oh]* (salah|maaf|ralat|sori|sorry|bukan (deh|ding|itu|yang itu)) [deh|ding|itu|
        yang itu]* yang <before {letter}>
      maksud(ku|nya) [itu|tuh]*, maksud (saya|aku|gue), ralat
      eh (salah|bukan), salah (ketik|ngetik|tulis)
    `,
    definite: `
      (yang|yg) (lebih murah|termurah|paling murah|murah|mahal|termahal) (itu|tadi|tu|td)
    `,
    pointing: 'ini, itu, segitu, segini, -nya, berapa, di mana, dimana',
    pointers: `
      [itu|ini]* isinya, [dari]* (situ|sana|semua itu|daftar itu)
      ini, itu, nya, produk, barang[nya], toko[nya], penjual[nya], seller[nya], harga[nya]
      diskon[nya], pertama, kedua, semua[nya], naik, turun
    `,
    otherBudget: `
      (jadiin|jadikan|ganti|naikin|naikkan|turunin|turunkan|ubah) [budget|anggaran][nya] [jadi|
      ke] <before {amount}>
      [harganya]* (turun|diskon|didiskon) [jadi|ke|sampai|sampe]* <before {amount}>
      (budget|anggaran)[nya]* (bisa|boleh|naik|ditambah|nambah) [naik|nambah|sampai|jadi|ke|
      sampe]* <before {amount}>
      (tambah|tambahin|naik) [budget|budgetnya|anggaran]* (sampai|sampe|jadi|ke) <before {amount}>
    `,
  },
};
