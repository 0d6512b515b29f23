/**
 * What goods are called after their maker: machines carry a number, clothes and honey do not, and a
 * book has a title.
 */
import type { Language } from '#contract/language.ts';
import type { Chance } from './random.ts';

interface Series {
  readonly kinds: readonly string[];
  readonly words: Readonly<Record<Language, readonly string[]>>;
  readonly isNumbered: boolean;
}

const same = (kinds: string, words: string, isNumbered = false): Series => {
  const list = words.split(' ');
  return { kinds: kinds.split(' '), words: { th: list, en: list, id: list }, isNumbered };
};

/** The first that fits; the last fits all. */
const SERIES: readonly Series[] = [
  {
    kinds: ['li23'],
    words: {
      th: [
        'สูตรง่ายทุกวัน',
        'เมืองที่เดินได้',
        'ดูดาวจากระเบียง',
        'สวนในกระถาง',
        'เงินน้อยก็เก็บได้',
        'เรื่องเล่าก่อนนอน',
        'แมวข้างบ้าน',
        'กาแฟแก้วแรก',
      ],
      en: [
        'Easy Every Day',
        'A City on Foot',
        'Stars from a Balcony',
        'Gardens in Pots',
        'Saving a Little',
        'Stories for Bedtime',
        'The Cat Next Door',
        'First Cup of Coffee',
      ],
      id: [
        'Masak Mudah Tiap Hari',
        'Kota Berjalan Kaki',
        'Bintang dari Balkon',
        'Kebun dalam Pot',
        'Menabung Sedikit',
        'Dongeng Sebelum Tidur',
        'Kucing Tetangga',
        'Kopi Pertama',
      ],
    },
    isNumbered: false,
  },
  same('he41', 'Daily Multi Active Balance Vital Morning'),
  same('gr4', 'Farm Hill Orchard Sunny Valley Select'),
  same('gr mo12 li32 li33', 'Gold Classic Select Original Family Harvest Daily Home'),
  same('fa31 he', 'Tempo Trail Sprint Dash Glide Pace Ace Rally Stride Peak', true),
  same('fa ba', 'Sunday Luna Riva Coast Metro Cloud Alma Drift Weekend Summit Noon Vista'),
  same('be', 'Velvet Bloom Dew Satin Silk Calm Glow Petal Rosy Breeze'),
  same('mo', 'Sunny Bunny Tiny Little Joy Hello Rainbow Happy Moon Berry'),
  same('li1', 'Aria Solo Echo Studio Folk Nova Opus Encore', true),
  same('li43', 'Luna Vega Orion Comet Nova', true),
  same('li', 'Daily Studio Willow Maple Cozy Linen Bright Simple'),
  same('ho4', 'Pro Solid Grip Worker Master Handy'),
  same('ho ki11 ki21 ki22 ki3 ki41', 'Casa Daily Nest Oak Stone Classic Pure Loft Terra Linea'),
  same('', 'Lite Plus Neo Max Air Go Pro Nova Slim Core Wave Mini One Flex Duo Edge', true),
];

export function seriesOf(category: string, language: Language, chance: Chance): string {
  const found = SERIES.find(({ kinds }) =>
    kinds.some((kind) => category.startsWith(kind)),
  ) as Series;
  const word = chance.pick(found.words[language]);
  return found.isNumbered && chance.maybe(0.6) ? `${word} ${chance.between(2, 9)}` : word;
}
