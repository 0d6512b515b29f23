/** Countries as people of them write their names, and the languages of browsers by which they are known. */

interface Country {
  /** In its own language. */
  readonly name: string;
  /** Languages that are spoken in no other of our regions, as browsers name them. */
  readonly languages: readonly string[];
}

const COUNTRIES: Readonly<Record<string, Country>> = {
  TH: { name: 'ประเทศไทย', languages: ['th'] },
  ID: { name: 'Indonesia', languages: ['id', 'jv', 'su'] },
  SG: { name: 'Singapore', languages: [] },
  MY: { name: 'Malaysia', languages: ['ms'] },
  PH: { name: 'Pilipinas', languages: ['fil', 'tl', 'ceb'] },
  VN: { name: 'Việt Nam', languages: ['vi'] },
};

/** Its own name for itself; undefined for a country that is not in the list. */
export const ownNameOf = (code: string): string | undefined => COUNTRIES[code]?.name;

/**
 * Where somebody is at home, by the languages of the browser in their order (`id-ID`, `en-SG`): the first that names one of
 * these countries, else the first that is spoken in one alone. Undefined: nobody can tell.
 */
export function countryOf(
  languages: readonly string[],
  codes: readonly string[],
): string | undefined {
  for (const tag of languages) {
    const [language = '', ...parts] = tag.split('-');
    const named = parts.map((part) => part.toUpperCase()).find((part) => codes.includes(part));
    const spoken = codes.find((code) =>
      COUNTRIES[code]?.languages.includes(language.toLowerCase()),
    );
    const found = named ?? spoken;
    if (found !== undefined) return found;
  }
  return undefined;
}
