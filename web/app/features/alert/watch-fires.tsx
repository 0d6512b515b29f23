/** When a rule would have fired: how often in words, each with its number on the chart. */
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { shortDate } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { firesOf } from './watch-rule.ts';
import type { DraftRule, Preview } from './watch-rule.ts';

export function WatchFires({ preview, rule }: { preview: Preview; rule: DraftRule }) {
  const fires = firesOf(preview, rule);
  const last = fires.at(-1);
  const { lowestAmount, currencyCode } = preview;
  const { targetAmount } = rule;
  const isTarget = rule.kind === 'TARGET_PRICE' && targetAmount !== null;
  const isBelow = isTarget && lowestAmount !== null && targetAmount < lowestAmount;
  return (
    <div aria-live="polite">
      <p className="would">
        <b>{t('watch.would', { n: fires.length })}</b>
        {last && <span>{t('watch.last', { date: shortDate(new Date(last.at)) })}</span>}
      </p>
      {fires.length > 0 && (
        <ol className="fires">
          {fires.map(({ at, amount }, index) => (
            <li key={at}>
              <i>{index + 1}</i>
              {shortDate(new Date(at))} <b className="num">{money(amount, currencyCode)}</b>
            </li>
          ))}
        </ol>
      )}
      {isBelow && (
        <p className="say-warn">
          <Icon name="triangle-alert" />
          <span>{t('watch.below', { price: money(lowestAmount, currencyCode) })}</span>
        </p>
      )}
      {isTarget && targetAmount >= preview.currentAmount && (
        <p className="say-info">
          <Icon name="info" />
          <span>{t('watch.now')}</span>
        </p>
      )}
    </div>
  );
}
