/**
 * What was said of a price, when, and why it changed; and how often its shop raised first (BEY-01,
 * BEY-56).
 */
import type { Answer } from '#contract/calls.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { longDate } from '../../lib/when.ts';
import { AskedFold } from './asked-fold.tsx';

type Found = Answer<'price.said'>;

export function Said({ code }: { code: string }) {
  return (
    <AskedFold
      title={t('said.title')}
      className="said"
      ask={() => browserCaller('price.said', { id: code }, { quiet: true })}
    >
      {(found) => <List found={found} />}
    </AskedFold>
  );
}

function List({ found: { said, shop, currencyCode } }: { found: Found }) {
  return (
    <>
      {shop !== null && shop.raisedFirst > 0 && (
        <p>{t('said.shop', { shop: shop.name, times: shop.raisedFirst, days: shop.days })}</p>
      )}
      {said.length === 0 ? (
        <p>{t('said.none')}</p>
      ) : (
        <dl className="yards">
          {said.map((one) => (
            <div key={one.time}>
              <dt>{one.words}</dt>
              <dd>
                {one.typicalAmount === null
                  ? money(one.amount, currencyCode)
                  : t('said.amounts', {
                      amount: money(one.amount, currencyCode),
                      usual: money(one.typicalAmount, currencyCode),
                    })}
                <small>
                  {longDate(one.time)} · {t(`said.${one.cause}`)}
                </small>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
