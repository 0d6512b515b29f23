/**
 * A button that opens a dialog of steps, such as changing the e-mail address. Its content
 * starts over each time.
 */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Modal } from '../../ui/modal.tsx';

interface StepDialogProps {
  label: string;
  /** What the button is about, for screen readers. */
  about?: string;
  title: string;
  kind?: 'quiet' | 'danger';
  isOpenAtOnce?: boolean;
  children: (close: () => void) => ReactNode;
}

export function StepDialog({
  label,
  about,
  title,
  kind = 'quiet',
  isOpenAtOnce = false,
  children,
}: StepDialogProps) {
  const [isOpen, setOpen] = useState(isOpenAtOnce);
  return (
    <>
      <button
        className={`btn btn--${kind} needs-script`}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
        {about && <span className="sr"> {about}</span>}
      </button>
      {isOpen && (
        <Modal title={title} onClose={() => setOpen(false)}>
          {children}
        </Modal>
      )}
    </>
  );
}
