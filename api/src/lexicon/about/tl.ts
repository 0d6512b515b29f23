import type { Abouts } from './about.ts';

export const about: Abouts = {
  injected: `
    (kalimutan|balewalain|huwag pansinin|wag pansinin|i-ignore) [mo|na|ang|yung|lahat|ng]* (lahat|
      instructions|instruction|utos|rules) …
    (ikaw|kunwari) [ay|na|ngayon|ka|ikaw]* [ang|yung]* (admin|owner|may-ari|seller|staff|
      cashier) …
    (code|voucher|discount) [na|ng|para|sa|pang]* (pang-empleyado|empleyado|employee|staff|
      sekreto), 100[ ]*% [na|off]* (discount|code|voucher)
  `,
  task: `
    (gawan|igawa|gumawa|sulatan|isulat|tulungan|magsulat|paki-gawa|pakigawa|pasulat|patulong) [mo|
      ako|nga|naman|ng|po|akong|nyo|sa|ang]* (liham|sulat|essay|tula|kanta|resume|resignation|
      letter|homework|assignment|takdang-aralin|speech|caption|thesis|research) …
    (i-translate|itranslate|isalin) [mo|nga|ito|sa]* …, sagutan [mo]* [ang|yung]* (homework|exam) …
  `,
  earns: `
    (paano|pano|saan|san) [po|ba|ang|yung]* [kayo|ka|khum|nyo|niyo]* (kumikita|nagkakapera|
      kumukuha ng pera|galing ang (kita|pera)|kumita) …
    (kumikita|binabayaran|sponsored|may komisyon|nakakakuha ng komisyon) [po|ba|kayo|ka|kayong|ng|
      khum]* …
    (inuuna|pinapaboran|mas mataas|nauuna|kinakampihan|priority) [po|ba|nyo|niyo|ang|yung|mga]* (
      shop| seller|tindahan|nagbabayad|brand|store)[s] …
    (shop|seller|tindahan)[s] na nagbabayad …
  `,
  person: `
    (tao|robot|bot|ai|totoong tao) [po|ba|ka|to|ito|kausap|ang]* (ba|ka|kausap|kayo|to|ito|ako) …
    (ikaw|kayo|kausap ko|to|ito) [ba|ay|po]* (tao|robot|bot|ai|totoong tao|totoo) [ba|po]* …
    (may|meron) [bang|ba]* (totoong tao|tao) [ba|dito|po]* <end>
  `,
  free: `
    <start> (libre|may bayad) (ba|po ba|ba po|lang ba) [to|ito|ang khum|dito]* <end>
    (libre|may bayad|bayad) [po|ba|lang|naman|talaga|gamitin]* (to|ito|itong app|itong site|khum|
      ang khum|tong app|gumamit|gamitin|dito|ba) [ba|po|ang|na|app|site|khum|gamitin|gumamit|
      dito]* <end>
    (kailangan|need|dapat) [po|ba|bang|pa|ko|mag|ng|may|pang]* (mag-register|magregister|account|
      mag-sign up|magsign up|mag-login|maglogin|gumawa ng account|magbayad) …
    (pwede|puwede) [ba|po|bang]* [gamitin|gumamit]* [kahit]* (walang account|di naka-login) …
  `,
  sources: `
    (saan|san) [po|ba|nyo|niyo|galing|kinukuha|nakukuha|mo|kumukuha]* [ang|yung|ng|mga|ito]* (
      presyo| data|price|prices) …
    (saan|san) galing [ang|yung]* (presyo|data|prices) …
    (gaano|kailan|ilang beses) [po|ba|kadalas|nyo|niyo]* (nag-update|nag-a-update|update|uupdate|
      a-update| inaupdate|ina-update|chine-check|nagche-check) …
    (updated|real time|real-time|latest) [po|ba|to|ang|yung|itong|mga]* (presyo|price|prices|ba) …
  `,
  shown: `
    (pareho|parehas|same|tugma|tama|totoo|iba) [po|ba|lang|din]* [ang|yung|mga]* (presyo|price) (
      nyo|niyo|ninyo|dito|na pinapakita|na nakalagay|na nakikita|ng khum|sa khum) …
    (presyo|price) (nyo|niyo|ninyo|dito|na pinapakita|na nakalagay|na nakikita|ng khum|sa khum) [ba|
      po|dito]* … (pareho|parehas|same|tugma|tama|totoo|eksakto) …
  `,
  judged: `
    (ano|anong) [po|ba|ang|yung|ibig sabihin|meaning|ng|ibig|sabihin|sa]* (overstated|raised first|
      always on sale|not a discount|usual price|real discount|verdict) …
    (paano|pano) [po|ba|nyo|niyo|mo|ninyo]* (sinusuri|hinuhusgahan|hinusgahan|jinajudge|
      kinukuwenta| kino-compute|nasusuri|ginagawa|chine-check) [ang|yung|kung|na]* (verdict|
      presyo|discount|deal| legit|totoo|sale|usual price) …
    (paano|pano) [po|ba|ko|namin|natin|mo|nyo]* (malalaman|nalalaman|masasabi|malaman) [kung|na|
      ba|po]* (totoo|legit|peke|real|fake|tunay) [ba|ang|yung|na|talaga]* (discount|sale|deal|
      promo|presyo) …
  `,
  activities: `
    raffle, lucky draw, giveaway, bunutan, pa-raffle, nanalo, mananalo
    (saan|pano|paano|anong) … points …, points … (saan|pano|paano|gamit|ipalit|anong) …
    <start> [may|meron|ano|anong|ba|bang|mga|po|kayong|ang|yung]* (pa-freebie|freebie[s]|(libre[ng]|
      free) [na]* [item[s]|gamit|produkto]*) [ba|dito|po|ngayon|ngayong araw|today]* <end>
  `,
  official: `
    (mall|official [store|shop]*|lazmall) [ba|po|na|pag|lahat|badge|yung]* (ibig sabihin|sure|legit|
      original|orig|peke|fake|authentic|garantiya) …
    (chine-check|chinecheck|vine-verify|sinusuri) [ba|po|nyo|niyo|ng|khum|kung|yung|ang]* (peke|
      items|sellers|seller|produkto|legit) …
  `,
  regions: `
    (anong|ano|saang|sang|aling) [po|ba|mga|ang]* (bansa|shop|platform|tindahan|marketplace|
      countries|shops) [po|ba|lang|ang|kayo|meron|available|sakop|kasama|ng khum|dito|nyo]* <end>
    (sakop|kasama|chine-check|ikinukumpara) [po|ba|din|rin|nyo|niyo|kayo|dito|to|ito|ang|sa]* (
      shopee|lazada|tiktok|temu|amazon|zalora|shein|ibang bansa|singapore|japan) [ba|po|
      dito]* <end>
  `,
  sold: `
    (binebenta|ibinebenta|ibebenta|ibenta|benta|shineshare|pinapasa) [nyo|niyo|po|ba|mo|ang|yung|
      mga]* (data|info|impormasyon|number|email) [ko|namin]*
    (data|info|impormasyon) (ko|namin) [ba|po|ay]* (binebenta|ibinebenta|ibebenta|benta) …
  `,
  privacy: `
    (sine-save|sinisave|tinatago|iniimbak|binebenta|nababasa|nire-record|shineshare) [nyo|niyo|po|
      ba| mo|ang|yung|namin|ko|ng iba]* (data|chat|usapan|impormasyon|info|convo|messages) …
    (burahin|i-delete|idelete|paano burahin|pano burahin) [ang|yung|ko|mo|na]* (chat|convo|usapan|
      data|history) …
    (sino) [po|ba|ang]* (nakakabasa|nakakakita|pwedeng makabasa) [ng|nito|sa]* …
    (ligtas|safe|private) [po|ba|ang|yung]* (data|chat|usapan|convo|info) [ko|namin|dito]*
  `,
  mistake: `
    (mali|iba|luma|hindi tama|di tama) [po|ba|yata|ata|na|ang|yung]* [nakalagay|nakalistang]* (
      presyo| price) [nyo|niyo|dito|na|sa]* …
    (presyo|price) [nyo|niyo|dito|na|yan|po]* (mali|luma) …
    (paano|pano|saan|san) [po|ba|mag|i|ko]*[-]*(mag-report|magreport|ireport|i-report) [ng|ang|
      maling]* (presyo|mali|error|price) …
  `,
  proposal: `
    (pwede|puwede|pwedeng|paano|pano|pakidagdag|paki-add) [po|ba|bang|ako|mag|kayong|nyo|mo|i]* (
      magdagdag|dagdagan|i-add|iadd|mag-suggest|magsuggest|i-suggest|idagdag|ng) [
      ng|ang|sa|yung]* (shop|tindahan|store|dito|khum) …
  `,
  selling: `
    (pwede|puwede|pwedeng|puwedeng|paano|pano|gusto) [po|ba|bang|ako|akong|kong|mag]* (magbenta|
      mag-benta|magtinda|mag-tinda|maglagay ng paninda|magbukas ng shop|mag-post ng paninda|
      mag-sell|magsell) [ng|po|ba|dito|sa|ako|items|gamit|khum]* …
    (mag-apply|maging|magregister) [po|ba|na|bilang]* seller …
  `,
  channels: `
    (sa|via|thru|through|gamit ang) (whatsapp|viber|messenger|telegram|sms|text|email|fb|gmail|
      line) [pwede|puwede|ba|na lang|po|nalang|kaya|lang|pwede ba|din]* <end>
    (saan|san|paano|pano) [po|ba|ako|nyo|mo|niyo|kayo]* (mag-notify|magnotify|i-notify|
      mano-notify| manonotify|ipapadala|ipapaalam|sasabihan|makakatanggap|magpapadala|darating) …
    (itext|i-text|i-email|iemail|i-message|imessage|i-chat|ichat) [mo|nyo|ako|na lang|po]* …
  `,
  stopped: `
    (burahin|i-delete|idelete|tanggalin|alisin|i-cancel|icancel|itigil|i-stop|istop|i-off|patayin|
      ihinto|palitan) [mo|na|ko|lang|ang|yung|nyo|mga|sa]* (alert|alerts|notif|notification|
      notifications|reminder|watch) …
    (ano|anu|anong|ano-ano|anu-ano|alin) [na|nga|ba|ang|yung|po|mga]* (naka-alert|naka alert|
      alert ko|alerts ko|binabantayan)
    (paano|pano|saan|san) [ko|mag|po|ba|i]* [tanggalin|burahin|alisin|makita]* [ang|yung|mga]* (
      alert| alerts|notif|notifications) …
    (huwag|wag) [mo|na|nang|ng]* [akong|ako]* (i-notify|i-alert|abisuhan) …
  `,
  returns: `
    (isauli|ibalik|i-return|ireturn|i-refund|irefund|palitan|magrefund|mag-return|magsauli) [po|
      ba|ko| ang|sa|yung|na|to|ito]* (khum|inyo|inyong|niyo|dito|kayo|nyo)
    (kung|pag|kapag|paano kung|pano kung) [po|yung|ang|item|dumating|order|na|may]* (sira|basag|
      mali| peke|fake|depektibo|may sira) … (isauli|ibalik|return|refund|palitan|kanino|saan|
      paano)
    (pwede|puwede|pwedeng|paano|pano) [po|ba|bang|mag|i]*[-]*(return|refund|isauli|ibalik|
      mag-return| mag-refund|magrefund|magreturn) [po|ba|to|ito|ang|item|yung|pag|dito]* <end>
    (pano|paano|kung|pag|kapag|what if) [kung|pag|kapag|po|yung|ung|ang|item|may|na|naman|binigay|
      dumating|natanggap|pinadala]* (fake|peke|mali|iba|replica|class a|hindi original|di
      original|sira) [na|po|item|yung|ung|ang|pala|size|kulay]* (dumating|dumateng|natanggap|
      pinadala|naideliver|nadeliver|binigay|na-deliver|naipadala|yung|ung|ang) …
    (dumating|natanggap|pinadala|naideliver) [na|sakin|sa akin|ay|ko|po|item|pala|eh|yung|ung|
      ang]* (fake|peke|mali|replica|class a|di original|hindi original) …
    (pano|paano|what if) [kung|pag|kapag|po|yung|ung|ang]* (fake|peke|mali|replica) …
    (maibabalik|ibabalik|mababawi|mabalik|ma-refund|marefund) [ba|pa|ang|yung]* (pera|bayad)
  `,
  paid: `
    (pwede|puwede|may|meron) [po|ba|bang]* (cod|cash on delivery|gcash|hulugan) [po|ba]*
    [pwede|puwede|may|tumatanggap|okay|ok|meron|available]* [po|ba|bang|sa|ng|kayo|kayong|na]* (
      cod| cash on delivery|gcash|maya|spaylater|hulugan|installment|credit card) [po|ba|dito|
      sila|kayo| pwede|na|available|meron]* <end>
    (paano|pano|saan|san) [po|ba|ako]* (magbayad|mag-bayad|magbabayad) [po|ba|dito|nito|sa inyo|sa
      khum]* <end>
    (kayo|khum|dito) [po|ba|ba yung|ang]* (nagbebenta|nagtitinda|seller|ang seller) …
    (kanino|kanino ba|kanino po|sino) [po|ba|ako|ang|dapat|ako ba]* (magbabayad|magbayad|babayaran|
      bayaran|babayad) …
    (sa inyo|sa khum|sa iyo|dito) [po|ba|ako]* (magbabayad|magbayad|ang bayad|babayad) [po|ba|
      ako|o]* (o|or|sa) …
  `,
  delivered: `
    (ilang|ilan|gaano katagal|gano katagal|kailan) [po|ba|na|araw|days|bago|ang|yung]* (araw|days|
      dumating|darating|delivery|shipping|ma-deliver|madeliver|makarating|dating|dadating) …
    (nagde-deliver|nagdedeliver|nagpapadala|nagshi-ship|nagship|nagsi-ship) [po|ba|kayo|sila|
      din]* [sa]* …
    (may|meron|gaano katagal|ilang taon) [po|ba|bang|ang]* (warranty|garantiya) [po|ba|to|ito|ng|
      yung]* <end>
  `,
  coins: `
    (coin|coins|cashback|points) [po|ba|na|ay|ng|shopee]* (kasama|bilang|binibilang|kabilang|
      counted|included) [po|ba|sa|na|bilang|rin|din]* …
    (kasama|bilang|binibilang|counted|kabilang) [po|ba|na|din|rin|nyo|niyo|ang|yung|mga]* (coin|
      coins| cashback|points) …
    (discount|bawas) [na]* [ba|po]* (ang|yung) (coin|coins|cashback|points) …
  `,
  what: `
    ano [po|ba]* (ang|tong|itong|yung) (khum|app na to|site na to|app na ito|site na ito)
    para saan [po|ba]* (to|ito|ang khum|itong app|itong site)
    (paano|pano) [po|ba]* (gumagana|gumana|nagwowork|nag-wowork|gamitin|gumamit) [ba|po|ang|tong|
      itong|yung|ng]* (khum|app|site|to|ito) [na|to|ito|ba|po]* <end>
  `,
  here: `
    (safe|ligtas|legit|scam|okay|ok|mapagkakatiwalaan) [ba|po|bang|na|kaya|mag]* (bumili|bumibili|
      mag-order|magorder|umorder|mamili|mag-shop|bibili|order|magbayad) [po|ba|ng|gamit]* (dito|sa
      khum|sa inyo|sa site na to|sa app na to)
    (bumili|mag-order|magorder|umorder|mamili|bibili|order) [po|ako|ka|ng]* (dito|sa khum|sa
      inyo) … (safe|ligtas|legit|scam|darating|totoo|original)
    (legit|safe|totoo|scam) [po]* ba [tong|to|itong|ang|yung]* (khum|(app|site) [na to]*|(shop|
      store|tindahan) (nyo|niyo|ninyo))
    (khum|site|app) [na to]* (legit|safe|scam) ba, baka scam [ba|to|ito|kayo]*
    galing [ba|po]* (sa inyo|sa khum|sayo|sa iyo) [yun|yan|yon|ito|ba|po]*
  `,
  history: '(graph|chart|price history) … (ilang (buwan|araw|taon)|gaano katagal|hanggang kailan)',
  codes: `
    (paano|pano) [ko|po|ba]* (gamitin|ilagay|i-apply|iapply|gagamitin) [ang|yung|itong]* (code|
      voucher|coupon)
    saan [ko|po|ba]* (ilalagay|ilagay|itatype|ita-type|ipe-paste) [ang|yung]* (code|voucher|coupon)
  `,
};
