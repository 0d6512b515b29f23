/**
 * Limits for showing the record of forecasts (BEY-22). Apart from the schemas, because pages show
 * them.
 */

/** Fewer forecasts, or of fewer goods, are too few to show a rate. */
export const RECORD = { forecasts: 200, goods: 10 } as const;

/** The edges of how sure a forecast was of a better price; between 20 and 70 % it is a toss-up. */
export const RECORD_STEPS = [
  [0, 0.1],
  [0.1, 0.2],
  [0.2, 0.45],
  [0.45, 0.7],
  [0.7, 0.8],
  [0.8, 0.9],
  [0.9, 1],
] as const;
