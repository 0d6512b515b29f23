/**
 * Words without repeats, as the API tells tags apart: by letters, not by their case. The first
 * spelling stays.
 */
export function distinctWords(words: readonly string[]): string[] {
  const known = new Set<string>();
  return words.filter((word) => {
    const key = tagKey(word);
    const isNew = key !== '' && !known.has(key);
    known.add(key);
    return isNew;
  });
}

export function tagKey(word: string): string {
  return word.normalize('NFC').trim().toLowerCase();
}
