/**
 * Whether this is the mobile layout: the server's guess first, then the real width, re-read 100 ms
 * after a resize (NAV-38).
 */
import { useEffect, useState } from 'react';
import { BREAKPOINT } from '#contract/constants.ts';
import { page } from './page.ts';

export function useIsMobile(): boolean {
  const [isMobile, setMobile] = useState(page().isMobilePhone);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => setMobile(window.innerWidth < BREAKPOINT.mobileBelowPx);
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(read, BREAKPOINT.resizeDebounceMs);
    };
    read();
    window.addEventListener('resize', later);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', later);
    };
  }, []);
  return isMobile;
}
