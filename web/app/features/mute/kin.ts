/** What a card belongs to, as `data-of` has it: the first script hides what is muted by it. */
interface Kin {
  readonly brandCode: string | null;
  readonly categoryCode: string | null;
  readonly platform: string;
}

export const kinOf = ({ brandCode, categoryCode, platform }: Kin): string =>
  [brandCode && `b:${brandCode}`, categoryCode && `c:${categoryCode}`, `p:${platform}`]
    .filter(Boolean)
    .join(' ');
