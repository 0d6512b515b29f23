/** Explains Khum on the home screen before the browser asks, or says how it is done by hand. */
import { useId, useRef } from 'react';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import { openModal } from '../../ui/open-modal.ts';
import { install, refuse, useWay } from './install.ts';
import { InstallGains, InstallHow } from './install-how.tsx';

/** `onAnswer`: it was answered, one way or the other, and is not offered again for now. */
export function InstallSheet({ onAnswer, onClose }: { onAnswer: () => void; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const way = useWay();
  const answer = (act: () => unknown) => {
    void act();
    dialog.current?.close();
    onAnswer();
  };
  return (
    <dialog
      ref={(element) => {
        dialog.current = element;
        openModal(element);
      }}
      className="inst"
      aria-labelledby={id}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className="inst__b">
        <div className="inst__h">
          <Logo />
          <h2 id={id}>{t('install.title')}</h2>
          <p>{t('install.text')}</p>
        </div>
        <InstallGains hasShare={/\bAndroid\b/.test(navigator.userAgent)} />
        <InstallHow way={way} />
        <div className="inst__a">
          <button className="btn btn--quiet" type="button" onClick={() => answer(refuse)}>
            {t('install.no')}
          </button>
          {way === 'prompt' ? (
            <button className="btn btn--go" type="button" onClick={() => answer(install)}>
              <Icon name="plus" />
              {t('install.go')}
            </button>
          ) : (
            <button className="btn btn--ink" type="button" onClick={() => answer(refuse)}>
              {t('install.done')}
            </button>
          )}
        </div>
        <p className="t12">{t('install.quiet')}</p>
      </div>
    </dialog>
  );
}
