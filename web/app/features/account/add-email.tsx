/**
 * The way to an email address for an account that has none (AMB-13): in place, so that what was
 * filled in around it stays. Without script it is the page where receivers are changed.
 */
import type { MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../lib/message.ts';
import { hasMark, useViewer } from '../../lib/viewer.ts';
import { useDialog } from '../../ui/use-dialog.ts';

const load = async () => (await import('./change-receiver.tsx')).ReceiverDialog;

export function AddEmail({ onAdded }: { onAdded?: () => void }) {
  const { user, known } = useViewer();
  const { Dialog, open, close } = useDialog(load);
  const tap = (event: MouseEvent) => {
    // who is signed in may not be known yet: the dialog opens then, and no form is left for it
    if (known ? user === null : !hasMark()) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <a className="link" href="/profile/security" aria-haspopup="dialog" onClick={tap}>
        {t('ways.add-email')}
      </a>
      {user &&
        Dialog &&
        // it has forms of its own, and may be asked for inside of one
        createPortal(
          <Dialog me={user} type="EMAIL" onDone={onAdded} onClose={close} />,
          document.body,
        )}
    </>
  );
}
