import { ownNameOf } from '#contract/market/country.ts';

/**
 * The flag of a country that we know. Decorative: the name is beside it. A picture of our own, since
 * Windows draws the flags among emoji as two letters.
 */
export function Flag({ code }: { code: string }) {
  if (ownNameOf(code) === undefined) return null;
  return (
    <img
      className="flag"
      src={`/flag/${code.toLowerCase()}.svg`}
      alt=""
      width="24"
      height="16"
      loading="lazy"
    />
  );
}
