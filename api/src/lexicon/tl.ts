/** Filipino, as it is mixed with English. */
import type { Lexicon } from './lexicon.ts';
import { NONE } from './none.ts';
import { question } from './question/tl.ts';
import { detail } from './detail/tl.ts';
import { shown } from './shown/tl.ts';
import { stopWords } from './stop-words/tl.ts';
import { talk } from './talk/tl.ts';
import { wishes } from './wish/tl.ts';

export const tl: Lexicon = {
  ...NONE,
  wishes,
  talk,
  shown,
  detail,
  language: 'tl',
  stopWords,
  shorthand: {
    ngayon: 'ngyn, ngaun, ngayn, ngeun',
    yung: 'ung, iyong',
    pag: 'pang <before {number} (kilo[s]|kg|litro|piraso|pcs) (magkano|hm)>',
    pinakamalaki: 'pinaka malaki[ng]',
    pinakamura: 'pinaka mura[ng]',
    pinakamahal: 'pinaka mahal[ng]',
    pinakamaganda: 'pinaka maganda[ng]',
    pinakasulit: 'pinaka sulit',
    ito: 'eto, etong',
    lang: 'lng',
    '1 kg': 'isang kilo <before [₱|p]{number}>',
    '500 g': 'kalahating kilo <before [₱|p]{number}>',
    '1 liter': 'isang litro <before [₱|p]{number}>',
    saan: 'san <before (pinakamura|murang|mura|mas|ang|yung|pwede|makakabili|may|ba|makakahanap)>',
    magkano: 'mgkano, mgkno, magkanu, hm po',
    pwede: 'pde, pede, puwede',
    naman: 'nmn, nman, <not after (ng|ang|may|isang|mga)> pala',
    meron: 'mron, mayroon, mayron',
    hindi: 'hnd, hndi',
    discount: 'diskwento',
    paano: '(eh di|e di|edi) <before yung>',
    kailan: 'kelan',
    walang: 'wala (pala|palang|naman) [yung]* <before (voucher|code|coupon|discount|sf)>',
    gaano: 'gano, gaanu, gaanong',
    tapos: `
      tas <before (libre|free|magkano|mgkano|may|pwede|pde|ano|kung|pag|kapag|meron|mron|yung|ung)>
    `,
    babayaran: 'bbayaran, bbyaran, babayran',
    'na lang': 'nlang, nlng, nalang',
    'tig ': 'tig-<before {number}>',
    'cabin approved': `
      (pwede|puwede|pwedeng|puwedeng) [po|to|ito|siya|yan]* (dalhin|isakay|ipasok|dala|
        i-hand carry|i-handcarry|bitbitin) [sa]* (eroplano|plane|airplane|flight)
      (pwede|puwede|pwedeng|puwedeng) [po|to|ito|siya|yan]* sa (eroplano|plane|airplane|flight|
        cabin|hand carry)
    `,
    'ba cabin approved': `
      (pwede|puwede) [po]* (ba|bang) [po|to|ito|siya|yan|dalhin|isakay|ipasok|i-hand carry|
        i-handcarry|bitbitin]* sa (eroplano|plane|airplane|flight|cabin|hand carry)
      (pwede|puwede) [po]* (ba|bang) [po|to|ito|siya|yan]* (dalhin|isakay|ipasok|i-hand carry|
        bitbitin|ipasok) [to|ito|siya|yan]* (eroplano|plane|airplane|flight)
    `,
    'dishwasher safe': `
      (pwede|puwede|pwedeng|puwedeng|safe) [po|to|ito|siya|yan|ilagay]* sa dishwasher
    `,
    'ba dishwasher safe': `
      (pwede|puwede|safe) [po]* (ba|bang) [po|to|ito|siya|yan|ilagay]* sa dishwasher
    `,
    // courtesy, which stands anywhere between other words
    '': 'po, pong, ho <not after ho> <not before ho>',
    'pack of 2': '(tig-dalawa|tigdalawa|tig-dalawang) [na|ng]* [pack|piraso|pcs]',
    'pack of 3': '(tig-tatlo|tigtatlo|tig-tatlong) [na|ng]* [pack|piraso|pcs]',
    'pack of 4': '(tig-apat|tigapat) [na|ng]* [pack|piraso|pcs]',
    'pack of 6': '(tig-anim|tiganim) [na|ng]* [pack|piraso|pcs]',
  },
  ...question,
  around: {
    ...NONE.around,
    fillers: `
      (pang|pampa|para sa) (pasko|christmas|noche buena|media noche|bagong taon|handaan|handa)
      sabi (ng|ni) (friend|kaibigan|kapatid|nanay|asawa) [ko|namin]* [na]*
      alin [po|ba|ang|dun|dyan|dito|sa kanila]*, para sa
      (pahingi|pahanap|pahanapan|pakihanap) [ng|po|nga|naman]*
      tong <before {letter}>, itong, murang, na
      gusto [ko|kong|namin]* [ng|bumili]*, naghahanap [ako|ng]*
      (hanap|hanapan|ihanap) [mo|nga|na|lang|
      ako|ko|ng|po|kami]*
      kailangan [ko]* [ng]*, may <after <start>>
      meron [ba|bang|po|pa|kayo|kayong]*, may(ron|roon) [ba|bang|po|pa|kayo|kayong]*
      [tig]* magkano [ang|ba|po|yung|na]*, (pabili|penge|patingin|pakita) [po|ng]*, po, opo, ba
      bang
      [po]* ba [po]* kayo, kayo <before ?>, kayo <end>, [ang|bawat|kada|yung]* isa <end>
      yung, ang, mga, ng, nga, lang, naman, sana, para sa (akin|kin)
      saan [pwede|makakabili|mabibili|makabili|ba|ako|may]*, anong (magandang|maganda)
      (ano|anong) [ang|ba|yung]*, ako, sino [ang]*, na <end>, <start> may [bang|ba|po|kayong|kayo]*
      pwede [bang|ba|po]*, ngayon <end>, <start> na, (din|rin|dito|diyan) <end>
      (hindi|di|wag) [masyadong|yung]* mahal, (ibang|iba pang) brand[s], yung <end>, [na]* mura
      (maganda|magandang) [na]*, (recommend|suggest|mag-recommend) [ka|mo|nga|naman|po|ng]*
      (pag|kapag|kung) (bumili|bibili|binili) [ng|ako|ko]*, sabi (nila|nya|niya), daw, raw, puro
      this (month|week), ibang, baka [may|meron]*, budget (ko|namin|lang) [lang|na]*, nyo, niyo
      ninyo
      alam (mo|nyo|niyo) [ba]* [kung]*, kasi, kunin (ko|natin|na)
      <start> wala [ba|bang|po|kayo|kayong]*, <start> (e|eh|ah|ay), sa (pasko|bagong taon) <end>
    `,
    between: 'at, o, saka, tsaka, kesa, kaysa',
    seeking: `
      (naghahanap|hanap) [po|ako|ng|kami]*, kailangan [ko|po|ng|namin]*
      gusto [ko|po|ng]* bumili [ng]*
    `,
    why: `
      (kasi|dahil) <not before … (allergic|allergy)>, baka, para hindi
      yung (dati|luma) [ko|kong]*, (nasira|sira|nabasag|napunit) [agad|na|yung|lang]*
      (bumili|nakabili|gumamit) na ako, (dati|last) <before … (nasira|sira|nabasag)>
    `,
    next: 'tapos, at saka, at, saka, tsaka',
    have: '<start> (may|meron|mayroon) [po|ba|bang|kayo|kayong|ka|kang]*, nagbebenta',
    whose: `
      sa, galing [sa], ng, ni, tindahan, kay, na, gumagana [pa]*, ngayon, kahit
      [na]* (pwede|pwedeng) [pa]* gamitin
      (ano|anong|alin|aling) (shop|store|app|tindahan)[s] ang
    `,
    shop: 'tindahan',
    place: '[galing]* sa, lang, lamang',
    asking: `
      ba <end>, <start> (ano|alin|ilan|gaano|may|meron), ba <before {letter}>
    `,
    size: `
      (sukat|size na) {number}
      size na (xs|s|m|l|xl|xxl)
    `,
    trait: `
      kulay, na, yung
      pareho, parehong, pareho silang
    `,
  },
  traits: {
    colour: 'kulay',
    colours: {
      ...NONE.traits.colours,
      black: 'itim',
      white: 'puti',
      red: 'pula',
      blue: 'asul, bughaw',
      green: 'berde, luntian',
      pink: 'rosas',
      grey: 'abo, kulay abo',
      yellow: 'dilaw',
      purple: 'lila, ube',
      brown: 'kayumanggi',
      orange: 'kahel',
    },
  },
  money: {
    ...NONE.money,
    price: 'presyo, halaga',
    budget: 'budget [ko|lang|na|ay|hanggang]*, [may]* pera [ko|lang|na]*, badyet [ko|lang]*',
    atMost: `
      mas mababa sa, mababa sa, hanggang [sa]
      (ano|anong) [ang|ba|pwede|pwedeng|puwedeng]* (mabibili|mabili|bilhin) [ko]* (sa|ng)
      (wag|huwag) [na]* (lalampas|lalagpas|lumampas|lumagpas|lampas|hihigit|humigit) [sa|ng]
      hindi mas (mahal|mataas) sa
      di (lalampas|lalagpas|lampas|hihigit) [sa|ng]
      hindi (lalampas|lalagpas|lampas|hihigit) [sa|ng], hindi (aabot|abot) [ng|sa], wala pang
      mas mura sa, below sa, (kasya|pasok) [ba|na|pa|kaya]* (sa|ng)
    `,
    atLeast: `
      higit sa, mas (mahal|mataas) sa, mula sa, lampas sa, lagpas sa, simula sa
      hindi (bababa|mas mababa|mas mura) sa
    `,
    about: 'mga <before {number}>, nasa, halos',
    atMostBehind: 'pababa, lang [ang|na]* [budget|pera|badyet] [ko|namin], budget, lahat',
    atLeastBehind: 'pataas',
    scales: { libo: 1000, libong: 1000, daan: 100 },
    percent: 'porsyento',
    coins: 'pesos, piso',
    units: 'kilo, kilong, gramo, litro, taon, buwan, tao, piraso, araw, oras',
    measures: 'timbang, bigat, kapasidad, lakas',
  },
  shops: {
    ...NONE.shops,
    freeShipping: '(libre|libreng) [ang]* (shipping|sf|padala|delivery|ship), libre sf, free sf',
  },
  search: {
    ...NONE.search,
    soft: `
      ng nang na sa ang mga pang at may para yung iyong mo ko ba po ni kay lang rin din isang
      mura murang mahal maganda magandang matibay bago bagong luma gamit sulit orihinal tunay
      hanap bili tungkol
    `,
    madeFor: { ...NONE.search.madeFor, for: 'ng, para' },
  },
  goods: {
    ...NONE.goods,
    hours: 'oras',
    days: 'araw',
    counted: 'piraso, pirasong, bote, sachet, pakete, lata, supot, kahon, pares',
  },
  feeds: { ...NONE.feeds, free: 'libre [shipping|delivery]' },
  dates: { ...NONE.dates, day: 'ika-', time: 'nang' },
};
