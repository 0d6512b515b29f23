/** Targets that make sense, each with how often it would have fired. */
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { firesAt, suggestionsOf } from './watch-rule.ts';
import type { DraftRule, Preview } from './watch-rule.ts';

interface SuggestionsProps {
  preview: Preview;
  rule: DraftRule;
  onTake: (amount: number) => void;
}

export function Suggestions({ preview, rule, onTake }: SuggestionsProps) {
  return (
    <>
      <p className="wsub">{t('watch.suggest')}</p>
      <div className="sugg">
        {suggestionsOf(preview).map(({ kind, amount }) => {
          const n = firesAt(preview, rule, amount).length;
          return (
            <button
              key={kind}
              type="button"
              aria-pressed={rule.targetAmount === amount}
              onClick={() => onTake(amount)}
            >
              <b className="num">{money(amount, preview.currencyCode)}</b>
              <span>{t(`watch.suggest.${kind}`)}</span>
              <small>{n === 0 ? t('watch.times.none') : t('watch.times', { n })}</small>
            </button>
          );
        })}
      </div>
    </>
  );
}
