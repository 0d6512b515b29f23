/**
 * What belongs to the viewer in an activity: the share code, and whether rewards are held (ACT-12,
 * ACT-13). A page does without it where it does not come.
 */
import { useEffect, useState } from 'react';
import type { ActivityCard } from '#contract/activity/activity.ts';
import type { Answer } from '#contract/calls.ts';
import { withQuery } from '../../lib/address.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { clientHeaders } from '../../lib/client.ts';
import { useViewer } from '../../lib/viewer.ts';
import { activityAddress } from './activity-address.ts';

type Standing = Answer<'activity.standing'>;

/** What was asked for, by viewer and activity: several parts of a page ask. */
const asked = new Map<string, Promise<Standing>>();

function ask(key: string, id: string): Promise<Standing> {
  const known = asked.get(key);
  if (known) return known;
  const made = browserCaller('activity.standing', { id }, EXTRA);
  asked.set(key, made);
  return made;
}

/** Undefined until it is known, and without a signed-in viewer. */
export function useStanding(activityId: string): Standing | undefined {
  const { user, turn } = useViewer();
  const [known, setKnown] = useState<{ key: string; standing: Standing }>();
  const key = user === null ? null : `${turn} ${activityId}`;
  useEffect(() => {
    if (key === null) return;
    let isHere = true;
    ask(key, activityId).then(
      (standing) => isHere && setKnown({ key, standing }),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [activityId, key]);
  return key !== null && known?.key === key ? known.standing : undefined;
}

/** What the viewer shares of an activity: its address, with the share code where it is known. */
export function useSharedPath(activity: Pick<ActivityCard, 'type' | 'id'>): string {
  return sharedPath(activity, useStanding(activity.id)?.shareCode);
}

export const sharedPath = (
  activity: Pick<ActivityCard, 'type' | 'id'>,
  shareCode: string | undefined,
): string => withQuery(activityAddress(activity), { [SHARER]: shareCode });

/** The name in an address of whose link somebody came by. */
const SHARER = 'sharer';

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
