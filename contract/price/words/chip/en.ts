/**
 * Chips and reasons of cards, in English: the source of keys and holes. Every first screen loads
 * them.
 */
export const chips = {
  'chip.verified': '-{percent} real discount',
  'chip.overstated': 'actually only -{percent}',
  'chip.overstated.none': 'overstated',
  'chip.raised': 'raised first',
  'chip.fake': 'not a discount',
  'chip.always': 'always on sale',
  'chip.unverified': 'can’t be checked yet',
  'chip.unverified.lasting': 'now the usual price',
  'chip.unverified.dearer': '{percent} above usual',
  'chip.once': 'seen once',
  'chip.old': 'not seen recently',
  'chip.none': 'no discount claimed',
  'chip.usual': 'usual price',
  'chip.below': '{percent} below usual',
  'chip.dearer': '{percent} above usual',
  'why.usual': 'Usually {typical}: {days} of {seen} {seen|day|days} seen',
  'why.middle': 'Usually around {typical}',
  'why.raised': 'Rose from {typical} by {date}',
  'why.always': 'On sale {days} of {window} days',
  'why.thin': 'Seen on {seen} {seen|day|days}, needs {needed}',
  'why.once': 'Far below {typical}; waiting to see it again',
  'why.odd': 'Far below {typical}; may be a mistake, the shop may cancel',
  'why.lasting': 'This price or less on {days} of {seen} {seen|day|days}',
  'why.old': 'Last seen {date}',
  'why.none': 'The shop claims no discount',
} as const;
