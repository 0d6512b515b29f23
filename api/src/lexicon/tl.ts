/** Filipino, as it is mixed with English. */
import type { Lexicon } from './lexicon.ts';
import { NONE } from './none.ts';
import { talk } from './talk/tl.ts';
import { wishes } from './wish/tl.ts';

export const tl: Lexicon = {
  ...NONE,
  wishes,
  talk,
  language: 'tl',
  currencies: ['PHP'],
  shorthand: {
    yung: 'ung, iyong',
    lang: 'lng',
    magkano: 'mgkano, mgkno, magkanu, hm po',
    pwede: 'pde, pede, puwede',
    naman: 'nmn, nman',
    meron: 'mron, mayroon, mayron',
    hindi: 'hnd, hndi',
    discount: 'diskwento',
  },
  asks: {
    ...NONE.asks,
    coupons: '(may|meron) [bang|ba] (voucher|coupon|code)[s]',
    sales: '(kailan|kelan) … {sale}, {sale} … (kailan|kelan)',
    wait: `
      (bibilhin|bilhin|bili) [ko|na]* [ba|na]* ngayon
      (hintayin|hihintayin|maghintay|antayin|mag-antay|mag antay) [ko|na|muna]*
      kailan [ba|ako]* (bibili|bumili|bababa|magsa-sale|mura), bababa pa ba
    `,
    explain: `
      (totoo|tunay|peke|legit) (ba|bang) [ang|yung]* (discount|sale|bawas), bakit
      peke ang (discount|sale)
    `,
    compare: `
      (ikumpara|icompare|i-compare|kumpara)
      (alin|ano|sino) [ang|sa|ba]* mas (maganda|mura|sulit|okay|ok|tipid)
      alin [ang|sa]* (maganda|mura|sulit|okay)
    `,
    goodPrice: `
      sulit (ba|na ba|pa ba), (mura|mahal|okay|ok|maganda) (ba|na ba) [ang|yung|na]* [presyo]*
      (pinakamababa|pinakamababang) [na]* presyo, dati[ng] presyo, bumaba na ba
    `,
    service: 'hulugan, may warranty ba, pwede [bang|ba] (cod|hulugan|ibalik)',
    shipping: 'magkano [ang|yung]* (shipping|sf|padala), ilang araw [bago]* (dumating|darating)',
    shopGoods: `
      ano[ng]* [ang|mga|po|ba]* (tinda|benta|binebenta|tinitinda|paninda|binibenta) [ng|ni|sa|nila]*
    `,
    seller: `
      (mapagkakatiwalaan|maaasahan|legit|scammer|orig|original) [po]* (ba|kaya), manloloko
      sino [ang|ba|yung]* (nagbebenta|nagtitinda|seller|may benta) [nito|ng|sa]*
    `,
    deals: '[may|meron|ano|anong]* [bang|ba|mga]* (sale|promo|deals) [ngayon|today]',
    help: 'sino ka, ano[ng]* (kaya|magagawa) mo, (tao|robot|bot) ka ba',
  },
  courtesy: {
    ...NONE.courtesy,
    greetings: 'kumusta, kamusta, magandang (umaga|hapon|gabi|araw), hoy',
    thanks: 'salamat [po|ha]*, maraming salamat, sige [po]*, ayos',
    particles: 'po, naman, nga, ha, ah, sige, lang',
    rude: 'gago, tanga, bobo, putangina, puta, inutil, ulol',
    enough: 'wag na [lang], huwag na [lang], hindi na, ayoko na, hayaan [mo] na',
  },
  follow: {
    ...NONE.follow,
    opening: `
      paano [kung|kapag|naman]*, [e|eh]* kung, tapos, pero, at <before {letter}>
      yung [sa|galing sa]*
    `,
    closing: 'naman, kaya',
    more: '[may|meron|wala|wla]* [na|ba|bang]* [pa|pang]* (iba|ibang) [ba|pa|naman|po|options]*, ano pa [ba|meron]*',
    thePlace: '(yung|ang|sa|ng) {place} <not before (presyo|beses)>',
    places: {
      first: 'una, unang',
      second: 'pangalawa, pangalawang, ikalawa',
      third: 'pangatlo, pangatlong, ikatlo',
      fourth: 'pang-apat, ikaapat',
      last: 'huli, panghuli',
    },
    otherColours: '[may|meron]* [pa|ba|bang|pang]* (ibang|iba pang) kulay [pa|ba]*, ano[ng]* mga kulay',
    feature: `
      [yung|may|meron|ba|bang|pang]* mas (malaki|malaking|maliit|magaan|mahaba|matibay|manipis) [
        pa|ba|po|na
      ]*
      [yung|na|may]* (maganda|magandang|malaki|malaking|matagal|malinaw) [ang|yung|na]* (camera|battery|screen|sound) [din|rin|po|sana]*
    `,
    cheapest: '[yung|ang|na]* pinakamura[ng]*, [yung]* pinaka mura',
    dearest: '[yung|ang]* pinakamahal, [yung]* pinaka mahal',
    cheaper: '[may|meron|yung|ng]* [ba|bang|pang|pa]* mas mura[ng] [pa|ba|na|dito|diyan]*',
    dearer: '[yung|may]* mas mahal[ng] [pa|ba|na]*',
    rated: '[yung|may]* (mataas|magandang|maganda) [ang|na]* (rating|review)[s]',
    pointing: 'ito, iyan, yan, yon, nito, niyan, magkano, saan',
    pointers: 'ito, iyan, yan, yon, nito, niyan, presyo, tindahan, seller, lahat',
    otherBudget: `
      (itaas|ibaba|gawing|gawin) [natin|mo|yung|ang]* [budget] [sa|na]* <before {amount}>
    `,
  },
  around: {
    ...NONE.around,
    fillers: `
      para sa, pahingi [ng]*, murang, na
      gusto [ko|kong|namin]* [ng|bumili]*, naghahanap [ako|ng]*, hanap [ko|ng]*
      hanapan [mo]* [ako]*, kailangan [ko]* [ng]*, may <after <start>>
      meron [ba|bang|po|pa|kayo|kayong]*, may(ron|roon) [ba|bang|po|pa|kayo|kayong]*
      magkano [ang|ba|po|yung|na]*, (pabili|penge|patingin|pakita) [po|ng]*, po, opo, ba, bang
      yung, ang, mga, ng, nga, lang, naman, sana, para sa (akin|kin)
      saan [pwede|makakabili|mabibili|makabili|ba|ako|may]*, anong (magandang|maganda)
      ano [ang|ba|yung]*, sino [ang]*, na <end>, <start> may [bang|ba|po|kayong|kayo]*
      pwede [bang|ba|po]*, ngayon <end>, <start> na, (din|rin|dito|diyan) <end>
      (ibang|iba pang) brand[s], yung <end>, [na]* mura, (maganda|magandang) [na]*
    `,
    between: 'at, o, saka',
    whose: 'sa, galing [sa], ng, ni, tindahan, kay',
    shop: 'tindahan',
    place: 'sa, galing sa',
    size: '(sukat|size na) {number}',
    trait: 'kulay, na, yung',
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
      mas mababa sa, mababa sa, hanggang [sa], di (lalampas|lalagpas|lampas|hihigit) [sa|ng]
      hindi (lalampas|lalagpas|lampas|hihigit) [sa|ng], hindi (aabot|abot) [ng|sa], wala pang
      mas mura sa, below sa
    `,
    atLeast: 'higit sa, mas mahal sa, mula sa, lampas sa',
    about: 'mga <before {number}>, nasa, halos',
    atMostBehind: 'pababa, lang',
    atLeastBehind: 'pataas',
    scales: { libo: 1000, libong: 1000, daan: 100 },
    coins: 'pesos, piso',
    units: 'taon, buwan, tao, piraso, araw, oras',
    measures: 'timbang, bigat, kapasidad, lakas',
  },
  shops: {
    ...NONE.shops,
    freeShipping: '(libre|libreng) [ang]* (shipping|sf|padala|delivery|ship), libre sf, free sf',
  },
  feeds: { ...NONE.feeds, free: 'libre [shipping|delivery]' },
  dates: { ...NONE.dates, day: 'ika-', time: 'nang' },
};
