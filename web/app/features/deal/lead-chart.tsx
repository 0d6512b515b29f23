/**
 * The chart of the lead, drawn by the server. A browser fetches its code only to redraw it, and one
 * that saves data never does: until then, and where the code does not arrive, the server's drawing stays.
 */
import { lazy, Suspense } from 'react';
import type { PriceStatistics } from '#contract/price/history.ts';
import { savesData } from '../../lib/saver.ts';

type Chart = (props: { stat: PriceStatistics; small?: boolean }) => React.ReactNode;

const load = () => import('../chart/price-chart.tsx');
const asDrawn = () => new Promise<never>(() => {});
const Chart: Chart = import.meta.env.SSR
  ? (await load()).ChartPlot
  : lazy(async () => ({
      default: savesData() ? await asDrawn() : (await load().catch(asDrawn)).ChartPlot,
    }));

export function LeadChart({ stat }: { stat: PriceStatistics }) {
  return (
    <Suspense fallback={null}>
      <Chart stat={stat} small />
    </Suspense>
  );
}
