/**
 * Everybody else in the demo world: names as people give themselves in each country, and what some
 * of them are up to.
 */
import { chanceOf } from './random.ts';

/** How many people live in each region, writers included (Part 4). */
export const PEOPLE: Readonly<Record<string, number>> = {
  TH: 220,
  ID: 130,
  SG: 60,
  MY: 70,
  PH: 65,
  VN: 55,
};

/**
 * MODERATOR: looks after others. SPAMMER: has one thing to sell. RING: six who joined in one
 * evening and praise one author.
 */
export type Persona = 'SHOPPER' | 'MODERATOR' | 'SPAMMER' | 'RING';

export interface Neighbour {
  readonly nickname: string;
  readonly persona: Persona;
  /** Days since they joined. */
  readonly days: number;
  readonly trust: number;
}

/** First words and what may stand behind them; a blank name is one that people leave alone. */
const WORDS: Readonly<
  Record<string, { names: readonly string[]; tails: readonly string[]; joint: string }>
> = {
  TH: {
    names:
      'แนน ปอนด์ กิ๊ฟ เบียร์ หนิง อาร์ม แพม โบว์ เฟิร์น มายด์ ไอซ์ เจมส์ ฟ้า เมย์ บอส แบงค์ นุ่น ออม ปุ้ย ตาล หวาน กล้า ขวัญ น้ำ ฝน ดาว เดือน แป้ง ปลา ส้ม จ๋า ตูน อ้อม หมิว เอิร์น ไหม พีท ต้อม หน่อย ป๊อป'.split(
        ' ',
      ),
    tails: [
      '',
      'ชอบช้อป',
      'สายคุ้ม',
      'บ้านสวน',
      'รามอินทรา',
      'เชียงใหม่',
      'ขอนแก่น',
      'หาดใหญ่',
      'แม่ลูกสอง',
      'มือใหม่',
      'สายกิน',
      'ชอบของแต่งบ้าน',
      'กดโค้ด',
      'รอโปร',
    ],
    joint: '',
  },
  ID: {
    names:
      'Agus Rina Dian Eko Fitri Hendra Indah Joko Kartika Lina Mega Nurul Oki Puput Rangga Sinta Tika Umi Vina Wati Yanti Zaki Bagas Cahya Dimas Elsa'.split(
        ' ',
      ),
    tails: [
      '',
      'Bandung',
      'Surabaya',
      'Jogja',
      'Medan',
      'Belanja',
      'Hemat',
      'Diskon',
      'Kuliner',
      'Rumah',
    ],
    joint: ' ',
  },
  SG: {
    names:
      'Wei Ling Jia Hao Shu Fen Kai Min Xin Yi Zheng Nurul Hafiz Deepa Arjun Rachel Ben Cheryl Desmond Faizal'.split(
        ' ',
      ),
    tails: ['', 'Tampines', 'Punggol', 'Yishun', 'Clementi', 'Saves', 'Bargains'],
    joint: ' ',
  },
  MY: {
    names:
      'Aiman Nadia Faiz Liyana Hakim Izzati Kavitha Suresh Chong Mei Wen Jia Xuan Amirul Syaza Danial Puteri Hui Min'.split(
        ' ',
      ),
    tails: ['', 'Penang', 'Ipoh', 'Shah Alam', 'Melaka', 'Jimat', 'Belanja'],
    joint: ' ',
  },
  PH: {
    names:
      'Jhun Maricel Rhea Jomar Camille Nico Angel Bong Kristine Lito Mylene Jericho Tess Arvin Hazel Dindo Grace Rommel'.split(
        ' ',
      ),
    tails: ['', 'Cebu', 'QC', 'Davao', 'Tipid', 'Budol', 'Haul'],
    joint: ' ',
  },
  VN: {
    names:
      'Hương Nam Quỳnh Đức Phương Sơn Thu Huy Giang Bảo Yến Tùng Oanh Kiên Nhung Việt Hạnh Dũng'.split(
        ' ',
      ),
    tails: ['', 'Sài Gòn', 'Hà Nội', 'Đà Nẵng', 'Săn Sale', 'Tiết Kiệm'],
    joint: ' ',
  },
};

const RING = 6;

/** The first are those of the stories; then shoppers. Nobody has the name of another. */
export function crowdOf(tenant: string, count: number): Neighbour[] {
  const words = WORDS[tenant];
  if (!words || count <= 0) return [];
  const chance = chanceOf(`${tenant} crowd`);
  const names = words.tails.flatMap((tail) =>
    words.names.map((name) => (tail === '' ? name : `${name}${words.joint}${tail}`)),
  );
  for (let at = names.length - 1; at > 0; at -= 1) {
    const other = chance.between(0, at);
    [names[at], names[other]] = [names[other] as string, names[at] as string];
  }
  const named = [...new Set(names)].filter(
    (name) => [...name].length >= 2 && [...name].length <= 20,
  );
  // beyond the list people add a number, as they do
  while (named.length < count)
    named.push(`${named[chance.between(0, words.names.length)]}${chance.between(100, 9999)}`);
  return [...new Set(named)].slice(0, count).map((nickname, at) => ({
    nickname,
    persona: personaOf(tenant, at),
    days:
      personaOf(tenant, at) === 'RING'
        ? 9
        : personaOf(tenant, at) === 'SPAMMER'
          ? 3
          : chance.between(4, 700),
    trust:
      personaOf(tenant, at) === 'MODERATOR'
        ? 4
        : personaOf(tenant, at) === 'SHOPPER'
          ? chance.between(0, 3)
          : 0,
  }));
}

/** The stories are told in Thailand. */
function personaOf(tenant: string, at: number): Persona {
  if (tenant !== 'TH' || at > 2 + RING) return 'SHOPPER';
  return at < 2 ? 'MODERATOR' : at === 2 ? 'SPAMMER' : 'RING';
}
