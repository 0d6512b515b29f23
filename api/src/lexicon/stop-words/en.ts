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
`;
