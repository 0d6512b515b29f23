import type { Warnings } from './warning.ts';

export const warnings: Warnings = {
  danger: `
    magpakamatay, gusto ko nang mamatay, patayin (ko|si|ang), gumawa ng bomba, lasunin
    bumili ng (shabu|baril)
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
