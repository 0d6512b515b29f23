import type { Warned, Warnings } from './warning.ts';

export const warnings: Warnings = {
  danger: `
    magpakamatay, gusto ko nang mamatay, patayin (ko|si|ang), gumawa ng bomba, lasunin
    bumili ng (shabu|baril)
  `,
  scammed: `
    <not after (baka|takot|ayaw|ayoko|para di|para hindi)> (na-scam|nascam|naiscam|naloko|na loko|
      na scam|nabiktima|nadali|na-budol|nabudol) …
    (nag-click|na-click|naclick|napindot|nabuksan|nakapag click|kinlik|clinick) [ko|na|po|yung|ung|
      ang|sa|siya]* (link|yung link|ang link) …
    (nabigay|naibigay|nasabi|nasend|na-send|binigay|nabigyan|na-share|nashare|natype|nailagay) [ko|
      na|po|yung|ung|ang|sa|kanya]* (otp|code|pin|password|cvv|card number|details) …
    (nagbayad|nakabayad|nagpadala|nakapagpadala|nag-send|nagsend|nag gcash|nag-gcash|nakapag gcash|
      nagtransfer|nag-transfer|nakapag transfer|nasendan) … (binlock|blinock|block|nawala|
      di na nagreply|di na sumasagot|hindi na sumasagot|scammer|seen zone|seenzone|di na nagrereply|
      outside|labas)
    (nawala|nabawasan|naubos) [na|po|yung|ung|ang]* (pera|laman|balance) … (gcash|maya|bank|
      account|atm)
  `,
  scam: `
    (seller|shop|admin|agent|rider|cs|customer service|tao|sya|siya|nagpakilala|courier) … (
      pinapabayad|pinapabayaran|nagpapabayad|hinihingi|humihingi|hinihingan|hiningi|humingi|
      nanghihingi|gusto|pinapa|pinapagcash|pinapa-gcash|nagpapa|inaalok|sabi|pinapacancel|
      nagpapadeposit|tumawag) … (gcash|bank|transfer|dp|down|downpayment|deposit|labas|outside|
      otp|code|pin|viber|whatsapp|telegram|messenger|cancel|link|qr|gift card|load) …
    (bayad|magbayad|bayaran|bayaran|transact|transaction|deal|bili|bumili) [daw|na lang|nalang|
      ko|po|direct|sa]* (sa labas|labas|outside) [ng|the]* (shopee|lazada|app|tiktok|platform) …
    (pinapasend|pinapasendan|pinapadala|pinapagsend|pinapa-send|pinapabayad) [daw|ako|po|niya|
      nya|ng|muna|sa]* (gcash|dp|downpayment|bank|otp|pera|deposit|shipping fee|processing fee) …
    (hinihingi|hiningi|humihingi|humingi|hinihingan|ibigay|bigay|sabihin|pinapasabi) [nya|niya|
      ako|po|daw|ng|yung|ung|ang|ko|rider|seller|cs|agent|admin|tao]* (otp|verification code|pin|mpin|cvv) …
    (dp|downpayment|down payment|deposit) muna …
    (text|txt|sms|email|message|tawag|nagtext) … (parcel|package|delivery|j&t|lbc|customs|
      courier) … (link|click|bayad|fee|legit|totoo|scam|i-click|iclick)
    (parcel|package|cod|rider|item|delivery) … (di|hindi|wala|wla|d|dko|diko) [naman|ako|ko|kami|
      po|nmn|pong|akong|kaming]* (inorder|in-order|umorder|nag-order|nagorder|order|inoorder|
      binili) …
    (di|hindi|wala|wla|dko|diko) [naman|ako|ko|kami|po|nmn|pong|akong|kaming]* (inorder|
      in-order|umorder|nag-order|nagorder|inoorder) … (parcel|cod|rider|dumating) …
    (nanalo|panalo|winner|napili|libreng|raffle|papremyo|giveaway) … (link|click|bayad|fee|gcash|
      legit|totoo|scam|i-share) …
    (link) … (libre|free|voucher|premyo|ayuda|giveaway) … (legit|totoo|scam|safe|fake)
    (trabaho|raket|sideline|job|task|kita|part time|kumita) … (like|likes|pag-like|paglike|
      magla-like|mag-like|follow|top up|cash in|telegram|recharge|commission) …
    (icancel|i-cancel|cancel|kanselahin|pinapacancel) … order … (bayad|magbayad|gcash|direct|
      direkta|order ulit|ulit) …
    (fake|peke|pekeng|edited) [na|ang|yung]* (resibo|receipt|screenshot|proof of payment|proof|
      gcash receipt) …
    (scan|i-scan|iscan|pinapascan) … qr … (refund|premyo|safe|scam|seller|bayad|legit)
    refund … (bayad|magbayad|fee|send|otp|link|gcash) (muna|daw|ko|ako|bago) …
    (magbayad|bayaran|fee) [muna|ng|daw]* … (bago|para) … (refund|marefund|ma-refund) …
    (sobrang mura|too good to be true|napakamura) … (gcash|bank transfer|transfer|bayad muna)
    (gcash|bank transfer) (only|lang|muna) [daw|ang|tinatanggap]* …
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
    (anong|ano|anu) [ang|yung|ba|pong|po]* (mark|marka|sticker|tatak|logo|certification) [ang|
      dapat|ba|po|yung|na]* (hanapin|tingnan|hahanapin|titingnan|icheck|i-check|meron|mayroon|
      kailangan) …
    (ps mark|icc sticker|icc mark|icc) … (kailangan|required|ano|peke|fake|dapat) …
    (kailangan|dapat|hanapin) [ba|may|ng|ang|po|na]* (ps mark|icc sticker|icc mark|icc)
    <start> [may|meron|mayroon|ba|bang|po|to|ito|yan|yung|ung|lahat]* (ps mark|icc sticker|icc
      mark|icc|ps|dti sticker) [ba|to|ito|yan|po|na|sila|siya|yung]* <end>
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
    allergic … (pwede|puwede|ok|safe) … (kainin|inumin|kumain|uminom)
    (sasabog|sumabog|puputok) [ba]*
  `,
};

export const warned: Warned = {
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
