import type { Detail } from './detail.ts';

export const detail: Detail = {
  codeWorks: `
    (gumagana|gagana|umuubra|uubra|nagagamit|magagamit|magamit|gamitin|valid) [pa|ba|ko|na|bang]*
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
};
