/**
 * "Watch the price" on a product and on a deal (PROD-13, BEY-05): it opens a dialog, whose code comes
 * with the first tap. What the viewer watches already is edited there.
 */
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import type { WatchSubject } from './watch-subject.ts';
import { useWatched } from './watched.ts';

const load = async () => (await import('./watch-dialog.tsx')).WatchDialog;

interface WatchButtonProps {
  goods: WatchSubject;
  /** `bar`: at the bottom of a phone; `row`: below the way to the shop. */
  look: 'bar' | 'row';
}

export function WatchButton({ goods, look }: WatchButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [watch, setWatch] = useWatched(goods.code);
  const { Dialog, open, close } = useDialog(load);
  return (
    <>
      <button
        ref={button}
        className={`needs-script${look === 'bar' ? ' bar__b' : ''}`}
        type="button"
        aria-haspopup="dialog"
        aria-label={t(watch ? 'watch.watched' : 'watch.open')}
        onClick={open}
      >
        <Icon name={watch ? 'bell-ring' : 'bell'} />
        <span>{t(watch ? 'watch.watched.short' : 'watch.short')}</span>
      </button>
      {Dialog &&
        // apart from where the button is, whose styles are for buttons of its row
        createPortal(
          <Dialog
            goods={goods}
            watch={watch}
            onSaved={setWatch}
            onClose={() => {
              close();
              button.current?.focus();
            }}
          />,
          document.body,
        )}
    </>
  );
}
