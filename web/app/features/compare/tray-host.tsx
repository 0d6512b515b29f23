/** The tray's code comes with the first product that somebody wants to compare. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { compared, noneCompared, watchCompared } from '../../lib/compared.ts';

/** Where it would say nothing new, or lie over the field that a question is typed in. */
const WITHOUT: readonly string[] = ['/compare', '/ai'];

export function TrayHost({ pathname }: { pathname: string }) {
  const hasAny = useSyncExternalStore(watchCompared, compared, noneCompared).length > 0;
  const [Tray, setTray] = useState<ComponentType>();
  useEffect(() => {
    if (!hasAny) return;
    // a tray that does not come is asked for again with the next tick
    import('./tray.tsx').then(
      (module) => setTray(() => module.Tray),
      () => {},
    );
  }, [hasAny]);
  return Tray && hasAny && !WITHOUT.includes(pathname) ? <Tray /> : null;
}
