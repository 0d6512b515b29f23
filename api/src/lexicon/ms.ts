/** Malay, where it is not Indonesian too. */
import type { Lexicon } from './lexicon.ts';
import { NONE } from './none.ts';
import { question } from './question/ms.ts';
import { detail } from './detail/ms.ts';
import { shown } from './shown/ms.ts';
import { stopWords } from './stop-words/ms.ts';
import { talk } from './talk/ms.ts';
import { wishes } from './wish/ms.ts';

export const ms: Lexicon = {
  ...NONE,
  wishes,
  talk,
  shown,
  detail,
  language: 'ms',
  stopWords,
  shorthand: {
    wireless: 'tanpa wayar, tiada wayar',
    '1 kg': 'sekilo <before [rm]{number}>',
    '1 liter': 'seliter <before [rm]{number}>',
    '500 g': 'setengah kilo <before [rm]{number}>',
    'tak nak': 'taknak, tanak, xnak, tak mau',
    okay: 'okey, okeh, oke',
    'paling besar': 'kaw2, kaw-kaw, kaw kaw',
    'cabin approved': `
      [yang]* [boleh|dibenarkan]* bawa [masuk|naik|ke|dalam]* (flight|kapal terbang|pesawat|plane)
    `,
    tak: `
      x <before (ada|boleh|mahal|nak|jual|tau|tahu|kisah|payah|suka)>
      <after (ada|okay|ok|lg|lagi|boleh|murah|mahal|betul|turun)> x
      <after (ada|boleh|jual|dapat|sampai|berbaloi|murah|okay|ok|kena|cukup) …> x <end>
    `,
    saya: 'sy',
    tunggu: 'tggu, tgu, tngu',
    beritahu: 'bgtau, bgtahu, btau, bagitau',
    kalau: 'klu, klau, kalu',
    sekarang: 'skrg, skrang',
    'jam tangan': `
      <after (nak|cari|beli|ada|jual|mahu|hadiah|belikan|carikan|tengok)> jam <not before (berapa|
        tangan|dinding|loceng|pintar|pasir|meja|kerja|digital|{number})>
      <not after (pukul|berapa|{number})> jam <before (tu|ni|itu|ini) [jadi|turun|bila|kalau|dah|
        ada|
        ok|berbaloi]*>
      <start> jam <not before (berapa|brp|dinding|loceng|tangan|pintar|pasir|meja|kerja|digital|
        buka|operasi|{number})> <before {letter}>
      jam <before (untuk|utk|buat|yang|yg|lelaki|perempuan|wanita|kalis|murah|sukan)>
    `,
    '?': '<after (ada|jual|dapat)> (tak|x) <before (bawah|bwh|under|dalam|bajet|budget|lebih)>',
    '? nak': `
      <after (ada|jual) …> (tak|x) nak <before (pakai|buat|guna|bagi|beri|hadiahkan|masak|letak|
        simpan|bawa|main|tukar|ganti)>
    `,
    atau: `
      <not after (dari|daripada|turun|naik) …> <after ({number})> ke <before (beli|satu|satu2|
        sebiji|sehelai|
        sekotak|sebotol|sepeket|setin|sepek|seunit|pek|peket|botol|tin|yang|[rm]{number})>
    `,
    sebiji: '<after (beli|atau|ke)> (satu|satu2|satu-satu) <before [rm]{number}>',
    'degupan jantung': `
      degup jantung, denyut jantung, nadi, (ukur|kira|pantau|baca|tengok|check|cek) jantung
    `,
    sangat: 'sgt, sngt',
    'hari-hari': 'hari2',
    perang: '<after warna …> coklat, coklat <before (tua|muda|gelap|cair)>',
    'microwave safe': `
      (boleh|selamat) [masuk|letak|guna|panaskan|dalam|dengan|pakai]* (microwave|ketuhar gelombang
        mikro)
    `,
    'dishwasher safe': `
      (boleh|selamat) [masuk|letak|guna|basuh|dalam|dengan|pakai]* (mesin basuh pinggan|dishwasher)
    `,
    'dua-dua': 'dua2, dua dua',
    'betul-betul': 'betul2, btul2, betul betul',
    tanpa: `
      <after (kalau|klu|kalu) > (takde|tak ada|tiada|xde|xda|x ada) <before (voucher|baucar|kupon|
        kod|diskaun|pos|penghantaran|free)>
    `,
    nombor: 'no <before {number} (tu|ni|okay|ok|boleh|berapa)>',
    nak: 'nk',
    warna: 'wrna, kaler',
    apa: 'pe <before (beza|bezanya)>',
    bawah: 'bwh',
    tahun: 'thn',
    lagi: 'lg',
    nanti: 'nnt',
    dengan: 'ngan',
    handphone: 'henpon, hanpon, henfon',
    'hari ini': 'hari ni, harini',
    macam: 'mcm',
    kedai: 'kdai',
    '1 kotak': 'sekotak <before [rm]{number}>',
    '1 botol': 'sebotol <before [rm]{number}>',
    '1 tin': 'setin <before [rm]{number}>',
    '1 pek': 'sepek <before [rm]{number}>',
    '1 peket': 'sepeket <before [rm]{number}>',
  },
  ...question,
  around: {
    ...NONE.around,
    fillers: `
      (kawan|member) [aku|saya|i]* (kata|cakap|cerita|bagitau)
      <start> antara <not before ([rm]{number})>
      [yang]* paling <not before (murah|mahal|laris|banyak)>
      nak, mahu, hendak, tunjuk[kan], carikan, cadangkan, cadangan, tolong cari
      ringgit<not before {number}>
      sikit, kat, la, lah, apa yang, berapa ringgit, hari (ni|ini) <end>, (ke|tak|dekat) <end>
      jenama [lain], ada tak, untuk saya, je, sahaja, (murah|mahal)nya, (bulan|minggu) (ni|ini)
      (untuk|utk|buat) (hari raya|raya|deepavali|krismas|cny|tahun baru cina|open house|rumah
        terbuka) <not before (sale|jualan|promo)>
      dua-dua [sekali]*, diorang, dorang, [nak|saya|jom]* tengok [dulu]*
      (ambik|ambil|amik) [yang|je]*
      [nak|boleh|saya]* tanya [sikit|ya|je|kejap]*
      (aduh|adoi|alahai|alamak|wei|eh) <before {letter}>
      <start> (takpe|tak apa|tak pe|xpe) [la|lah]* [kalau (takde|tak ada|tiada|xde)]*
      pun (boleh|ok|okay) [la|lah|je]*
      <start> kalau (takde|tak ada|tiada|xde) <before {letter}>, antara (tu|ni|semua|itu|ini)
      (tu|ni) <end>, bajet (saya|aku) <end>
      (pula|pulak) <end>, punya <end>
    `,
    between: 'berbanding [dengan]*, dengan, atau',
    seeking: 'nak (cari|beli), tengah cari, perlukan',
    why: `
      (sebab|kerana|pasal) <not before … alah>, takut, sbb, dulu pernah, supaya
      (dulu|pernah) (beli|pakai|guna|kena), [dah|cepat|selalu|asyik]* (rosak|pecah|koyak)
      yang (lama|dulu|lepas) <before …(rosak|pecah|koyak|dah)>
    `,
    next: 'dan, lepas tu, pastu, plus <not before {number}>',
    have: 'ada [yang]* jual, <start> ada <not before (diskaun|promo|baucar|kod)>',
    trait: `
      dua-dua, kedua-dua, kedua-duanya, jenama lain
    `,
    whose: `
      kedai, jenama, kat, (kedai|platform|app) mana, yang, mana
      [masih|lagi]* boleh (guna|pakai|digunakan|dipakai) [lagi]*
    `,
    shop: 'kedai',
    asking: `
      (ke|tak|apa|mana|berapa) <end>, <start> (apa|adakah|berapa|yang mana|ada)
    `,
    size: `
      saiz {number}
      saiz (xs|s|m|l|xl|xxl)
    `,
    place: '(kat|di|dekat|dari) [kedai|app]*, je, sahaja, saja',
  },
  traits: {
    colour: 'warna',
    colours: {
      ...NONE.traits.colours,
      grey: 'kelabu',
      brown: 'perang',
      orange: 'jingga',
      pink: 'merah jambu',
    },
  },
  money: {
    ...NONE.money,
    whole: {
      seratus: '100',
      'dua ratus': '200',
      'lima ratus': '500',
      'lima puluh': '50',
      seribu: '1000',
    },
    budget: 'bajet [dalam|saya|aku|cuma]*',
    atMost: `
      bawah, (tak|jangan) (lebih|melebihi) [dari|daripada], kurang daripada
      (tak|tidak) sampai, tidak melebihi
      paling mahal, [lebih]* murah (dari|daripada)
    `,
    atLeast: `
      melebihi, atas, sekurang-kurangnya, sekurangnya, bermula [(dari|daripada|dengan)]
      (tidak|tak) (kurang|bawah) [(dari|daripada)]
    `,
    about: 'lebih kurang, dalam <before rm>',
    counted: '',
    percent: 'peratus',
    coins: 'hengget, hinggit',
    measures: 'kuasa, keupayaan, kelajuan, keamatan',
  },
  shops: {
    ...NONE.shops,
    freeShipping: '(penghantaran|pos|hantar) percuma, free pos[tage], percuma penghantaran',
  },
  search: { ...NONE.search, soft: 'nak mahu jenama berkualiti berpatutan terpakai tulen laris' },
  goods: {
    ...NONE.goods,
    counted: 'keping, peket, botol, tin, helai, biji, pasang, kotak, pek',
  },
  feeds: { ...NONE.feeds, free: 'percuma [shipping|delivery]' },
  dates: { ...NONE.dates, morning: 'pg', afternoon: 'ptg' },
};
