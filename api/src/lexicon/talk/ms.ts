import { about } from '../about/ms.ts';
import { interests } from '../interest/ms.ts';
import { sums } from '../sum/ms.ts';
import { warned, warnings } from '../warning/ms.ts';
import type { Talk } from './talk.ts';
import { NO_TALK } from './talk.ts';

export const talk: Talk = {
  ...NO_TALK,
  presents: `
    (birthday|bday|hari jadi|harijadi|ulang tahun|hari lahir) <before {who}>, cenderahati
    buah tangan, hantaran, (nak|mahu) bagi apa (kat|kepada|pada)
  `,
  persons: {
    ...NO_TALK.persons,
    mother: 'mak[cik], umi, mummy',
    father: 'abah, bapa [mertua], ayahanda, (ayah|papa) mertua',
    girlfriend: 'bini, isteri, awek, tunang, makwe',
    boyfriend: 'laki saya, pakwe, balak',
    grandmother: 'nenek, tok wan, opah',
    grandfather: 'datuk, atuk, tok, warga emas',
    teacher: 'cikgu, pensyarah',
    boss: 'majikan, rakan sekerja',
    friend: 'kawan, member',
    family: 'kakak, abang, adik, sepupu',
    teen: 'remaja',
    girl: 'anak saudara perempuan, budak perempuan',
    boy: 'budak lelaki, anak lelaki',
    child: 'budak, budak-budak, kanak-kanak, anak buah',
    woman: 'wanita, perempuan, makcik',
    man: 'lelaki, pakcik',
    anyone: 'kahwin, perkahwinan, hari raya, raya, rumah baru, masuk rumah baru',
  },
  interests,
  forWhom: `
    untuk {relative} [saya|aku]*, untuk [keluarga|family]* {number} orang
    untuk [satu] (keluarga|family)
  `,
  forAge: 'untuk',
  owned: '(dah|sudah|da) (ada|beli|punya) [tu|dah|banyak]*, ada dah',
  aged: 'umur, berumur',
  dislikes:
    '(tak|tidak|x|kurang) [berapa|begitu|pernah]* (suka|minat|gemar|makan|minum|pakai|pake), benci',
  whatever: 'apa, yang, yg, idea, hadiah, lain',
  likes: 'suka, minat, gemar, kaki',
  fondOf: `
    untuk, kepada, kat, bagi, kaki, hobi[nya], peminat, pencinta, bela, rajin, seorang, selalu, gila
    pandai
  `,
  alert: `
    (bagitahu|bagitau|beritahu|maklumkan|ingatkan|bagi tahu|bagi tau) [saya|aku|i|
    kat saya]* (kalau|bila|jika|apabila)
    (kalau|bila|jika) … (bagitahu|bagitau|maklumkan|bagi tahu)
    (buat|buatkan|set|setkan|pasang|letak) [satu|price|harga]* (alert|notifikasi|peringatan|
      reminder)
    (alert|notify|ping|inform|roger|pm|dm|wasap|whatsapp|mesej|tepuk|cuit) [saya|aku|
      i]* (kalau|bila|jika|apabila)
  `,
  alertWords: `
    alert, macam mana, cara, notify, ping, inform, roger, jatuh, dia, pm, dm, wasap, mesej, cuit
    (buat|buatkan|set|setkan|pasang|letak) [satu|price|harga]* (alert|notifikasi|peringatan|
      reminder)
    bagitahu, bagitau, beritahu, maklumkan, kalau, bila, untuk, harga, turun, jadi, saya, aku
    bagi (tahu|tau), boleh bagi, apabila, bawah, tolong
    [dah|sudah]* (ada stok|ada jual|ada orang jual), tunggu (dulu|dlu|lu) [la|lah|je]*
  `,
  anyDrop: `
    (berapa|brp|berapa-berapa) (pun|je) [turun]* [boleh|ok|okay]*, (asal|asalkan|janji) turun
    turun sikit (pun|je) [bagitahu|boleh|ok]*
  `,
  alertAgain: `
    (tukar|ubah|jadikan|buat|set) [jadi|ke|kepada]*, jadi, je, la, lah, cukup, ok, okay, pun
    bawah, peratus, takpe
  `,
  unwatched: `
    [ok|eh|tolong|macam mana nak|cmne nak]* (padam|batal|batalkan|cancel|buang|tak jadi|x jadi|
      takyah| tak payah|tak yah|delete) [cancel|batal|batalkan|padam|je|la|lah|tu|balik|yang tadi|
      dah|aje|jelah|ler]*
  `,
  closest: `
    [apa|yang|ada|habis tu|kalau macam tu]* (paling (dekat|hampir|serupa)|hampir sama|lebih kurang
      sama|pengganti|alternatif) [apa|ada|tak|ke|je|tu|la]*
  `,
  alsoFine: 'pun boleh, pun ok, pun okay, pun takpe, jugak boleh, pun, atau',
  biggest: `
    paling (banyak|byk|besar|tinggi) (diskaun|potongan|jimat)
    (turun|jatuh) [harga]* [yang]* paling (banyak|besar|teruk), paling (banyak|besar) turun [harga]*
    (diskaun|potongan|jualan|promo|offer|sale|tawaran)[nya] [yang|apa]* ((paling|lebih) (besar|
      banyak|tinggi|gempak)|
      terbesar|gila|gempak|giler|besar besaran)
  `,
  difference: '(beza|perbezaan)[nya] [apa|antara]*, apa [yang]* (beza|perbezaan)[nya]',
  freePieces: 'percuma, dapat',
  firstTwo: 'dua yang pertama, kedua-dua[nya], [antara|dari]* dua (tu|ni|tadi)',
  ending: `
    (tawaran|promo|deal|jualan|diskaun) … (hampir|akan|nak|dah nak) (tamat|habis)
    (tawaran|promo|deal|jualan|diskaun) … (tamat|habis) (hari ini|malam ini|esok)
    (tawaran|promo|deal|jualan|flash sale|sale) [ni|ini]* (sampai|habis|tamat) [pukul|jam|
      bila]* (berapa|brp|bila)
  `,
  claimed: `
    dari, jadi, kata, kedai, harga, asal, sekarang, turun, tinggal, kepada, ke, daripada
    diskaun, ni
    tu, yang, dulu
  `,
  trust: `
    (siapa|sapa) bayar (awak|korang|laman ini), ada komisen
    pasti ke, betul ke (tu|ni), macam mana [boleh|korang|awak]* (tahu|tau)
    [macam mana] nak (tahu|tau) [mana|yang]* <before … (betul|real|tipu|palsu)>
  `,
  about,
  warned,
  warnings,
  outside: `
    <not after (tahan|kalis|anti|musim)> hujan [tak|ke] [esok]
    ramalan cuaca
    perdana menteri
    keputusan bola
    nombor ekor
  `,
  decided: `
    (nanti|saya|aku|akan|nak) [saya|aku|akan|nak|dulu]* (fikir|fikir-fikir|beli|ambil|tunggu|tengok|
      skip|cuba|order|tak ambil)
  `,
  chat: `
    (bosan|penat|sedih|lapar) (la|lah|nya|gila|sangat)
    (saya|aku|tengah) [tengah|rasa]* (sedih|bosan|penat|stress|sunyi)
    awak (sihat|dah makan|ada boyfriend), borak [jom]*, nama awak
  `,
  codes: 'kod [promo|baucar|diskaun]*, baucar',
  thatCode: `
    (kod|baucar|baucer|voucher|kupon) [yang]* (tu|itu|tadi|tersebut) [tadi|tu]*
  `,
  ordered: `
    (parcel|pesanan|barang) (saya|aku|ku) …, (belum|tak|x) [lagi]* sampai [lagi]*
    (macam mana|cara) [nak]* (pulangkan|return|refund|batal|cancel) …
    (barang|item) (rosak|salah|kurang), kena (tipu|scam), lupa (password|kata laluan)
  `,
  sums,
  uncapped: '(tiada|tanpa|takde|tak ada) (had|maksimum)',
  unusable: `
    tak boleh (guna|pakai|digunakan), (dah|sudah) (habis|tamat|luput)
  `,
  removed: '(keluarkan|buang|tolak) [barang|item|yang|satu|harga]*',
  isRemoved: '[tu|ni]* (dikeluarkan|dibuang|tak jadi)',
  leaves: 'tinggal, jadi, baki',
  oneCode: `
    tak boleh (gabung|digabung|guna sekali|stack)
    [hanya|cuma]* boleh [guna|pakai]* [satu|1] [baucar|kod|kupon] sahaja
  `,
  onTop: 'juga, tambah[an]*, sekali, plus',
  split: `
    (asing|asingkan|pecah|pecahkan|bahagi|bahagikan|split) [jadi|kepada|order|pesanan|dalam]* [2|3|
      dua|tiga]* (order|pesanan|checkout|kali)
  `,
  spent: 'belanja, pembelian, belian, beli',
  waived: 'percuma, free',
  seen: '(jumpa|nampak|jual|harga)',
  seenAt: 'jumpa, nampak, dijual, (kat|di) (kedai|pasar|pasaraya)',
  exceeds: 'melebihi',
  sameShop: 'kedai [yang]* sama',
  shopLabels: '(kedai|penjual|tawaran|pilihan) [yang|nombor]* ({place}|{digit}|{mark})',
  otherShop: 'kedai [yang]* (lain|satu lagi)',
  issuers: { platform: 'platform, aplikasi', bank: 'bank, kad [kredit|debit]*, syiling' },
  pay: `
    [nak|kena|perlu]* bayar berapa, berapa [yang]* (kena|perlu|nak) bayar, jumlah[nya] berapa
    berapa … (lepas|guna|dengan) [guna]* (baucar|kod|kupon)
  `,
};
