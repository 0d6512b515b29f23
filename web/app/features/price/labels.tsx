import type { Label } from '#contract/catalog/label.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { isLow, labelIcon, labelName } from './label.ts';

/** Labels of a detail: at most four, strongest first. */
export function Labels({ labels }: { labels: readonly Label[] }) {
  if (labels.length === 0) return null;
  return (
    <div className="labels pd__labels">
      {labels.slice(0, 4).map((label) => (
        <span key={label} className={isLow(label) ? 'label label--low' : 'label'}>
          <Icon name={labelIcon(label)} size={16} />
          {labelName(label)}
        </span>
      ))}
    </div>
  );
}
