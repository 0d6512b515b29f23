/**
 * The verdict beside the price: icon, figure and word together, then one sentence of reason. Never
 * colour alone.
 */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { formatDiscount } from '#contract/money.ts';
import { chipOf, whyOf } from '#contract/price/chip.ts';
import type { Chip } from '#contract/price/chip.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { sayOf } from './say.ts';

/** A card, an offer or a detail: what a verdict is said from. */
export type Judged = Pick<GoodsCard, 'verdict' | 'currencyCode' | 'seenTime' | 'isCurrent'> & {
  /** Given away: there is no price to judge (AMB-32). */
  readonly isFreebie?: boolean;
};

const ICONS: Readonly<Record<Chip['tone'], string>> = {
  verified: 'verified',
  overstated: 'triangle-alert',
  raised: 'trending-up',
  fake: 'circle-slash',
  always: 'repeat',
  unverified: 'circle-dashed',
  none: 'equal',
};

function iconOf({ key, tone }: Chip): string {
  if (key === 'chip.old') return 'clock';
  return key === 'chip.dearer' ? 'trending-up' : ICONS[tone];
}

export function VerdictLine({ of }: { of: Judged }) {
  if (of.isFreebie) return null;
  return (
    <p className={`v v--${verdictTone(of)}`}>
      <VerdictWords of={of} />
    </p>
  );
}

export function VerdictChip({ of }: { of: Judged }) {
  if (of.isFreebie) return null;
  return (
    <span className={`vchip v--${verdictTone(of)}`}>
      <VerdictWords of={of} />
    </span>
  );
}

/**
 * Icon, figure and word, without a frame around them; a claim that does not hold is
 * struck before the truth.
 */
export function VerdictWords({ of }: { of: Judged }) {
  const chip = chipOf(of.verdict, of.isCurrent);
  return (
    <>
      <Icon name={iconOf(chip)} />
      <span>
        {chip.struck !== null && (
          <>
            <s>{formatDiscount(chip.struck)}</s>{' '}
          </>
        )}
        {sayOf(chip, of.currencyCode)}
      </span>
    </>
  );
}

export function verdictTone({ verdict, isCurrent }: Judged): string {
  return chipOf(verdict, isCurrent).tone;
}

/** The reason in one short sentence, for cards. */
export function reasonOf({
  verdict,
  currencyCode,
  seenTime,
  isCurrent,
  isFreebie,
}: Judged): string {
  if (isFreebie) return t('price.freebie');
  return sayOf(whyOf(verdict, { seenTime: seenTime ?? '', isCurrent }), currencyCode);
}
