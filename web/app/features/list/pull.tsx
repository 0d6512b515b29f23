/** Pull to refresh: its code comes after the page, and to phones alone. */
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { idle } from '../../lib/idle.ts';
import { useIsMobile } from '../../lib/mobile.ts';

interface PullProps {
  readonly onRefresh: () => Promise<void>;
}

export function Pull({ onRefresh }: PullProps) {
  const isMobile = useIsMobile();
  const [Part, setPart] = useState<ComponentType<PullProps>>();
  useEffect(() => {
    if (!isMobile) return;
    idle(() => {
      import('./pull-to-refresh.tsx').then(
        ({ PullToRefresh }) => setPart(() => PullToRefresh),
        // without it the browser's own way to load a page again is left
        () => {},
      );
    });
  }, [isMobile]);
  return Part ? <Part onRefresh={onRefresh} /> : null;
}
