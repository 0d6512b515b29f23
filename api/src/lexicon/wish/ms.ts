import { NO_WISHES } from './wish.ts';
import type { Wishes } from './wish.ts';

export const wishes: Wishes = {
  ...NO_WISHES,
  not: `
    melainkan, jangan (bagi|tunjuk|tunjukkan|cadang|cadangkan|kasi) [saya|aku|yang|jenama]*
    <after {border}> [ok|tolong]* (buang|keluarkan|tolak) <before {letter}> [yang|je|dulu]*
    (tak|tanpa|tidak) (guna|pakai), [yang]* (tak|tidak|bukan) (jual|dijual|dari) [kat|di|dari]*
    (taknak|tak nak|tanak|xnak|tak mahu|takmo|tak mo|xmo|xmau|tak mau|elakkan) [yang|warna|
      jenama|dari|kedai]*
  `,
  notBehind: `
    (taknak|tak nak|tanak|xnak|tak mahu|takmo|tak mo|xmo|xmau|tak mau|tak payah|xpayah|tak suka|
      jangan|buang|tolak tepi|skip) [la|lah|ya|dah|je]*
  `,
  needless: '(tak|tidak) (perlu|payah|semestinya|wajib|kena) [dari|ada]*',
  noName: 'mahal [sangat|sgt]*',
  or: 'atau, dan',
  ends: `
    la <end>, lah, ye, sebab, pasal, kerana, ya, tapi, bajet, bawah, untuk, kalau, boleh, ada, saja
  `,
  realDiscount: '(bukan|jangan|tak nak) [bagi|tunjuk|yang|diskaun]* (tipu|palsu|fake)[-tipu]*',
  official: '[dari|di]* kedai rasmi',
  perUnit: `
    per keping, sekilo, seunit, sebiji <before …(murah|jimat)>, <after (murah|jimat) …> sebiji
    seliter, sekeping, <after berapa [ringgit]> (
      sebiji|sebungkus|sebotol|sebatang|seketul|sepaket|sekotak|setin|sepeket)
    (sebiji|sebungkus|sebotol|sebatang|seketul|sepaket|sekotak|setin|sepeket) <before [jadi]* (
      berapa|brp)>
    <after (berapa|brp) [ringgit|harga]*> (sekilo|satu kilo|1 kilo|1kg|per kilo)
    (sekilo|satu kilo|1 kilo|1kg) <before (berapa|brp)>
  `,
  moreBudget: `
    (tambah|naikkan) [bajet|budget]* (lagi|sebanyak) <before {amount}>
    (tambah|tambahkan) [bajet|budget|lagi]* <before {amount}>
  `,
  cheap: `
    [yang|harga]* (murah|mampu milik|jimat) <not before (ke|tak|dari|mana|sikit)>
  `,
  inTotal: 'jumlah[nya], semua[nya], kesemuanya',
  noBudget: '(abaikan|lupakan|buang) bajet, bajet (tak kisah|bebas|tiada had)',
};
