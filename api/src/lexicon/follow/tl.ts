import type { Follow } from './follow.ts';

export const follow: Follow = {
  onRecord: `
    kailan [ba|siya|sya|ito|to|yan|naging|pa|huling]* [ang|yung]* (pinakamura|pinakamababa|
      pinaka mura|pinaka mababa|lowest|cheapest) [siya|sya|ang presyo|nito|niya|yan]*
    (naging|nag|bumaba) [ba|na|pa|siya|sya|ito]* (mas mura|mas mababa) [ba|na|pa|siya|sya|ito|
      dati|noon|before]*
    (mas mura|mas mababa) [ba|siya|sya|ito|to|pa|yung presyo]* (dati|noon|before|nung nakaraan)
    nagmura [pa|na|ba|siya|sya|ito]* (dati|noon|before)
    (pinakamura|pinakamababa|pinakamababang presyo) [na|niya|nya|nito|siya|ever]* (dati|noon|ever|
      kailan|sa history)
  `,
  choosing: `
    [so|edi|e|eh|kaya]* (alin|ano) [ba|na|nalang|na lang|sa dalawa|dun|ang|yung|dapat]* (bibilhin|
      kukunin|bilhin|kunin|pipiliin|mas okay|mas maganda|mas sulit) [ko|mo|ba|natin]*
    (alin|ano) [ba|sa dalawa|ang]* (mas sulit|mas okay|mas panalo|panalo)
  `,
  untilWhen: `
      hanggang (kailan|kelan|anong oras)
      (anong oras|kailan|kelan) [ba|siya|to|ito]* (matatapos|tapos|mag-end|mageexpire|mag-expire)
  `,
  instead: 'na lang, nalang, mas gusto [niya|nya|ko]*, palitan ng, imbes',
  realOnes: `
    [pakita|ipakita|patingin|yung|ang|mga|lang|may]* (totoong|tunay na|legit na) (discount|sale|
      bawas|deal)[s] [lang|ngayon|na]* <not before ba>
    (pakita|ipakita|patingin|mga) [ang|yung|mga|lang]* (real|legit) (discount|sale|deal)[s]
  `,
  only: 'lang, lamang',
  pastBefore: 'nakaraang, nitong [nakaraang]*, loob ng, huling, past, last',
  pastBehind: '[na|ang]* (nakaraan|nakalipas), ago, nakaraan',
  howManyIn: `
    ilan[g] (piraso|pcs|laman|pieces|kulay) [ba|ang|po|sa|nasa|isang|per|isa]* [laman|pack|box|set]*
    ilan [ba|po]* (ang laman|laman|sa isang|per pack|per box|nasa isang) [pack|box|set|nito|niya]*
  `,
  nextCheapest: `
    [yung|ang]* (pangalawa|pangalawang|ikalawang|second|2nd|sunod na|sumunod na) [sa|na|ang]* (
      pinakamura|pinaka mura|cheapest|mura)
  `,
  lessThanNow: '(mas mura|bawas|baba) [kaysa|sa|kesa|ng]* [presyo]* (ngayon|now)',
  partGood: `
    (maganda|malinaw|malakas|matagal|okay|ok) [po]* ba [po]* [ang|yung]* (camera|battery|screen|
      sound|bass|
      mic) [nito|nun|niya|noon]*
  `,
  allowed: `
    (pwede|puwede|ok|okay|sige) [na|lang|rin|din|nga|po|naman]*
    na (nga|lang|rin|din) [po]*, basta, <start> sige
  `,
  minutes: 'minuto, minute[s]',
  swap: '(palitan|papalitan|pinalitan|ipalit|palit) [mo|natin|nalang|na lang|ang|yung|ung]*',
  swapFor: '(ng|nang|sa) [isang]*',
  vague: `
    (something|anything|kahit ano[ng]|bagay) [na]* (masaya|maganda|astig|cute|useful|kakaiba|fun|
      nice|cool|sulit), pang[-| ]*weekend
  `,
};
