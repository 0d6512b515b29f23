/**
 * What belongs to the viewer in an activity: the share code, and whether rewards are held (ACT-12,
 * ACT-13). A page does without it where it does not come.
 */
import { useEffect, useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { clientHeaders } from '../../lib/client.ts';
import { useViewer } from '../../lib/viewer.ts';

export type Standing = Answer<'activity.standing'>;

/** Undefined until it is known, and for whoever is not signed in. */
export function useStanding(activityId: string): Standing | undefined {
  const { user, turn } = useViewer();
  const [known, setKnown] = useState<{ turn: number; standing: Standing }>();
  const isSignedIn = user !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    let isHere = true;
    browserCaller('activity.standing', { id: activityId }, EXTRA).then(
      (standing) => isHere && setKnown({ turn, standing }),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [activityId, isSignedIn, turn]);
  return isSignedIn && known?.turn === turn ? known.standing : undefined;
}

/** The name in an address by which somebody came from somebody else. */
export const SHARER = 'sharer';

/** Somebody who comes by a shared address says so, once for each code and activity. */
export function useShared(activityId: string): void {
  useEffect(() => {
    const sharerId = new URLSearchParams(location.search).get(SHARER);
    if (!sharerId) return;
    const visitorId = clientHeaders()['x-device-id'];
    browserCaller('activity.share-prereport', { sharerId, activityId, visitorId }, EXTRA).catch(
      () => {},
    );
  }, [activityId]);
}
