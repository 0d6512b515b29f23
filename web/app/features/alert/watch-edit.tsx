/** The pencil of a watch: the dialog that made it, with what it is now. */
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Watch } from '#contract/alert/watch.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useDialog } from '../../ui/use-dialog.ts';

const load = async () => (await import('./watch-dialog.tsx')).WatchDialog;

interface WatchEditProps {
  watch: Watch;
  onSaved: (watch: Watch) => void;
}

export function WatchEdit({ watch, onSaved }: WatchEditProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { Dialog, open, close } = useDialog(load);
  if (!watch.goods) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={t('alerts.edit', { name: watch.sentence })}
        onClick={open}
      >
        <Icon name="pencil" />
      </button>
      {Dialog &&
        createPortal(
          <Dialog
            goods={watch.goods}
            watch={watch}
            onSaved={onSaved}
            onClose={() => {
              close();
              button.current?.focus();
            }}
          />,
          document.body,
        )}
    </>
  );
}
