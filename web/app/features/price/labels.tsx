import type { Label } from '#contract/catalog/label.ts';
import { t } from '../../lib/message.ts';
import { shortDate } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { isLow, labelIcon, labelName, onePerKind } from './label.ts';
import { meaningOf } from './rule.ts';

/** Labels of a detail: at most four, strongest first, one of a kind, each with what it means. */
export function Labels({
  labels,
  asLowTime = null,
}: {
  labels: readonly Label[];
  asLowTime?: string | null;
}) {
  if (labels.length === 0) return null;
  return (
    <div className="labels pd__labels">
      {onePerKind(labels)
        .slice(0, 4)
        .map((label) => (
          <Tooltip
            key={label}
            text={meaningOf(label)}
            className={isLow(label) ? 'label label--low' : 'label'}
          >
            <Icon name={labelIcon(label)} size={16} />
            {asLowTime !== null && isLow(label)
              ? t('label.also', { label: labelName(label, true), date: shortDate(asLowTime) })
              : labelName(label)}
          </Tooltip>
        ))}
    </div>
  );
}
