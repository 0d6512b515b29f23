/**
 * The price: the hero of every card. The symbol is 0.68 of the figure; the old price is quiet and
 * struck.
 */
import type { CurrencyCode } from '#contract/money.ts';
import { shownPrice } from '#contract/money.ts';
import { struckOf } from '#contract/price/chip.ts';
import type { Struck } from '#contract/price/chip.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { shortDate } from '../../lib/when.ts';

interface PriceProps {
  price: string;
  currency: CurrencyCode;
  size?: 14 | 16 | 18 | 22 | 28 | 36;
  muted?: boolean;
}

export function Price({ price, currency, size = 22, muted = false }: PriceProps) {
  const { symbol, figure, symbolLast } = shownPrice(price, currency);
  if (Number(price.slice(1)) === 0)
    return (
      <span className={`price${size === 22 ? '' : ` price--${size}`}`}>{t('price.free')}</span>
    );
  // seven and more signs take a smaller size where cards are narrow
  const long = size === 22 && symbol.length + figure.length >= 8 ? ' price--long' : '';
  return (
    <span
      className={`price${size === 22 ? '' : ` price--${size}`}${muted ? ' price--off' : ''}${long}`}
    >
      {!symbolLast && <span className="price__c">{symbol}</span>}
      {figure}
      {symbolLast && <span className="price__c price__c--last">{symbol}</span>}
    </span>
  );
}

interface PriceRowProps {
  card: Struck & {
    currentPrice: string;
    currencyCode: CurrencyCode;
    seenTime: string | null;
  };
  size?: PriceProps['size'];
  muted?: boolean;
}

/**
 * The price and, where there is one, the struck price that its verdict is measured by, which the
 * reason below names too on a card; a price not seen for long is only the last one known, and small.
 */
export function PriceRow({ card, size = 22, muted = false }: PriceRowProps) {
  if (!card.isCurrent)
    return (
      <p className="prow">
        <Price
          price={card.currentPrice}
          currency={card.currencyCode}
          size={size > 22 ? 18 : 16}
          muted
        />
        {card.seenTime !== null && (
          <span className="was">{t('price.last-seen', { date: shortDate(card.seenTime) })}</span>
        )}
      </p>
    );
  const struck = struckOf(card);
  return (
    <p className="prow">
      <Price price={card.currentPrice} currency={card.currencyCode} size={size} muted={muted} />
      {struck && (
        <span className="was">
          <span className={struck.isUsual && size > 22 ? undefined : 'sr'}>
            {t(struck.isUsual ? 'price.usual' : 'price.was')}
          </span>{' '}
          <s>{money(struck.amount, card.currencyCode)}</s>
        </span>
      )}
    </p>
  );
}
