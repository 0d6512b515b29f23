/** What a number means: the range it lies in, and the prize. */
import { t } from '../../lib/message.ts';
import type { LotteryData } from './lottery-data.ts';
import { drawNumber, rangesOf, rangeText } from './number.ts';

interface ResultProps {
  data: LotteryData;
  number: number;
  prizeId: string | null;
}

export function Result({ data, number, prizeId }: ResultProps) {
  const range = prizeId === null ? undefined : rangesOf(data.fairness.terms).get(prizeId);
  const prize = data.prizes.find(({ id }) => id === prizeId);
  if (!range || !prize)
    return <p className="draw__r">{t('lottery.result.nothing', { number: drawNumber(number) })}</p>;
  return (
    <p className="draw__r">
      {t('lottery.result.range', { number: drawNumber(number), range: rangeText(range) })}
      <br />
      {t('lottery.result.won', { prize: prize.name })}
    </p>
  );
}
