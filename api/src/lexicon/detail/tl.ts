import { NO_DETAIL } from './detail.ts';
import { follow } from '../follow/tl.ts';
import { written } from '../written/tl.ts';
import { cost } from '../cost/tl.ts';
import type { Detail } from './detail.ts';

export const detail: Detail = {
  ...cost,
  ...follow,
  ...written,
  secondPiece: '[yung|ang]* pangalawa[ng piraso]',
  halfPrice: 'kalahating presyo, kalahati [na lang]* [ang]* [presyo]*',
  calledBy: 'yung, ung, yung tig',
  either: 'o, or, vs',
  cheaperThan: 'mas mura[ng] [pa]* (sa|kaysa|kesa|kay) [sa]*',
  codeWorks: `
    (gumagana|gagana|umuubra|uubra|nagagamit|magagamit|magamit|gamitin|valid) [pa|ba|ko|na|bang]*
  `,
  othersOfKind: '[may|meron|yung]* iba[ng] (pa|pang) [ba|bang]*',
  anyCode: `
    (may|meron|mayroon|ibang|anong|alin|aling) [ba|bang|pa|ibang]* (code|voucher|
      coupon)[s]
  `,
  held: {
    memory: `
      ram
    `,
    storage: `
      storage, internal memory, rom
    `,
  },
  most: `
    [alin|ang|yung|may|na|ba]* (pinakamalaki|pinakamataas|pinakamarami|mas malaki|mas mataas|
      mas marami)[ng] [na|ang|yung]*
  `,
  reducedNow: `
    (naka-sale|nakasale|naka sale|naka-discount|naka discount|naka-promo) [ba|po|pa|ngayon|na]*
    (on sale|sale|discounted|bawas) (ba|po ba|pa ba) [ngayon|na]*
    may (discount|bawas|sale) (ba|po ba|pa ba) [ngayon|na|sa|ang|yung]*
  `,
  link: `
    [pa-send|pasend|pa send|pahingi|pahinge|send|bigay|bigyan|meron|may|paki|nasaan|asan|yung|ang|
      nung|mo|ako|ng|ba|bang]* link [nito|niyan|nun|nyan|po|naman|sa|dito|diyan]*
    saan [ba|pwede|puwede|po|ko|ako|ito|yan|pwedeng]* (mabibili|mabili|bilhin|makakabili|bibilhin|
      bumili|nabibili|bibili|mabibilhan) [ito|yan|to|yun|niyan|nito|nun|ako|ko]*
  `,
  worst: `
    (anong|aling|alin sa mga|saang) (shop|tindahan|store|app|platform|seller)[s] [ang|yung|na|
      mas]* (
      pinakamalala|pinakamadami|pinakamarami|pinakamadalas|pinakagrabe|malala|madalas|worst) [
      manloko|magpeke|peke|diyan|dyan|nyan]*
  `,
  trulyReduced: `
    [ang|yung|na]* (totoong|tunay na|talagang) (sale|discount|bawas)
    (may|meron) [ba|bang|po|pa]* (discount|bawas|sale) [ba|po|pa|yan|yun|ito|to|ngayon]*
    (alin|ano) [ang|yung|sa mga ito|dito]* (naka-sale|nakasale|naka sale|may discount|may bawas|
      discounted) [ngayon|ba]*
    [ang|na]* (talaga|talagang|totoong|tunay na) (bumaba|naka-sale|nakasale|mas mura|nagmura) [ang|
      na|presyo|ngayon]*
  `,
  onSale: '[na|mga|may|ba]* (naka-sale|nakasale|naka sale) [ngayon|na|ba]*',
  colour: 'kulay, color[s]',
  named: 'amoy, lasa, gawa sa, disenyong',
  rating: '(rating|review) [na|at least|mula|taas]*',
  stars: 'pataas',
  sized: 'kapal, haba, lapad, taas, laki',
  withIt: 'na may, may',
  priceFor: 'para sa, para dun sa',
  whichPlatform: `
    (meron|mayroon|may|available) [ba|bang|din|rin|to|nito]* sa <before {shop}>
    saang (app|platform) [ba|ako|ko|mas]* (bibili|bibilhin|okay bumili|magandang bumili)
  `,
  raisers: `
    (anong|aling) (shop|tindahan|store) [ang|yung]* (nagtataas|tinataas|nagtaas) [ng|ang|yung]* (
      presyo bago mag-sale|presyo bago mag sale|presyo bago ang sale)
  `,
  seenElsewhere: `
    nakita ko [ito|siya]* [sa|ng]* (labas|mall|tindahan|palengke|ibang tindahan|iba)
    sa (labas|mall|palengke|ibang tindahan) [ay]*
  `,
  usual: `
    mga magkano [ba|ang|yung|kaya]*
    [ano|magkano]* [ba|ang|yung|nga]* (karaniwan|karaniwang|normal|normal na|usual|usual na|average|
      average na) (presyo|price) [ng|ba|nito|niya|niyan|ang]*
    magkano [ba|ang|yung]* (karaniwan|normally|usually|kadalasan) [ang|ba]*
  `,
  moved: `
    [yung|ang]* (trend|history|galaw) ng presyo
    [ng|yung|ang]* presyo[ng]* [ba|nito|niyan|nyan|nun]* (gumalaw|nagbago|tumaas o bumaba|
      bumaba o tumaas)
    (magkano|nagkano|hm) [ang|ba|to|ito|yan|yun|siya|sya|presyo|nito]* (dati|noon|nung una)
    (totoo|talaga) (bang|ba) (bumaba|nagmura) [ang|yung]* presyo [ng|nung]*
    (tumaas|tumataas) (o|ba o) (bumaba|bumababa) [ba|ang|yung|presyo]*
    (bumaba|bumababa) (o|ba o) (tumaas|tumataas) [ba|ang|yung|presyo]*
    (bumaba|tumaas|bumababa|tumataas) ba [ang|yung|'yung]* presyo [nito|niyan|nyan|ng|nung]*
  `,
  spans: {
    year: '[sa|nitong|loob ng|nakaraang]* (isang taon|1 taon|taon|12 months)',
    half: '[sa|nitong|loob ng|nakaraang]* (anim na buwan|6 na buwan|6 buwan|6 months)',
    quarter: '[sa|nitong|loob ng|nakaraang]* (tatlong buwan|3 buwan|3 na buwan|3 months|90 days)',
    month: '[sa|nitong|ngayong|loob ng]* (isang buwan|1 buwan|buwang ito|30 days|buwan)',
    week: '[sa|nitong|ngayong|loob ng]* (isang linggo|1 linggo|linggong ito|7 days|linggo)',
  },
  now: '[presyo]* (ngayon|ngayong araw)',
  reviewed: `
    [yung|ang|alin|may]* [ang|yung|may]* (pinakamaraming|pinaka maraming|pinakamadaming) (review|
      rating)[s]
  `,
  alike: {
    ...NO_DETAIL.alike,
    light: '[yung|na|medyo]* magaan [na|lang]*',
    heavy: '[yung|na]* mabigat [lang]*',
    long: '[yung|na]* mahaba [lang]*',
    lasting: '[yung|na|may]* (matagal malowbat|mahabang battery|matagal ang battery)',
    small: '[yung|na]* maliit [na|lang]*',
    big: '[yung|na]* malaki [na|lang]*',
  },
  reviews: `
    <start> [ok]* (maganda|magaganda) ba [to|yan|ito|yun|siya|sila|talaga]* <end>
    (ano|anong) [ang|ba]* (sabi|masasabi) ng [mga]* (reviews|review|bumili|gumamit)
    (kumusta|kamusta|kumusta naman) [ang|yung]* [mga]* (reviews|review)
  `,
  among: '(sa|mula sa) [mga]* (ito|iyan|yan|yun|yon|nito|dito)',
  amongAll: 'sa lahat ng (ito|iyan|yan|yun|yon|nasa listahan|nabanggit)',
  extra: '(magkano|ilan) [ang|yung]* (dagdag|diperensya|difference|idadagdag)',
  destination: `
    (shipping|sf|padala|pa-ship|paship|deliver|delivery|ship) [fee|po|ba|yan|ito|nyan]* (sa|
      papuntang|papunta sa|hanggang|pa|to)
  `,
  ever: 'ever, all[-| ]time, kahit kailan, mula noon, dati',
  otherOne: '(yung|ung|iyong) (isa|kabila|isa pa) <not before (lang|nga)>',
  previous: '[sa|at]* [yung|ang]* (nauna|nakaraan|kanina|nauna kanina)[ng]* [isa|item]*',
  atLowest: `
    [nasa|sa|na]* (pinakamababa|pinakamababang|pinaka mababang|pinakamurang|lowest) [na]* presyo [
      nila|nito]* (ever|sa lahat ng panahon|kahit kailan|so far)
    nasa [kanilang|pinaka]* (pinakamababang|pinakamurang|lowest) [na]* (presyo|price) [ever|ngayon]*
  `,
  ofAny: 'ano, alin, anong, aling, mga, produkto',
  free: 'libre, libreng, free, freebie[s], pa-freebie',
};
