/**
 * What a unit costs, so that packs of different sizes can be compared (BEY-20); and whether the
 * pack shrank.
 */
import type { Shrink, UnitPrice } from '#contract/catalog/card.ts';
import { finePriceText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { t } from '../../lib/message.ts';
import { longDate } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';

/** `100 ml`, `piece`. */
export function unitMeasure(unit: UnitPrice): string {
  return `${unit.per === 1 ? '' : `${unit.per} `}${t(`unit.${unit.unit}`)}`;
}

/** `฿0.42 / 100 ml`; of currencies without decimals whole numbers. */
export function unitWords(
  unit: UnitPrice,
  currency: CurrencyCode,
  amount: number = unit.amount,
): string {
  return `${finePriceText(amount, currency)} / ${unitMeasure(unit)}`;
}

export function UnitLine({ unit, currency }: { unit: UnitPrice | null; currency: CurrencyCode }) {
  return unit && <p className="unit num">{unitWords(unit, currency)}</p>;
}

/** `500 g → 420 g since 3 Nov 2026: 19% dearer by the gram`. */
export function ShrinkNote({ shrink }: { shrink: Shrink | null }) {
  if (!shrink) return null;
  const unit = t(`unit.${shrink.unit}`);
  return (
    <p className="shrink">
      <Icon name="triangle-alert" size={16} />
      {t('unit.shrank', {
        from: `${shrink.fromSize} ${unit}`,
        to: `${shrink.toSize} ${unit}`,
        date: longDate(shrink.time),
        percent: Math.floor(shrink.dearer * 100),
      })}
    </p>
  );
}
