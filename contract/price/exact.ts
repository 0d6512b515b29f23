/**
 * Arithmetic of shares in whole numbers: 1.1 * 90 is more than 99 in floating point, and 1 - 90 /
 * 100 less than 0.1. Pure.
 */

const SCALE = 10_000;

/** `part` of `whole`, in ten-thousandths, rounded down; whole numbers only (0.29 is 0.29). */
export function fraction(part: number, whole: number): number {
  const scaled = BigInt(part) * 10_000n;
  const divisor = BigInt(whole);
  const floor = scaled / divisor - (scaled % divisor < 0n ? 1n : 0n);
  return Number(floor) / 10_000;
}

/** amount >= share × of, without floating point. */
export function atLeast(amount: number, share: number, of: number): boolean {
  return BigInt(amount) * BigInt(SCALE) >= BigInt(Math.round(share * SCALE)) * BigInt(of);
}
/** amount <= share × of, without floating point. */
export function atMost(amount: number, share: number, of: number): boolean {
  return BigInt(amount) * BigInt(SCALE) <= BigInt(Math.round(share * SCALE)) * BigInt(of);
}
