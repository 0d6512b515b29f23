/** A button that opens a dialog of steps, such as changing the e-mail address. What is inside begins anew each time. */
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';

interface StepDialogProps {
  label: string;
  /** What the button is about, for whoever cannot see its place. */
  about?: string;
  title: string;
  kind?: 'quiet' | 'danger';
  isOpenAtOnce?: boolean;
  children: (close: () => void) => ReactNode;
}

export function StepDialog({ label, about, title, kind = 'quiet', isOpenAtOnce = false, children }: StepDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtOnce);
  const close = () => dialog.current?.close();
  return (
    <>
      <button className={`btn btn--${kind} needs-script`} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
        {about && <span className="sr"> {about}</span>}
      </button>
      {isOpen && (
        <dialog
          ref={(element) => {
            dialog.current = element;
            if (element && !element.open) element.showModal();
          }}
          className="dialog"
          aria-labelledby={id}
          onClose={() => setOpen(false)}
        >
          <div className="region__h">
            <h2 id={id}>{title}</h2>
            <button className="icon-btn" type="button" aria-label={t('region.close')} onClick={close}>
              <Icon name="x" />
            </button>
          </div>
          {children(close)}
        </dialog>
      )}
    </>
  );
}
