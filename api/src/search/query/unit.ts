/** The words of a query, weighed, and those that are one thing together as one. */
import { besideThings, besideTitles, exactly, inTitles, wordsOf } from '../../words/index.ts';
import type { Word } from '../../words/index.ts';

export interface Way {
  readonly query: string;
  readonly alike: number;
  /**
   * What an unknown word may have been; it takes another word of the query beside it to make that
   * likely.
   */
  readonly guessed?: true;
  /** Not the thing, but what comes nearest. */
  readonly broader?: true;
  /** Of that, only where nothing even mentions the thing. */
  readonly wider?: true;
  /** Not the quality, but what nearly always goes with it in such a thing. */
  readonly implied?: true;
  /** Not the thing, but a wide place of shops that may hold it. */
  readonly place?: true;
  /** Not the word, but what begins so or has its stem. */
  readonly loose?: true;
  /** Another name of several words. */
  readonly phrase?: string;
  /** Another name of one word. */
  readonly lone?: true;
  /** Of that and of what was typed, other kinds that have a longer name with it, as asked for. */
  readonly within?: readonly string[];
  /** Of that, it is of food, with which much else is made. */
  readonly madeWith?: true;
}

/**
 * One word of the query, and what may stand for it: `query` (a tsquery) as good as `alike`, 0 to 1.
 */
export interface Group {
  readonly word: Word;
  readonly ways: Way[];
  /** Documents that have it, as far as is known. */
  df: number;
  /** The same for the word with all that may stand for it, roughly. */
  most: number;
  /** Words such as "cheap", which may be found but need not. */
  soft: boolean;
  /** Documents have it, or what stands for it. */
  known: boolean;
  /** It is known, or spelt as the dictionary spells it: no slip. */
  right: boolean;
  /**
   * Words with one number are one thing together, such as "rice cooker": they are found together or
   * not at all.
   */
  unit: number;
  /** Of what it names, the heads. */
  kinds?: readonly string[];
  /** It names what is sold: without it nothing else of the query is worth finding. */
  thing: boolean;
  /** It names only what things are like. */
  trait: boolean;
  /** Of what it names, such as portable, others come behind where few have it. */
  yields?: true;
  /** How much it tells by itself (`TELLS`). */
  tells: number;
  /** The size that it is, or a part of (`sizeKeys`). */
  size?: string | undefined;
  /** Of a size the letters that were typed, at its first word; empty at the others. */
  said?: string;
  /** A thing that nobody sells here. */
  unsold?: true;
}
/** A lone figure or letter, a measure ("500 ml"), a word. */
export const TELLS = { figure: 0, measure: 1, word: 2 };

/** A word that few documents have tells much; one that none has is not asked for as if it did. */
export function idf(group: Group, total: number): number {
  return (
    Math.log(2 + Math.max(total, 1) / Math.max(group.df, 1)) /
    (group.df === 0 && group.ways.length < 4 ? 2 : 1)
  );
}

/** Words that are one thing together, as one. */
export interface Unit {
  readonly query: string;
  /** Of a thing its kind or its name in a title or brand; of other words the same as `query`. */
  readonly titled: string;
  readonly idf: number;
  readonly known: boolean;
  readonly df: number;
  /** Without what was guessed. */
  readonly plain: string;
  readonly thing: boolean;
  readonly trait: boolean;
  readonly tells: number;
  readonly isSize: boolean;
  /** A quality that may be missing behind what has it. */
  readonly yields: boolean;
  /** With what nearly always goes with the quality; empty where nothing does. */
  readonly implied: string;
  /** As a name of a maker or a shop, where it can be one. */
  readonly name: string;
  /** What comes nearest where nobody sells the thing. */
  readonly broader: string;
  readonly isWider: boolean;
  /** As a wide place of shops. */
  readonly place: string;
}

export function unitOf(words: readonly Group[], total: number): Unit {
  const query = allOf(words.map((group) => anyWay(group)));
  const [first] = words;
  const thing = words.some((group) => group.thing);
  return {
    query,
    titled: thing ? inTitles(query) : query,
    idf: words.reduce((sum, group) => sum + idf(group, total), 0),
    known: words.every((group) => group.known),
    thing,
    trait: words.every((group) => group.trait),
    tells: Math.max(...words.map((group) => group.tells)),
    isSize: words.some((group) => group.size !== undefined),
    yields: words.every((group) => group.yields),
    implied: words.some(({ ways }) => ways.some((way) => way.implied))
      ? allOf(words.map((group) => anyWay(group, true)))
      : '',
    df: Math.min(...words.map((group) => group.df)),
    name:
      words.length === 1
        ? (words[0] as Group).ways
            .flatMap(({ query, guessed, place, implied }) =>
              guessed || place || implied ? [] : nameIn(query),
            )
            .join(' | ')
        : '',
    // what only says where a thing is put, or what it is for, lends it nothing near
    broader:
      thing || first?.kinds === undefined
        ? [...new Set(first?.ways.flatMap((way) => (way.broader ? [way.query] : [])))].join(' | ')
        : '',
    isWider: first?.ways.some((way) => way.wider) === true,
    place: words
      .flatMap(({ ways }) => ways.flatMap((way) => (way.place ? way.query : [])))
      .join(' & '),
    plain: allOf(
      words.map(({ known, ways }) =>
        anyWay({ ways: known ? ways.filter((way) => !way.guessed) : ways }),
      ),
    ),
  };
}

/** Whether another name of one word does, and then not where it is within a longer one. */
export type LoneNames = 'anywhere' | 'whole' | 'never';

/**
 * A thing that nobody sells: what has its whole name in or beside a title. Another name of one word
 * does not do with one other word beside it, since what has both has them by chance; nor does it by
 * itself within a longer name, unless that is for the thing (`belonging.ts`): a handkerchief (sapu
 * tangan) is no broom (sapu), but a remote control is for a television. Of food it does only beside
 * the title, as the name of a place of shops: much else is made with it.
 */
export function onlyNamed(unit: Unit, words: readonly Group[], lone: LoneNames): Unit {
  const named = (way: Way) =>
    way.loose || (way.lone && lone === 'never')
      ? []
      : [way.lone ? (lone === 'whole' ? { ...way, query: wholly(way) } : way) : notWithin(way)];
  const wholeBy = (ofWay: (way: Way) => Way) =>
    allOf(words.map((group) => anyWay({ ways: group.ways.flatMap(named).map(ofWay) })));
  const query = besideTitles(wholeBy((way) => way));
  return { ...unit, query, titled: inTitles(wholeBy(sideBySide)), plain: query };
}

/** In a title the words of a name are side by side: an arcade stick with USB is no USB stick. */
function sideBySide(way: Way): Way {
  const words = wordsOf(way.phrase ?? '');
  if (words.length < 2 || words.some(({ thai }) => thai)) return way;
  return { ...way, query: `(${words.map((word) => exactly(word)[0]).join(' <-> ')})` };
}

/** What was typed is a name of the thing wherever it is no part of a name of another. */
const notWithin = (way: Way): Way => (way.within ? { ...way, query: wholly(way) } : way);

function wholly({ query, within, madeWith }: Way): string {
  const beside = besideThings(query);
  if (madeWith) return beside;
  return within ? `(${beside} | (${inTitles(query)} & !(${within.join(' | ')})))` : query;
}

const allOf = (queries: readonly string[]) =>
  queries.length === 1 ? (queries[0] as string) : `(${queries.join(' & ')})`;

/** `asImplied`: with what goes with a quality, as if it was that. */
function anyWay({ ways }: Pick<Group, 'ways'>, asImplied = false): string {
  const all = new Set(
    ways
      .filter((way) => !way.broader && !way.place && (asImplied || !way.implied))
      .map((way) => way.query),
  );
  // what begins so has the word itself too, and an index reads whatever is written
  const queries = [...all].filter((query) => !all.has(`${query}:*`));
  return queries.length === 1 ? (queries[0] as string) : `(${queries.join(' | ')})`;
}

/** One word as brands have it, whole: these weigh B (document.ts). */
function nameIn(query: string): string[] {
  return /^'(?:[^']|'')+'$/.test(query) ? [`${query}:B`] : [];
}
