/**
 * Where home says what became of what was looked at and searched in this browser (BEY-36): its code
 * comes only where something was.
 */
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { readStored } from '../../lib/storage.ts';
import { LOOKS } from '../goods/looked-at.ts';
import { SEARCHES } from '../search/history.ts';

export function SinceHere() {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    if (readStored(LOOKS) === null && readStored(SEARCHES) === null) return;
    import('./since-list.tsx').then(
      ({ SinceList }) => setPart(() => SinceList),
      // an extra: home is shown without it too
      () => {},
    );
  }, []);
  return Part ? <Part /> : null;
}
