/**
 * A button that opens the dialog of a price watch, whose code comes with the first tap. After a
 * reload it opens again, with what was edited.
 */
import { useEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Watch } from '#contract/alert/watch.ts';
import { idle } from '../../lib/idle.ts';
import { isCut } from '../../lib/online.ts';
import { dropDraft, keepDraft, keptDraft } from '../../lib/tab-draft.ts';
import { useDialog } from '../../ui/use-dialog.ts';
import type { WatchDialog } from './watch-dialog.tsx';
import { watchKey } from './watch-subject.ts';
import type { WatchSubject } from './watch-subject.ts';

const load = async () => (await import('./watch-dialog.tsx')).WatchDialog;

const loadLater = async () => (await import('../offline/watch-later.tsx')).WatchLater;
/** Without a connection nothing can be replayed: a new watch waits with its target (BEY-14). */
const loadNew = () => (isCut() ? loadLater() : load());

type DialogProps = ComponentProps<typeof WatchDialog>;

interface WatchOpenerProps {
  goods: WatchSubject;
  /** The one that is edited; undefined: a new one. */
  watch: Watch | undefined;
  onSaved: (watch: Watch) => void;
  label: string;
  className?: string;
  /** A price that a link fills in: the dialog opens with it, and nothing is watched before it is saved. */
  target?: number | undefined;
  children: ReactNode;
}

export function WatchOpener(props: WatchOpenerProps) {
  const { goods, watch, onSaved, label, className, target, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const { Dialog, open, close } = useDialog<DialogProps>(watch ? load : loadNew);
  const about = watchKey(goods.code, watch);
  useEffect(() => {
    // of two buttons of a page the one that is seen
    if (!button.current?.checkVisibility()) return;
    if (target !== undefined && !keptDraft('watch', about))
      keepDraft('watch', about, { rule: { kind: 'TARGET_PRICE', targetAmount: target } });
    if (keptDraft('watch', about)) open();
  }, [about, target]);
  // at hand when the connection goes, and kept with the page
  useEffect(() => {
    if (!watch) idle(() => void loadLater().catch(() => {}));
  }, [watch]);
  const isOpen = Dialog !== undefined;
  useEffect(() => {
    if (isOpen) return () => dropDraft('watch');
    return undefined;
  }, [isOpen]);
  return (
    <>
      <button
        ref={button}
        className={className}
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        onClick={open}
      >
        {children}
      </button>
      {Dialog &&
        // apart from where the button is, whose styles are for buttons of its row
        createPortal(
          <Dialog
            goods={goods}
            watch={watch}
            onSaved={onSaved}
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
