/** News that is posted to other people's servers (BEY-18), without schemas. */
export const WEBHOOK_EVENTS = [
  'deal.published',
  'deal.ended',
  'price.dropped',
  'verdict.changed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
export const WEBHOOK = {
  /** Per account. */
  most: 10,
  /** Things in one delivery. */
  items: 100,
  /** Tries of a delivery: over some six hours. */
  tries: 16,
  /** Days without one that arrived, after which it is switched off. */
  failingDays: 3,
  /** Days for which deliveries can be looked at. */
  keptDays: 7,
} as const;
