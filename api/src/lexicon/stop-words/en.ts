/** Stop words of English: one after a space, as the search reads them. */
export const stopWords = `
  i me my mine myself we us our you your u ur he him his she her hers they them their it its this
  that these those who whom whose which what when where why how am is are was were be been being
  do does did done have has had having will would shall should can could may might must ought a an
  the and or but nor so yet if then than as at by for from in into of on onto out over per to up
  with without within about above after again all also already always another any anyone anything
  around away back because before both each either else enough even ever every everyone everything
  few first further get gets getting give gives go goes going gone got here hi hello hey im ive id
  ill just keep keeps kind kinda know let lets like likes look looking lot lots many maybe mean
  more most much need needs needed no not now ok okay decent lately recently one ones only other
  others own please pls
  quite rather really right same say says see seem seems show some someone something sort still
  such suggest sure take tell thank thanks there thing things think though through together too
  toward try trying under until use used uses using usually normally very wait want wants wanted
  way well while wish work works yes mum mom mother dad father son daughter wife husband boyfriend
  girlfriend friend sister brother aunt uncle turning wont dont doesnt didnt isnt arent cant
  couldnt shouldnt wouldnt hows whats wheres thats theres lah leh lor meh hor ah sia bro sis boss
  buying buy bought sell selling sold shop store website site price prices cost costs cheap
  cheaper cheapest good better best nice great recommend eh uh um hmm oh wow omg haha instead
  s t re ll ve
  w b4 lol lmao rofl tbh ngl imo imho idk btw fyi asap pic pics rite aight k kk yep yeah yea yup
  nope nah huh ugh aww yay ooh honestly literally actually basically probably possibly hopefully
  mostly nearly almost sorta gotta gonna wanna dunno cannot can't cuz cause coz since whenever
  wherever whatever whichever somehow someday today tonight tomorrow yesterday monday tuesday
  wednesday thursday friday saturday sunday day days hour hours
  minute minutes time times next last past soon later never often sometimes once twice feel feels
  felt thinking thought guess hope hoping hate love loves loved prefer preferably wondering ask
  asked asking told telling hear heard seen saw came come comes coming left leave put puts putting
  set sits sit sleep sleeps stay stays live lives living move moving start starts starting stop
  stops end ends help helps helping bring brings brought call calls called happen happens matter
  matters care cares mind kept hold holds eat eats drink drinks
  fly flying learn learning break breaks
  broke broken die died dies kill killing flip flips guy guys people person folks mate buddy gf bf
  hubby wifey niece nephew cousin grandma grandpa granny colleague colleagues
  coworker teacher parent parents family neighbour neighbor neighbours neighbors
  roommate big bigger
  biggest small smaller smallest tiny huge bad worse worst easy easier easiest hard harder simple
  different difference worth extra fair legit real fake whole half full true false wrong fine
  fresh super totally pretty anyways anyway pc pcs bucks quid
`;
