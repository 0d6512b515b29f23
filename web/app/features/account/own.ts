/** The signed-in user on a page of their own: as the page was made, then as they change. */
import { useEffect } from 'react';
import { setViewer, useViewer } from '../../lib/viewer.ts';
import type { SignedIn } from '../../lib/viewer.ts';

export function useOwn(loaded: SignedIn): SignedIn {
  const { user } = useViewer();
  // a page that was just loaded knows best
  useEffect(() => setViewer(loaded), [loaded]);
  return user?.userId === loaded.userId ? user : loaded;
}
