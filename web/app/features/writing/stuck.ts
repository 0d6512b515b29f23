import { BREAKPOINT, STICKY } from '#contract/constants.ts';

/** Whether a bar whose upper edge is here is stuck. Pure. */
export function isStuck(top: number, windowWidth: number): boolean {
  return top <= (windowWidth < BREAKPOINT.mobileBelowPx ? STICKY.mobilePx : STICKY.desktopPx);
}
