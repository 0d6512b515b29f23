/** What a shop shows of an example: the price, and the struck price beside it. */
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import type { Example } from './example.ts';

export function ShownPrice({ of }: { of: Example }) {
  const { currencyCode, currentAmount, originAmount } = of;
  return (
    <p className="lab__price num">
      <b>{money(currentAmount, currencyCode)}</b>
      {originAmount !== null && (
        <s>
          <span className="sr">{t('price.was')} </span>
          {money(originAmount, currencyCode)}
        </s>
      )}
    </p>
  );
}
