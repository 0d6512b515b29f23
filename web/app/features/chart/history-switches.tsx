/** What counts in the chart: links that work without script. */
import { t } from '../../lib/message.ts';
import { AssumeSwitch } from '../price/assume-switch.tsx';
import type { Assumptions } from '../price/assumptions.ts';

export type SwitchChange = Partial<Assumptions & { byUnit: boolean; allShops: boolean }>;

interface SwitchesProps {
  /** There is more than one offer to show. */
  hasChoice: boolean;
  matters: { shipping: boolean; coupon: boolean };
  /** Whether the chart is by the unit; null: it cannot be. */
  byWhatUnit: boolean | null;
  allShops: boolean;
  assumptions: Assumptions;
  address: (change: SwitchChange) => string;
}

export function Switches({
  hasChoice,
  matters,
  byWhatUnit,
  allShops,
  assumptions: { withShipping, withCoupon },
  address,
}: SwitchesProps) {
  if (!matters.shipping && !matters.coupon && !hasChoice && byWhatUnit === null) return null;
  return (
    <p className="assume">
      {hasChoice && (
        <AssumeSwitch
          label={t('chart.all-shops')}
          on={allShops}
          href={address({ allShops: !allShops })}
        />
      )}
      {matters.shipping && (
        <AssumeSwitch
          label={t('chart.with-shipping')}
          on={withShipping}
          href={address({ withShipping: !withShipping })}
        />
      )}
      {matters.coupon && (
        <AssumeSwitch
          label={t('offers.with-coupon')}
          on={withCoupon}
          href={address({ withCoupon: !withCoupon })}
        />
      )}
      {byWhatUnit !== null && (
        <AssumeSwitch
          label={t('unit.price')}
          on={byWhatUnit}
          href={address({ byUnit: !byWhatUnit })}
        />
      )}
    </p>
  );
}
