/**
 * The notice line (LIST-08): one line of 24 px at a time, moved up in 500 ms after a rest of 1000
 * ms. It rests while the pointer or the focus is on it, and where less motion is asked for.
 */
import { useEffect, useRef, useState } from 'react';
import { NOTICE_LIST } from '#contract/constants.ts';
import { t } from '../lib/message.ts';
import { Icon } from './icon/icon.tsx';

export function NoticeList({ notices, href }: { notices: readonly string[]; href: string }) {
  const list = useRef<HTMLUListElement>(null);
  const [resting, setResting] = useState(false);
  // the line must not restart with every render, which brings the notices in a list of its own
  const count = notices.length;
  useEffect(() => {
    const element = list.current;
    if (!element || resting || count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return undefined;
    let at = 0;
    const step = () => {
      at += 1;
      element.style.transition = `transform ${NOTICE_LIST.animationMs}ms`;
      element.style.transform = `translateY(${-at * NOTICE_LIST.lineHeight}px)`;
    };
    // the first notice is repeated after the last: from there the list jumps back unseen
    const settled = () => {
      if (at < count) return;
      at = 0;
      element.style.transition = 'none';
      element.style.transform = 'none';
    };
    element.addEventListener('transitionend', settled);
    const timer = setInterval(step, NOTICE_LIST.animationMs + NOTICE_LIST.delayMs);
    return () => {
      clearInterval(timer);
      element.removeEventListener('transitionend', settled);
      element.style.transform = 'none';
    };
  }, [count, resting]);
  return (
    <div
      className="notice"
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
    >
      <Icon name="megaphone" />
      <div className="notice__window">
        <ul ref={list}>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
          {count > 1 && <li aria-hidden="true">{notices[0]}</li>}
        </ul>
      </div>
      <a className="icon-btn" href={href} aria-label={t('footer.judging')}>
        <Icon name="chevron-right" />
      </a>
    </div>
  );
}
