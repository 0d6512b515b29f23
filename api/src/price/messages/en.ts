/** Sentences about prices. Holes in braces; every language has the same keys and may use the same holes. */
export const messages = {
  'verdict.NO_CLAIM': 'The shop claims no discount: {now}.',
  'verdict.NO_CLAIM.typical': 'The shop claims no discount: {now}, where {typical} is usual ({preDays} days seen).',
  'verdict.ALWAYS_ON_SALE': 'Always on sale: {now} beside a struck {was} on {strikeDays} of the last {windowDays} days.',
  'verdict.UNVERIFIED': 'The shop claims {claimed}% off {was}. We know too little of the price before to judge it ({preDays} days seen).',
  'verdict.RAISED_FIRST':
    'Raised to {raised} on {raisedDate}, before the promotion of {promoDate}: against the {typical} before that, {now} is {off}, not {claimed}% off.',
  'verdict.FAKE': 'The shop claims {claimed}% off {was}, yet {now} is no cheaper than usual: {typical} over {preDays} days seen before {promoDate}.',
  'verdict.OVERSTATED': 'Claimed {claimed}% off {was}, really {off}: {now}, where {typical} is usual ({preDays} days seen before {promoDate}).',
  'verdict.VERIFIED': 'Really {off}: {now}, where {typical} is usual ({preDays} days seen before {promoDate}).',
  'verdict.cheaper': 'It was cheaper on {priorDate}: {prior}.',
  'sale.PAYDAY': 'Payday',
  'sale.MID_MONTH': 'Mid-month sale',
  'sale.HARBOLNAS': 'Harbolnas {day}',
  'sale.DOUBLE': '{day}',
  'off.some': '{percent}% off',
  'off.none': 'nothing off',
  'off.dearer': '{percent}% dearer',
  'sku.LOW': '{now} is {percent}% below the {median} usual for it in the last 90 days.',
  'sku.FAIR': '{now} is about the {median} usual for it in the last 90 days.',
  'sku.HIGH': '{now} is {percent}% above the {median} usual for it in the last 90 days.',
  'sku.UNKNOWN': 'Seen on {days} days only: too few to say what is usual.',
} as const;

export type PriceMessages = Record<keyof typeof messages, string>;
