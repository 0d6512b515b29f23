/** Deleting a comment is asked about first; a failure is said in the dialog, which stays. */
import { useId, useRef, useState } from 'react';
import { t } from '../../lib/message.ts';
import { Problem } from '../form/form.tsx';
import { openModal } from '../../ui/open-modal.ts';

export function DeleteButton({ onDelete }: { onDelete: () => Promise<void> }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [state, setState] = useState<'idle' | 'busy' | { failed: string }>('idle');
  const close = () => dialog.current?.close();
  async function remove() {
    setState('busy');
    try {
      await onDelete();
      close();
    } catch (error) {
      setState({ failed: (error as Error).message });
    }
  }
  return (
    <>
      <button
        className="talk__act"
        type="button"
        aria-haspopup="dialog"
        onClick={() => openModal(dialog.current)}
      >
        {t('comment.delete')}
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={() => setState('idle')}>
        <h2 id={id} className="talk__ask">
          {t('comment.delete.title')}
        </h2>
        <p>{t('comment.delete.text')}</p>
        {typeof state === 'object' && <Problem text={state.failed} />}
        <div className="dialog__a">
          <button className="btn btn--quiet" type="button" onClick={close}>
            {t('comment.delete.keep')}
          </button>
          <button
            className="btn btn--danger"
            type="button"
            aria-disabled={state === 'busy'}
            onClick={() => state !== 'busy' && void remove()}
          >
            {t('comment.delete')}
          </button>
        </div>
      </dialog>
    </>
  );
}
