/** Badges of people, which a higher module gives and lower ones show beside names (ACT-14). */
import type { Badge } from '#contract/account/user.ts';
import type { Context } from './context.ts';

/** The badges of each of many accounts, the latest first; whoever has none is left out. */
export type BadgesOf = (
  ctx: Context,
  accountIds: readonly number[],
) => Promise<ReadonlyMap<number, Badge[]>>;

declare module './ports.ts' {
  interface Ports {
    badges: BadgesOf;
  }
}
