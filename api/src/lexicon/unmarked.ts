/**
 * A language as it is typed without the marks on its letters. Only phrases of several words are
 * read so: a single one may be a word of another language.
 */
import { NONE } from './none.ts';
import type { Lexicon } from './lexicon.ts';
import { phrasesIn } from './phrase.ts';

/** What may be missing, and conditions. */
const BESIDE = /\[[^\]]*\]\*?|<[^>]*>/g;
const GROUP = /\([^()]*\)/g;

export function unmarked({
  language,
  asks,
  courtesy,
  follow,
  around,
  talk,
  shown,
  detail,
}: Lexicon): Lexicon {
  return {
    ...NONE,
    language,
    asks: plain(asks),
    courtesy: plain(courtesy),
    follow: plain(follow),
    around: plain(around),
    talk: plain(talk),
    shown: plain(shown),
    detail: plain(detail),
  };
}

function plain<Fields>(fields: Fields): Fields {
  return (typeof fields === 'string'
    ? plainOf(fields)
    : Object.fromEntries(
        Object.entries(fields as object).map(([key, one]) => [key, plain(one)]),
      )) as unknown as Fields;
}

function plainOf(field: string): string {
  return phrasesIn(field)
    .map((phrase) => [phrase, ofSeveral(withoutMarks(phrase))] as const)
    .flatMap(([phrase, bare]) => (bare === undefined || bare === phrase ? [] : [bare]))
    .join('\n');
}

/** The phrase, or what of its alternatives has several words. */
function ofSeveral(phrase: string): string | undefined {
  if (isOfSeveral(phrase)) return phrase;
  const longer = phrase.replace(GROUP, (group) => {
    const kept = alternativesIn(group).filter((one) => isOfWords([one]));
    return kept.length > 0 ? `(${[...new Set(kept)].join('|')})` : group;
  });
  return isOfSeveral(longer) ? longer : undefined;
}

/** Of a group; what may be missing has alternatives of its own. */
const alternativesIn = (group: string): string[] =>
  group.slice(1, -1).split(/\|(?![^[\]]*\])(?![^<>]*>)/);

/** Its shortest reading has several words. */
function isOfSeveral(phrase: string): boolean {
  const shortest = phrase
    .replace(BESIDE, '')
    .replace(GROUP, (group) => (isOfWords(group.slice(1, -1).split('|')) ? 'x x' : 'x'));
  return /\p{L}\s+\p{L}/u.test(shortest);
}

/** Each of the alternatives has several words. */
function isOfWords(all: readonly string[]): boolean {
  return all.every((one) => /\p{L}\s+\p{L}/u.test(one));
}

/** What differs by its marks alone is said once. */
function withoutMarks(text: string): string {
  const bare = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd');
  return bare.replace(ALTERNATIVES, (_, open: string, all: string, close: string) => {
    const said = all.split('|').map((one) => one.trim());
    return `${open}${[...new Set(said)].join('|')}${close}`;
  });
}
const ALTERNATIVES = /([([])([^()[\]]*\|[^()[\]]*)([)\]])/g;
