/**
 * Goods that are not new say so among their attributes, under this name; the others say nothing.
 */
export const CONDITION = 'condition';
export const CONDITIONS = ['USED', 'REFURBISHED'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** The condition that attributes name; null: new. */
export function conditionIn(
  attributes: readonly { readonly name: string; readonly value: string }[],
): Condition | null {
  const named = attributes.find((one) => one.name === CONDITION)?.value;
  return CONDITIONS.find((one) => one === named) ?? null;
}
