/** Malay, where it is not Indonesian too. */
import type { Lexicon } from './lexicon.ts';
import { NONE } from './none.ts';
import { talk } from './talk/ms.ts';
import { wishes } from './wish/ms.ts';

export const ms: Lexicon = {
  ...NONE,
  wishes,
  talk,
  language: 'ms',
  currencies: ['MYR', 'SGD'],
  shorthand: {
    'tak nak': 'taknak, tanak, xnak, tak mau',
    tak: 'x <before (ada|boleh|mahal|nak)>',
    'hari ini': 'hari ni, harini',
    macam: 'mcm',
    kedai: 'kdai',
  },
  asks: {
    ...NONE.asks,
    coupons: 'baucar, kod (promosi|diskaun|baucar)',
    wait: `
      (patut|perlu) (tunggu|beli) [sekarang|dulu|ke], baik tunggu, bila [nak|patut] beli
      tunggu (ke|atau) beli
    `,
    explain: 'betul ke diskaun, diskaun (betul|tipu|palsu) [ke|tak], tipu ke',
    compare: `
      (bandingkan|beza antara)
      (mana|yang mana) [satu] [lebih|paling]* (elok|berbaloi|jimat|murah)
    `,
    goodPrice: `
      berbaloi [ke|tak|tidak], (mahal|murah|okay|ok) (ke|tak) [harga]*
      harga (ni|ini) (ok|okay|baik|elok), pernah (murah|turun) [lagi|lebih]*
    `,
    shipping: '(kos|caj|harga) (penghantaran|pos|hantar) [berapa], berapa hari sampai, pos berapa',
    shopGoods: '[ada]* jual apa [je|saja|aja]*',
    seller: `
      boleh percaya [ke|tak], kedai (ni|ini) (ok|okay|selamat), scammer, siapa [yang]* jual
      kedai mana [yang]* jual
    `,
    deals: '[ada] (tawaran|jualan|promosi) [apa] [hari (ini|ni)], jualan murah',
    help: 'awak siapa, boleh buat apa, awak (robot|bot|manusia)',
  },
  courtesy: {
    ...NONE.courtesy,
    greetings: 'salam, selamat (petang|tengahari), apa khabar',
    thanks: 'terima kasih [banyak], tq, baik, okay',
    particles: 'ye, eh, la, lah, kan',
    rude: 'bodoh, bangang, sial, celaka, lahanat',
    enough: 'tak apa [lah], takpe [lah], tak jadi [lah], dah cukup',
  },
  follow: {
    ...NONE.follow,
    opening: '(kalau|macam mana) [pula|dengan]*, habis tu',
    more: '[tunjuk|bagi|ada|nak|cuba]* [yang|pilihan]* (lain|lagi) [lagi|tak|ke|lah|tidak]*',
    otherColours: '[ada|nak]* warna lain [tak|ke]*',
    feature: '[yang|nak|ada]* (besar|kecil|ringan|nipis|panjang|kuat) (sikit|lagi) [tak|ke]*, [yang|nak]* (kamera|bateri|skrin|bunyi) (cantik|elok|tahan lama|besar|jelas) [juga]*',
    cheapest: '[yang] paling jimat',
    cheaper: '[ada|yang|nak]* (murah|jimat) (sikit|lagi), [yang]* lebih (murah|jimat) sikit',
    dearer: '[yang]* (mahal|lebih mahal) (sikit|lagi)',
    pointing: 'ni, tu, berapa',
    pointers: 'ni, tu, kedai, penjual, barang',
  },
  around: {
    ...NONE.around,
    fillers: `
      nak, mahu, hendak, carikan, cadangkan, cadangan, tolong cari, ringgit<not before {number}>
      sikit, kat, la, lah, apa yang, berapa ringgit, hari (ni|ini) <end>, (ke|tak|dekat) <end>
      jenama, ada tak, untuk saya, je, sahaja
    `,
    between: 'dengan, atau',
    whose: 'kedai, jenama, kat',
    shop: 'kedai',
    size: 'saiz {number}',
    place: 'kat, di',
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
    budget: 'bajet [dalam|saya|aku|cuma]*',
    atMost: 'bawah, tak lebih [dari|daripada], tidak melebihi, paling mahal',
    atLeast: 'melebihi, atas',
    about: 'lebih kurang, dalam <before rm>',
    counted: '',
    coins: '',
    measures: 'kuasa, keupayaan, kelajuan, keamatan',
  },
  shops: {
    ...NONE.shops,
    freeShipping: '(penghantaran|pos|hantar) percuma, free pos[tage], percuma penghantaran',
  },
  feeds: { ...NONE.feeds, free: 'percuma [shipping|delivery]' },
  dates: { ...NONE.dates, morning: 'pg', afternoon: 'ptg' },
};
