/**
 * Chips and reasons of cards, in English: the source of keys and holes. Every first screen loads
 * them.
 */
export const chips = {
  'chip.verified': '-{percent} really off',
  'chip.overstated': 'really only -{percent}',
  'chip.overstated.none': 'really nothing off',
  'chip.raised': 'raised first',
  'chip.fake': 'not a discount',
  'chip.always': 'always on sale',
  'chip.unverified': 'not checked yet',
  'chip.unverified.lasting': 'usual price by now',
  'chip.once': 'seen once',
  'chip.old': 'not seen lately',
  'chip.none': 'no discount claimed',
  'chip.usual': 'usual price',
  'chip.below': '{percent} below usual',
  'chip.dearer': '{percent} above usual',
  'why.usual': 'Usually {typical}, on {days} of {seen} days seen',
  'why.middle': 'Usually around {typical}',
  'why.raised': 'Had risen from {typical} by {date}',
  'why.always': 'On sale {days} of {window} days',
  'why.thin': 'Seen on {seen} days, needs {needed}',
  'why.once': 'Far below {typical}; we wait for a second look',
  'why.lasting': 'This price or less on {days} of {seen} days',
  'why.old': 'Last seen {date}',
  'why.none': 'The shop claims no discount',
} as const;
