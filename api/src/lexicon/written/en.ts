import type { Written } from './written.ts';

export const written: Written = {
  textAsked: {
    warranty: `
      [how long|how many|is|what|the|months|years|for|got|any|does|it|have|come|comes|
        with]* (warranty|
        warranties|warrenty|waranty|guarantee period) [how long|period|got|is|have|long|for|or not|
        anot|ah|year[s]|month[s]|cover[s]|how many|on it|of|the|last|leh]*
    `,
    scent: `
      what (smell|scent|fragrance) [is|does|it|this|has|have|like]*, how (does|do) … smell
      smell[s] like [what], what (does|do) … smell [like], what['s|s| is] the (smell|scent|
        fragrance)
      (smell|scent|fragrance) (how|strong|nice|what)
    `,
    whom: `
      for (men|man|male|him|guys|boys|a man) or [for|a]* (women|woman|female|ladies|her|girls)
      for (women|woman|female|ladies|her|girls) or [for|a]* (men|man|male|him|guys|boys)
      (is|are) (it|this|that|these|they) unisex, unisex (or not|anot|ah|meh)
    `,
    neck: 'wide neck[ed], (wide mouth|wide-mouth)[ed]',
    stay: `
      how long [does|do|is|can|will|the|its|it|this|that|s|for]* battery [life|last[s]|stay|run[s]|
        of|
        on|is]*
      battery [life|time|last|lasts|can|will|how|is|the]* (how long|last how long|how many hours)
      battery life [is|how|of|on|for|the]* [ah|leh|good|ok|long]* <end>
      battery (last|lasts|tahan) [long|how long|for|ah|anot|or not]*
      how (long|many hours) [does|do|can|will|it|this|they|the]* (last|play|run|stay)[s] [on|per|
        with|
        one|a|full|single|1]* (charge|battery|charging)
      how (long|many hours) … (one|a|full|single|per|1) charge
    `,
    dishwasher: 'dishwasher [safe|proof], dishwasher-safe, dish washer',
    washing: `
      [can|to|be|is|it|in]* (machine wash|machine-wash|hand wash|hand-wash)[able|ed]
      washing machine <after (in|
        into) [the|a]* …>
      (can|how|could) [i|to|you|we|do|it|this|they|be]* wash[ed|ing] [it|this|them]*
      (is|are) (it|this|they|these|that) washable, washable (or not|anot|ah)
    `,
    wrapped:
      '(gift wrap|gift-wrap)[ped|ping], (can|could) … wrap, wrapped [up] as [a|an]* (gift|present)',
    assembly: `
      (need|have|must|needs|do i|hard|easy|difficult|come|comes) [to|it|i|you|already|self|own]* (
        assemble|assembly|assembled), self assembl(e|y)
    `,
    expiry: `
      (when|what) … (expire[s]|expiry|best before), expiry date, expiry (when|how long|is)
      shelf life
      expire[s] when, how long [can|does|will|it|do|to|they|i]* (keep|last) [before|until|till|once]
    `,
    exchange: `
      (can|could) [i|we|you]* (return|exchange|refund|swap) [it|this|them|if|the|size]*
      (return|exchange|refund) [can|policy|possible|allowed|ok|size]* (anot|or not|policy|possible|
        allowed)
    `,
    box: `
      what['s|s] [is|are|in|inside|included|come|comes|with|the]* (box|package|included)
      what (comes|come) with [it|this], what (do|will) i get (with|in)
      (include|includes|included|come|comes) [with]* (what|anything)
    `,
    material: `
      what [is|are|s]* [it|this|they|that|these|the]* (made (of|from)|material|fabric)
      what (material|fabric), made of what, (material|fabric) [is|of]* what, which (material|fabric)
    `,
    ingredients: `
      what ['s|s|is|are|the|its|in|it]* ingredient[s], ingredient[s] (what|list), contain[s] what
      (which|any) ingredient[s], what (does|do) … contain
      (does|do|is|are|has|have) (it|this|they|there) [have|contain|got|any|added]* (sugar|milk|nuts|
        gluten|lactose|dairy|alcohol|preservatives|caffeine|fragrance|perfume|paraben[s]|msg|pork|
        gelatin[e]) [in|inside]* [it|this|them|or not|anot|ah|inside]* <end>
      contain[s] (sugar|milk|nuts|gluten|lactose|dairy|alcohol|preservatives|caffeine|msg)
    `,
  },
  textSaid: {
    warranty: 'warranty, guarantee[d] (for|within)',
    scent: `
      scent[s|ed], smell[s], fragrance[s], fragrant, aroma[tic], floral, flowery, fruity, woody
      musk[y]
      citrus, vanilla, unscented, odour, odor
    `,
    whom: `
      unisex, for (men|women|him|her|ladies|boys|girls|everyone|him and her|men and women)
      men's, women's, (men|women) alike
    `,
    neck: 'wide neck[ed], (wide mouth|wide-mouth)[ed]',
    stay: `
      battery [life|time]* [of|up to|lasts|for|about]* {number}
      {number} (hour|hours|hrs|minute|minutes|min|days|day) [of]* (battery|playtime|use|runtime|
        play)
      {number}-(hour|minute|day) (battery|playtime|use|runtime|play)
      (battery|charge) … {number} (hour|hours|hrs|minute|minutes|days)
      (lasts|runs|plays|works) … (charge|battery), (calls|music|play|use|playback) all day
      all day [long] (on|per|battery), all-day battery
    `,
    dishwasher: 'dishwasher',
    washing: 'wash[es|ed|able|ing], (hand wash|hand-wash), rinse[s], wipe[s], wiped',
    wrapped: `
      (gift wrap|gift-wrap)[ped], wrapped as [a]* (present|gift), as a (present|gift), ready to give
    `,
    assembly: 'assembl(e|ed|y), put[ting]* [it]* together, tool[s] (included|in the box)',
    expiry: 'expir(y|es|e), best before, shelf life, to the date, dated',
    exchange: 'return[s|ed], exchange[d|s], refund[s|ed], replaced, sends another',
    box: `
      in the box, (is|are) included, include[s], (come|comes) with, comes in, (in|with) [its] box
    `,
    material: `
      made (of|from), cotton, linen, silk, wool, polyester, nylon, leather, rubber, wood[en], bamboo
      steel, iron, aluminium, ceramic, glass, plastic, silicone, foam, mesh, soy wax, stone, paper
      fabric <before (that|which|of)>
    `,
    ingredients: `
      ingredient[s], contain[s], made (of|from), without [added]* sugar, added sugar
      sugar, milk, nut[s], gluten, lactose, alcohol, preservative[s], caffeine, pure, paraben[s]
    `,
  },
  allergens: {
    milk: `
      milk, dairy, lactose, whey, casein, cow['s|s]* milk, milk protein, cheese, butter, yog(h|)urt
    `,
    nuts: 'nut[s], peanut[s], almond[s], cashew[s], hazelnut[s], walnut[s], pistachio[s]',
    gluten: 'gluten, wheat, coeliac, celiac, barley, rye',
    soy: 'soy, soya, soybean[s]',
    egg: 'egg[s]',
    seafood: 'seafood, shellfish, shrimp[s], prawn[s], crab[s], fish, squid',
  },
  lacking: '',
  boast: `
    cheap[er|est], lowest price, best price, price[s], discount[s|ed], {number} % off, {number}% off
    half price, on sale, flash sale, voucher[s], coupon[s], promo[tion|tions], free gift, cashback
    (100 %|100%|completely|totally|perfectly|absolutely|fully|proven) (safe|natural|original|
      genuine|
      authentic|organic|effective|harmless)
    cure[s|d], heal[s], treat[s|ed|ment], prevent[s] (disease|cancer|infection|illness)
    (no|without|zero) (side effect|side-effect)[s], doctor[s] recommend[ed]
    recommended by doctor[s], miracle
    fda approved, (best|no. 1|number one|no 1) in the (world|country), safe for (everyone|anybody|
      babies|newborns|pregnan(t|cy)|all|kids|children)
    (non toxic|non-toxic), lose[s] weight, slimming, antibacterial, sterile, fireproof
    shockproof safety
    whatsapp, telegram, line id, wechat, viber, zalo, (message|dm|text|call|contact|chat|add|
      email) (me|
      us), bank transfer, pay (directly|outside|to), transfer (to|the|money), deposit
    ignore (all|the|previous|any), system prompt, instruction[s] (to|for) [the] (ai|assistant|bot)
  `,
  received: `
    how [do|to|can|does|i|we|you|one]* (get|claim|redeem|receive|collect|take) [it|them|that|this|
      one|
      those|these|the free one|the freebie|the giveaway]* [ah|then|leh]* <end>
    how (claim|redeem|to claim|to redeem|to get it|do i claim|do i get it)
    (what|where) [do|should|to|can|i|we]* (do|go|claim|redeem|sign up) [to (get|claim|redeem)] [it|
      them|that|one]* <end>
  `,
  receiving: `
    press, tap, click, claim, receive, collect, redeem, confirm the order, at zero, per account
    one each, one per, follow the shop, sign up
  `,
};
