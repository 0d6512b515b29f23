/**
 * What each SKU costs beside what it usually costs (PROD-15, AMB-60); nothing where no history says
 * so.
 */
import type { Answer } from '#contract/calls.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { WholeWords } from '../../ui/whole-words.tsx';

type Sku = Answer<'price.related-skus'>['skus'][number];

export function Skus({ skus }: { skus: readonly Sku[] }) {
  const judged = skus.flatMap(({ verdict, ...sku }) =>
    verdict === 'UNKNOWN' ? [] : [{ ...sku, verdict }],
  );
  if (judged.length === 0) return null;
  return (
    <section className="pd__sec" aria-labelledby="skus">
      <h2 id="skus">{t('goods.skus')}</h2>
      <ul className="skus">
        {judged.map((sku) => (
          <li key={sku.id} data-verdict={sku.verdict}>
            <span className="skus__n">
              <WholeWords text={sku.name} />
            </span>
            <b className="num">{money(sku.price, sku.currencyCode)}</b>
            <span className={`skus__v skus__v--${sku.verdict.toLowerCase()}`}>
              {t(`goods.sku.${sku.verdict}`)}
            </span>
            <span className="muted skus__w">{sku.reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
