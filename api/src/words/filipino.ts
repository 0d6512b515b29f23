/**
 * Forms of Filipino names that are typed as often as the names: what is for doing something
 * ("panlinis" is "pang linis"), and what is linked to the word behind it ("relong" is "relo").
 */

/** Shorter names and a link are other words: "pang" is no pan. */
const SHORTEST = 4;
/** How "pang" is written before these letters, and before which of them they may be left out. */
const JOINED = [
  { joined: 'pam', before: 'bp', dropped: 'bp' },
  { joined: 'pan', before: 'dlrst', dropped: 'st' },
] as const;

/** Linked names that are other words: a pillow (unan) would be "unang", which is "first". */
const OTHER_WORDS: ReadonlySet<string> = new Set(['asing', 'palang', 'pitong', 'sabong', 'unang']);

/** "Pangtanggal", a remover: what is behind it says of what, whether or not it is known. */
export const isForDoing = (word: string): boolean => /^pa(?:ng|m|n)[a-z]{5,}$/.test(word);

/** The other forms of a name. */
export function filipinoForms(name: string): string[] {
  const whole = [name, ...purposesOf(name)];
  return [...whole, ...whole.flatMap(linkedOf)].filter((form) => form !== name);
}

function purposesOf(name: string): string[] {
  const root = rootOf(name);
  if (root === undefined) return [];
  const letter = root.charAt(0);
  const assimilated = JOINED.flatMap(({ joined, before, dropped }) => [
    ...(before.includes(letter) ? [joined + root] : []),
    ...(dropped.includes(letter) ? [joined + root.slice(1)] : []),
  ]);
  return [`pang ${root}`, `pang${root}`, ...assimilated].filter((form) => form !== name);
}

/** What a thing is for, with whatever is behind it: "linis ng mukha". */
function rootOf(name: string): string | undefined {
  const apart = /^pang[ -]?(.{3,})$/.exec(name)?.[1];
  return apart ?? /^(?:pam(?=[bp])|pan(?=[dlrst]))(.{4,})$/.exec(name)?.[1];
}

function linkedOf(name: string): string[] {
  const last = name.slice(name.lastIndexOf(' ') + 1);
  if (last.length < SHORTEST) return [];
  const link = /[aeiou]$/.test(last) ? 'ng' : last.endsWith('n') ? 'g' : '';
  return link === '' || OTHER_WORDS.has(name + link) ? [] : [name + link];
}
