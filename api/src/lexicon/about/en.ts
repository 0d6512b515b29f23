import { ofShops } from './en-shops.ts';
import type { Abouts } from './about.ts';

export const about: Abouts = {
  ...ofShops,
  injected: `
    (ignore|forget|disregard|override) [all|the|your|ur|any|my|those]* (previous|prior|above|
      earlier|instruction|instructions|rules|prompt) …
    (you are|you're|u are|ur|you r) now [the|a|an|my|our]* (admin|developer|owner|manager|dan|
      root|system|seller|staff) …
    (pretend|act|roleplay) [to be|like|as|as if|that]* [you|u]* [are|r|the|a|an]* (admin|owner|
      developer|seller|staff|dan|manager|hacker|cashier) …
    (reveal|show|print|tell|repeat|leak|give) [me]* [your|ur|the]* (system prompt|prompt|hidden
      instructions|system message)
    (employee|staff|admin|secret|internal|hidden) [only|discount]* (code|voucher|coupon|discount)[
      s]
    (100|99)[ ]*% [off|discount]* (code|voucher|coupon), jailbreak, developer mode
    (set|change|make|edit|update) [the|its|this|that]* price … (to|as) [0|zero|1|free], sudo
  `,
  task: `
    (write|draft|compose|proofread|rewrite|edit) [me|us]* [a|an|my|the|out|up]* [short|formal|
      cover|love|quick|good|nice|english|resignation|sick|leave|complaint|birthday]* (letter|
      essay| email|poem|song|story|speech|resume|cv|caption|wish|message|thesis|report|code|
      homework| script|paragraph|assignment|resignation|lyrics|bio)
    (do|help|solve|finish) [me|with|my|this|the|a|do|some]* (homework|assignment|maths|math
      question|math problem|exam|test paper|essay|thesis|coding|tax return)
    (what is|what's|calculate|solve) {number} (times|plus|minus|divided by) {number}
    (write|fix|debug) [me|my|a|some|this|the]* (python|javascript|java|excel|sql|html|program|
      script)
    (teach|tell) me [how] [to]* (code|dance|swim|cook|french|japanese|about history)
    (explain|summari(s|z)e) [me|the|this]* (quantum|relativity|physics|history|article|novel|
      chapter)
  `,
  earns: `
    (how|where) [do|does|is|did|can]* (you|u|khum|ya|they|(this|the|ur) (site|app|website)) [all|
      guys|people|ppl|actually|even]* (make|earn|makes|earns|making|earning|get|gets|getting) [
      your|ur|any|the|its]* (money|profit|income|paid|revenue|living)
    (do|does|are|is|will|u) [you|u|khum|this|the|site|app|it|certain|some]* (favour|favor|favours|
      favors|push|promote|promotes|prefer|prefers|biased|boost|rank) [to|towards|for|only|certain|
      the| some|those]* [shop|shops|store|stores|seller|sellers|brand|brands|who|that|which|which
      ones]* [who|that|which]* [pay|pays|paid|paying|sponsor|sponsored|pay you|pay more|first|
      higher]*
    (can|could|do|does) [the|a]* (shop|shops|seller|sellers|store|stores|brand|brands|company|
      companies) (pay|pays|buy) [you|u|to|for|khum|more|extra|money]* [be|get|appear|rank|show|a|
      come|better|higher|good]* (first|top|higher|verdict|ranking|listed|rating|spot|up|above)
    (shop|shops|seller|sellers|store|stores|brand|brands) (who|that|which) pay[s] [you|u|more|
      khum|a lot|extra]*
    (you|u|khum) [all|guys|people|ppl]* [get|gets|getting|earn|earns|take|takes|got]* (paid|
      sponsored| commission|kickback|kickbacks|a cut|ads money) [by|from|anot|or not|if|when]* …
    (who|what) (funds|pays for|finances|is paying for) (khum|this|you|u|this (site|app))
    (is|are) [this|these|the|khum|it]* (sponsored|paid (ads|results|placement)|an ad|ads)
  `,
  person: `
    (are|r) (you|u) [even|actually|really|just|like]* [a|an|real|the|some]* (real person|human|
      humans|person|robot|bot|chatbot|ai|machine|program|real|chatgpt|gpt)
    (is|am) (this|it|i|there) [talking|chatting|speaking|to|with|actually|really|just|even]* [a|
      an| real|some]* (real person|human|person|bot|robot|chatbot|ai|machine|person there)
    (you|u) (real|human|a bot|bot|robot|ai|a person) [person]* [or|ah|or not|anot|meh|is it|
      right]* <end>
    (talk|speak|chat|connect) [me]* [to|with]* [a|an|some]* (real|actual|live) (person|human|
      agent|people)
    (who|what) (am i|is) (talking|chatting|speaking) [to|with]*
    who (made|built|created|developed|coded|invented) (you|u|this|khum)
    (human|real person|bot|ai|robot) or (human|real person|bot|ai|robot)
  `,
  free: `
    <start> [is it|it's|this|really]* (free|foc) (one|to use|or not|anot|ah|meh|right) <end>
    <start> (need|must|have|do i|got) [i|to|have|need]* pay [anything|money|fees|a fee|for it]* [or
      not|anot|ah]* <end>
    (do|must|should|have to|need to) [i|we|u|you]* (pay|sign up|register|create|make|log in|login|
      sign in|subscribe|have|need) [for|to]* [use|using|an|a]* (khum|this site|this app|this
      website|account|this service|use this|use khum|use it here)
    (is|are) (khum|this [site|app|website|service|bot|chat]*|it) [really|completely|totally|
      all]* free [to use|of charge|or|forever]* [or|not|anot|ah|must|need to|do i|have to|pay|
      paid]* <end>
    (how much|what) (does|do|is) (khum|this (site|app|website|service)|a subscription|
      membership) [cost|charge]*
    (need|must|have to|require[s|d]) [an|a|to]* (account|sign up|register|login|log in|sign in) [
      here|for this|or not|anot|ah|first|to use|to]*
    (use|using) [khum|it|this|the site]* without [an|a]* (account|login|signing (up|in)|
      registering)
    (khum|this (site|app|website)) (charge[s]|cost[s]|subscription|premium|hidden fee[s])
    (any|got) (hidden fee|subscription|membership) [fee[s]|here|to use]*
  `,
  sources: `
    how [do|does|did]* (you|u|khum) [all|guys]* (know|get|have|find) [all|the|these|those|old|past|
      previous|your]* (price|prices|price history|history)
    (where|how) (do|does|u|you|khum|did) [you|u|khum|the|all|all these|this|these|it|get|your|ur|
      site]* (price|prices|price data|data) [come from|comes from|coming from|from]*
    where [are|is] [all]* (your|ur|the|these|those) (price|prices|data|info) from
    (how often|how frequently|when) (do|does|are|is|u) [you|u|khum|the|they|your|these|it]* [
      prices|price|data|site]* (updated|update|refreshed|refresh|check|checked|scan|crawl|look) [
      prices|the prices|them|it]*
    (is|are) (your|ur|the|these|those) (price|prices|data|info) (live|real time|real-time|up to
      date|up-to-date|updated|current|accurate|latest)
    (price|prices) [here|shown|on here|on khum|on this site]* (updated|update|refresh) [how]* [
      often|when|daily|everyday|hourly]
    how (old|fresh|recent) (is|are) (the|these|your|ur) (price| prices|data)
    (do|does) (you|u|khum) (scrape|crawl)
  `,
  shown: `
    (your|ur|khum) [all|guys]* (price|prices) … (same|match|matches|tally|correct|exact) …
    (price|prices) [that|which|is|are|on|in|all]* (you|u|here|shown|show|displayed|listed|this (
      site|app)|khum) … (same|match|matches|tally|exact|equal|confirm|final|what i pay) …
    (same|match|tally) [price|prices|as|with]* [on|in|at|the]* (shopee|lazada|tiktok|tokopedia) … (
      you|u|here|this site) (show|list|shown|price|prices)
  `,
  judged: `
    what [do|does|is]* [it|the|a|your|khum]* [mean|mean by]* [verdict|label|tag|badge|chip]* [
      says| called|of|by]* ["|“]* (overstated|raised first|always on sale|not a discount|can't
      be checked yet|usual price|real discount|all-time low) ["|”]* [mean[s]|stand for|verdict|
      label]*
    (overstated|raised first|always on sale|can't be checked yet|usual price|verdict[s]) [verdict|
      label]* (mean|means|meaning) [what]*
    meaning of [the|your]* (verdict|label|badge)[s]
    how (do|does|are|is|did) [you|u|khum|the|these|your|a]* (judge|verdict[s]|judged|decide[d]|
      calculate[d]|work out|define[d]|determine[d]|come up with) [a|the|which|what|your|if|is]* [
      usual price|price|prices|deal|deals|discount|discounts|real|good|it]*
    how [do|does|is|are]* [you|u|the|your]* (verdict|usual price|deal score|rating)[s] (work|
      works| made|calculated|decided|judged)
    how [do|does|are|is|did|to|can|u|you|khum|i|we|one|should]* (know|tell|decide|judge|check|see|
      spot|prove|verify) (if|whether|that|when|which) [a|an|the|any|some]* (discount|deal|sale|
      price|offer|promo|promotion)[s] (is|are|was) [really|actually|truly]* (real|fake|genuine|
      legit|true|good|honest|worth it|inflated) …
  `,
  activities: `
    lottery <not before (ticket|machine|box|paper)[s]>, lucky draw <not before (box|ticket|drum)[
      s]>, raffle <not before (ticket|box|drum|bag|skirt)[s]>
    (how|where|what|do|can|use|redeem|earn|get|my|the|when|any) … points (work|for|here|expire|
      buy|get|use|mean|from) …, (use|redeem|earn|collect|spend) [my|your|the|khum]* points
    (daily|every day) check[-| ]in [reward|bonus|coins|points]*
    (khum|your|the|this|any) giveaway[s], how … (earn|get|unlock) [a|the|more|khum]* badge[s]
    <start> [any|got|where|the|are|is|there|what|do|you|have|show|me|some]* (freebie|giveaway|free (
      gift|thing|item|good|product|sample))[s] [here|today|ah|anot|now|right now|or not]* <end>
    <start> [any|got|what|the|is|there|do|you|have|show|me|some]* free stuff [here|today|ah|
      now]* <end>
    <start> [got|is there|do you have|any]* (what|anything|something|what's|whats) [can|could|i|we|
      get|have|is|are|that's|that|you|got|giving away|there]* [for]* free [here|today|now|ah]* <end>
  `,
  official: `
    (mall|official|verified|preferred|star|flagship|authorised|authorized) [store|shop|seller]* [
      badge|mark|tag|label|logo]* (mean|means|meaning|confirm|confirmed|sure|guarantee|guarantees|
      guaranteed) …
    (does|do|is|are|if|so|will) [the|a|an|all|from|it's]* [shopee|lazada|tiktok|on|lazmall|
      tokopedia]* (
      mall|lazmall|official|verified|preferred|star) [store|shop|seller|items|goods|products]* [
      badge|mark|tag|label]* [mean|means|sure|confirm|always|really|all|100%|guaranteed|
      guarantee|to be|no]* (original|authentic|genuine|real|fake|fakes|counterfeit)
    what [does|is|do]* [the|an|a]* (mall|official|verified|preferred|star|flagship) [store|shop|
      seller]* (badge|mark|tag|label) …
    (do|does|did|can) (you|u|khum) (check|verify|inspect|guarantee|vet) [if|whether|that|the|all|
      any|these]* (seller|sellers|shop|shops|product|products|item|items|goods|authenticity) …
  `,
  regions: `
    (which|what) (countries|country|regions|marketplaces|platforms|shops|stores|sites) [do|does|
      are|is|all]* (you|u|khum|this site|it|the site) [do|does|can]* (cover|covers|support|
      compare| compares|check|checks|work|works|have|include|track|available|in|with)
    (do|does|is|can) (you|u|khum|this site|it) (work|works|available|usable|cover|covers|operate|
      support|supports|work outside) [in|for|outside]* [the|also]* (thailand|indonesia|singapore|
      malaysia|philippines|vietnam|india|japan|brunei|cambodia|china|australia|usa|us|uk|myanmar|
      taiwan|hong kong|other countries|my country|which countr(y|ies))
    (do|does|can) (you|u|khum|this site) [also|only]* (cover|compare|check|track|support|
      include) [prices|offers|from|at|on]* (shopee|lazada|tiktok|tokopedia|amazon|ebay|temu|shein|
      zalora| taobao|aliexpress|qoo10|carousell|tiki|blibli|bukalapak|facebook)
  `,
  sold: `
    (do|does|will|u|you) [you|u|khum|this|the|site|app|all|guys]* (sell|selling|leak|give away|
      pass on) [my|our|ur|user|the]* (data|info|information|details|chats|chat|email|number)
    (data|info|details|chats|email) [get|gets|being|is|are|here|not]* (sold|leaked|passed on) …
  `,
  privacy: `
    (do|does|will|are|is) [you|u|khum|this|my|the|site|chat|these]* [site|app]* (keep|save|store|
      stored|saved|sell|share|record|recorded|collect|track|read|logged|log) [my|our|this|these|
      the| all|what|personal]* (chat|chats|data|info|information|conversation|conversations|
      messages| history|details|questions|i (ask|type|search)|me|location)
    (who|anyone) [can|could]* [see|sees|read|reads] (my|this|these|our) (chat|chats|conversation|
      messages|questions|data|searches)
    privacy (policy|here|on khum), [how] [is]* my privacy
    (delete|erase|remove|clear|wipe) [all|my|this|the|our|these]* (chat|chats|conversation|
      conversations|chat history|personal data|history here|data)
    how long … keep … (chat[s]|data)
    (what|which) [personal]* (data|info) (do|does) (you|u|khum)
    (is|are) (this|my) (chat|conversation|data) (private|safe|secure|confidential|anonymous)
  `,
  mistake: `
    (price|prices|figure) [here|on your site|you show|shown|listed|displayed|u show]* [is|are|
      was]* [totally|clearly|just|still]* (wrong|incorrect|outdated|not right|not correct|out of
      date| different from (the|shopee|lazada|tiktok|app))
    (report|flag|correct|fix|complain about) [a|the|this|an|your|some]* [wrong|incorrect|false|
      outdated|bad]* (price|prices|listing|error|mistake)
    (found|spotted) [a|an]* (wrong price| mistake|error|bug) [on|in|here|price]*
    (where|how) [can|do|to|should]* [i|we]* (report|flag) [a|the|this]* (price|error|mistake|bug|
      wrong)
    your (price|data|info) [is|are|not|got]* (wrong|mistake|error|outdated)
  `,
  proposal: `
    (can|could|please|pls|how|will) [you|u|i|do|to|we|khum]* (add|include|suggest|recommend|
      submit| propose|request) [a|an|this|my|new|another|the|other|more]* (shop|shops|store|
      stores|seller| platform|marketplace|website|own shop|online shop)
    (suggest|suggestion|feedback|feature request) [a|for|to|of]* (shop|store|khum|you|the site|
      this site|your site)
    (i|we) (own|run|have) a (shop|store|business) … (list|add|join|sell)
    (post|share|submit) [a|my|the]* deal [here|on khum|i found|myself]*
  `,
  channels: `
    (alert|alerts|notification|notifications|notify|tell|remind|send|sent|ping|message|msg) [me|
      us| it|them|come|comes|be|is|are|the|to|my|will]* (via|by|through|thru|over|on|to|in) [
      my]* ( whatsapp|whatsap|wa|telegram|tele|tg|line|sms|email|e-mail|mail|messenger|discord|
      viber|zalo| text|push|phone)
    (via|by|through|thru|over) (whatsapp|whatsap|wa|telegram|tele|tg|line|sms|email|messenger|
      discord|viber|zalo|text message|push) [can|possible|also|ok|not|or|instead|please|anot|
      ah]* <end>
    <start> [can|could|is|possible|and|or|to]* (on|to|via|use|using|by|thru) [my]* (whatsapp|wa|
      telegram|tele|sms|email|messenger|discord|viber|zalo) [or|not|instead|can|possible|pls|
      please| anot|ah|ok]* <end>
    (how|where) (will|do|would|can|does) [i|you|u|the|it|that|this|khum|alert|alerts|be]* (get|
      receive|notified|reach|contact|send|sent|alerted|notify|tell|alert|come) [the|me|my|it|them|
      that|to]* (alert|alerts|notification|notifications|when it drops|me|it) [come|sent]*
    (which|what) channel[s]
  `,
  stopped: `
    (delete|remove|cancel|stop|turn off|switch off|pause|unsubscribe|disable|edit|manage|see| undo|
      clear|get rid of) [all|my|the|that|this|from|an|a|of|those|these|price]* (alert| alerts|
      notification|notifications|price watch|price watches|watches|watch|reminder|reminders)
    (where|how) [do|can|are|is|to]* [i|my|the]* (see|find|manage|my) [my|the|all]* (alerts|price
      watches|watches|notifications)
    don't (alert|notify|remind) me [anymore|any more|about|again]*
    stop (alerting|notifying|reminding|emailing|messaging) [me]*
  `,
  what: `
    what (is|are|'s|does) [exactly|this]* khum [do|for|about|actually]*, khum is what
    what (is|does) this (site|app|website) [do|for|about|exactly]*
    how [does|do|is|the|this|whole|your|ur|it]* (khum|it|this|thing|site|app|website) [actually|
      really|even|all]* (work|works|function|functions) [one|ah|actually|exactly|here]* <end>
    how (to|do i|can i|does one) use (khum|this|this (site|app|website)) [one|ah]* <end>
  `,
  here: `
    (safe|legit|trusted|reliable|secure|scam|can trust|risky|genuine|ok|okay) [to|and|if|i|we|for|
      one|it|me]* (buy|shop|order|pay|purchase|buying|shopping) [things|stuff|from|at|on|it]* (
      here|khum|this (site|app|website)|you|u)
    (buy|shop|order|buying|shopping|ordering) [things|stuff|from|at|on|it]* (here|khum|this (site|
      app|website)) … (safe|legit|scam|cheat|arrive|genuine|authentic|reliable|fake|real)
    (is|was) (it|that|this) [message|text|sms|call|link|really]* from (you|khum|you guys|your side)
  `,
  history: `
    how (far back|many (months|days|years|weeks)|long) … (price history|history|graph|chart)
    (price history|graph|chart)[s] … (how far|how many (months|days|years)|how long|since when)
  `,
  codes: `
    how (do|to|can|does) [i|we|u|you]* (use|apply|redeem|enter|key in) [the|this|that|a|your|these|
      my]* (code|voucher|coupon|promo code)[s]
    where (do|to|can|should) [i|we]* (enter|put|paste|type|key in) … (code|voucher|coupon)[s]
    (code|voucher|coupon)[s] … (where|how) (to|do i) (enter|use|put|apply|key in|paste)
    when (do|does|will) [these|those|the|this|that]* (code|voucher|coupon)[s] expire
  `,
};
