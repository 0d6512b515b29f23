import { scams } from './scam-tl.ts';
import type { Warned, Warnings } from './warning.ts';

export const warnings: Warnings = {
  ...scams,
  danger: `
    magpakamatay, gusto ko nang mamatay, patayin (ko|si|ang), gumawa ng bomba, lasunin
    bumili ng (shabu|baril)
  `,
  secondhand: `
    (second hand|secondhand|2nd hand|gamit na|pinaglumaan|used|preloved|ukay) [na|ng]* (bote|baby
      bottle|feeding bottle|car seat|carseat|helmet|breast pump|tsupon|pacifier|crib) … (ok|okay|
      pwede|puwede|safe|ligtas|bumili|delikado|maganda)
    (ok|okay|pwede|puwede|safe|ligtas|delikado|maganda) … (second hand|secondhand|2nd hand|gamit
      na|pinaglumaan|preloved) [na|ng|baby|pang]* (bote|baby bottle|feeding bottle|bottle|
      car seat|carseat|helmet|breast pump|tsupon|pacifier|crib)
    ba [ang|yung]* (second hand|secondhand|2nd hand|gamit na|preloved) [na|ng]* (helmet|car seat|
      baby bottle|bote|breast pump)
  `,
  infant: `
    <after {infant} …>(unan|kumot|pulot|honey|gamot|painumin|kumain|tubig|asin)
    (pulot|honey|gamot|tubig|katas) … <before {infant}>
    (unan|makapal na kumot) [para|pang|sa|ng|mga|na]* <before {infant}>
    <not after (bote ng|bottle ng|lalagyan ng|imbakan ng|gatas ng)> gatas … <before {infant}>
    <after {infant} …> <not after (bote ng|bottle ng|lalagyan ng|imbakan ng)> gatas
  `,
  pregnancy: `
    (safe|pwede|puwede|okay|ok|bawal|ligtas|delikado|masama) … (buntis|preggy|preggo|nagpapadede|
      nagpapasuso|nagbubuntis|breastfeeding)
    (buntis|preggy|nagpapadede|nagpapasuso|nagbubuntis) … (safe|pwede|puwede|okay|bawal|ligtas|
      delikado|masama)
  `,
  medicine: `
    (napaso|napaso ng|nasunog ang) [ang|kamay|balat]*, para sa paso
    gamot (sa|para), (nakakagaling|nakakagamot|lunas), ilang (tableta|beses) … (inumin|araw)
    (anong|ano) [ang]* gamot, buntis … (pwede|ligtas|inumin|safe|masama|okay|ok)
    <after (pwede|ligtas|safe|inumin|vitamin|vitamins) …>(buntis|nagpapasuso)
    altapresyon, kanser
    (highblood|high blood|diabetes|kolesterol|rayuma|pantal|kati|allergy|rashes|rash) … (
      inumin|vitamins|vitamin|supplement|cream|ointment|pahid|mawala|gamot)
    warfarin, pampalabnaw ng dugo, metformin, insulin, (inumin|iinumin|uminom|isabay|
      sabay) … (gamot|maintenance)
  `,
  condition: `
    diabetic, diabetis, may diabetes, high blood, highblood, hika, may hika, hinihika, altapresyon,
    may gout, sakit sa (bato|puso), may eczema, mataas (na|ang) kolesterol, lactose intolerant
  `,
  slimming: 'pampapayat, pampaliit ng tiyan, pumayat',
  expired: `
    (expired na|expire na|paso na|lampas na sa expiry|nag-expire|expired) … (pwede pa|puwede pa|
      safe| ligtas|magagamit|gamitin|kainin|inumin|okay pa|ok pa|itapon)
    (pwede pa|puwede pa|safe pa|okay pa|ok pa) … (expired|nag-expire)
  `,
  fire: `
    (extinguisher|fire blanket|pamatay sunog|pamatay apoy) … (pwede|puwede|safe|ok|okay|good|ba) … (
      kuryente|mantika|electrical|oil|kitchen|battery|grease) …
    (pwede|puwede|safe|ok|okay|good) … (extinguisher|fire blanket|pamatay sunog) … (kuryente|
      mantika|electrical|oil|grease) …
    (sunog|apoy) [sa|ng|galing|na]* (kuryente|mantika|kusina|kawali|electrical|battery) …
    (good|pwede|puwede|ok|okay|safe|maganda) ba [to|ito|yan|po|yun|siya]* (sa|for|pang|para sa) (
      electrical|oil|grease|mantika|kuryente|kitchen) [fire|sunog|na sunog]*
    (buhusan|tubig) … (sunog|apoy) … (mantika|kuryente) …
  `,
  marks: `
    (walang|wala|wlang) [ps|icc|na]* (ps mark|icc sticker|icc|ps logo|safety mark|dti sticker|
      dti) …
    (anong|ano|anu) [ang|yung|ba|pong|po|dapat]* (mark|marka|sticker|tatak|logo|certification) [ang|
      dapat|ba|po|yung|na]* (hanapin|tingnan|hahanapin|titingnan|icheck|i-check|meron|mayroon|
      kailangan) …
    (ano|anong|anu) [ba|po|ang]* dapat [na|ang]* (tatak|mark|marka|sticker|logo) …
    (ps mark|icc sticker|icc mark|icc) … (kailangan|required|ano|peke|fake|dapat) …
    (kailangan|dapat|hanapin) [ba|may|ng|ang|po|na]* (ps mark|icc sticker|icc mark|icc)
    <start> [may|meron|mayroon|ba|bang|po|to|ito|yan|yung|ung|lahat]* (ps mark|icc sticker|icc
      mark|icc|ps|dti sticker) [ba|to|ito|yan|po|na|sila|siya|yung]* <end>
  `,
  defect: `
    (battery|baterya|powerbank|power bank|charger|adapter|cellphone|phone|laptop|saksakan|plug|
      bentilador|plantsa|rice cooker|air fryer|kable) [ko|na|ay|yung|binili|kahapon|biglang|nag|
        naman|po|parang]* (lumobo|lumolobo|namaga|namamaga|lobo na|tumatagas|umuusok|umusok|
        kumikislap|natunaw|natutunaw|amoy sunog|sobrang init|napakainit|ang init)
    (nakuryente|nakukuryente|nangunguryente)
  `,
  charging: `
    (masisira|masira|sasabog|puputok|masusunog|delikado|makakasira|iinit|nakakasira) … (charger|
      adapter|powerbank|power bank)
    (charger|adapter|powerbank|power bank|battery|baterya|{number}[ ]*w) … (masisira|masira|
      nasira| sasabog|sumabog|puputok|pumutok|masusunog|delikado|mag-iinit|nakakasira|makakasira|
      iinit)
    (safe|pwede|okay|ok|delikado) … (mag-charge|magcharge|i-charge|icharge|charge) … (magdamag|
      buong gabi|overnight)
    (battery|baterya|powerbank|power bank) … (lumobo|namaga|lobo na|tumatagas)
  `,
  electricity: `
    (saksakan|extension|outlet|kuryente) … (ligtas|delikado|pwede|safe|sabay), makuryente
  `,
  carrier: `
    (pwede|puwede|pwedeng|puwedeng|bawal|allowed) [ba|po|bang|i|to|ang]* … (dalhin|isakay|
      bitbitin| ipasok|i-check in|icheck in|i-hand carry|dala) … (eroplano|flight|plane|mrt|lrt|
      tren|bus| barko|airport|cabin)
    (bawal|pwede|puwede|allowed) [ba|po|bang|ang|to|ito|yung]* … (sa) (eroplano|mrt|lrt|flight|
      check-in|checkin|hand carry|barko)
  `,
  law: `
    (bawal|labag|required) [ba]* (sa|ng|by) (batas|law), (required|obligado) by law, legal ba
    ilegal, buwis, kasuhan, (i-import|dalhin) … customs
  `,
  safety: `
    (ligtas|safe) (ba|kaya) [ito|yan|yun|to|yung|siya|sya]* (sa|para|gamitin|kainin|inumin|kahit|
      iwan)
    (ligtas|safe) [po|ba|bang|kaya]* … (pakuluan|isterilize|i-sterilize|imicrowave|i-microwave|
      painitin|
      initin)
    nakakalason, may lason, delikado (ba|sa|para)
    lactose intolerant … (pwede|puwede|ok|safe)
    allergic … (pwede|puwede|ok|safe) … (kainin|inumin|kumain|uminom)
    (sasabog|sumabog|puputok) [ba]*
  `,
};

export const warned: Warned = {
  safe: `
    ligtas, delikado, bagay, bawal, inumin, kainin, gamitin, mainam, makasama
  `,
  state: `
    [babaeng|mga|sa|ang]* (buntis|nagbubuntis|preggy|nagpapasuso|nagpapadede)
  `,
  done: `
    (na-click|naclick|nag-click|napindot|nabigay|naibigay|nasend|na-send|nagsend|nag-send|
      nagbayad|nakabayad|nasabi|binigay|nakapagbayad|nagtransfer|na-scan|nascan|nailagay|
      nagpadala|nakapag send|nakapagsend) …
    (ano|anong) [na|po|ang|ba]* (gagawin|gawin|dapat) [ko|kong]* …
  `,
  parcel: 'parcel, package, cod, rider, courier',
  formula: 'formula [milk]*, gatas na formula, infant milk',
  food: 'honey, pulot, kumain, kainin, painumin, uminom, inumin, tubig, asin, gatas, katas, juice',
  bed: 'unan, kumot, kutson, matulog, tulog',
  medicine: 'gamot, vitamins, lagnat, ubo, sipon',
  bottle: 'bote, bottle[s], tsupon',
  allergy: 'allergic, allergy, kainin, inumin, kumain, uminom, balat, sabon, gatas',
  mark: 'ps mark, icc sticker, icc mark, icc, dti sticker, ps logo',
};
