/** The chart of a comparison with the choice of its scale; links, so that it works without script. */
import { useLocation } from 'react-router';
import { changedQuery } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { CompareChart } from './compare-chart.tsx';
import { compareScale } from './compare-scale.ts';
import type { ComparedProduct } from './compared-data.ts';

const SCALES = ['amount', 'usual'] as const;

export function CompareHistory({ products }: { products: readonly ComparedProduct[] }) {
  const location = useLocation();
  const stats = products.flatMap(({ stat }) => stat ?? []);
  const asked = new URLSearchParams(location.search).get('by');
  const scale = compareScale(asked, stats);
  const hasChoice = products.length > 1 && stats.some(({ typical }) => typical !== null);
  return (
    <>
      {hasChoice && (
        <nav className="seg" aria-label={t('compare.by')}>
          {SCALES.map((by) => (
            <a
              key={by}
              href={changedQuery(location, { by })}
              aria-current={by === scale ? 'true' : undefined}
              data-keep-scroll
            >
              {t(`compare.by.${by}`)}
            </a>
          ))}
        </nav>
      )}
      {scale === 'usual' && <p className="cmpc__own">{t('compare.by.own')}</p>}
      <CompareChart products={products} scale={scale} />
    </>
  );
}
