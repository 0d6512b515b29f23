import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';

/** On a card: why it is shown, and ways to see less of it. `WhyHost` answers the tap. */
export function WhyButton({ name, score }: { name: string; score?: number }) {
  return (
    <button
      className="dots needs-script"
      type="button"
      aria-haspopup="dialog"
      aria-label={t('because.open', { name })}
      data-why={score ?? ''}
    >
      <Icon name="ellipsis" size={16} />
    </button>
  );
}
