/**
 * Which targets the share button offers (API-98, UI-07): copying, the phone's own sheet, Facebook
 * and the messengers of the region, unless the tenant's settings under `share` say otherwise.
 */
import { SHARE_TARGETS } from '#contract/account/switch.ts';
import type { ShareTarget } from '#contract/account/switch.ts';
import type { Answer } from '#contract/calls.ts';
import type { Handler } from '../kernel/module.ts';

const EVERYWHERE: readonly ShareTarget[] = ['copyLink', 'native', 'facebook'];
const MESSENGERS: Readonly<Record<string, readonly ShareTarget[]>> = {
  TH: ['line'],
  ID: ['whatsapp'],
  SG: ['whatsapp'],
  MY: ['whatsapp'],
  PH: ['messenger', 'viber'],
  VN: ['zalo'],
};
/** Of a region that an operator added. */
const ELSEWHERE: readonly ShareTarget[] = ['line', 'whatsapp'];

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
  if (typeof given === 'boolean') return given;
  return EVERYWHERE.includes(target) || (MESSENGERS[region] ?? ELSEWHERE).includes(target);
}
