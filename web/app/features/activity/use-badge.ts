/** A badge as it is for the viewer; as for everybody until that is known. */
import { useEffect, useState } from 'react';
import type { ActivityDetail } from '#contract/activity/activity.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { useViewer } from '../../lib/viewer.ts';

export type ActivityBadge = NonNullable<ActivityDetail['badge']>;

export function useBadge(activityId: string, first: ActivityBadge): ActivityBadge {
  const { user, turn } = useViewer();
  const [known, setKnown] = useState<{ turn: number; badge: ActivityBadge }>();
  const isSignedIn = user !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    let isHere = true;
    browserCaller('activity.detail', { id: activityId }, EXTRA).then(
      ({ badge }) => isHere && badge && setKnown({ turn, badge }),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [activityId, isSignedIn, turn]);
  return isSignedIn && known?.turn === turn ? known.badge : first;
}
