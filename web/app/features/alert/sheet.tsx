/** A dialog that takes most of a phone's screen, with its head and foot always in sight. */
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { openModal } from '../../ui/open-modal.ts';

interface SheetProps {
  title: string;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={(element) => {
        dialog.current = element;
        openModal(element);
      }}
      className="wsheet"
      aria-labelledby={id}
      onClose={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div className="wsheet__in">
        <div className="sheet__h">
          <h2 id={id}>{title}</h2>
          <button className="icon-btn" type="button" aria-label={t('region.close')} onClick={close}>
            <Icon name="x" />
          </button>
        </div>
        {children(close)}
      </div>
    </dialog>
  );
}
