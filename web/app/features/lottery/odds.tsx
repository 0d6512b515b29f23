/** Prizes with their numbers and odds: what is published is what is used (BEY-13). */
import { NUMBERS } from '#contract/activity/fair/numbers.ts';
import type { Prize } from '#contract/activity/lottery.ts';
import { countText } from '../../lib/figure.ts';
import { t } from '../../lib/message.ts';
import { WholeWords } from '../../ui/whole-words.tsx';
import type { LotteryData } from './lottery-data.ts';
import { percent, rangesOf, rangeText, sizeOf } from './number.ts';

interface OddsProps {
  data: LotteryData;
  /** What is left, or after the end what was won. */
  isOver: boolean;
  /** The prize of the number that is shown. */
  hit: string | undefined;
}

export function Odds({ data, isOver, hit }: OddsProps) {
  const { prizes, fairness, activity } = data;
  const ranges = rangesOf(fairness.terms);
  return (
    <section className="amod" aria-labelledby="odds">
      <h2 id="odds">{t('lottery.odds')}</h2>
      <p>{t('lottery.odds.text')}</p>
      <div className="wide">
        <table className="odds">
          <thead>
            <tr>
              <th scope="col">{t('lottery.odds.prize')}</th>
              <th scope="col">{t('lottery.odds.range')}</th>
              <th scope="col">{t('lottery.odds.chance')}</th>
              <th scope="col">{t(isOver ? 'lottery.odds.won' : 'lottery.odds.left')}</th>
            </tr>
          </thead>
          <tbody>
            {prizes.map((prize) => {
              const range = ranges.get(prize.id);
              return (
                <tr key={prize.id} className={prize.id === hit ? 'is-hit' : undefined}>
                  <th scope="row">
                    <WholeWords text={prize.name} />
                  </th>
                  <td className="num">{range ? rangeText(range) : ''}</td>
                  <td>{oddsText(prize)}</td>
                  <td className="num">{isOver ? wonText(prize) : leftText(prize)}</td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('lottery.odds.sum')}</th>
              <td>{t('lottery.odds.all')}</td>
              <td>100%</td>
              <td className="num">{isOver ? countText(fairness.drawCount) : ''}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="t12">
        {t('lottery.odds.version', { n: fairness.tables.at(-1)?.version ?? 1 })}
      </p>
      <p className="t12">{t('lottery.sent', { n: activity.deliveryWorkingDays })}</p>
    </section>
  );
}

/** Up to one in a hundred as a fraction, what is likelier in per cent. */
function oddsText({ kind, range }: Prize): string {
  const numbers = sizeOf(range);
  if (numbers === 0) return kind === 'NOTHING' ? '' : t('lottery.odds.gone');
  return numbers <= NUMBERS / 100
    ? t('lottery.odds.one-in', { n: countText(Math.round(NUMBERS / numbers)) })
    : percent(numbers);
}

function leftText({ kind, stock }: Prize): string {
  if (kind === 'NOTHING') return '';
  return stock === null ? t('lottery.prizes.any') : countText(stock);
}

function wonText({ kind, stock, total }: Prize): string {
  if (kind === 'NOTHING') return '';
  return stock === null || total === null ? t('lottery.prizes.any') : countText(total - stock);
}
