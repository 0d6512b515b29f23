/**
 * Where the share button leads (UI-07), in the order in which it offers it, and which messengers
 * people of a market use: another market is a line here.
 */
export const SHARE_TARGETS = [
  'copyLink',
  'native',
  'line',
  'whatsapp',
  'messenger',
  'viber',
  'zalo',
  'facebook',
] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number];

const EVERYWHERE: readonly ShareTarget[] = ['copyLink', 'native', 'facebook'];
const MESSENGERS: Readonly<Record<string, readonly ShareTarget[]>> = {
  TH: ['line'],
  ID: ['whatsapp'],
  SG: ['whatsapp'],
  MY: ['whatsapp'],
  PH: ['messenger', 'viber'],
  VN: ['zalo'],
};
const ELSEWHERE: readonly ShareTarget[] = ['line', 'whatsapp'];

/** Whether a target is offered in a region whose operator has not said. */
export function isUsual(target: ShareTarget, region: string): boolean {
  return EVERYWHERE.includes(target) || (MESSENGERS[region] ?? ELSEWHERE).includes(target);
}
