/** Description, attributes and the shop's vouchers; ended vouchers stay, marked as ended. */
import type { GoodsDetail, Voucher } from '#contract/catalog/goods.ts';
import { formatDiscount } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { longDate } from '../../lib/when.ts';

export function GoodsFacts({ goods }: { goods: GoodsDetail }) {
  return (
    <>
      {goods.vouchers.length > 0 && <Vouchers vouchers={goods.vouchers} currency={goods.currencyCode} />}
      {(goods.description || goods.attributes.length > 0) && (
        <section className="pd__sec" aria-labelledby="about">
          <h2 id="about">{t('goods.about')}</h2>
          {goods.description && (
            <div className="read facts__text">
              {goods.description
                .split(/\n{2,}/)
                .slice(0, 20)
                .map((paragraph, index) => (
                  <p key={index}>{paragraph}</p>
                ))}
            </div>
          )}
          {goods.attributes.length > 0 && (
            <dl className="facts">
              {goods.attributes.slice(0, 20).map((fact, index) => (
                <div key={`${fact.name} ${index}`}>
                  <dt>{fact.name}</dt>
                  <dd>{fact.value}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      )}
    </>
  );
}

export function Vouchers({ vouchers, currency }: { vouchers: readonly Voucher[]; currency: CurrencyCode }) {
  return (
    <section className="pd__sec" aria-labelledby="vouchers">
      <h2 id="vouchers">{t('voucher.title')}</h2>
      <ul className="vouchers">
        {vouchers.slice(0, 8).map((voucher, index) => (
          <li key={`${voucher.code} ${index}`} className={voucher.ended ? 'ticket ticket--off' : 'ticket'}>
            <div className="ticket__l">
              <p className="ticket__amt">{amountOf(voucher, currency)}</p>
              <p className="ticket__c">
                {voucher.minSpendAmount ? t('voucher.min', { amount: money(voucher.minSpendAmount, currency) }) : t('voucher.no-min')}
                {voucher.capAmount ? ` ${t('voucher.cap', { amount: money(voucher.capAmount, currency) })}` : ''}
              </p>
            </div>
            <div className="ticket__r">
              <b>{voucher.code ?? '–'}</b>
            </div>
            <p className="ticket__f">
              {voucher.ended
                ? t('voucher.ended', { date: voucher.endTime ? longDate(voucher.endTime) : '' })
                : voucher.endTime
                  ? t('voucher.until', { date: longDate(voucher.endTime) })
                  : ''}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function amountOf(voucher: Voucher, currency: CurrencyCode): string {
  if (voucher.discountType === 'DISCOUNT') return t('voucher.off', { amount: formatDiscount(voucher.fraction).slice(1) });
  return voucher.amount === null ? voucher.title : t('voucher.off', { amount: money(voucher.amount, currency) });
}
