/** Where what was typed is by now. */
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { Saving } from './use-saving.ts';

export function SavingLine({ saving }: { saving: Saving }) {
  const isFailed = typeof saving === 'object';
  const isAway =
    saving === 'offline' || saving === 'away' || saving === 'out' || saving === 'other';
  return (
    <p className={isFailed || isAway ? 'pub__saving pub__saving--no' : 'pub__saving'} role="status">
      {saving === 'saved' && <Icon name="check" size={16} />}
      {isAway && <Icon name="triangle-alert" size={16} />}
      {isFailed
        ? t('publish.saving.failed', { reason: saving.failed })
        : saving === 'nothing'
          ? ''
          : t(`publish.saving.${saving}`)}
    </p>
  );
}
