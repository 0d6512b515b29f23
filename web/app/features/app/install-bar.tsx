/**
 * Khum for the home screen, offered on pages that shoppers look around on and never over what they
 * came for: one line at the edge of the screen, which says the rest when it is tapped (BEY-14).
 */
import { useEffect, useState } from 'react';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { noteVisit, refuse, useWay } from './install.ts';

const load = async () => (await import('./install-sheet.tsx')).InstallSheet;

export function InstallBar({ isOffered }: { isOffered: boolean }) {
  const way = useWay();
  const [isDue, setDue] = useState(false);
  useEffect(() => setDue(noteVisit()), []);
  const { Dialog, open, close } = useDialog(load);
  const isShown = isOffered && isDue && (way === 'prompt' || way === 'share');
  return (
    <>
      {isShown && (
        <aside className="app-bar inst-bar" aria-label={t('install.title')}>
          <span className="logo">
            <Logo />
          </span>
          <p>
            <b>{t('install.title')}</b>
            <small>{t('install.read')}</small>
          </p>
          <button className="btn btn--ink" type="button" aria-haspopup="dialog" onClick={open}>
            {t('install.how')}
          </button>
          <button
            className="icon-btn"
            type="button"
            aria-label={t('install.no')}
            onClick={() => {
              refuse();
              setDue(false);
            }}
          >
            <Icon name="x" />
          </button>
        </aside>
      )}
      {Dialog && <Dialog onAnswer={() => setDue(false)} onClose={close} />}
    </>
  );
}
