/**
 * Large invented feeds for benchmarks and for tests that need time to pass: the same rows for the
 * same arguments.
 */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

const THINGS = [
  'Rice cooker',
  'Desk lamp',
  'Trail shoes',
  'Water bottle',
  'Night cream',
  'Keyboard',
  'หม้อหุงข้าว',
  'รองเท้าวิ่ง',
  'ครีมกันแดด',
  'พัดลมตั้งโต๊ะ',
];
const BRANDS = [
  'Navara Home',
  'Lumo',
  'Tindak',
  'Ploysai',
  'Bukit & Co',
  'No Brand',
  'Sunda',
  'Ayla',
];
export const BIG_HEADER =
  'id,title,price,was,currency,url,image,brand,category,shop,rating,reviews,sold,stock';

/** One row; `step` moves prices on, as the next day's feed would. */
export function bigRow(at: number, step = 0): string {
  const base = 90 + ((at * 7919) % 90_000) / 10;
  const price = base * (1 - ((at + step * 3) % 5) / 20);
  const thing = THINGS[at % THINGS.length] as string;
  return (
    `N${at},"${thing} ${at % 977} ""${at % 40} cm"", model ${at}",${price.toFixed(2)},${base.toFixed(2)},THB,https://shop.example/p/${at}?v=${at % 13},` +
    `https://img.shop.example/${at}.jpg,${BRANDS[at % BRANDS.length]},Home > ${thing},Shop ${at % 300},${(3 + (at % 20) / 10).toFixed(1)},${at % 900},${at % 5000},${at % 50}`
  );
}

export async function writeBigFeed(file: string, rows: number, step = 0): Promise<void> {
  const stream = createWriteStream(file);
  stream.write(`${BIG_HEADER}\n`);
  for (let from = 0; from < rows; from += 5000) {
    let text = '';
    for (let at = from; at < Math.min(from + 5000, rows); at += 1) text += `${bigRow(at, step)}\n`;
    if (!stream.write(text)) await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'finish');
}
