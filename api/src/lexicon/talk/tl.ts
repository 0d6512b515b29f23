import { about } from '../about/tl.ts';
import { interests } from '../interest/tl.ts';
import { sums } from '../sum/tl.ts';
import { warned, warnings } from '../warning/tl.ts';
import type { Talk } from './talk.ts';
import { NO_TALK } from './talk.ts';

export const talk: Talk = {
  ...NO_TALK,
  presents: `
    regalo, iregalo, ireregalo, pangregalo, pasalubong, pang-regalo, panregalo, aginaldo
    (birthday|bday|kaarawan|anniversary|anniv) [namin]* (ni|ng|kay|with) [ang]* <before {who}>
    (ano|anong) … (ibigay|iregalo|bibilhin) … <before {who}>
  `,
  persons: {
    mother: 'nanay, mama, ina, nanay ko, mudra, biyenan, inay',
    father: 'tatay, papa, itay, ama',
    partner: 'asawa <not before (babae|lalaki)>, jowa, syota, kasintahan',
    girlfriend: 'asawang babae, misis, nobya',
    boyfriend: 'asawang lalaki, mister, nobyo',
    grandmother: 'lola',
    grandfather: 'lolo, matanda',
    teacher: 'guro, titser, maestra',
    boss: 'amo, katrabaho, ka-opisina',
    friend: 'kaibigan, tropa, barkada, bestie',
    family: 'ate, kuya, kapatid, pinsan, hipag, bayaw',
    teen: 'tinedyer, binatilyo, dalagita, bagets',
    girl: 'anak na babae, batang babae, pamangkin na babae',
    boy: 'anak na lalaki, batang lalaki, pamangkin',
    baby: 'sanggol, bagong panganak, binyag',
    child: 'bata, anak, inaanak, apo',
    woman: 'babae, tita, dalaga',
    man: 'lalaki, tito, binata',
    anyone: 'monito monita, kris kringle, kasal, pasko, bagong (bahay|condo|apartment|lipat)',
  },
  interests,
  forWhom: `
    para (sa|kay) {relative} [ko]*, para sa [aming|pamilyang]* pamilya [namin|ko]*
    para sa {number} [na]* (tao|katao)
  `,
  forAge: 'para sa',
  owned: `
    (may|meron|mayroon) <before … na (siya|sya)>, na (siya|sya) <end>
    (may|meron|mayroon) [na]* [ganyan|ganito|nyan|niyan|siya|siyang|sya|na|nun|ako]* (na|ganyan) [
      siya|sya|ako]*
    meron na [siya|sya|ako|nyan|niyan]*
  `,
  aged: 'edad',
  dislikes: `
    (hindi|di) [naman|masyado|siya|siyang|sya|syang]* (mahilig|gusto|hilig|type|nagsusuot|gumagamit|
      umiinom|kumakain) [niya|nya|siya|sya|sa|ng|mag]*
    ayaw [niya|nya|nila|ng|sa|na]*
  `,
  whatever: 'mas, ano, anong, iba, ibang, yung, na, regalo, pang regalo',
  likes: 'mahilig [sa|mag]*, gusto, hilig, paborito',
  fondOf: `
    para (sa|kay|kina), adik [na adik]* sa, hobby[ng] [niya|nya|ang|ay]*, laging, may (alaga|
      alagang), palaging, magaling, pang, na (runner|gamer|siklista|estudyante), ni, kay, naglalaro
  `,
  years: 'taon [gulang], taong gulang, na taong gulang, anyos',
  months: 'buwan [gulang], buwang gulang, na buwan',
  alert: `
    bantayan [mo|nyo|niyo|po|nga|naman|muna]* [ang|yung]* presyo
    (pakialert|paki-alert|pa-alert|paalert|paki-notify|pakinotify) [ako|mo|na|nga|naman]*
    (sabihan|abisuhan|i-notify|notify|sabihin|ipaalam|balitaan|i-alert|alert|inform|remind|tell|
    update) [mo|me|nyo|niyo|ninyo]* [ako|ko|sakin|sa akin|kami|me]* (pag|kapag|kung|once)
    (pm|dm|chat|text|message|msg|i-pm|ipm|itext|i-text|ping|kalabit|kalabitin) (mo|nyo|niyo|ninyo|
      me|ako|lang) [ko|ako|naman|na|po]* (pag|kapag|kung|once)
    (pag|kapag|kung) … (sabihan|abisuhan|i-notify|notify|balitaan|i-alert|alert) [mo]* (ako|me)
    (i-alert|i-notify|ialert|inotify) [mo|nyo]* [ako|ko|na|lang]*
    bantayan [mo]* ang presyo, (mag-alert|mag alert) [ka|po]* (pag|kapag|kung)
    (add|lagay|ilagay|i-add) [mo|ito|to|sa|ko|my]* (watch|watchlist|alert)[s] [pag|kapag|kung]*
    <start> (pag|kapag|kung) [nag|na]* (bumaba|baba|naging) [na]* [sa]*
  `,
  alertWords: `
    nga
    <after mo> ko, (pakialert|paki-alert|pa-alert|paalert|paki-notify|pakinotify), nalang
    i-alert, ialert, inotify, nyo, niyo, ninyo, may, mag-alert, mag alert, pa, ka, pa-notify
    pa notify, pa-alert, pa-remind, naman, pm, dm, chat, text, ping, umabot
    paano, mag-set, magset
    sabihan, abisuhan, i-notify, notify, add, lagay, ilagay, i-add, watch, watchlist, to, ito
    sabihin, ipaalam, balitaan, mo, ako, sakin
    sa akin, pag, kapag, kung, bumaba, baba, naging, nag, ang, yung, sa, presyo, ng, bantayan
    na lang, (meron|mayroon|available) na, may (nagbebenta|stock) na, na, nasa
    pasabi [naman|na]*
  `,
  anyDrop: `
    (kahit|gaano man|magkano man|kahit magkano|kahit konti|kahit kaunti) [lang]* [ang]* (bumaba|
      ibaba| bawas|bumaba lang|mag-sale|drop|bagsak) [na|lang]*
    (basta|pag) (bumaba|nag-sale|mas mura)
  `,
  alertAgain: `
    (gawin|gawing|palitan|ibahin|baguhin) [mo|na|lang|natin|ng|sa|mong]*, (na lang|nalang) [pala]*
    sige, ok, okay, kahit, lang, na, sa, ng, pala, pwede na
  `,
  unwatched: `
    [sige|ay|ok|paano|pano|pwede|paki]* (burahin|i-cancel|icancel|cancel|tanggalin|alisin|huwag na|
      wag na|i-delete|idelete|kanselahin) [cancel|i-cancel|burahin|alisin|naman|mo|na|lang|nalang|
      pala|yan|yun|po|ko|to|muna|yung
      kanina]*
  `,
  closest: `
    [ano|anong|may|yung|ang|meron|eh di|edi]* (pinakamalapit|malapit|kapareho|katulad|kahawig|
      alternative|pamalit|kapalit) [na|sa|ba|meron|kayo|ang|dito|doon|doon sa]*
  `,
  alsoFine: `
    (pwede|okay|ok|puwede) [na]* (rin|din) [naman]*, kahit, kahit na, o kaya, na lang, basta, nalang
  `,
  biggest: `
    pinaka(malaki|malaking|mataas na) [na|totoong|tunay na]* (discount|diskwento|bawas|sale|
      tipid|promo|
      bagsak presyo)
    (grabe|sobra|laki|ang laki) [ng|na|yung|ang]* (discount|sale|bawas|bagsak presyo)
    [iba|ibang|mga]* (malalaki|malalaking|matataas na) [na|ang]* (discount|diskwento|
      bawas|sale|promo)
    mas (malaki|malaking|mataas na) [ang|na]* (discount|diskwento|bawas), pinakamalaki[ng] bawas
    (ano|anong) pinaka(sale|mura) ngayon
    [ano|anong|alin]* [ang|yung]* pinaka(malaki|malaking) [ang|na]* (discount|diskwento|bawas)
  `,
  difference: `
    [ano|anong]* [ang]* (pinagkaiba|pagkakaiba|kaibahan) [ng|nung|nitong|sa]*
    (pinagkaiba|pagkakaiba|kaibahan)
  `,
  freePieces: 'take, libre',
  firstTwo: `
    unang dalawa, [yung]* dalawang una, (sa|yung|ng) dalawa[ng]* [ito|yan|iyan|yun|nabanggit]*
  `,
  ending: `
    (deal|sale|promo|discount)[s] … (malapit [na]* (matapos|nang matapos|mag-expire)|patapos|
      paubos|matatapos [na]* (ngayon|ngayong|mamaya|mamayang|bukas) [araw|gabi]*)
    (malapit nang matapos|patapos na) [na]* … (deal|sale|promo)[s]
    hanggang (kailan|kelan|anong oras) [ang|yung|na|ba]* (flash sale|sale|promo)
  `,
  claimed: `
    daw, raw, dati, naging, ngayon, from, to, galing, sa, na, lang, ang, yung, presyo, sale, shop
    tindahan, sabi [nila]*, bumaba, mula, hanggang, ba, discount, was, now
  `,
  trust: `
    (legit|scam|ligtas|totoo) [ba|po]* [ang|tong|itong|yung]* khum
    sino [ang]* (nagbabayad|may-ari) [sa inyo|nito]*, may komisyon, saan galing ang (presyo|data)
    [paano|pano] (nyo|niyo|ninyo|mo) [po]* (nalaman|nasabi|alam|masasabi)
    (paano|pano) [ko|ba|mo|po|namin]* (malalaman|malaman|masisiguro|makakasiguro|masasabi) [kung|na|
      ang|yung|mga]* <before … (peke|totoo|tunay|legit|fake|real)>
    sigurado ka [ba]*, gaano (ka-sure|katiyak|ka-accurate)
  `,
  about,
  warned,
  warnings,
  outside: 'panahon (ngayon|bukas), uulan ba, lotto, eleksyon, presidente, resulta ng laro',
  decided: `
    (bibilhin|kukunin|iisipin|pag-iisipan|pagiisipan|titingnan|hihintayin|bibili|oorderin|
      i-skip|iskip) [ko|muna|na|ako|lang]*
  `,
  chat: `
    (malungkot|nalulungkot|bored|pagod|broken|gutom) (ako|na ako|lang), kumain ka na [ba]*
    may (jowa|bf|gf) ka [na]* [ba]*
    mahal kita, kausapin mo [ako]*, hahaha, charot, ano (ginagawa|pangalan) mo
  `,
  codes: 'kupon',
  thatCode: `
    (yung|yun|ung|iyong|nung|nong|sa) (code|voucher|kupon|promo code) [na]* [yun|yon|iyon|kanina|na
      yun]*
    (code|voucher) na (yun|yon|iyon|yan|iyan|ito)
  `,
  ordered: `
    (order|parcel|padala|package) (ko|namin) …
    (hindi|di|wala) [pa]* (dumating|dumadating|nakarating|natatanggap), nagkamali [ako|ng]* …
    (paano|pano) [po|ba|mag]* (mag-return|magreturn|mag return|magrefund|mag-refund|i-return|ibalik|
    ikansel|mag-cancel|icancel|mag cancel) …
    (sira|mali|kulang) [yung|ang]* (dumating|item|order|natanggap), na-scam [ako|po]*
    nakalimutan [ko]* [yung|ang]* (password|account)
  `,
  sums,
  uncapped: 'walang (cap|limit|max|maximum)',
  unusable: `
    expired na, (hindi|di) (gumagana|magamit|na magagamit), ubos na
  `,
  removed: '(tanggalin|tatanggalin|alisin|aalisin|ibawas) [ko|yung|ang|isang|item|na]*',
  isRemoved: '[na]* (tinanggal|tanggal|inalis|alisin|tanggalin)',
  leaves: 'natira, magiging, na lang',
  oneCode: `
    (hindi|di) (pwede|puwede|pwedeng|puwedeng) (pagsamahin|i-stack|istack|sabay)
    isa[ng]* [voucher|code]* lang [ang|yung]* (pwede|puwede|magagamit)
  `,
  onTop: 'din, rin, isama, dagdag, plus, sabay',
  split: `
    (hatiin|hatiin ko|hahatiin|hiwalay|ihiwalay|paghiwalayin|i-split|split|isplit) [ko|sa|into|
      natin|yung|na]* [2|3|dalawa|tatlo|dalawang|tatlong]* (order[s]|checkout)
    (dalawang|tatlong|2|3) (hiwalay na|magkahiwalay na) (order|checkout)
  `,
  spent: '(bumili|bili|gastos|gumastos) [ng|ka ng]*, order [na]*',
  waived: 'libre, free',
  seen: 'presyo, halaga, nakita [ko]* [sa]*, binebenta [ng|sa]*, tag, ang, na',
  seenAt: `
    nakita [ko]* [sa|ang|yung]*, nakakita [ako]* [ng]*, presyo, binebenta
    sa (palengke|mall|tindahan)
  `,
  exceeds: 'higit sa, lampas [sa]*',
  sameShop: 'iisang (shop|tindahan), parehong (shop|tindahan)',
  shopLabels: `
    (shop|tindahan|seller) [na|no]* ({place}|{digit}|{mark}), {place} [na]* (shop|tindahan|seller)
  `,
  shopLetters: '',
  otherShop: '(ibang|isang pang) (shop|tindahan|seller), [yung|sa]* kabila',
  pay: `
    magkano [ang]* (babayaran|total|lahat|kabuuan) [ko]*, (total|kabuuan) [na]* magkano
    magkano [na lang|nalang|na]* <end>
    magkano … (pag|kapag|kung|may|gamit ang) [may|ginamit ang]* (voucher|coupon|code)
  `,
};
