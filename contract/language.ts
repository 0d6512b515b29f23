/** Languages of the product (TEN-05): Thai is the default. */
export const LANGUAGES = ['th', 'en', 'id'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'th';

export function isLanguage(value: string): value is Language {
  return (LANGUAGES as readonly string[]).includes(value);
}

/**
 * The language of a visit (AMB-03): the cookie's choice, then `Accept-Language` within the tenant's
 * list, then the tenant's first language, ultimately Thai. An explicit choice may be any of the
 * three.
 */
export function chooseLanguage(
  cookie: string | undefined,
  accept: string | undefined,
  tenantLanguages: readonly Language[],
): Language {
  if (cookie && isLanguage(cookie)) return cookie;
  for (const wish of acceptedLanguages(accept)) {
    const short = wish === 'in' ? 'id' : wish;
    if (isLanguage(short) && tenantLanguages.includes(short)) return short;
  }
  return tenantLanguages[0] ?? DEFAULT_LANGUAGE;
}

/** Primary subtags of an Accept-Language header, most wanted first. */
export function acceptedLanguages(header: string | undefined): string[] {
  if (!header) return [];
  return header
    .slice(0, 500)
    .split(',')
    .map((piece, index) => {
      const [tag = '', ...parameters] = piece.trim().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean);
      return {
        tag: tag.toLowerCase().split('-')[0] ?? '',
        quality: quality ? Number(quality) : 1,
        index,
      };
    })
    .filter((wish) => wish.tag !== '' && wish.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
    .map((wish) => wish.tag);
}

/**
 * A text of several languages in the one that is wished for: else English, else Thai, else any that
 * is there.
 */
export function textIn(
  texts: Partial<Record<string, string>> | null | undefined,
  lang: Language,
): string {
  if (!texts) return '';
  return texts[lang] || texts.en || texts.th || Object.values(texts).find(Boolean) || '';
}

/** The order in which legal pages stand in for one another where one is missing (AMB-50). */
export function documentLanguages(tenantLanguages: readonly Language[]): readonly Language[] {
  return tenantLanguages[0] === 'th' ? ['th', 'en', 'id'] : ['en', 'th', 'id'];
}

/** The language in which a legal page is linked: one that has a placeholder, too (NAV-31). */
export function documentLanguageOf(lang: Language, tenantLanguages: readonly Language[]): Language {
  const listed = documentLanguages(tenantLanguages).slice(0, 2);
  return listed.includes(lang) ? lang : (listed[0] as Language);
}
