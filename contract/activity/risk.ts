/**
 * When rewards of an account are held (AMB-42): rules with limits that each activity may set. Held
 * is never lost: an operator can release, and the shopper can ask for it.
 */
import Type from 'typebox';
import type { Static } from 'typebox';

/**
 * DEVICE, NETWORK: accounts of one device or public address in 24 hours. SELF_INVITE: accounts that
 * somebody opened on a device of their own by their own link. DRAW_VELOCITY, SHARE_VELOCITY: draws a
 * minute, visitors an hour. OPERATOR: held by hand.
 */
export const RISK_RULES = [
  'DEVICE',
  'NETWORK',
  'SELF_INVITE',
  'DRAW_VELOCITY',
  'SHARE_VELOCITY',
  'OPERATOR',
] as const;
export type RiskRule = (typeof RISK_RULES)[number];

const limit = (value: number, description: string) =>
  Type.Integer({ minimum: 1, maximum: 100_000, default: value, description });

/** What is still taken for usual; one more is not. */
export const RiskLimits = Type.Object({
  accountsPerDevice: limit(3, 'In 24 hours; above it all of them are held'),
  accountsPerNetwork: limit(30, 'Of one public address in 24 hours; those above it are held'),
  selfInvites: limit(1, 'Of one account; they never earn anything'),
  drawsPerMinute: limit(30, 'Of one account'),
  visitorsPerHour: limit(60, 'By the link of one account'),
});
export type RiskLimits = Static<typeof RiskLimits>;

export const RISK_DEFAULTS: RiskLimits = {
  accountsPerDevice: 3,
  accountsPerNetwork: 30,
  selfInvites: 1,
  drawsPerMinute: 30,
  visitorsPerHour: 60,
};

/** Visitors of one network who earn a chance for one sharer in 24 hours. */
export const VISITORS_PER_NETWORK = 3;
