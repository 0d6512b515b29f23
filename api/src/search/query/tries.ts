/** What is asked for when nothing has all of the words. */
import { isMadeFor, OF_NO_KIND } from '../../words/index.ts';
import { onlyNamed, unitOf } from './unit.ts';
import type { Group, LoneNames, Unit } from './unit.ts';

/** Of a long query, the words that tell most are asked for all but one, all but two … */
const LOOSE_WORDS = 6;
/** So many words beside the thing, which so few documents have, tell it as well as its name does. */
const FEWEST_NAMES = 2;
const NAMES_SHARE = 0.003;
/** A word that a larger share of many documents have tells nothing by itself. */
const SHARED = 0.1;
const FEW_DOCUMENTS = 200;

/**
 * Everything; then all but one, all but two of the things that tell most, down to half; at last
 * whatever has one of them. By itself a known thing counts as it is: what an unknown one may have
 * been, found without anything else of the query, would be chance. Where the query names a thing
 * that is sold, whatever is found is such a thing while there is one; then what comes nearest to
 * it; then whatever has the name of a maker that the query names, and never what is merely alike.
 * What such a maker sells without saying what it is comes before other makers' things.
 * Nor is a measure or a figure found without one of the words beside it.
 * What is of another size, and what lacks a quality that may be missing (`isYielding`), comes right
 * behind, and is found with it (`filled`).
 * `sure`: so many of the tries, from the first, ask for what was guessed. `ofGoods`: of a thing that
 * nobody sells only what has its whole name in or beside a title is found, since texts mention it
 * with others.
 */
export function triesOf(
  groups: readonly Group[],
  total: number,
  ofGoods: boolean,
): { tries: string[]; sure: number; filled: number } {
  const together = [...Map.groupBy(groups, (group) => group.unit).values()];
  const unitsBy = (lone: LoneNames) =>
    together.map((words) => {
      const unit = unitOf(words, total);
      return ofGoods && words.some((group) => group.unsold) ? onlyNamed(unit, words, lone) : unit;
    });
  const units = unitsBy(together.length === 1 ? 'whole' : 'never');
  // with two words beside it that are found too another name is there by no chance
  const first = together.length > 2 ? unitsBy('anywhere') : units;
  // one word beside the thing may be found with what only mentions it; a cover is for it
  const isTitled =
    ofGoods && units.length === 2 && !groups.some(({ word }) => isMadeFor(word.text));
  const tries = [
    first.map((unit) => (isTitled && unit.thing ? unit.titled : unit.query)).join(' & '),
  ];
  const places = units.map((unit) => unit.place).join(' & ');
  if (units.length === 1)
    return { tries: [...triesOfOne(units[0] as Unit), places], sure: 1, filled: 1 };
  const things = units.filter((unit) => unit.thing);
  tries.push(...besideThese(units, things, total));
  const filled = tries.length;
  const most = Math.max(...units.map((unit) => unit.tells));
  const telling = units
    .toSorted((a, b) => Number(b.thing) - Number(a.thing) || b.idf - a.idf)
    .slice(0, LOOSE_WORDS);
  const all = (some: readonly Unit[]) => some.map((unit) => unit.query).join(' & ');
  if (ofGoods) tries.push(...ofMaker(units, things));
  if (units.length > LOOSE_WORDS) tries.push(all(telling));
  for (let left = 1; telling.length - left >= Math.max(2, Math.ceil(telling.length / 2)); left++)
    tries.push(
      ...nonEmpty(
        allOfSome(
          telling,
          telling.length - left,
          (some) =>
            things.length === 0
              ? some.some((unit) => unit.tells === most)
              : tellsTheThing(some, total),
          // one word beside the thing is no reason to take what only mentions it
          telling.length - left > 2 ? (unit) => unit.query : (unit) => unit.titled,
        ),
      ),
    );
  tries.push(places);
  const last = lastTries(units, telling, total);
  const sure = last.isKnown ? tries.length : tries.length + 1;
  tries.push(...last.tries);
  return { tries, sure, filled };
}

/** Where so many are to be expected, none behind them are asked for: it costs a look more. */
const MANY = 50;

/**
 * The thing with all else that is said of it, whatever its size; then with what goes with its
 * qualities, then without what may be missing.
 */
function besideThese(units: readonly Unit[], things: readonly Unit[], total: number): string[] {
  const ofAnySize = units.filter((unit) => !unit.isSize);
  const expected = units.reduce((left, { df }) => (left * df) / Math.max(1, total), total);
  const others = expected < MANY ? ofAnySize.filter((unit) => !unit.yields) : ofAnySize;
  const asked = (some: readonly Unit[], implied: boolean) =>
    some
      .map((unit) =>
        unit.thing ? unit.titled : implied && unit.implied !== '' ? unit.implied : unit.query,
      )
      .join(' & ');
  const before = asked(units, false);
  return things.length === 0
    ? []
    : [asked(ofAnySize, false), asked(ofAnySize, true), asked(others, false)].filter(
        (query, at, all) => query !== before && !all.slice(0, at).includes(query),
      );
}

/** A maker and a model are at most so many words beside the thing. */
const MOST_BESIDE = 2;

/**
 * Makers seldom say what everybody knows: of "hoegaarden beer" what is of that maker and says of
 * itself nothing else.
 */
function ofMaker(units: readonly Unit[], things: readonly Unit[]): string[] {
  const others = units.filter((unit) => !unit.thing && !unit.trait && unit.name !== '');
  const isShort = things.length > 0 && units.length - things.length <= MOST_BESIDE;
  const makers = others.map((unit) => unit.name).join(' | ');
  return isShort && makers !== '' ? [`${OF_NO_KIND} & (${makers})`] : [];
}

/** Whatever has one of the words, of a thing that is sold only what is one or comes nearest. */
function lastTries(
  units: readonly Unit[],
  telling: readonly Unit[],
  total: number,
): { tries: string[]; isKnown: boolean } {
  const things = units.filter((unit) => unit.thing);
  const most = Math.max(...units.map((unit) => unit.tells));
  // what is merely alike in colour is nothing beside a word of which there is nothing
  const others = telling.filter((unit) => !unit.trait && unit.tells === most);
  const saying = others.length > 0 ? others : telling;
  const known = saying.some((unit) => unit.known && unit.tells === most);
  const alone = (some: readonly Unit[]) =>
    some
      .filter(
        (unit) =>
          unit.tells === most &&
          (unit.known || !known) &&
          // a word that so many have says nothing by itself; of what is sold most there are many
          (unit.thing || total < FEW_DOCUMENTS || unit.df <= SHARED * total),
      )
      .map((unit) => (known ? unit.plain : unit.query))
      .join(' | ');
  const any = (queries: readonly string[]) => queries.flatMap(nonEmpty).join(' | ');
  const last =
    things.length > 0
      ? [
          alone(things),
          ...broaderOf(units),
          any(others.filter((unit) => !unit.thing).map((unit) => unit.name)),
        ]
      : [alone(saying)];
  return { tries: last.flatMap(nonEmpty), isKnown: known };
}

const nonEmpty = (query: string): string[] => (query === '' ? [] : [query]);

/**
 * Whether these are words of the thing itself: its name, or so many names of a maker and a model
 * that nothing else has them. What many titles leave out is what the thing is.
 */
function tellsTheThing(some: readonly Unit[], total: number): boolean {
  const names = some.filter(
    (unit) =>
      unit.known && !unit.thing && !unit.trait && unit.df <= Math.max(1, NAMES_SHARE * total),
  );
  return some.some((unit) => unit.thing) || names.length >= FEWEST_NAMES;
}

/** With what else the query says, then by itself. */
function broaderOf(units: readonly Unit[]): string[] {
  const broader = units.flatMap((unit) => (unit.broader === '' ? [] : [`(${unit.broader})`]));
  if (broader.length === 0) return [];
  return [
    units.map((unit) => (unit.broader === '' ? unit.query : `(${unit.broader})`)).join(' & '),
    broader.join(' | '),
  ];
}

/**
 * Where few have the word of a thing, what only mentions it comes after what comes nearest to it: a
 * speaker that comes with a data cable is found last.
 */
function triesOfOne(unit: Unit): string[] {
  const broader = broaderOf([unit]).slice(1);
  return unit.thing && broader.length > 0 && !unit.isWider && unit.df <= FEW_DOCUMENTS
    ? [unit.titled, ...broader, unit.query]
    : [unit.query, ...broader];
}

/**
 * So many of the units together, those that pass; empty where none do. What combinations begin
 * with is written once, since an index reads every word as often as it is written.
 */
function allOfSome(
  units: readonly Unit[],
  size: number,
  passes: (some: readonly Unit[]) => boolean,
  askOf: (unit: Unit) => string,
  chosen: readonly Unit[] = [],
): string {
  if (size === 0) return passes(chosen) ? ALL : '';
  const ways = units.slice(0, units.length - size + 1).flatMap((unit, at) => {
    const rest = allOfSome(units.slice(at + 1), size - 1, passes, askOf, [...chosen, unit]);
    return rest === '' ? [] : [rest === ALL ? askOf(unit) : `(${askOf(unit)} & ${rest})`];
  });
  return ways.length > 1 ? `(${ways.join(' | ')})` : (ways[0] ?? '');
}
/** Nothing more is asked for. */
const ALL = 'ALL';
