import { about } from '../about/id.ts';
import { interests } from '../interest/id.ts';
import { sums } from '../sum/id.ts';
import { warned, warnings } from '../warning/id.ts';
import type { Talk } from './talk.ts';

export const talk: Talk = {
  presents: `
    (hadiah|kado|oleh-oleh|bingkisan|parsel), (beli|beliin|kasih|ngasih|belikan) apa (buat|untuk|ke)
    sesuatu (buat|untuk) <before {who}>, untuk dikasih ke
    (ulang tahun|ultah|wisuda|anniv[ersary]|valentine) [ke|sama|bareng|untuk|buat|
      nikah]* <before {who}>
  `,
  persons: {
    mother: `
      ibu, mama, mamah, bunda, mak, emak, ibu mertua
      <not after (bapa|bapak|ayah|papa)> mertua <not before (cowo|cowok|laki|laki-laki|pria)>
    `,
    father: `
      bapak, ayah, papa, papah, abah, (bapak|ayah) mertua
      mertua (cowo|cowok|laki|laki-laki|pria)
    `,
    partner: 'pacar[ku] <not before (cewek|perempuan|cowok|laki-laki)>, pasangan[ku], doi, ayang',
    girlfriend: 'pacar cewek, pacar perempuan, istri, tunangan',
    boyfriend: 'pacar cowok, pacar laki-laki, suami, cowok[ku]',
    grandmother: 'nenek, oma, eyang',
    grandfather: 'kakek, opa, orang tua, lansia',
    teacher: 'guru, cikgu, dosen, ustadz',
    boss: 'bos, atasan, rekan kerja, klien',
    friend: 'teman, sahabat',
    family: 'kakak, adik, sepupu, adik (perempuan|laki-laki), saudara, ipar',
    teen: 'remaja, abg, anak (smp|sma|smk)',
    girl: 'anak perempuan, keponakan perempuan, putri',
    boy: 'anak laki-laki, anak cowok, keponakan, putra',
    baby: 'bayi, baby, newborn, lahiran, kelahiran',
    child: 'anak, balita, bocah, cucu',
    woman: 'wanita, perempuan, cewek',
    man: 'pria, laki-laki',
    anyone: `
      tukar kado, siapa saja, pernikahan, nikahan, wisuda, natal, lebaran
      (rumah|apartemen|kos|kosan|kontrakan) baru
    `,
  },
  interests,
  forWhom: `
    (untuk|buat) {relative} [saya|aku|ku|gue]*
    (untuk|buat) [anak]* (kuliahan|kuliah|mahasiswa|mahasiswi|pelajar|kosan|anak kos|sekolah)
    (untuk|buat) [keluarga|rumah] [isi|dengan]* {number} orang, (untuk|buat) keluarga [kecil|besar]
    (untuk|buat) (satu|dua|tiga|empat|lima) orang, (untuk|buat) [saya|aku|gue]* sendiri[an]
  `,
  forAge: 'untuk, buat',
  owned: `
    (udah|sudah|udh|dah) (punya|ada|dibeliin|dibelikan) [itu|semua|banyak]*, punya [itu]* (udah|
    sudah)
  `,
  aged: '(umur|usia)[nya], ulang tahun [yang]* ke[-]',
  dislikes: `
    (ga|gak|nggak|ngga|enggak|tidak|tdk|kurang|kagak) [begitu|terlalu|pernah]* (suka|hobi|demen|
    doyan|seneng|senang|gemar|makan|minum|pakai|pake|butuh)
    benci [sama]*, sebel sama
  `,
  whatever: 'sesuatu, yang, yg, apa, ide, kado, hadiah, lain[nya], lagi, pilihan',
  likes: 'suka, hobi[nya], seneng, senang, demen, gemar',
  fondOf: `
    buat, untuk, hobi[nya], pecinta, pencinta, penggemar, penyuka, main, jago, (lagi|sedang) belajar
    pelihara, piara, punya <not before … (udah|sudah)>, anak, seorang, rajin, tukang, sering, doyan
  `,
  years: 'tahun, thn, th, taun, taon',
  months: 'bulan, bln',
  alert: `
    kasih (tau|tahu) [aku|saya|ya|dong]* (kalau|kalo|klo|jika|bila|pas)
    (kabari|kabarin|beritahu|beri tahu|ingatkan|ingetin|ingatin|infoin|info|notif) [aku|saya|gue|
      aja|
      gw|ya|dong]* (
      kalau|kalo|jika|klo|saat|pas|bila
    )
    (pasang|set|buat|bikin|aktifkan) [price]* (alert|notif[ikasi]|pengingat|alarm)[nya]
    (colek|towel|senggol|japri|chat|wa|pm|dm|ping|ketok|sentil|bilang[in]|kontak) [aku|saya|
      gue|gw|ku|
      ke]* [ya|dong|aja|nanti]* (kalau|kalo|jika|klo|saat|pas|bila|kl)
    pantau harga[nya]
    (kalau|kalo|jika|klo|begitu|pas) … (kabari|kabarin|kasih tau|kasih tahu|beritahu|kasitau|
    infoin|ingatkan|ingetin|notif)
  `,
  alertWords: `
    kabari[n], beritahu, beri tahu, ingatkan, ingetin, ingatin, gw, min, info[in], notif[ikasi]
    pasang, set, buat, bikin, colek, towel, senggol, japri, chat, wa, pm, dm, ping, nyampe, nyentuh
    aktifkan
    alert, pengingat, alarm, pantau, aku, saya, gue, ya, dong, kalau, kalo, jika, klo, saat, pas
    bila
    [sudah|udah|udh]* (ada barangnya|ada yang jual|tersedia|ada lagi|ada<end>)
    turun, jadi, ke, harga[nya], kasih (tau|tahu), kasitau, di, price, sudah, udah, sampai
    ada, diskon
    cara[nya], gimana, gmn, bagaimana
  `,
  anyDrop: `
    (berapa|brp|seberapa) (pun|aja|saja|saja pun) [turun|turunnya|penurunannya|diskonnya]*
    turun (dikit|sedikit|berapa) [pun|aja|saja|juga]*, asal (turun|lebih murah|diskon)
    berapapun [turun|turunnya]*
    (pokoknya|pokonya) (turun|lebih murah)
  `,
  alertAgain: `
    (jadi|jadiin|jadikan|ganti|ubah|ganti jadi|ubah jadi|ubah ke|ganti ke|set|bikin) [ke|jadi|
      aja]*
    eh, deh, aja, dong, kalau, kalo, gimana, ya, turun, di bawah, dibawah, sampai, ke, persen
    cukup
    mending, gapapa, gpp, oke, ok, naikin, turunin, segitu, harga[nya], batas[nya]
  `,
  unwatched: `
    [ok|oke|eh|ga jadi|gak jadi|yaudah|ya udah|udah|tolong|bisa|cara|gimana|gmn]* (hapus|hapusin|
      batal|batalin|batalkan|cancel|ga jadi|gak jadi|gajadi|nggak jadi|ga usah|gak usah|gausah|
      stop| matiin) [batalin|batalkan|cancel|hapus|aja|deh|dong|itu|yang tadi|tadi|lagi|ya|semua|
      notifnya|caranya|nya|gimana|
      sih|kak|min]*
  `,
  closest: `
    [apa|yang|yg|ada|terus|trus|kalo gitu|kalau gitu|jadi]* (paling (dekat|mendekati|mirip|deket)|
      mendekati|terdekat|penggantinya|pengganti|alternatifnya|alternatif[nya]|yang mirip|mirip) [
      apa| dong|nya|itu|ada|ga|gak|aja|sih|ya|yang|lain|lainnya]*
  `,
  alsoFine: `
    (juga|jg) (boleh|bisa|gapapa|gpp|oke|ok|gak masalah)
    (boleh|bisa|gapapa|gpp|oke) (juga|jg|deh| aja|lah), juga, atau, kalo, kalau, boleh
  `,
  biggest: `
    diskon[nya] [yang|apa]* (paling (gede|besar|banyak|tinggi)|terbesar|tergede|
      lebih (gede|besar|banyak|tinggi))
    (diskon|potongan|promo)[nya] [apa|yang|asli]* (terbesar|paling (besar|gede|banyak|gila|sadis|
      edan|parah)|
      tergede) [hari ini|sekarang]*
    <not after (tulisannya|katanya|ditulis|bilangnya|klaimnya|ngakunya)> (promo|diskon|potongan|
      sale)[nya] (gede|gila|gilaan|gede2an|gede gedean|besar besaran|
      sadis|edan|
      parah) [banget|bgt]* [apa|hari ini|sekarang]*
  `,
  difference: `
    (perbedaan|beda|bedain|bedakan|bedanya)[nya] [apa|antara]*, apa yang beda
  `,
  freePieces: 'gratis, dapat [gratis], free, bonus',
  firstTwo: `
    dua [yang] (pertama|awal), keduanya, dua-duanya
    dua teratas, 2 teratas
  `,
  ending: `
    (promo|diskon|deal|penawaran|sale)[nya] … (mau|akan|hampir|segera|bakal|keburu) (habis|abis|
      berakhir|selesai)
    (promo|diskon|deal|penawaran|sale)[nya] … (habis|abis|berakhir|selesai) (hari ini|malam ini|
      besok|sebentar lagi|bentar lagi)
    (promo|diskon|deal|flash sale|flashsale|sale)[nya] [hari ini]* (sampai|sampe|smp|habis|abis|
      berakhir|selesai) [jam|pukul|tanggal]* (berapa|brp|kapan)
    (sampai|sampe) (kapan|jam berapa|jam brp) (promo|flash sale|flashsale|sale)[nya]
  `,
  claimed: `
    katanya, di, dari, jadi, ke, sekarang, harga[nya], toko[nya], bilang, normal[nya]
    diskon[nya] [gede|besar|banyak]*
    awal[nya]
    coret[nya], dicoret, asli[nya], tadinya, dulu[nya], cuma, hanya, tinggal, turun, setelah
    sebelum
    itu, ini
    yang, kena, dan, pas, tulisannya, ditulis, ada
  `,
  trust: `
    khum [ini|itu]* (aman|penipu|penipuan|scam|terpercaya|legit|amanah)
    (dibayar|digaji|disponsori|dibiayai) [sama|oleh]* siapa
    siapa yang (bayar|biayai|punya|buat) [kamu|situs ini]*
    (dapat|dapet|ambil) komisi, (bisa|boleh|kenapa) [harus]* percaya (kamu|sama kamu|situs ini|sini)
    (harga|data)nya dari mana, (jujur|iklan) (ga|gak|nggak|kah)
    seberapa (akurat|yakin|pasti|bisa dipercaya), yakin (ga|gak|nih|kah), tau dari mana
  `,
  about,
  warned,
  warnings,
  outside: `
    (<not after (tahan|anti|kena|musim|waktu|saat)> hujan|cuaca) [hari ini|besok|nggak|ga|gak]*
    besok hujan, pemilu, presiden, politik
    skor bola, hasil pertandingan
    (restoran|hotel|tempat makan) (dekat|di|sekitar), saham, bitcoin, ramalan, zodiak, cerita lucu
    terjemahkan, puisi, resep (masak|membuat)
    (jam|pukul) berapa sekarang
    togel, (daftar|bikin|apply) (kartu kredit|pinjaman|kerja|npwp|ktp), pinjol
  `,
  decided: `
    (nanti|akan|aku|saya|gue|mau|bakal|biar) [saya|aku|mau|akan|dulu]* (pikir|pikir-pikir|mikir|
      diskusi[kan|in]*|tanya[kan|in]*|bicarakan|omongin|pertimbangkan|
      skip|lewatin|beli|ambil|cek|tunggu|coba|pesan|order)
  `,
  chat: `
    (aku|saya|gue|gw|lagi) [lagi|lg|sangat|merasa]* (sedih|galau|bosan|bosen|capek|stres|stress|
    kesepian|bete|gabut|patah hati)
    apa kabar, (kamu|lu) (punya pacar|jomblo|lagi apa|sudah makan), temenin [aku|ngobrol]*
    wkwk[wk], haha[ha]
    curhat, ngobrol [yuk|dong]*, i love you, nama (kamu|lu) siapa, siapa nama
  `,
  codes: 'kode [promo|voucher|kupon|diskon]*, kupon, voucer',
  thatCode: `
    (kode|kupon|voucher|voucer|promo) [promo|voucher|yang]* (tadi|itu|tsb|tersebut|
      barusan) [tadi|itu]*
    (kode|kupon|voucher|voucer)nya [tadi|itu|yang tadi]*
  `,
  ordered: `
    (paket|pesanan|barang|orderan)[ku|nya] [saya|aku|gue|yang|ku]* [kok|masih]* (belum|ga|gak|
    nggak|tidak|hilang|rusak) [sampai|sampe|datang|dikirim|dateng]*
    (belum|belom|blm|ga|gak) (sampai|sampe|datang|dikirim|nyampe), resi[nya]* (mana|belum|ga|gak) …
    (cek|cekin|lacak|lacakin|tracking) [nomor|no]* (resi|paket|pesanan|orderan)[nya|ku|saya]*
    (cara|gimana|mau|bisa) [mau]* (retur|return|refund|batalin|batalkan|cancel|tukar|
      mengembalikan|balikin) …, (barang|pesanan) (salah|rusak|kurang), lupa (password|sandi|
      akun), hapus akun
    (penjual|seller|toko)[nya]* (ga|gak|nggak|tidak|ngga) (bales|balas|respon|jawab|
      tanggung jawab) …
    (ketipu|kena tipu|ditipu), (hubungi|ngomong sama|chat) (cs|admin|orang), cs[nya] mana, komplain
  `,
  sums,
  uncapped: '(tanpa|gaada|ga ada|gak ada|nggak ada|tidak ada) (maks|maksimal|maksimum|batas)[nya]*',
  unusable: `
    (ga|gak|nggak|tidak|ngga) (bisa dipake|bisa dipakai|berlaku|jalan)
    (sudah|udah|udh) (habis|kadaluarsa|kedaluwarsa|expired|kepake)
  `,
  removed: `
    (keluarin|keluarkan|hapus|buang|dikeluarin|kurangi) [barang|item|yang|satu|1|harga|seharga]*
  `,
  isRemoved:
    '[nya|an|itu|tadi|yang]* (dikeluarin|dikeluarkan|dihapus|dibuang|ga jadi|gak jadi|batal)',
  leaves: 'sisa[nya]*, tinggal, jadi [cuma|tinggal]*',
  oneCode: `
    [cuma|hanya]* (bisa|boleh) [pakai|pake|dipakai]* [cuma|hanya]* (satu|1) [voucher|kode|kupon]*
    (ga|gak|nggak|tidak|ngga) (bisa|boleh) (digabung|gabung|ditumpuk|distack|dipakai bareng|bareng)
  `,
  onTop: 'juga, jg, sekalian, ditambah, tambahan, plus, nambah',
  split: `
    (dipisah|pisah|pisahin|dipecah|pecah|dibagi|bagi|displit|split|dijadiin|jadiin) [jadi|aja|dalam|
      pesanannya|ordernya|belanjanya]* [2|3|4|dua|tiga|empat]* [kali]* (order|pesanan|checkout|
      transaksi|co|keranjang)
    (order|pesanan|checkout|co)[nya]* (dipisah|dipecah|dibagi) [jadi|2|3|dua|tiga]*
  `,
  spent: 'belanja [sampai|di atas]*, pembelian, transaksi, beli, barang[nya]',
  waived: 'gratis, digratiskan, ditanggung [penjual|toko]*, jadi gratis',
  seen: `
    (harga|harganya|seharga|dijual|dengan harga|jual|dapat|nemu|ada yang jual|apakah)
  `,
  seenAt: `
    itu <end>, ini <end>, lihat, liat, nemu, ketemu, (di|ada) (toko|mall|pasar), [ada] yang jual
    dijual[nya], harga[nya], seharga
  `,
  exceeds: 'lebih dari, melebihi, di atas',
  sameShop: 'toko [yang]* sama, satu toko',
  shopLabels: `
    (toko|penjual|seller|lapak|penawaran|opsi|pilihan) [yang|nomor|no]* ({place}|{digit}|{mark})
  `,
  shopLetters: '',
  otherShop: '(toko|penjual|seller|lapak) [yang]* (lain|lainnya|satunya|sebelah)',
  issuers: { platform: 'platform, aplikasi', bank: 'bank, kartu [kredit|debit]*, koin' },
  pay: `
    [bayar|jadi|total|totalnya|jadinya|harga akhir[nya]]* (berapa) [jadinya|totalnya|ya]*
    total[nya] <end>
    bayar berapa, jadi berapa, (setelah|pakai|dengan) (voucher|kupon|diskon)
  `,
};
