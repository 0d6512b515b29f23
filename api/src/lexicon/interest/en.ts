import type { Interests } from './interest.ts';

export const interests: Interests = {
  baking: 'bake[s], baking, baker[s], cakes, patisserie',
  cooking: 'cook[s|ing], home cook, the kitchen, foodie, kitchen, chef, bbq, grill[ing]',
  running: 'run[s|ning], runner[s], jog[s|ging], jogger, marathon[s], half marathon',
  yoga: 'yoga, pilates, stretching, meditat(es|ion|ing)',
  badminton: 'badminton, shuttlecock',
  tennis: 'tennis',
  football: 'soccer, football, footie, futsal, footballer',
  basketball: 'basketball, hoops, nba',
  boxing: 'boxing, muay thai, kickboxing, mma, boxer',
  skating: 'skating, roller skating, rollerblading, skateboarding',
  cycling: 'cycling, cyclist[s], cycle[s], bike rides, biking, bicycles, riding (bikes|his bike)',
  sport: `
    swimming, ball games, active, sport[s], sporty, gym, fitness, workout[s], exercise
    (play[s|ing]|use|used|go) (outside|outdoors), work[s|ing] out, athlete, volleyball, table tennis
  `,
  guitar: 'guitar[s], ukulele',
  piano: 'piano[s], pianist, keyboards',
  violin: 'violin[s], violinist',
  singing: 'singing, sing[s], karaoke, ktv, podcast[s|ing]',
  music: 'music, songs, musician[s], kpop, k-pop, concerts',
  reading: 'read[s|ing], books, book, bookworm, novels, reader',
  writing: 'writing, write[s], stationery, journal[s|ing|ling], bullet journal[s|ing], calligraphy',
  gaming: 'gaming, video games, games, gamer[s], gaming pc, playstation, xbox, esports',
  tea: 'tea, teas, matcha',
  coffee: 'coffee, cafe[s], brew[ing], espresso, barista, latte[s]',
  fishing: 'fishing, angling, angler, fisherman',
  camping: `
    camping, camper[s], camp[s], hik(e|es|ing), hiker[s], trekking, outdoors, outdoorsy
    mountaineering
  `,
  travel: 'travel[s|ling|ing], travel[l]er, backpacking, road trips, holidays',
  stars: `
    stargazing, star gazing, star-gazing, stargazer, star gazer, astronomy, (the|night) sky, planets
    stars, space, telescopes
  `,
  garden: 'gardening, gardener, plants, garden, plant[s], plant parent, growing (herbs|vegetables)',
  knitting: 'knit[s|ting], knitter[s], crochet[s|ing], yarn crafts',
  sewing: 'sew[s|ing], embroidery, quilting, needlework, cross stitch, dressmaking',
  art: 'drawing, draw[s], painting, paint[s], art, crafts, artist, watercolo[u]rs, sketching',
  fashion: 'fashion, clothes, dressing up, fashionista, style',
  beauty: 'makeup, make-up, skincare, skin care, beauty, cosmetics, self care, self-care',
  dogs: 'dog[s], puppies, puppy, corgi',
  cats: 'cat[s], kitten[s], cat mom, cat lady',
  aquarium: 'aquarium[s], fishkeeping, fish tank[s], pet fish, fishes, goldfish',
  pets: 'pets, pet (owner|lover|parent)[s], animals',
  photography: `
    photography, photo[s], photographer, taking (pictures|photos|pics), cameras, vlog[s|ging]
    filming
  `,
  repair: `
    repair[s|ing], fix[es|ing] [things|stuff]*, diy, handyman, handy, tinkering, tools
    woodwork[ing], carpentry, building things, home improvement, mending
  `,
  computing: 'computer[s], computing, coding, programming, programmer, desk, works from home, wfh',
  gadgets: 'gadget[s], tech, technology, geek, electronics',
  study: `
    student[s], study[ing], college, university, uni, poly, (going|starting|off) to school, exam[s]
    undergrad, freshman
  `,
  learning: 'educational, learning, learn[s], stem, science',
  decor: `
    decor, home decor, decorating, decorat(es|ion), interior design, interiors, cosy home
    housewarming, new (home|house|apartment|flat|condo|place|room)
  `,
  candles: 'candle[s], scented candle[s], scents',
  sweets: 'sweets, sweet (things|stuff), candy, dessert[s], chocolate[s], sugar[y], sweet tooth',
};
