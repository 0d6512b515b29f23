import type { Warnings } from './warning.ts';

export const scams: Pick<Warnings, 'scammed' | 'scam'> = {
  scammed: `
    <not after (scared|afraid|worried|takut|risau|bimbang|jangan|nanti|if|will|would|not|sure|to|
      later|might|avoid) [i|of|we|to|
      will|later]*> (got|kena|been|was|were) [just|already|totally|alr]* (scammed|cheated|scam|
      conned|phished)
    scammed me, <not before (seller|shop)> (unauthori(s|z)ed|unknown) (transaction|charge|
      deduction)[s]
    (already|alr|accidentally|just|stupidly|went to|kena|i|mum|mom|dad|friend) (clicked|click|
      tapped|opened|pressed) [on|the|that|a|this|it|their|some]* (link|sms)[s] …
    (gave|given|told|sent|shared|keyed in|entered|typed [in]*|filled in|read out|submitted) [him|
      her|them|the|my|out|a|all|already|that|over|caller|seller|guy]* (otp|verification code|pin|
      cvv|card number|card details|card info|bank details|bank login|password|6 digit code|
      six digit code|ic number|nric)
    (transferred|transfered|paynowed|paid|sent [money]*|banked in|wired|deposited|bank in alr) … (
      blocked me|block me|disappeared|ghosted|scammer|scam|went missing|never repl(y|ies|ied)|
      not replying|stopped replying|outside|account [is]* gone|mia|uncontactable|vanished)
    (seller|shop|he|she|they) [has|have|just|then]* (blocked|ghosted) me …
    money [is|alr|already|has been|got]* (gone|deducted|stolen|taken out) … (link|otp|scam|
      account|bank)
    (keyed|typed|filled|entered|put|submitted) [in|my|his|her|our|the]* (card|bank|login) [details|
      info|number]* … (link|website|site|page|sms)
  `,
  scam: `
    (seller|shop|store|owner|merchant|vendor|agent|admin|guy|person|he|she|they|someone|somebody|
      customer service|cs|staff|caller|buyer|rider) [just|is|was|me|dm|dms|pm|keep[s]|from|of|
      that|now|suddenly|
      also|who|said|says|shopee|lazada|tiktok|on|saying|told|tells]* (ask|asks|asked|asking|want|
      wants|wanted|tell|tells|told|insist[s|ed]|request[s|ed]|say|says|said|force[s|d]|offer[s|ed]|
      keep|keeps|need|needs|sent|send) … (transfer|paynow|pay now|bank in|deposit|outside|pay (
      first|direct|directly|him|her|them|upfront)|upfront|whatsapp|telegram|wechat|zalo|viber|
      messenger|otp|verification code|pin number|cvv|password|remote|anydesk|qr|cancel (the|my|
      this)|gift card[s]|google play|itunes|prepaid card)
    (transfer|pay|paying|paynow|deposit|bank in|deal|buy|order|checkout|check out) [money|it|by|
      the|seller|them|him|her|direct|directly|to]* (outside|off) [of|the]* (platform|app|shopee|
      lazada|tiktok)
    pay (him|her|them|the seller|the shop|seller) (direct|directly|by|via|through|thru|on) …
    (deposit|down payment|downpayment|50% first|half first) … (before|then|first) … (ship|ships|
      send|sends|post|deliver|delivery) …
    (give|giving|share|tell|send|read|provide|key in) [him|her|them|the|my|out|a]* (otp|
      verification code|cvv|pin number|6 digit code)
    (ask|asks|asked|asking|wants|want|need|needs|call|called|calls) [me|for|my|the|us]* (otp|
      verification code|cvv) …
    (sms|text|message|msg|email|whatsapp|call) [from|that|saying|says|about|my|a|the|got]* … (
      parcel|package|customs|singpost|ninja van|post office|courier|poslaju) … (link|pay|fee|
      click|tax|duty|redeliver|real|scam|fake|legit|address)
    (parcel|package|delivery) … (sms|text message|email) … (link|pay|fee|click|real|scam|fake|
      legit)
    (parcel|package|delivery) [is|got|on]* (held|hold|stuck|detained) … (pay|fee|link|click)
    (parcel|package|cod|item|rider|courier|delivery|box) … (didn't|didnt|did not|never|nobody|
      no one|not) [even|me|i|at home|in my family|remember|we]* (order|ordered|ordering|buy|
      bought) <not before from>
    (didn't|didnt|did not|never|nobody|no one|dun remember) [even|at home|remember]* (order|
      ordered|ordering) … (parcel|package|cod|rider|courier|came|delivered) …
    (won|winner|selected|prize|giveaway|free gift|free voucher|free iphone|lucky customer|
      voucher[s]|gift card) … (link|click|pay|fee|bank details|forward|share [it]* (to|with) [
      {number}]*) … (real|legit|scam|safe|true|fake|trust|believe|ok|okay|or not|anot|click)
    (link|website|web|site|page) … (free|giving|gives) … (voucher|gift|prize|phone|iphone)[s] … (
      real|legit|scam|safe|true|fake|trust|believe)
    (won|winner of|selected for) [a|an|the]* … (prize|phone|iphone|gift|voucher|car) … (pay|fee|
      tax|link|click|shipping)
    (like and earn|like and follow|paid (to|for) (like|liking|likes)|earn [money]* by liking|
      liking (videos|posts|products|youtube)|like (videos|products|posts) … (earn|paid|money|
      commission|job))
    (job|tasks|task|commission|part time|side hustle) … (top up|topup|telegram|boost (sales|
      orders)|fake orders|place orders|deposit first|liking|merchant sales) …
    cancel … order … (pay|transfer|order|buy|deal) [it|him|her|them|to]* (again|direct|directly|
      outside|by transfer|on whatsapp|via whatsapp)
    (scan|scanning) [a|the|this|his|her|their|some|seller's]* qr … (refund|verify|receive|parcel|
      safe|scam|prize|seller|claim|to get)
    qr [code]* … (parcel|box|package|letter|flyer) … (scan|safe|scam|real)
    (fake|edited|photoshopped|false) [bank|payment|transfer|paynow|duitnow]* (slip|receipt|
      screenshot|proof)[s]
    (pay|fee|deposit|charge|transfer|top up) … (before|first|then|to (get|receive|release|
      process|unlock|claim)) [they|i|can|my|the|a]* … refund[s]
    refund … (need|needs|must|have to|has to|asked me|ask me|want me|wants me) … (pay|fee|deposit|
      transfer|otp|card number|link|qr|download)
    (refund|unlock|release|processing) fee …, too good to be true … (transfer|pay|deposit|bank)
    (only|just) [accept[s]|take[s]|by|via]* bank transfer …
    bank transfer (only|first) …
    (pay|paying|paylah|paynow|transfer) [to]* (him|her|them|the seller|seller) (direct|directly) …
    (selected|chosen|picked|lucky) to win …
    (whatsapp|text|texted|msg|message|messaged|email|emailed|call|called|dm) [me|my mum|us]* … (
      won|prize|card info|card details|card number|bank details) …
    (call|called|caller|sms|message|email|text) … (need|needs|asking for|ask for|asks for|wants|
      want|give) [my|me|the|for|them]* (pin|otp|password|card number|ic number|bank details|cvv) …
    (forward|forwarded|sent|shared|send) … link … (giving|gives|give|free|get) … (voucher|gift|
      prize|phone|angpow)[s] …
  `,
};
