/** The suggestions under the search box, in which order, and where a key leads. Pure. */
import type { SUGGESTION_KINDS } from '#contract/search/related.ts';
import type { Suggestion } from './use-suggestions.ts';

export type Kind = (typeof SUGGESTION_KINDS)[number];
export interface Choice {
  readonly text: string;
  readonly href: string;
  readonly icon: string;
  readonly imageUrl: string | null;
  /** Of goods, what they cost now. */
  readonly price: Suggestion['price'];
  /** Of a hot keyword. */
  readonly keywordId: string | null;
  readonly isSearch: boolean;
}
export interface Group {
  readonly kind: Kind | 'HISTORY' | 'HOT';
  readonly choices: readonly Choice[];
}

const ICONS: Readonly<Record<Kind, string>> = {
  KEYWORD: 'search',
  BRAND: 'store',
  CATEGORY: 'layout-grid',
  GUIDE: 'newspaper',
  TAG: 'tag',
  GOODS: 'tag',
  COUPON: 'ticket',
};

/**
 * Nothing typed: what was searched, then what others search. Else suggestions by kind, kinds as
 * they come, goods last.
 */
export function groupsOf(
  typed: string,
  suggestions: readonly Suggestion[],
  history: readonly string[],
): Group[] {
  if (typed === '')
    return [
      {
        kind: 'HISTORY' as const,
        choices: history.map((word) => choiceOf(searchOf(word), 'clock')),
      },
      { kind: 'HOT' as const, choices: suggestions.map((one) => choiceOf(one, 'trending-up')) },
    ].filter((group) => group.choices.length > 0);
  const byKind = Map.groupBy(suggestions, (one) => one.kind);
  return [...byKind]
    .toSorted(([a], [b]) => Number(a === 'GOODS') - Number(b === 'GOODS'))
    .map(([kind, found]) => ({ kind, choices: found.map((one) => choiceOf(one, ICONS[kind])) }));
}

/** The choice that a key moves to, -1 being the box itself; undefined: the key moves nothing. */
export function choiceAfter(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return undefined;
}

type Found = Pick<Suggestion, 'text' | 'href' | 'imageUrl' | 'keywordId' | 'kind' | 'price'>;

function searchOf(word: string): Found {
  return {
    text: word,
    href: `/search?keyword=${encodeURIComponent(word)}`,
    imageUrl: null,
    keywordId: null,
    kind: 'KEYWORD',
    price: null,
  };
}

function choiceOf({ text, href, imageUrl, keywordId, price }: Found, icon: string): Choice {
  return { text, href, icon, imageUrl, keywordId, price, isSearch: href.startsWith('/search?') };
}
