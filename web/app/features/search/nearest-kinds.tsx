/** Kinds of goods that come nearest to what was not found, and what they cost at least. */
import type { Answer } from '#contract/calls.ts';
import { categoryAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { Picture } from '../../ui/picture.tsx';

interface NearestKindsProps {
  nearest: Answer<'search.kinds'>;
  /** Something was searched for. */
  isAsked: boolean;
}

export function NearestKinds({ nearest: { kinds, isNear }, isAsked }: NearestKindsProps) {
  if (kinds.length === 0) return null;
  const title = isNear
    ? 'search.nearest'
    : isAsked
      ? 'search.nearest.hot-instead'
      : 'search.nearest.hot';
  return (
    <section className="ways" aria-labelledby="nearest">
      <h2 id="nearest">{t(title)}</h2>
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
