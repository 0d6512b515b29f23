/** The way to the region of a visitor, said in the language of the browser: no part of a page's own sentences. */
export const regionHint = {
  'region.hint.label': 'Your region',
  'region.hint.go': 'Go to Khum for {country}',
  'region.hint.stay': 'Stay here',
} as const;
