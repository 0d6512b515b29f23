/** The search box and the results of a search. */
export const search = {
  'search.title': 'Results for “{keyword}”',
  'search.none': 'Nothing found for “{keyword}”',
  'search.none.text': 'Try fewer or other words, or one of these.',
  'search.tabs': 'Kinds of results',
  'search.notes': 'Reviews',
  'search.hot': 'Popular searches',
} as const;
