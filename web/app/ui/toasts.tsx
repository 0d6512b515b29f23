/** Draws the toasts; the frame does it once. */
import { useSyncExternalStore } from 'react';
import { leave, shownToasts, watchToasts } from '../lib/toast.ts';
import type { Toast } from '../lib/toast.ts';
import { Icon } from './icon/icon.tsx';

const NONE: readonly Toast[] = [];

export function Toasts() {
  const shown = useSyncExternalStore(watchToasts, shownToasts, () => NONE);
  return (
    <div className="toasts" role="status">
      {shown.map((one) => (
        <p key={one.id} className={`toast toast--${one.state}`}>
          <Icon name={one.kind === 'done' ? 'check' : 'triangle-alert'} />
          {one.text}
          {one.act && (
            <button
              type="button"
              onClick={() => {
                one.act?.run();
                leave(one.id);
              }}
            >
              {one.act.label}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}
