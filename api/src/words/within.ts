/** Names of several words by the words within them: of sapu, a broom, sapu tangan, a handkerchief. */

/** What answers which kinds have a longer name with a word in it; made when it is first asked. */
export function longerNamesOf(
  names: readonly string[],
  kindsOf: (name: string) => readonly string[],
): (word: string) => readonly string[] {
  let kinds: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  return (word) => {
    kinds ??= byWord(names, kindsOf);
    return [...(kinds.get(word) ?? [])];
  };
}

function byWord(names: readonly string[], kindsOf: (name: string) => readonly string[]) {
  const kinds = new Map<string, Set<string>>();
  for (const name of names.filter((one) => one.includes(' ')))
    for (const word of new Set(name.split(' ')))
      kinds.set(word, new Set([...(kinds.get(word) ?? []), ...kindsOf(name)]));
  return kinds;
}
