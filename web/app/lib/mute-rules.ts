/**
 * Hides what this browser muted (`muted.ts`), before it is painted: part of the first script, which
 * shares no code with the others.
 */
const KEY = 'muted';
const LETTER = { brand: 'b', platform: 'p', category: 'c' } as const;

/** The words of `data-of` that are muted, whatever lies in the storage. Pure. */
export function mutedWords(text: string | null): string[] {
  try {
    const all = JSON.parse(text ?? '[]') as { kind: string; code: string; below?: string[] }[];
    return all
      .flatMap(({ kind, code, below = [] }) =>
        [code, ...below].map((one) => `${LETTER[kind as keyof typeof LETTER]}:${one}`),
      )
      .filter((word) => /^[bpc]:[\w-]{1,64}$/.test(word));
  } catch {
    return [];
  }
}

/**
 * Rules of style: the thing itself, the place in a grid that it would leave empty, and a line where
 * nothing is left of a list. Pure.
 */
export function rulesOf(words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const muted = words.map((word) => `[data-of~="${word}"]`).join();
  return [
    `:is(${muted}){display:none!important}`,
    `.cell:has(:is(${muted})){display:none}`,
    `.cards:has(${muted}):not(:has([data-of]:not(${muted})))+.all-muted{display:block}`,
  ];
}

export function hideMuted(): void {
  if (!('adoptedStyleSheets' in document)) return;
  let sheet: CSSStyleSheet | undefined;
  const apply = () => {
    const rules = rulesOf(mutedWords(read()));
    if (!sheet && rules.length === 0) return;
    sheet ??= new CSSStyleSheet();
    sheet.replaceSync(rules.join(''));
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  };
  apply();
  addEventListener('khum-muted', apply);
  addEventListener('storage', apply);
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
