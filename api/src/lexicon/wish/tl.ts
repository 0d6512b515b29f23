import { NO_WISHES } from './wish.ts';
import type { Wishes } from './wish.ts';

export const wishes: Wishes = {
  ...NO_WISHES,
  not: `
    (tanggalin|alisin) [mo|natin|na|muna]* [yung|ang]*
    maliban sa, (huwag|wag) [na|muna|yung|ang|galing|sa|lang|ng]*
    (ayaw [ko|niya|nya|namin|nila|daw]*|ayoko) [
      ng|sa|yung|ang]*
    [na|yung]* (hindi|di) (binebenta|nabebenta|tinitinda) sa
    pero (di|hindi) [yung]*, (hindi|di) (galing|mula|gawa|taga) [sa|ng]*
    hindi <before (sa|yung|kulay)> [sa|yung|kulay]*, bukod sa
    (yung|na) (hindi|di) <not before (
      nababasa|nababasag|dumidikit|kumukupas|natatanggal|nasisira|napupunit|madulas|mainit|mabigat|
      maingay|masakit|makati|nangangati|nagbabago|lumulutang|kinakalawang|umaalog|masikip|maluwag
    )> [sa|yung]*
    (hindi|di) masyadong <before (maingay|mabigat|malaki|matamis|maliit|makapal|mahaba|masikip)>
    puwera [sa|ang]*
    <after {border}> hindi <not before (ba|na|naman|ko|po|kasya|mahal|sa)> [yung|ang|na]*
    (d|di|dili|hindi|hnd|hindi na) (naman|nmn) (ung|yung|ang|sa)
    <after {border}> d <before (yung|ung|ang)> [yung|ung|ang]*
  `,
  localNot: '<after {border}> di <not before (ba|na|naman|ko|po|kasya|mahal|sa)> [yung|ang|na]*',
  notBehind: `
    (huwag|wag) [na|lang|po]*, (ayoko|ayaw [ko|niya|nya|namin]*) [po|nun|niyan|e|eh|na]*
    (di|hindi) [ko|namin|niya|nya]* (gusto|bet|trip|type|kailangan) [po|e|eh]*, pass [muna|po|ako]*
  `,
  lacking: 'walang, wala ng',
  needless: `
    (di|hindi) (kailangan|kelangan|required|naman kailangan) [na|ng|yung]*
    kahit (hindi|di|walang|wala) [na|ng|yung|galing]*
  `,
  noName: '[masyadong]* mahal[in]',
  or: 'o, at',
  ends: `
    eh, kasi, dahil, po, pero, para, sana, lang, yung, na, budget, hanggang, below, may, please
  `,
  official: '[sa|galing sa]* official (store|shop) [lang]',
  realDiscount: `
    [yung]* (totoong|tunay na) (sale|discount|bawas)
    (wag|huwag|hindi) [na|yung|ang|mga]* (peke|pekeng|peking|fake) [na]* [discount|sale|bawas]*
  `,
  perUnit: `
    (kada|bawat) (kilo|litro|piraso|isa|gramo), (per|isang) (kilo|litro|piraso) [ng]*
    (tag|tig) isa, (tag|tig)-isa, <after (magkano|magkanong) [ang|po|ba|yung]*> isa
    (kada|bawat|isang) (balot|rolyo|bote|lata|pakete|bar|bombilya|supot|sachet)
  `,
  inTotal: 'lahat, kabuuan, total',
  many: '(para sa|para) {count} [na|ka]* (tao|katao), {count} (piraso|katao|pirasong)',
  moreBudget: `
    (dagdagan|dadagdagan|dagdag) [natin|ko|mo|ang|yung|budget|ng|pa]* <before {amount}>
  `,
  cheap: `
    [yung|na|ang]* (mura|murang|mumurahin|murang-mura|abot-kaya|abot kaya) [lang|na|pero]* <not
    before (ba|pa|yung|ang|nito|kaysa)>
  `,
  noBudget: '(kalimutan|wag na) [mo|natin]* [na]* [ang|yung]* budget, kahit magkano, walang limit',
};
