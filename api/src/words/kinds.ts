/**
 * Kinds by department, each with its names in the languages of the markets, beside the list of each
 * language (`markets/`). A record is `head: language name = name; language name`, several are parted
 * by commas; the head is an English name, of a new kind or of one that the lists have.
 */
import { BEAUTY } from './kinds/beauty.ts';
import { DEVICE } from './kinds/device.ts';
import { FAMILY } from './kinds/family.ts';
import { FASHION } from './kinds/fashion.ts';
import { HOUSE } from './kinds/house.ts';
import { KITCHEN } from './kinds/kitchen.ts';
import { OUTDOOR } from './kinds/outdoor.ts';
import { PANTRY } from './kinds/pantry.ts';
import { PROPERTY } from './kinds/property.ts';
import { PURPOSE } from './kinds/purpose.ts';
import { QUALITY } from './kinds/quality.ts';
import { SPOKEN } from './kinds/spoken.ts';
import { WORKSHOP } from './kinds/workshop.ts';

/** `lat`: Thai in Latin letters. */
const LANGUAGES = ['en', 'th', 'lat', 'id', 'ms', 'vi', 'tl'] as const;
export type NameLanguage = (typeof LANGUAGES)[number];

/** A kind's names in a language, as a line of the lists has them: `head = name = name`. */
export function kindsIn(language: NameLanguage): string[] {
  return RECORDS.flatMap(({ head, names }) =>
    names.has(language) ? [`${head} = ${names.get(language)}`] : [],
  );
}

/** Every kind as its head alone. */
export const kindHeads = (): string[] => RECORDS.map(({ head }) => `${head} = ${head}`);

/** The heads of what only says what things are like. */
export const qualityHeads = (): string[] =>
  [QUALITY, PROPERTY].flatMap(recordsIn).map(({ head }) => head);

/** The heads of what things are for. */
export const purposeHeads = (): string[] => recordsIn(PURPOSE).map(({ head }) => head);

const RECORDS = [
  BEAUTY,
  DEVICE,
  FAMILY,
  FASHION,
  HOUSE,
  KITCHEN,
  OUTDOOR,
  PANTRY,
  SPOKEN,
  WORKSHOP,
  PURPOSE,
  QUALITY,
  PROPERTY,
].flatMap(recordsIn);

function recordsIn(list: string) {
  return list
    .split(',')
    .map((record) => record.replace(/\s+/g, ' ').trim())
    .filter((record) => record !== '')
    .map(recordIn);
}

function recordIn(record: string): { head: string; names: ReadonlyMap<NameLanguage, string> } {
  const [head = '', fields = ''] = record.split(': ');
  const names = fields.split('; ').map((field): [NameLanguage, string] => {
    const language = LANGUAGES.find((one) => field.startsWith(`${one} `));
    if (language === undefined) throw new Error(`No language: ${field}`);
    return [language, field.slice(language.length + 1)];
  });
  return { head, names: new Map(names) };
}
