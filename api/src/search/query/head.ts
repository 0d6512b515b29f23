/** Which of the things that a query names is asked for, and which only belong to it. */
import { anyOf, LEXICONS, phrasesIn } from '../../lexicon/index.ts';
import {
  ARE_PARTS,
  BESIDES,
  FEATURES,
  FOR,
  isForDoing,
  isMadeFor,
  natureOf,
  normalise,
  WITH_PARTS,
  wordsOf,
} from '../../words/index.ts';
import type { Dictionary } from '../../words/index.ts';
import type { Group } from './unit.ts';

/**
 * A microphone with a plug is no plug, and a cover for a motorcycle no motorcycle: what comes
 * after "with" and "for" only says what the thing before it is like. Nor is a charger of a phone a
 * phone, in whatever order they stand.
 */
export function demoteAttributes(
  groups: readonly Group[],
  dictionary: Dictionary,
  text: string,
): void {
  demoteBehind(groups);
  demoteFeatures(groups, dictionary, text);
  const units = [...Map.groupBy(groups, (group) => group.unit).values()].filter((unit) =>
    unit.some((group) => group.thing),
  );
  demoteModifiers(groups, units, dictionary);
  const isOf = (unit: readonly Group[], kinds: ReadonlySet<string>) =>
    kindsOf(unit, dictionary).some((kind) => kinds.has(kind));
  if (!units.some((unit) => isOf(unit, ARE_PARTS))) return;
  units.filter((unit) => isOf(unit, WITH_PARTS) && !isOf(unit, ARE_PARTS)).forEach(demote);
}

const FEATURE = new RegExp(
  anyOf(({ follow }) => `${follow.feature}\n${normalise(follow.feature)}`),
  'giu',
);

/** Of a phone with a good camera the camera is none that is asked for. */
function demoteFeatures(groups: readonly Group[], dictionary: Dictionary, text: string): void {
  const isFeature = (unit: readonly Group[]) => {
    const kinds = kindsOf(unit, dictionary);
    return kinds.length > 0 && kinds.every((kind) => FEATURES.has(kind));
  };
  const things = [...Map.groupBy(groups, (group) => group.unit).values()].filter((unit) =>
    unit.some((group) => group.thing),
  );
  if (things.length < 2 || things.every(isFeature)) return;
  const said = new Set(
    [...normalise(text).matchAll(FEATURE)].flatMap(([phrase]) =>
      wordsOf(phrase).map((word) => word.text),
    ),
  );
  things
    .filter(isFeature)
    .filter((unit) => unit.every(({ word }) => said.has(word.text)))
    .forEach(demote);
}

/** What a title of these words would not be of: of satin pyjamas the cloth, of a table fan the table. */
function demoteModifiers(
  groups: readonly Group[],
  units: readonly (readonly Group[])[],
  dictionary: Dictionary,
): void {
  const { kinds } = natureOf(
    groups.map(({ word }) => word.text),
    dictionary,
    groups.map(({ word }) => word.marked ?? word.text),
  );
  const written = (unit: readonly Group[]) => {
    const words = unit.map(({ word }) => word.text);
    return [words.join(' '), words.join('')].flatMap(dictionary.kindsWritten);
  };
  if (units.some((unit) => written(unit).some((kind) => kinds.includes(kind))))
    units
      .filter((unit) => written(unit).length > 0)
      .filter((unit) => !written(unit).some((kind) => kinds.includes(kind)))
      .forEach(demote);
}

function kindsOf(unit: readonly Group[], dictionary: Dictionary): string[] {
  const words = unit.map(({ word }) =>
    unit.length === 1 ? (word.marked ?? word.text) : word.text,
  );
  return [words.join(' '), words.join('')].flatMap(dictionary.kindsOf);
}

function demote(groups: readonly Group[]): void {
  for (const group of groups) {
    group.trait ||= group.thing;
    group.thing = false;
  }
}

function demoteBehind(groups: readonly Group[]): void {
  const isHead = ({ thing, word }: Group) => thing || isMadeFor(word.text) || isForDoing(word.text);
  const head = groups.findIndex(isHead);
  if (head < 0) return;
  const behind = groups.findIndex(
    ({ word }, at) => at > head && (BESIDES.has(word.text) || FOR.has(word.text)),
  );
  if (behind < 0) return;
  // "kutsara ng bata" is one name
  const { unit } = groups[head] as Group;
  demote(groups.slice(behind).filter((group) => group.unit !== unit));
}

const JOINING = new Set(LEXICONS.flatMap(({ around }) => phrasesIn(around.between)));

/** Things that were taken for what another one is like, and stand behind "and" or "or". */
export function joinedThings(groups: readonly Group[]): Group[][] {
  const units = [...Map.groupBy(groups, (group) => group.unit).values()];
  return units.filter(([first]) => {
    const before = first && groups[groups.indexOf(first) - 1];
    const isNamed = first?.kinds !== undefined && !first.thing;
    return isNamed && before !== undefined && JOINING.has(before.word.text);
  });
}
