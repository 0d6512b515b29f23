/** Draws the toasts; the frame does it once. */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { hold, leave, noToasts, release, shownToasts, watchToasts } from '../lib/toast.ts';
import type { ToastAct } from '../lib/toast.ts';
import { Icon } from './icon/icon.tsx';

export function Toasts() {
  const list = useRef<HTMLDivElement>(null);
  const shown = useSyncExternalStore(watchToasts, shownToasts, noToasts);
  useTabInto(list);
  return (
    <div ref={list} className="toasts" role="status">
      {shown.map((one) => (
        <p key={one.id} className={`toast toast--${one.state}`}>
          <Icon name={one.kind === 'done' ? 'check' : 'triangle-alert'} />
          {one.text}
          {one.act && <Act id={one.id} act={one.act} />}
        </p>
      ))}
    </div>
  );
}

function Act({ id, act }: { id: number; act: ToastAct }) {
  return (
    <button
      type="button"
      onPointerEnter={() => hold(id)}
      onPointerLeave={() => release(id)}
      onFocus={() => hold(id)}
      onBlur={() => release(id)}
      onClick={() => {
        act.run();
        leave(id);
      }}
    >
      {act.label}
    </button>
  );
}

/**
 * A toast comes after everything else of the page, and for seconds only: so the first Tab leads
 * into it, from wherever the focus is, and the next one back.
 */
function useTabInto(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: HTMLElement | undefined;
    let from: Element | null = null;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return;
      const button = [...(list.current?.querySelectorAll('button') ?? [])].at(-1);
      const at = document.activeElement;
      if (!button || (at !== button && (event.shiftKey || last === button))) return;
      const to = at === button ? (from as HTMLElement | null) : button;
      if (at !== button) from = at;
      last = button;
      to?.focus();
      // behind an open dialog nothing takes the focus
      if (to && document.activeElement === to) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
}
