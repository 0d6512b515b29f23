/**
 * A word that explains itself (UI-03, CONST-21): after 100 ms under a pointer or with the
 * keyboard's focus, 700 ms after a touch began, until 1.5 s after it ended. Escape, a scroll and
 * leaving close it; the pointer may move onto it. The text is in the document all along, as the
 * description of its word.
 */
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { TOOLTIP } from '#contract/constants.ts';

interface TooltipProps {
  text: string;
  className?: string;
  children: ReactNode;
}

export function Tooltip({ text, className = '', children }: TooltipProps) {
  const id = useId();
  const word = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const { isOpen, close, ...on } = useOpening();
  useLayoutEffect(() => {
    if (isOpen && word.current && tip.current)
      place(tip.current, word.current.getBoundingClientRect());
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // nothing else behind it closes as well
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', escape);
    // of the page, and of whatever scrolls within it
    window.addEventListener('scroll', close, { passive: true, capture: true });
    return () => {
      document.removeEventListener('keydown', escape);
      window.removeEventListener('scroll', close, { capture: true });
    };
  }, [isOpen, close]);
  return (
    <span className="tip" {...on}>
      <button ref={word} type="button" className={`tip__w ${className}`} aria-describedby={id}>
        {children}
      </button>
      <span ref={tip} role="tooltip" id={id} className="tip__t" hidden={!isOpen}>
        <span>{text}</span>
      </span>
    </span>
  );
}

/**
 * When it opens and closes. A mouse and a finger differ; a touch that becomes a scroll counts for
 * nothing.
 */
function useOpening() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTouched = useRef(false);
  const isShown = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const [actions] = useState(() => {
    const later = (ms: number, act: () => void) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(act, ms);
    };
    const show = (shown: boolean) => {
      clearTimeout(timer.current);
      isShown.current = shown;
      setOpen(shown);
    };
    const close = () => show(false);
    const open = () => show(true);
    const leave = () => later(TOOLTIP.touchLeaveMs, close);
    const isTouch = (event: PointerEvent) => event.pointerType === 'touch';
    return {
      close,
      onPointerEnter: (event: PointerEvent) => {
        if (!isTouch(event)) later(TOOLTIP.enterMs, open);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (!isTouch(event)) close();
      },
      onPointerDown: (event: PointerEvent) => {
        if (!isTouch(event)) return;
        isTouched.current = true;
        later(TOOLTIP.touchEnterMs, () => {
          open();
          if (!isTouched.current) leave();
        });
      },
      onPointerUp: (event: PointerEvent) => {
        if (!isTouch(event)) return;
        isTouched.current = false;
        if (isShown.current) leave();
      },
      onPointerCancel: close,
      onFocus: (event: { target: Element }) => {
        if (event.target.matches(':focus-visible')) later(TOOLTIP.enterMs, open);
      },
      onBlur: close,
    };
  });
  return { isOpen, ...actions };
}

const EDGE = 8;

/** Above the word, or below it where there is no room; never beyond the sides. */
function place(tip: HTMLElement, word: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.min(
    Math.max(EDGE, word.left + word.width / 2 - width / 2),
    document.documentElement.clientWidth - width - EDGE,
  );
  tip.style.left = `${left}px`;
  tip.style.top = `${word.top - height >= EDGE ? word.top - height : word.bottom}px`;
}
