/** What is kept out of everything that is found: the names that a query refuses (refuse.ts). */
import { LEXICONS, phrasesIn, sourceOf } from '../../lexicon/index.ts';
import type { Dictionary } from '../../words/index.ts';
import {
  COMMON,
  exactly,
  isMakerName,
  normalise,
  ofKind,
  otherNumber,
  thingIn,
  wordsOf,
} from '../../words/index.ts';

const COLOURS = LEXICONS.flatMap(({ traits }) => Object.entries(traits.colours));
const COLOUR_WORD = new RegExp(
  `^(?:${sourceOf(LEXICONS.map(({ traits }) => normalise(traits.colour)))})\\s*`,
);

/** The same colour in the words of every language, whatever it was said in. */
function coloursNamed(name: string): string[] {
  const bare = name.replace(COLOUR_WORD, '');
  const colour = COLOURS.find(([, field]) =>
    plainIn(field).some((one) => one === bare || one === name),
  );
  return colour === undefined
    ? []
    : COLOURS.filter(([one]) => one === colour[0]).flatMap(([, field]) => plainIn(field));
}

/** Phrases without their conditions. */
function plainIn(field: string): string[] {
  return phrasesIn(normalise(field)).map((phrase) => phrase.replace(/<[^>]*>/g, '').trim());
}

/**
 * What has none of these names in its title, brand, keywords or place: a condition of a text search
 * to stand behind a query; empty where nothing is refused.
 */
export function refusedQuery(
  names: readonly string[],
  { spellingsOf, isDepartment, kindsOf }: Dictionary = COMMON,
): string {
  const alternatives = names.flatMap((typed) => {
    const name = normalise(typed).trim();
    const colours = coloursNamed(name);
    // many call toothpaste by a maker; who refuses that one wants another
    const others = isMakerName(name)
      ? spellingsOf(name).filter((one) => kindsOf(one).length === 0)
      : spellingsOf(name);
    const all = colours.length > 0 ? colours : [name, ...others, ...spelledIn(name, spellingsOf)];
    const held = isDepartment(name) ? kindsOf(name).map(ofKind) : [];
    return [...all.flatMap((one) => alternativeOf(one)), ...held];
  });
  return alternatives.length === 0 ? '' : `!(${[...new Set(alternatives)].join(' | ')})`;
}

/** A kind of a thing, "dark chocolate", with the other names of the thing and of what makes it. */
function spelledIn(name: string, spellingsOf: Dictionary['spellingsOf']): string[] {
  const thing = thingIn(name);
  const makes = thing === undefined ? '' : name.replace(thing, ' ').trim();
  if (thing === undefined || makes === '' || spellingsOf(name).length > 0) return [];
  return [thing, ...spellingsOf(thing)].flatMap((one) =>
    [makes, ...spellingsOf(makes)].map((kind) => `${kind} ${one}`),
  );
}

function alternativeOf(name: string): string[] {
  const words = wordsOf(name);
  if (words.length === 0) return [];
  return [
    words
      .map((word) => {
        const forms = [
          ...new Set([
            exactly(word)[0] as string,
            ...otherNumber(word.text).map((one) => `'${one}'`),
          ]),
        ];
        return `(${forms.map((form) => `${form}:ABC`).join(' | ')})`;
      })
      .join(' & '),
  ];
}
