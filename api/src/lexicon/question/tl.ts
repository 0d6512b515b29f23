/** What Filipino questions ask, and how they go on. */
import type { Lexicon } from '../lexicon.ts';
import { NONE } from '../none.ts';

export const question: Pick<Lexicon, 'asks' | 'courtesy' | 'follow'> = {
  asks: {
    ...NONE.asks,
    coupons: `
      (may|meron) [bang|ba] (voucher|coupon|code)[s]
      (ano|anong|may|meron|pahingi|pahinge|saan) [bang|ba|ng|po|mga|yung|ang|pang]* (code|voucher|
        coupon|promo code)[s]
      (code|voucher|coupon|promo code)[s] [ng|sa|ni]* <before (shopee|lazada|tiktok)>
      (code|voucher|coupon|promo code)[s] <before [na]* (pwede|puwede|pede|magagamit|gagana|valid)>
      (ano|alin|anong) … (pwede|pwedeng|puwede) [ko|kong|naming|nating]* gamitin <before sa (lazada|
        shopee|tiktok|app)>
    `,
    sales: `
      (kailan|kelan) [ba|ang|yung|po]* [susunod na] (sale|promo)
      (kailan|kelan) … {sale}, {sale} … (kailan|kelan)
      (bukas|susunod na linggo|susunod na buwan) … sale
      (may|meron) [bang|ba]* sale … (bukas|susunod na linggo|susunod na buwan|weekend|sa sabado|
        sa linggo)
    `,
    wait: `
      (bibilhin|bilhin|bili) [ko|na]* [ba|na]* ngayon
      (kailan|kelan) [ba|kaya]* (baba|bababa|mura|magmumura|bumababa|magsa-sale|magsasale|magsesale|
        magsale|mag sale|mag-sale|magse-sale|nagse-sale|sale) [ang]* [presyo]*
      (bibili|bumili|bibilhin|bilhin|bili) [na|ba|ko|ako|ng|ang]* <before … (hintay|hintayin|
        hihintayin|maghintay|antay|antayin|hihintay|maghihintay|mag-hintay|aantayin|mag-aantay)>
      (hintayin|hihintayin|maghintay|antayin|antay|hintay|mag-antay|mag antay|abangan|hihintay|
        maghihintay|mag-hintay|mag-aantay|aantayin) [ko|na|muna|ng|ang|pa]*
      mas mura [ba|daw|raw|kaya]* (pag|kapag|sa|tuwing|kung) {sale}
      (babagsak|bababa|baba|magmumura|magse-sale|mag-sale) pa [ba|kaya|ito|yan|yun|po]*
      (pwede|puwede|may chance|posible) [pa|ba|bang|pang|kaya]* (bumaba|magmura|bababa) [pa|ba|to]*
      kailan [ba|ako]* (bibili|bumili|bababa|magsa-sale|mura), bababa pa ba
      (may|magkaka|magkakaroon ng) [pang]* (bawas|discount) [pa|ba]* (pag|kapag|sa) {sale}
      kailan [ba|ito|siya]* (huling|ulit|uli|na naman) [ba]* (bumaba|bababa|nag-sale|magse-sale)
      kailan [ba|karaniwang|usually|karaniwan]* (nagmumura|bumababa|nagsesale|magmumura|bababa|
      nagse-sale) [ang|ito|yan|presyo]*
    `,
    explain: `
      (legit|totoo|tunay) (ba|po ba|ba talaga) [yung|ang|ung|na]* ({number}% [off|na]* [discount|
        sa]*|discount|sale|off|bagsak presyo)
      (totoo|tunay|peke|legit) (ba|bang) [ang|yung]* (discount|sale|bawas) [ng|nung|na|sa]*, bakit
      o (fake|peke)[ng]* [ang|na]* (discount|sale|bawas) [lang|ba]*
      [may] (discount|sale|bawas) [ba] talaga [ba|bang]* [ang|yung]*, talaga[ng] [ba|bang]* (
        naka-sale|nakasale|sale|discounted|bawas)
      [o] (taas presyo|tinaas|itinaas) [ang|yung|muna|lang|presyo]*
      peke ang (discount|sale)
      ilang (percent|porsyento|%) [ba|talaga|ang|yung|off|discount|bawas]*
      (orihinal|original|dating) [na]* presyo
      magkano [ang|yung|ko]* (natipid|tipid|matitipid|bawas) [ko]*
      magkano [ba|talaga|nga|yan|yun|ito|siya|po|kasi]* (dati|noon) [yan|yun|ito|yung|siya|ba]*
      presyo bago (mag-sale|ang discount|mag sale)
    `,
    compare: `
      (ikumpara|icompare|i-compare|kumpara|pagkumparahin|pagkumpara|ipagkumpara|paghambingin|
        ihambing|pagkumparahin mo|comparahin) [mo|nga|naman|po|natin]*
      [paki|pa] compare [mo|nga|naman|po|ang|yung|nung]*
      (alin|ano|sino) [ang|sa|ba]* mas (maganda|mura|sulit|okay|ok|tipid)
      alin [ang|sa]* (maganda|mura|sulit|okay)
      mas (sulit|mura|okay|ok|maganda|tipid) [ba|po|kaya]* [ang|yung|sa]* <before … (
        o|(kesa|kaysa) <not before [sa]* (dati|karaniwan|normal|usual)>)>
    `,
    goodPrice: `
      (nagmura|bumaba|nagmahal|mas mura|mas mababa|nag-sale|nagsale) [na|pa]* (ba|na ba|pa ba) [
        yan|yun|ito|to|siya|sya|niyan|nito|presyo|ang presyo|nun]* (dati|noon|noong una|nung una)
      (dati|noon) [ba]* [may|naging|mas]* (mas mura|mas mababa|mura)
      [bat|bakit]* mas mura [siya|sya|yan|yun|ito|to|pa|pala]* (dati|noon)
      <after (ok|okay|mura|sulit|mahal) [na|pa]* ba [yung|ang]* [₱]*{number}[k]*> sa
      [mas]* mura[ng] [ba|pa]* (kaysa|kesa) [sa]* (dati|karaniwan|normal)
      lugi (ba|ba ko|ako) [pag|kapag|kung]* [binili ko]*, sulit (ba|na ba|pa ba)
      <start> ba (ang|yung|yun) (presyo|price)[nito|niya|nya]*
      (mura|mahal|okay|ok|maganda|normal) (ba|na ba) [ang|yung|yun|na]* [
        presyo|price|nito|niya|nya|niyan]*
      (pinakamababa|pinakamababang) [na]* presyo, dati[ng] presyo, bumaba na ba
      (karaniwan|karaniwang|normal na|usual na) presyo
      sulit <end>, masyadong (mura|mahal) [ba]*
      kailan [ba|ang|yung|siya|to|ito]* (pinakamura|pinakamababa)
      (pinakamababa|pinakamura) [ba|na]* (nya|niya|nito|niyan|nyan|neto)
      (pinakamababa|pinakamura) [na]* ba [talaga|na|pa]* (to|ito|yan|yun|siya)
      [ba] sulit na [ba|po]* sa <before {amount}>, sulit na ba
      [pinaka]*mura[ng]* (sa lahat ng panahon|all time|ever)
    `,
    service: `
      (basag|sira|kulang|yupi|punit|mali|gasgas) <before … (dumating|dineliver|natanggap|
        na-deliver)>
      <after (dumating|dineliver|natanggap|na-deliver) …> (basag|sira|kulang|yupi|punit|gasgas)
      hulugan, may warranty ba, pwede [bang|ba] (cod|hulugan|ibalik)
      [pwede|pwedeng|paano] [ba|bang|po]* (isauli|i-return|ireturn|ipalit|papalitan) …
    `,
    shipping: `
      magkano [ang|yung]* (shipping|sf|padala)
      (libre|free) (ba|po ba) [ang|yung]* (shipping|sf|padala|delivery)
      (ilang|ilan) [na]* araw [bago]* (dumating|darating)
      (shipping|sf|padala) [po|ba|na|fee|ng|nito|niyan|nun|nung|yan]* magkano
      magkano [ang|yung|po|ba]* (shipping fee|pa-ship|paship|delivery fee|delivery|pagpapadala)
    `,
    shopGoods: `
      ano[ng]* [ang|mga|po|ba]* (tinda|benta|binebenta|tinitinda|paninda|binibenta) [ng|ni|sa|nila]*
    `,
    stock: `
      [may|meron]* (stock|stocks) pa [ba|po|kayo]*, available pa [ba|po]*, ubos na [ba]*
    `,
    seller: `
      (ano|anong|saang|saan) [ang|na]* (shop|store|tindahan) [yan|ito|iyan|to|galing]*
      peke [ba|kaya|po]*, (ilan|ilang|ano|anong) [ang|yung]* rating, rating (niya|nya|nito)
      (mapagkakatiwalaan|maaasahan|legit|scammer|orig|original) [po]* (ba|kaya), manloloko
      sino [ang|ba|yung]* (nagbebenta|nagtitinda|seller|may benta) [nito|ng|sa]*
    `,
    deals: `
      [may|meron|ano|anong]* [bang|ba|mga]* (sale|promo|deals) [ngayon|today]
      [alin|ano]* [ba|ang|yung|mga]* bagsak presyo [ngayon|today|na|dito]*
      (alin|ano|anong|anu) [ba|ang|yung|mga|po]* (naka-sale|nakasale|naka sale) [ngayon|today|na]*
    `,
    measure: `
      gaano katagal [po|ba|ang|yung]* battery [nito|niya|nya|ba|life]*
      gaano katagal [po|ba|bago]* (malobat|ma-lowbat|malowbat|maubos)
      [ilang oras|gaano]* [po|ba]* (tatagal|tumatagal|katagal) [po|ba|ang|yung]* (battery|baterya|
        charge) [nito|niya|nya]*
      (ilan|ilang) [po|ba|ang|na]* (upuan|seats|seater|tao|katao|pax) [ang|ba|po|kasya|pwede|
        kasyang]*
      (ilang|ilan) {unit}
      gaano (kalaki|kabigat|kahaba|kataas) [ba|po]*
      (ilan|ilang|gaano karami) [ang|yung]* (laman|piraso) [nun|nito|nya|niya|ba]*
    `,
    help: 'sino ka, ano[ng]* (kaya|magagawa) mo, (tao|robot|bot) ka ba',
  },
  courtesy: {
    ...NONE.courtesy,
    greetings: 'kumusta, kamusta, magandang (umaga|hapon|gabi|araw), hoy',
    thanks: 'salamat [po|ha]*, maraming salamat, slmt',
    agreed: 'sige [po]*, cge [po]*, ayos, hay naku, ay, sayang, haha[ha]*',
    particles: 'po, naman, nga, ha, ah, sige, lang, eh <end>, e <end>',
    rude: 'gago, tanga, bobo, putangina, puta, inutil, ulol',
    enough: 'wag na [lang], huwag na [lang], hindi na, ayoko na, hayaan [mo] na',
  },
  follow: {
    ...NONE.follow,
    opening: `
      paano [kung|kapag|naman]*, [e|eh]* kung, tapos, pero, at <before {letter}>
      (e|eh) [yung|ang|sa]*
      yung [sa|galing sa]*
    `,
    closing: 'naman, kaya',
    more: `
      [may|meron|wala|wla]* [na|ba|bang]* [pa|pang]* (iba|ibang) [ba|pa|naman|po|options]*
      ano pa [ba|meron|ang|iba]*
    `,
    thePlace: '(yung|ang|sa|ng|nung|nong) {place} <not before (presyo|beses)>',
    places: {
      first: 'una, unang, ika-1',
      second: 'pangalawa, pangalawang, ikalawa, ika-2',
      third: 'pangatlo, pangatlong, ikatlo, ika-3',
      fourth: 'pang-apat, ikaapat',
      last: 'huli, panghuli',
      beyond: `
        panlima, ikalima, pang-anim, ikaanim, pampito, ikapito, pangwalo, pansiyam, pansampu
        ikasampu
      `,
    },
    saidOf: '(yung|na|para sa|hindi|di|walang|dapat)',
    otherColours:
      '[may|meron]* [pa|ba|bang|pang]* (ibang|iba pang) kulay [pa|ba]*, ano[ng]* mga kulay',
    feature: `
      [yung|may|meron|ba|bang|pang]* mas (malaki|malaking|maliit|magaan|mahaba|matibay|manipis) [
        pa|ba|po|na
      ]*
      [ano|alin|yung|na|may|meron]* (maganda|magandang|malaki|malaking|matagal|malinaw) [
        ang|yung|na
      ]* (camera|battery|screen|sound) [din|rin|po|sana]*
    `,
    cheapest: `
      [yung|ang|na]* pinakamura[ng]*, [yung]* pinaka mura
      [alin|ano|ang|yung]* pinakamababa[ng] [presyo|ang|na]*
    `,
    dearest: '[yung|ang]* pinakamahal, [yung]* pinaka mahal',
    cheaper: `
      [may|meron|wala|walang|yung|ng]* [ba|bang|pang|pa]* mas mura[ng] [pa|ba|na|dito|diyan|sa|
      kaysa|kesa]*
      (may|meron) [ba|bang|pa|pang]* mas (sulit|tipid) [pa|ba|dyan|diyan]*
      <start> [ang|ay|grabe|haha]* mahal [pa|rin|parin|naman|nyan|pala|po|eh|masyado|sobra]* <end>
    `,
    dearer: '[yung|may]* mas mahal[ng] [pa|ba|na]*',
    sold: '[yung|alin|ano]* [ang|yung]* (pinakamabenta|mabenta|pinakamaraming bumili|best seller)',
    rated: `
      [may|meron]* [ba|bang]* mas maganda [pa|ba]* <end>
      [yung|may|ang|alin]* (mas mataas|mas magandang|mataas|magandang|maganda|pinakamataas|
        pinakamagandang) [ang|na|yung]* (
        rating|review)[s]
    `,
    correction: `
      (wag|huwag) na (yun|yan|iyan|iyon|ito|pala yun) [pala|po|lang]*
      [ay|ay mali]* (hindi|hinde|mali|sorry) [po|pala|yan|yun]* (ang ibig kong sabihin|i mean)
      [ay|ay mali]* (mali|sorry|(hindi|hinde) (po|pala|yan|yun)) [po|pala|yan|yun]* yung
      ibig kong sabihin, ay (mali|hindi) [pala]*, mali [ang|yung]* (type|typing|na-type) [ko|po]*
    `,
    definite: '(yung|nung|ng|ang) (mas mura|pinakamura)',
    pointing: 'ito, iyan, yan, yon, nito, niyan, magkano, saan',
    pointers: `
      ito, iyan, yan, yon, nito, niyan, presyo, tindahan, seller, lahat
      to, 'to, neto, dito, wala[ng], bang
    `,
    otherBudget: `
      (itaas|ibaba|gawing|gawin) [natin|mo|yung|ang]* [budget] [sa|na]* <before {amount}>
      kaya [ba|po|na|kaya]* [ng|ang|sa]* <before {amount}>, (paano|pano) kung <before {amount}>
      (kung|kapag|pag) [hanggang|mga|nasa]* <before {amount}>
    `,
  },
};
