/** Names of several words by the words within them: of sapu, a broom, sapu tangan, a handkerchief. */
import type { Dictionary } from './dictionary.ts';

const known = new WeakMap<Dictionary, ReadonlyMap<string, ReadonlySet<string>>>();

/** The kinds that have a longer name with this word in it. */
export function kindsNamedWith(word: string, dictionary: Dictionary): readonly string[] {
  const found = known.get(dictionary) ?? byWord(dictionary);
  known.set(dictionary, found);
  return [...(found.get(word) ?? [])];
}

function byWord(dictionary: Dictionary): ReadonlyMap<string, ReadonlySet<string>> {
  const kinds = new Map<string, Set<string>>();
  for (const name of dictionary.names().filter((one) => one.includes(' ')))
    for (const word of new Set(name.split(' ')))
      for (const kind of dictionary.kindsWritten(name))
        kinds.set(word, (kinds.get(word) ?? new Set()).add(kind));
  return kinds;
}
