/**
 * Which lists of names a market reads: Vietnamese ones only where people pay in dong. A line is
 * `head = spelling = …`, several are parted by commas; the head is a thing or a trait of groups.ts,
 * or a thing of its own.
 */
import { filipinoForms } from './filipino.ts';
import { kindHeads, kindsIn } from './kinds.ts';
import type { NameLanguage } from './kinds.ts';
import { EN } from './markets/en.ts';
import { ID } from './markets/id.ts';
import { MS } from './markets/ms.ts';
import { SG } from './markets/sg.ts';
import { TH_LATIN } from './markets/th-latin.ts';
import { TH } from './markets/th.ts';
import { TL } from './markets/tl.ts';
import { VI } from './markets/vi.ts';
import { normalise } from './normalise.ts';

const MARKETS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  THB: [namesIn('en', EN), namesIn('th', TH)],
  IDR: [namesIn('en', EN), namesIn('id', ID)],
  MYR: [namesIn('en', EN), namesIn('ms', MS, SG)],
  SGD: [namesIn('en', EN, SG)],
  PHP: [namesIn('en', EN), namesIn('tl', TL)],
  VND: [namesIn('en', EN), namesIn('vi', VI)],
};
/** What the common dictionary reads, of no region. */
const COMMON = [namesIn('en', EN), namesIn('th', TH)];

/** The names of a language: of its lists, and of the departments. */
function namesIn(language: NameLanguage, ...lists: readonly string[]): string[] {
  return [...lists.flatMap(linesIn), ...kindsIn(language)];
}

/**
 * Words of English, and others that stand in titles anywhere, which are names of kinds in some
 * market too: there they count only with their marks, or within a longer name.
 */
export const AMBIGUOUS: ReadonlySet<string> = new Set(
  `
  a an and are at ban bat bin bun but ca can cat chai chan con cord den do dot for from gang go ham
  hen ho in kit len mai mam man mat may me men mi mo mu nam net no non nuoc of on or pa pan pe pin
  ram rot san sap set si sim so som tam tap tay than the them to toi tom ton top tot tra tu van vi
  voi vo win wi with you hem map lem kap cap de du ro
  co vay sao tui giam trong thang
`
    .trim()
    .split(/\s+/),
);

/** English names of kinds are read everywhere, whichever list has others for them. */
const HEADS: readonly string[] = [
  ...linesIn(TH).map((line) => {
    const head = line.split('=')[0]?.trim() ?? '';
    return `${head} = ${head}`;
  }),
  ...kindHeads(),
];

export interface Market {
  readonly lines: readonly string[];
  /** Names in Latin letters of a language that has its own, which everybody spells as they like. */
  readonly roman: readonly string[];
  /** Other forms of names, as the language of the market makes them. */
  readonly forms: ReadonlyMap<string, readonly string[]>;
}

function linesIn(list: string): string[] {
  return list
    .split(',')
    .map((line) => line.trim())
    .filter((line) => line.includes('='));
}

const NO_FORMS: Market['forms'] = new Map();
const FILIPINO_FORMS: Market['forms'] = new Map(
  [...linesIn(TL), ...kindsIn('tl')]
    .flatMap((line) => line.split('=').slice(1))
    .map((spelling) => normalise(spelling.replace(/\s+/g, ' ').trim()))
    .map((name) => [name, filipinoForms(name)] as const),
);

/** The lines of the market where people pay in this currency. */
export function linesOf(currency: string): Market {
  return {
    lines: [...(MARKETS[currency] ?? COMMON).flat(), ...HEADS],
    roman: currency === 'THB' ? namesIn('lat', TH_LATIN) : [],
    forms: currency === 'PHP' ? FILIPINO_FORMS : NO_FORMS,
  };
}

/** The names of things in Vietnamese, with the marks that they are written with. */
export function vietnameseNames(): string[] {
  return namesIn('vi', VI)
    .flatMap((line) => line.split('=').slice(1))
    .map((name) => name.replace(/\s+/g, ' ').trim());
}

/** Spellings that without their marks are common words; documents hold words without marks. */
export function onlyMarkedOf(spellings: Iterable<string>): ReadonlySet<string> {
  const isCommon = (one: string) => normalise(one) !== one && AMBIGUOUS.has(normalise(one));
  return new Set([...spellings].filter(isCommon));
}
