/**
 * Which targets the share button offers (API-98, UI-07): copying, the phone's own sheet, Facebook
 * and the messengers of the region, unless the tenant's settings under `share` say otherwise.
 */
import type { Answer } from '#contract/calls.ts';
import { isUsual, SHARE_TARGETS } from '#contract/market/share-target.ts';
import type { ShareTarget } from '#contract/market/share-target.ts';
import type { Handler } from '../kernel/module.ts';

export const shareSwitch: Handler<'switch.share'> = async ({ tenant: { id, settings } }) =>
  Object.fromEntries(
    SHARE_TARGETS.map((target) => [target, isOffered(id, settings, target)]),
  ) as Answer<'switch.share'>;

export function isOffered(
  region: string,
  { share }: Readonly<Record<string, unknown>>,
  target: ShareTarget,
): boolean {
  const given = (share as Record<string, unknown> | undefined)?.[target];
  return typeof given === 'boolean' ? given : isUsual(target, region);
}
