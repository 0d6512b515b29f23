/** A step that is asked about first; a failure is said in the dialog, which stays. */
import { useId, useRef, useState } from 'react';
import { t } from '../../lib/message.ts';
import { Problem } from '../form/form.tsx';
import { openModal } from '../../ui/open-modal.ts';

interface ConfirmButtonProps {
  act: 'cancel' | 'recall' | 'delete';
  /** What it is about. */
  name: string;
  /** Throws when it is refused. */
  onSure: () => Promise<void>;
}

export function ConfirmButton({ act, name, onSure }: ConfirmButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [state, setState] = useState<'idle' | 'busy' | { failed: string }>('idle');
  const close = () => dialog.current?.close();
  async function go() {
    setState('busy');
    try {
      await onSure();
      close();
    } catch (error) {
      setState({ failed: (error as Error).message });
    }
  }
  return (
    <>
      <button
        className="btn btn--quiet btn--s"
        type="button"
        aria-haspopup="dialog"
        onClick={() => openModal(dialog.current)}
      >
        {t(`publish.${act}`)}
        <span className="sr"> {name}</span>
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={() => setState('idle')}>
        <h2 id={id} className="talk__ask">
          {t(`publish.${act}.ask`)}
        </h2>
        <p>{t(`publish.${act}.text`)}</p>
        {typeof state === 'object' && <Problem text={state.failed} />}
        <div className="dialog__a">
          <button className="btn btn--quiet" type="button" onClick={close}>
            {t('publish.keep')}
          </button>
          <button
            className={act === 'delete' ? 'btn btn--danger' : 'btn btn--ink'}
            type="button"
            aria-disabled={state === 'busy'}
            onClick={() => state !== 'busy' && void go()}
          >
            {t(`publish.${act}`)}
          </button>
        </div>
      </dialog>
    </>
  );
}
