/** A step that is asked about first; a failure is said in the dialog, which stays. */
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { openModal } from '../../ui/open-modal.ts';
import { Problem } from './problem.tsx';
import { useAct } from './use-act.ts';

interface ConfirmProps {
  /** On the button that asks, and what besides only a reader hears. */
  children: ReactNode;
  className: string;
  title: string;
  text: string;
  keep: string;
  sure: string;
  isDanger?: boolean;
  /** Throws when it is refused. */
  onSure: () => Promise<void>;
}

export function Confirm({
  children,
  className,
  title,
  text,
  keep,
  sure,
  isDanger = false,
  onSure,
}: ConfirmProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { busy, failed, run, clear } = useAct();
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        className={className}
        type="button"
        aria-haspopup="dialog"
        onClick={() => openModal(dialog.current)}
      >
        {children}
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby={id} onClose={clear}>
        <h2 id={id} className="talk__ask">
          {title}
        </h2>
        <p>{text}</p>
        <Problem text={failed?.message} />
        <div className="dialog__a">
          <button className="btn btn--quiet" type="button" onClick={close}>
            {keep}
          </button>
          <button
            className={isDanger ? 'btn btn--danger' : 'btn btn--ink'}
            type="button"
            aria-disabled={busy}
            onClick={() => void run(onSure).then((isDone) => isDone && close())}
          >
            {sure}
          </button>
        </div>
      </dialog>
    </>
  );
}
