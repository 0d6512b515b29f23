/** Names of things that begin as typed: what the letters in a search box may become. */
import { dictionaryOf } from './dictionary.ts';
import { foldOf, foldOfBegun } from './fold.ts';
import { THINGS } from './groups.ts';
import { linesOf } from './market.ts';
import { marked, normalise } from './normalise.ts';
import { soundOf } from './sound.ts';

export interface Completion {
  /** With the accents that the language writes. */
  readonly name: string;
  /** The head of its kind. */
  readonly kind: string;
}

interface Name extends Completion {
  readonly plain: string;
  readonly fold: string;
}

/** Of fewer letters everything would begin so. */
const FEWEST = 2;
const THAI = /[\u0E00-\u0E7F]/;
const known = new Map<string, readonly Name[]>();

/**
 * The names of the market that begin so: those spelt so with their accents, those without, and (of
 * three letters and more) those that only sound so; in each, heads before other names, and short
 * ones before long ones. A whole name does not become another name of its kind.
 */
export function completionsOf(typed: string, currency: string): readonly Completion[][] {
  const [spelt, plain] = [marked(typed), normalise(marked(typed))];
  const letters = [...plain].length;
  if (letters < FEWEST) return [];
  const fold = letters > FEWEST ? foldOfBegun(plain) : undefined;
  const tiers: Completion[][] = [[], [], []];
  const own = dictionaryOf(currency).kindsWritten(plain);
  for (const one of namesOf(currency)) {
    if (own.includes(one.kind)) continue;
    if (one.name.startsWith(spelt)) tiers[0]?.push(one);
    else if (one.plain.startsWith(plain)) tiers[1]?.push(one);
    else if (fold !== undefined && one.fold.startsWith(fold)) tiers[2]?.push(one);
  }
  return tiers;
}

function namesOf(currency: string): readonly Name[] {
  const found = known.get(currency);
  if (found) return found;
  const dictionary = dictionaryOf(currency);
  const { lines, roman } = linesOf(currency);
  const byPlain = Map.groupBy(
    new Set([...THINGS, ...lines, ...roman].flatMap((line) => line.split('=').map(marked))),
    normalise,
  );
  const names = [...byPlain]
    .flatMap(([plain, all]) => {
      // without its accents a name is no other one
      const accented = all.filter((name) => name !== plain);
      return (accented.length > 0 ? accented : all).map((name) => ({ plain, name }));
    })
    .flatMap(({ plain, name }) =>
      kindsOf(dictionary, name, plain).map(
        (kind): Name => ({
          name,
          plain,
          fold: foldOf(plain),
          kind,
        }),
      ),
    )
    .sort(
      (a, b) =>
        Number(b.plain === b.kind) - Number(a.plain === a.kind) || a.plain.length - b.plain.length,
    );
  known.set(currency, names);
  return names;
}

/** A short name may be one with its accents alone: bát. */
function kindsOf(
  { kindsWritten }: ReturnType<typeof dictionaryOf>,
  name: string,
  plain: string,
): readonly string[] {
  const kinds = kindsWritten(name);
  return kinds.length > 0 ? kinds : kindsWritten(plain);
}

/**
 * Other names of the kind, in the same script, that sound so: of these one is spelt right. An ending
 * that is not heard may be missing.
 */
export function soundingLike(name: string, currency: string): string[] {
  const sound = hear(normalise(name));
  return dictionaryOf(currency)
    .spellingsOf(normalise(name))
    .filter((other) => {
      const theirs = hear(other);
      return (
        THAI.test(other) === THAI.test(name) &&
        Math.abs(theirs.length - sound.length) <= 1 &&
        (theirs.startsWith(sound) || sound.startsWith(theirs))
      );
    });
}

/** Word by word; what is too short to be told by its sounds is heard as it is written. */
function hear(name: string): string {
  return name
    .split(' ')
    .map((word) => soundOf(word) ?? word)
    .join(' ');
}
