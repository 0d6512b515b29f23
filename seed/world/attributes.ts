/**
 * What shops say of a product beside its title, for kinds that are compared by their figures. A
 * figure of the title is that of the list; the others are drawn from the product's own code.
 */
import type { Language } from '#contract/language.ts';
import { chanceOf } from './random.ts';

export interface Attribute {
  readonly name: string;
  readonly value: string;
}

interface Fact {
  readonly name: Readonly<Record<Language, string>>;
  /** What it may be; decimals with a point. */
  readonly values: readonly string[];
  readonly unit: Readonly<Record<Language, string>>;
  /** Reads it in a title, in its first group. */
  readonly inTitle?: RegExp;
}

const inEach = (words: string): Readonly<Record<Language, string>> => {
  const [th = '', en = th, id = en] = words.split('|');
  return { th, en, id };
};
const INCH = inEach(' นิ้ว|-inch| inci');
const SCREEN = inEach('หน้าจอ|Screen|Layar');
const INCHES_IN_TITLE = /(\d+(?:[.,]\d)?)(?: นิ้ว|-inch| inci)/;

const FACTS: Readonly<Record<string, readonly Fact[]>> = {
  el21: [
    { name: inEach('แรม|Memory (RAM)|RAM'), values: ['6', '8', '12'], unit: inEach(' GB') },
    {
      name: inEach('ความจุ|Storage|Penyimpanan'),
      values: ['128', '256'],
      unit: inEach(' GB'),
      inTitle: /(\d+) GB/,
    },
    { name: SCREEN, values: ['6.1', '6.5', '6.7'], unit: INCH },
    {
      name: inEach('อัตรารีเฟรช|Refresh rate|Refresh rate'),
      values: ['60', '90', '120'],
      unit: inEach(' Hz'),
      inTitle: /(\d+) Hz/,
    },
    {
      name: inEach('แบตเตอรี่|Battery|Baterai'),
      values: ['4500', '5000', '5500'],
      unit: inEach(' mAh'),
    },
  ],
  co11: [
    {
      name: inEach('แรม|Memory (RAM)|RAM'),
      values: ['8', '16'],
      unit: inEach(' GB'),
      inTitle: /(\d+) GB RAM|(?<=RAM )(\d+) GB/,
    },
    {
      name: inEach('ความจุ SSD|SSD|SSD'),
      values: ['256', '512'],
      unit: inEach(' GB'),
      inTitle: /(\d+) GB SSD|(?<=SSD )(\d+) GB/,
    },
    { name: SCREEN, values: ['14', '15.6'], unit: INCH, inTitle: INCHES_IN_TITLE },
    {
      name: inEach('น้ำหนัก|Weight|Berat'),
      values: ['1.3', '1.5', '1.7'],
      unit: inEach(' กก.| kg| kg'),
      inTitle: /(\d[.,]\d) (?:กก|kg)/,
    },
  ],
  ha11: [
    { name: SCREEN, values: ['43', '55', '65'], unit: INCH, inTitle: INCHES_IN_TITLE },
    {
      name: inEach('ความละเอียด|Resolution|Resolusi'),
      values: ['Full HD', '4K'],
      unit: inEach(''),
      inTitle: /(4K)/,
    },
  ],
  el31: [
    {
      name: inEach('ความจุ|Capacity|Kapasitas'),
      values: ['10000', '20000'],
      unit: inEach(' mAh'),
      inTitle: /(\d+) mAh/,
    },
    {
      name: inEach('กำลังไฟ|Power|Daya'),
      values: ['18', '22.5', '30'],
      unit: inEach(' W'),
      inTitle: /(\d+(?:[.,]\d)?) W/,
    },
  ],
};

/** None for kinds that nobody compares by figures. */
export function attributesOf(
  goods: { readonly code: string; readonly name: string; readonly category: string },
  language: Language,
): Attribute[] {
  const chance = chanceOf(`attributes ${goods.code}`);
  return (FACTS[goods.category] ?? []).map(({ name, values, unit, inTitle }) => {
    const drawn = chance.pick(values);
    const told = inTitle?.exec(goods.name)?.slice(1).find(Boolean);
    const figure = (told ?? drawn).replace(',', '.');
    return {
      name: name[language],
      value: `${language === 'id' ? figure.replace('.', ',') : figure}${unit[language]}`,
    };
  });
}
