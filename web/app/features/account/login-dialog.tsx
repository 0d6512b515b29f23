/**
 * The login dialog (AMB-20, MD-12): the whole screen of a phone, in the middle of anything wider.
 */
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ownPath } from '../../lib/address.ts';
import { browserCaller } from '../../lib/caller.ts';
import { closeLogin } from '../../lib/login.ts';
import type { LoginWish } from '../../lib/login.ts';
import { t } from '../../lib/message.ts';
import { setViewer } from '../../lib/viewer.ts';
import type { SignedIn } from '../../lib/viewer.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { LoginPanel } from './login-panel.tsx';
import type { Offered } from './signing-in.ts';
import { openModal } from '../../ui/open-modal.ts';

export function LoginDialog({ wish }: { wish: LoginWish }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [offered, setOffered] = useState<Offered>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => openModal(dialog.current), []);
  useEffect(() => {
    browserCaller('switch.login', {}, { quiet: true }).then(setOffered, (error: Error) =>
      setFailed(error.message),
    );
  }, []);
  // the first field, as soon as there is one
  useEffect(() => {
    if (offered) dialog.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
  }, [offered]);

  function done(user: SignedIn) {
    setViewer(user);
    const { after, next } = wish;
    // before it closes: what waits for somebody goes on
    after?.();
    dialog.current?.close();
    if (next !== undefined) void navigate(ownPath(next));
  }
  return (
    <dialog
      ref={dialog}
      className="dialog login"
      aria-labelledby={title}
      onClose={closeLogin}
      onPointerDown={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <button
        className="icon-btn login__x"
        type="button"
        aria-label={t('region.close')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="x" />
      </button>
      {offered ? (
        <LoginPanel
          offered={offered}
          next={wish.next ?? pathname + search}
          titleId={title}
          level={2}
          reason={wish.reason}
          onDone={done}
        />
      ) : (
        <div className="login__panel" aria-busy={failed === undefined}>
          <h2 className="login__h" id={title}>
            {t('account.login.title')}
          </h2>
          <p role="status">{failed ?? t('list.loading')}</p>
        </div>
      )}
    </dialog>
  );
}
