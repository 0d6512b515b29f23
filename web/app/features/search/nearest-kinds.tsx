/** Kinds of goods that come nearest to what was not found, and what they cost at least. */
import type { Answer } from '#contract/calls.ts';
import { categoryAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { Picture } from '../../ui/picture.tsx';

export function NearestKinds({ nearest: { kinds, isNear } }: { nearest: Answer<'search.kinds'> }) {
  if (kinds.length === 0) return null;
  return (
    <section className="ways" aria-labelledby="nearest">
      <h2 id="nearest">{t(isNear ? 'search.nearest' : 'search.nearest.hot')}</h2>
      <ul className="near">
        {kinds.map((kind) => (
          <li key={kind.id}>
            <a className="near__k" href={categoryAddress(kind)}>
              <span className="near__p">
                <Picture url={kind.icon} size={{ width: 96, height: 96 }} />
              </span>
              <span>
                <b>{kind.name}</b>
                {kind.fromAmount !== null && (
                  <span className="num">
                    {t('search.nearest.from', { price: money(kind.fromAmount, kind.currencyCode) })}
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
