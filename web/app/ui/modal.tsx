/**
 * A dialog over the page with its title and a way out: it opens when it is there, and gives the
 * focus back when it closes.
 */
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { t } from '../lib/message.ts';
import { Icon } from './icon/icon.tsx';
import { openModal } from './open-modal.ts';

interface ModalProps {
  readonly title: string;
  /**
   * Takes most of a phone's screen, with its head and foot always in sight; a tap beside it closes
   * it.
   */
  readonly isSheet?: boolean;
  /** Takes it away, however it was closed. */
  readonly onClose: () => void;
  /** What it holds, which may want to close it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

export function Modal({ title, isSheet = false, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={(element) => {
        dialog.current = element;
        openModal(element);
      }}
      className={isSheet ? 'wsheet' : 'dialog'}
      aria-labelledby={id}
      onClose={(event) => {
        // React lets the end of a dialog inside reach this one
        if (event.target === dialog.current) onClose();
      }}
      // nor does what is sent inside send a form around it
      onSubmit={(event) => event.stopPropagation()}
      onPointerDown={(event) => {
        if (isSheet && event.target === dialog.current) close();
      }}
    >
      <div className={isSheet ? 'sheet__h' : 'region__h'}>
        <h2 id={id}>{title}</h2>
        <button className="icon-btn" type="button" aria-label={t('region.close')} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      {typeof children === 'function' ? children(close) : children}
    </dialog>
  );
}
