/**
 * How many alerts and watches somebody has: a port between the account, which shows them with the
 * user, and the module of alerts above it.
 */
import type { SignedInUser } from '#contract/account/profile.ts';
import type { Context } from './context.ts';

export type AlertCounts = Pick<SignedInUser, 'alertCount' | 'watchCount'>;
export type CountAlerts = (ctx: Context, accountId: number) => Promise<AlertCounts>;

declare module './ports.ts' {
  interface Ports {
    readonly alertCounts: CountAlerts;
  }
}
