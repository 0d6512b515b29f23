/** For whom a present is and what they like, read by the words of all languages. */
import { INTERESTS, LEXICONS, PERSONS, sourceOf } from '../../lexicon/index.ts';
import type { Interest, Lexicon, Person } from '../../lexicon/index.ts';

type Pick = (talk: Lexicon['talk']) => string;
const plain = (pick: Pick) => sourceOf(LEXICONS.map(({ talk }) => pick(talk)));

const PERSON_SOURCES = Object.fromEntries(
  PERSONS.map((one) => [one, plain(({ persons }) => persons[one])]),
) as Record<Person, string>;
const YEARS = plain(({ years }) => years);
const MONTHS = plain(({ months }) => months);
const past = (pick: (detail: Lexicon['detail']) => string) =>
  sourceOf(LEXICONS.map(({ detail }) => pick(detail)));
/** "The last 3 months", "3 months ago": a span of time that is over, and no age. */
const NOT_PAST = `(?<!(?:${past(({ pastBefore }) => pastBefore)})\\s*)`;
const NOT_AGO = `(?!\\s*(?:${past(({ pastBehind }) => pastBehind)}))`;
/** Below a year. */
const MONTHS_OF_INFANT = `(?<!\\d)${NOT_PAST}(?:\\d|1[01])[\\s-]*${MONTHS}${NOT_AGO}`;
const RELATIVES: readonly Person[] = [
  'mother',
  'father',
  'partner',
  'girlfriend',
  'boyfriend',
  'grandmother',
  'grandfather',
  'teacher',
  'boss',
  'friend',
  'family',
];
/** What phrases of people have in braces. */
export const PEOPLE_HOLES = {
  relative: `(?:${RELATIVES.map((one) => PERSON_SOURCES[one]).join('|')})`,
  infant: `(?:${PERSON_SOURCES.baby}|${MONTHS_OF_INFANT})`,
};
/**
 * Presents by language: each names people in its own words or in English. With those of all
 * languages in each the expression took most of a second to compile, at the first question.
 */
const presentsIn = (one: Lexicon) => {
  const people = LEXICONS.filter(({ language }) => [one.language, 'en'].includes(language));
  const names = people.flatMap(({ talk }) => Object.values(talk.persons));
  const who = `(?:${sourceOf(names)}|\\d{1,2}[\\s-]*(?:${YEARS}|${MONTHS}))`;
  return sourceOf([one.talk.presents], { ...PEOPLE_HOLES, who });
};

/** A present is looked for. */
export const PRESENTS = new RegExp(LEXICONS.map(presentsIn).join('|'), 'g');
const DISLIKES = new RegExp(
  plain(({ dislikes }) => dislikes),
  'g',
);

const PEOPLE = PERSONS.map((one) => [one, new RegExp(PERSON_SOURCES[one], 'g')] as const);
const AGE = new RegExp(
  `${NOT_PAST}(?<!\\d)(\\d{1,2})[\\s-]*(?:(${MONTHS})|${YEARS})${NOT_AGO}|(?:${plain(({ aged }) => aged)})\\s*(\\d{1,2})`,
);

/** "For a 12 year old": it says nothing of what a thing is. */
export const AGED = new RegExp(
  `(?:(?:${plain(({ forAge }) => forAge)})\\s*)?${AGE.source}(?:\\s*olds?)?`,
  'g',
);

/** What is refused, as `sayIntent` writes it: no lipstick ("son") is a son. */
const REFUSED = /-"[^"]*"/g;

/** For whom a present is, and how old they are. */
export function personIn(typed: string): { person: Person; age: number | null } {
  const text = typed.replace(REFUSED, ' ');
  const [, behind, months, before] = AGE.exec(text) ?? [];
  const figure = behind ?? before;
  const age = figure === undefined ? null : months === undefined ? Number(figure) : 0;
  const named = PEOPLE.find(([, words]) => text.search(words) >= 0)?.[0] ?? 'anyone';
  return { person: age === 0 ? 'baby' : named, age };
}

/** What they like is said from such words to the end of the sentence: "loves tea and baking". */
const LIKING = new RegExp(
  `(?<=${plain(({ likes }) => likes)}|${plain(({ fondOf }) => fondOf)})[^.;?!<]+`,
  'gu',
);

/** The same of what they dislike, to the next comma. */
const HATING = new RegExp(`${plain(({ dislikes }) => dislikes)}[^.,;?!<]*`, 'gu');

/** What the one likes whom a present is for, and what not. */
export function interestsIn(text: string): { liked: Interest[]; disliked: Interest[] } {
  const told = text.replace(REFUSED, ' ').replace(DISLIKES, ' . ').match(LIKING) ?? [];
  return {
    liked: interestsNamed(told.join(' . ')),
    disliked: [...text.matchAll(HATING)].flatMap(([said]) => interestsNamed(hatedIn(said))),
  };
}

const INTEREST_WORDS = INTERESTS.map(
  (one) =>
    [
      one,
      new RegExp(
        plain(({ interests }) => interests[one]),
        'gu',
      ),
    ] as const,
);

/** The same where a present is spoken of, and nobody has to say that they like it. */
export function interestsNamed(text: string): Interest[] {
  return INTEREST_WORDS.flatMap(([one, words]) => (text.search(words) >= 0 ? [one] : []));
}

/** What names the person and the age, and that it is a present, is no word to be looked for. */
export function withoutPerson(text: string): string {
  const left = [new RegExp(AGE, 'g'), PRESENTS, ...PEOPLE.map(([, words]) => words)].reduce(
    (rest, words) => rest.replace(words, ' '),
    withoutLiked(withoutHated(text.replace(REFUSED, ' '))),
  );
  return [left, ...(text.match(REFUSED) ?? [])].join(' ');
}

/** So many words at most stand between that and what it is. */
const hatedIn = (said: string): string =>
  (said.replace(DISLIKES, ' ').match(/^\s*(?:[^\s]+\s*){1,4}/u) ?? [''])[0];
const withoutHated = (text: string): string =>
  text.replace(HATING, (said: string) =>
    interestsNamed(hatedIn(said)).length > 0 ? withoutInterests(said.replace(DISLIKES, ' ')) : said,
  );
const withoutLiked = (text: string): string => text.replace(LIKING, withoutInterests);

/** Without any words of interests. */
export function withoutInterests(text: string): string {
  return INTEREST_WORDS.reduce((left, [, words]) => left.replace(words, ' '), text);
}
