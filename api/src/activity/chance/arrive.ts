/** Whoever looks or draws has come: chances of the day, and thanks to who invited them (AMB-39). */
import type { Context } from '../../kernel/context.ts';
import type { ActivityRow } from '../row.ts';
import { stateOf } from '../row.ts';
import { isHeld } from '../risk/flag.ts';
import { thankInviter } from '../share/invite.ts';
import { grantVisit } from './grant.ts';
import { chanceRulesOf } from './rules.ts';

export async function arrive(ctx: Context, activity: ActivityRow, me: number): Promise<void> {
  if (stateOf(activity, ctx.now) !== 'RUNNING' || (await isHeld(ctx, activity.id, me))) return;
  await thankInviter(ctx, activity.id, me);
  await grantVisit(ctx, activity.id, me, await chanceRulesOf(ctx, activity.id));
}
