/** Puts a product among those to compare, or takes it out (BEY-59). */
import { useSyncExternalStore } from 'react';
import { compared, toggleCompared, watchCompared } from '../../lib/compared.ts';
import type { Compared } from '../../lib/compared.ts';
import { t } from '../../lib/message.ts';
import { toast } from '../../lib/toast.ts';
import { Icon } from '../../ui/icon/icon.tsx';

interface CompareTickProps {
  product: Compared;
  /** With its word beside it, instead of on a picture. */
  isNamed?: boolean;
}

export function CompareTick({ product, isNamed = false }: CompareTickProps) {
  // its own answer and not the list: a page of cards draws only the one whose answer changed
  const isOn = useSyncExternalStore(
    watchCompared,
    () => compared().some(({ code }) => code === product.code),
    () => false,
  );
  return (
    <button
      className={isNamed ? 'needs-script' : 'tick needs-script'}
      type="button"
      aria-pressed={isOn}
      aria-label={t('compare.tick', { name: product.name })}
      onClick={() => {
        const { code, name, cover } = product;
        if (!toggleCompared({ code, name, cover })) toast(t('compare.full'), 'failed');
      }}
    >
      <Icon name={isOn ? 'check' : 'scale'} size={isNamed ? 20 : 16} />
      {isNamed && <span>{t('compare.short')}</span>}
    </button>
  );
}
