/**
 * Sentences about prices. Holes in braces; every language has the same keys and may use the same
 * holes.
 */
export const messages = {
  'sale.PAYDAY': 'Payday',
  'sale.MID_MONTH': 'Mid-month sale',
  'sale.HARBOLNAS': 'Harbolnas {day}',
  'sale.HOLIDAY': 'Holiday sale {day}',
  'sale.DOUBLE': '{day}',
  'sku.LOW': '{now} is {percent}% below the usual {median} of the last 90 days.',
  'sku.FAIR': '{now} is about the usual {median} of the last 90 days.',
  'sku.HIGH': '{now} is {percent}% above the usual {median} of the last 90 days.',
  'sku.UNKNOWN': 'Seen on {days} {days|day|days} only: too few to say what is usual.',
} as const;

export type PriceMessages = Record<keyof typeof messages, string>;
