import { NO_SHOWN } from './shown.ts';
import type { Shown } from './shown.ts';

export const shown: Shown = {
  ...NO_SHOWN,
  howMuch: `
    [tig|tig-]* magkano [na|lahat|ang|yung|po|kaya|total|ba]*, (total|lahat|kabuuan) magkano, mgkano
    hm
    [pa]*compute [naman|po|mo]*, kwenta[hin] [mo|po]*
  `,
  buying: `
    [pag|kapag|kung|if|pano|paano]* [ako|ko]* (bumili|bumibili|bibili|bibilhin|binili|bilhin|bili|
      kumuha|kukuha|kukunin|kunin|kuha|oorder|order|mag-order|umorder) [ko|ako|ng|ang|na|lang]*
    (pag|kapag|kung) <before [yung|ay|ng|mga]* {count}>
  `,
  beside: `
    bago (mag|nag|i|mag-|nag-|i-) (sale|discount|promo), bago (mag|nag|i)-(sale|discount|promo)
    ilan, ilang, litro, kilo, nung, nong, nitong, meron, ano, anong, kayo, kayong, alin
    piraso[ng], pcs, pc, pares, kahon, bote, set, unit, yung, ung, ang, ng, na, ko, ako, ba, po
    lang, naman
    [kasama|pati|with|plus|may|tapos]* [na|ang|yung|may]* (shipping|sf|voucher|coupon|delivery|code)
    pag, kapag, kung, eh, e, tapos, lahat, total, ay, din, rin, pa, mga, kaya, yan, yon, ito, to
    isahan, sabay, sako[ng], balot, lata[ng], supot, garapon
  `,
  numbers: {
    1: 'isa[ng]*, uno',
    2: 'dalawa[ng]*, dos, dalwa[ng]*',
    3: 'tatlo[ng]*, tres',
    4: 'apat [na]*, kwatro',
    5: 'lima[ng]*, singko',
    6: 'anim [na]*',
    7: 'pito[ng]*',
    8: 'walo[ng]*',
    9: 'siyam [na]*',
    10: 'sampu[ng]*',
    12: '[isang]* dosena[ng]*',
  },
  cheap: '[yung]* (mura|mas mura|pinakamura)',
  dear: '[yung]* (mahal|mas mahal|pinakamahal)',
  shopsDiffer: `
    bakit … (magkaiba|iba-iba|iba iba|magkakaiba) … presyo …, bakit … presyo … (magkaiba|iba-iba|
    magkakaiba) …, bakit … (tindahan|shop|seller) … (mahal|mura|iba) …
  `,
  comesWith: `
    (may|kasama|kasamang) [na|ba|bang|po]* (kasama|kasamang|libreng) [na|ba]*, kasama [na|
    po]* ba [ang|yung]*
  `,
  doesIt: `
    <start> (pwede|kaya|kayang|kaya bang|pwede bang) [ba|bang|po]* (nila|nilang|nito|nitong|
      niya|niyang|niyan|neto|siya|sya) [
      ba|bang|po|ng|mag]*
    alin (sa kanila|sa dalawa|dyan|diyan) [ang|yung]* <before {letter}>
  `,
  uses: {
    charge: 'pang-charge, pangcharge, pang charge, (mag-charge|magcharge|i-charge) ng',
    boil: 'pampakulo, pang-init ng tubig',
    blend: 'pang-blend, pangblend, (gumawa|paggawa) ng shake',
    sweep: 'pangwalis, pang-walis, pang-vacuum',
    cool: 'pampalamig',
    keepCold: '(panatilihing|nagpapanatiling) (malamig|mainit)',
    dryHair: '(pampatuyo|pangtuyo) ng buhok',
    light: 'pang-ilaw, pangilaw',
    cookRice: 'pansaing, pang-saing, (magsaing|pagsaing) ng (bigas|kanin)',
    listen: 'pang-music, pangmusic, (makinig|pakikinig) ng (music|kanta)',
    iron: 'pamplantsa, pang-plantsa, pangplantsa',
    rain: '(panangga|proteksyon) sa ulan',
  },
  truly: `
    (dinoble|tinaas|itinaas) [lang|muna]*, totoo[ng]*, tunay, peke, legit, talaga [ba|bang]*
    seryoso, budol, scam, joke, hindi totoo
    kapani-paniwala
  `,
  reduced: 'kalahati[ng]*, (bawas|discount|diskwento|sale|tapyas|off)',
  half: 'kalahati[ng presyo], kalahati [ang|na]* [presyo|lang]',
  everything: `
    (dito|diyan) [sa]* [site|app|inyo]*, sa [buong|lahat ng]* (site|app|website|tindahan|store|
    shop) [niyo|ninyo|nyo]*
    niyo, ninyo, nyo, sa lahat, (na|kayong|kayo) meron [kayo]*
  `,
  anything: `
    bagay, produkto, item[s], ngayon[g araw]*, (ngayong|this) (linggo|buwan|week)
  `,
  suits: `
    (alin|ano) [ang|yung|sa mga ito|dito|ba|sa kanila|sa dalawa]* [mas|pinaka]* (okay|maganda|
      bagay|swak|best|magandang gamitin) [gamitin]* (para sa|pang|sa|for)
  `,
  pick: `
    [ano|alin] [ang|yung]* (pinakasulit|pinaka sulit|pinakamagandang bilhin) [na|ang]*
    (ano|alin) [ba|ang]* (kukunin|bibilhin|pipiliin) mo [ba|jan|dyan|diyan|dito|sa mga yan]* <end>
    (alin|ano) [ang|sa mga ito|dito|ba|sa kanila]* (pinakasulit|pinakamaganda|sulit|maganda|
    recommended|mairerekomenda|pipiliin|best|mas okay|mas maganda|mas sulit|magandang bilhin) [
    mo|ko|dito|sa kanila]*
  `,
  origin: `
    [hindi|yung|huwag]* (gawang|gawa sa|galing|galing sa|made in) (pinas|pilipinas|china|tsina|
    japan|korea)
  `,
  aroundThat: `
    [sa|mga|nasa|yung]* (ganyang|ganoong|ganitong|parehong|ganun) [na]* (presyo|halaga)
  `,
  ago: {
    week: '(nakaraang|noong|isang) linggo, last week',
    month: '(nakaraang|noong|isang) buwan, last month',
    day: 'kahapon',
  },
  whereCheapest: `
    saan [ba|ang|yung|may]* (pinakamura|mas mura|pinaka mura|murang) [bilhin|ito]*
  `,
  otherBrand: `
    (huwag|hindi|wag) [yung|yang]* brand na (yan|yun|iyan|ito)
    [may|meron|yung]* [ba|bang]* ibang brand [ba|naman]*
    <start> iba[ng]* brand, iba[ng]* (brand|tatak) <end>
  `,
  better: `
    mas (maganda|sulit|okay|matibay) [ba]* [yung]*
  `,
  having: '<start> (yung|na) may',
  same: `
    (parehong|kaparehong) (item|produkto|brand), pareho nito
  `,
  sorted: `
    (ayusin|i-sort|isort|pagsunud-sunurin) [mo|sa|mula|ayon|presyo|base]* [pinakamura|mababa] [
      hanggang|papunta|muna]*
    pinakamura muna, mula sa pinakamura [hanggang pinakamahal]
  `,
  sortedDown: 'pinakamahal muna, mula sa pinakamahal',
  fakes: `
    (peke|peking|pekeng|fake|nanloloko|nanlolokong) [na|ang]* (discount|sale|promo|bawas|presyo|
      price tag)[s]
    (discount|sale|promo|presyo|price tag)[ng|s]* [na]* (nanloloko|manloloko|nagsisinungaling|peke)
    (tinaas|itinaas|tinaasan|pinataas) [ba|na|muna|ang|yung|presyo|price|lang|ng]*
    (tinaas|itinaas|tinaasan) [muna|ang|yung|presyo|lang]* [bago] [mag|nag|i]*[-]* (sale|discount|
      promo)
    (patingin|pakita|ipakita|pakilista) [nga|ng|mga|yung|sa]* (peke|pekeng [discount|presyo|sale])
  `,
  orders: `
    [kung|kapag|sa|para sa]* (bumili|order|cart|bibilhin|gagastos) [ko|ako|ng|na|worth|lang]*
  `,
  couponTerms: {
    least: `
      [magkano|ano|yung|ang|may|walang]* (minimum|min) [spend|na gastos|purchase]* [nito|niyan|
      nila|magkano]*
      walang minimum
    `,
    ends: `
      [alin|ano|aling]* [ang|yung]* (mag-eexpire|mageexpire|mag-expire|mage-expire|matatapos|
        expire) (agad|una|muna|ngayon)
      [hanggang|kailan] (kailan) [ba|pwede|valid|mag-expire|mage-expire]* [ito|yan|sila]*
      (mag-expire|mage-expire|expire|valid hanggang) [kailan|kelan|ngayon]*
      (hanggang|until) (kailan|kelan) [ba|pwede|valid|gamitin|magagamit|to|ito|yan|yung code]*
      (kailan|kelan) [ba|ito|to|siya|yung code]* (mag-expire|mage-expire|mageexpire|matatapos|
      expire)
    `,
    saves: `
      (alin|aling) [ang|sa kanila|voucher|code|coupon]* [ang|pinaka]* (malaki|malaking|sulit|
      tipid) [ang|na]* [bawas|discount|tipid]* [sa|kung]*
      (pinakamalaking|pinakasulit|pinaka malaki) [na]* [bawas|discount|voucher|tipid]* [sa|kung]*
      magkano [ang|yung]* (matitipid|natitipid|tipid|bawas|discount|less) [ko|ba]*
    `,
    stacks: `
      (pagsamahin|pagsabayin|isabay|magkasama|sabay|stack|stackable), (gamitin|magamit) … sabay
      ilang (code|voucher|coupon)[s] … (gamitin|magamit|pwede)
    `,
  },
  sizes: {
    ...NO_SHOWN.sizes,
    light: '[yung|ang|alin|ano]* [ang|yung]* (pinakamagaan|pinaka magaan|mas magaan) [na|ba]*',
    heavy: '[yung|ang|alin]* [ang|yung]* (pinakamabigat|pinaka mabigat) [na]*',
    short: '[yung|ang|alin]* [ang|yung]* (pinakamaikli|pinaka maikli) [na]*',
    long: '[yung|ang|alin]* [ang|yung]* (pinakamahaba|pinaka mahaba|mas mahaba)[ng]* [na|ba]*',
    strong: '[yung|ang|alin]* [ang|yung]* (pinakamalakas|pinaka malakas) [na]*',
    thrifty: `
      [yung|ang|alin|ano]* [ang|yung]* (mas|pinaka) tipid sa (kuryente|power)
      [yung|ang|alin|ano]* [ang|yung]* pinakatipid sa (kuryente|power)
    `,
    lasting: `
      [yung|ang|alin|ano]* [ang|yung]* (pinakamatagal|pinaka matagal|mas matagal) [ang|na|
        yung]* (battery|malowbat|ma-lowbat|ma lowbat)
      (alin|ano) [ang|yung|ba|sa mga ito]* (pinakatumatagal|pinakamatagal|mas matagal) [ang|ba]*
      [yung|ang|alin|ano]* [ang|yung]* (pinakamahaba|mas mahaba)[ng]* [ang]* battery [life]*
    `,
    small: `
      [yung|ang|alin|ano]* [ang|yung]* (pinakamaliit|pinaka maliit|mas maliit) [na|ba|pa|dito]*
      yung (maliit|maliliit) <end>
    `,
    big: `
      [yung|ang|alin]* pinakamataas [na|ang]* (mah|capacity|gb|storage|litro)
      [yung|ang|alin|ano]* [ang|yung]* (pinakamalaki|pinaka malaki|mas malaki)[ng]* [na|ba|pa|dito|
        capacity|screen|battery|size]*
      yung (malaki|malalaki) <end>
    `,
  },
};
