import type { Interests } from './interest.ts';

export const interests: Interests = {
  baking: 'mag-bake, magbake, pagbe-bake, baking, gumawa ng (cake|tinapay), mag bake',
  cooking: 'magluto, pagluluto, luto, nagluluto, kusina, cooking, kusinero, kusinera',
  running: 'tumakbo, pagtakbo, takbo, tumatakbo, mag-jogging, magjogging, jogging, mag-run, magrun',
  yoga: 'mag-yoga, magyoga, yoga',
  badminton: 'mag-badminton, magbadminton, nagbabadminton, nagba-badminton, badminton',
  tennis: 'mag-tennis, magtennis',
  football: 'mag-football, magfootball',
  basketball:
    'basketball, basketbol, mag-basketball, magbasketball, nagbabasketball, nagba-basketball',
  boxing: 'boksing, mag-boxing, magboxing, boksingero',
  skating: 'mag-skate, magskate, mag-skateboard',
  cycling:
    'mag-bike, magbike, mag bike, nagba-bike, nagbabike, magbisikleta, pagbibisikleta, siklista',
  sport: `
    maglaro sa labas, laro sa labas, maglangoy, lumangoy, mag-gym, maggym, sports, mag-ehersisyo
    mag-exercise, gym, volleyball, lumalangoy
  `,
  guitar: 'gitara, maggitara, mag-gitara, naggigitara',
  piano: 'mag-piano, magpiano, piano',
  violin: 'biyolin, magbiyolin',
  singing: 'kumanta, kumakanta, mag-karaoke, magkaraoke, mag-videoke, videoke, kantahan',
  music: 'musika, tumugtog, makinig ng music, music',
  reading: 'magbasa, pagbabasa, nagbabasa, mga libro',
  writing: 'magsulat, pagsusulat, mag-journal, nagsusulat',
  gaming: 'maglaro ng (games|ml|online games), ml, mag-games, gamer, mag-ml, maggames',
  tea: 'tsaa, mag-tsaa, magtsaa, uminom ng (tsaa|tea)',
  coffee: 'kape, magkape, mag-kape, nagkakape, mag-coffee, uminom ng (kape|coffee)',
  fishing: 'mangisda, pangingisda, mag-fishing, mamingwit',
  camping: `
    mag-camping, magcamping, mag-camp, mag-hike, mag hike, maghike, hiking, mag-hiking, umakyat
    mamundok, bundok, umakyat ng bundok
  `,
  travel: 'maglakbay, gumala, byahe, bumyahe, magbyahe, biyahe, magbiyahe, mag-travel, lakwatsa',
  stars: 'bituin, mga bituin, mag-stargazing, magstargazing, astronomiya, kalawakan',
  garden: 'halaman, maghalaman, magtanim, paghahalaman, tanim, maggarden, mag-garden, halamanan',
  knitting: 'maggantsilyo, mag-gantsilyo, gantsilyo, mag-crochet, magcrochet, mag-knit, magknit',
  sewing: 'manahi, pananahi, magtahi, mag-sewing, magburda, nananahi',
  art: `
    magdrawing, magpinta, mag-drawing, mag-paint, magpaint, mag paint, pagpipinta, pagguhit
    mag-sketch, mag drawing, nagpipinta, gumuhit
  `,
  fashion: 'pumorma, porma, damit, mag-fashion',
  beauty: 'mag-makeup, magmakeup, magpaganda, kikay, mag make up, mag-skincare',
  dogs: 'aso, mga aso',
  cats: 'pusa, mga pusa',
  aquarium: 'mag-alaga ng isda, isda sa aquarium, nag-aalaga ng isda, mga isda',
  pets: 'alagang hayop, mag-alaga ng hayop, mga hayop',
  photography:
    'mag-picture, magpicture, kumuha ng (litrato|picture[s]), litrato, mag-vlog, magvlog',
  repair: `
    magkumpuni, mag-kumpuni, pagkukumpuni, nagkukumpuni, kumpuni, mag-ayos ng (gamit|bahay|sira)
    magkalikot, kumalikot, mag-repair, magrepair, mag-ayos, karpintero, magkarpintero, mag-diy
  `,
  computing: 'kompyuter, mag-computer, mag-code, programmer',
  gadgets: 'gadyet, gadget[s]',
  study: 'estudyante, kolehiyo, nag-aaral, mag-aaral, magkokolehiyo, pasukan, college student',
  learning: 'pang-aral, educational, mag-aral, matuto',
  decor: `
    mag-decorate, magdecorate, pang-decor, mag-ayos ng kwarto
    bagong (bahay|condo|apartment)
  `,
  candles: 'mabangong kandila, kandila',
  sweets: 'matamis, matatamis, tsokolate, kendi',
};
