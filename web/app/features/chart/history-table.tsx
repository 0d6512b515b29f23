/**
 * The history as a table: every change as a row, newest first (PRC-06); excluded observations are named with their reason
 * (BEY-03).
 */
import type { PriceStatistics } from '#contract/price/history.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { longDate } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { sightingWords } from './chart-words.ts';

/** So many rows are shown. */
const MOST = 400;

export function HistoryTable({ stat }: { stat: PriceStatistics }) {
  return (
    <details className="tbl-toggle">
      <summary>
        <Icon name="table-2" />
        {t('chart.table')}
      </summary>
      <table className="plain">
        <thead>
          <tr>
            <th scope="col">{t('chart.table.since')}</th>
            <th scope="col">{t('chart.table.price')}</th>
            <th scope="col">{t('chart.table.note')}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(stat).map((row, index) => (
            <tr key={`${row.time} ${index}`}>
              <td>{longDate(row.time)}</td>
              <td>{row.price === null ? '–' : money(row.price, stat.currencyCode)}</td>
              <td>{row.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function rowsOf(stat: PriceStatistics): { time: string; price: number | null; note: string }[] {
  return [
    ...stat.points.map((point) => ({
      time: point.time,
      price: point.price,
      note:
        point.state === 'out_of_stock'
          ? t('chart.out-of-stock')
          : point.state === 'gap'
            ? t('chart.unseen')
            : '',
    })),
    ...stat.sightings.map((one) => ({
      time: one.time,
      price: one.price,
      note: [sightingWords(one.confirmed), one.inStock ? '' : t('chart.out-of-stock')]
        .filter(Boolean)
        .join(', '),
    })),
    ...stat.excluded.map((one) => ({
      time: one.time,
      price: one.price,
      note: t(one.reason === 'REPORTED' ? 'chart.excluded.reported' : 'chart.excluded'),
    })),
  ]
    .sort((a, b) => Date.parse(b.time) - Date.parse(a.time))
    .slice(0, MOST);
}
