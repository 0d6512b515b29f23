/** How the viewer can be reached: channels, quiet hours, and whether push may be offered here. */
import { useEffect, useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import type { ChannelKind } from '#contract/message/delivery.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { readStored } from '../../lib/storage.ts';
import { useViewer } from '../../lib/viewer.ts';
import { isSupported } from '../message/push.ts';

export interface Reach {
  /** The ways beyond the site that the viewer has; undefined: not known, or nobody is signed in. */
  readonly ways: readonly ChannelKind[] | undefined;
  readonly quiet: Answer<'quiet-hours.read'> | undefined;
  /** The installation's key for web push. */
  readonly pushKey: string | null;
  /** This browser was never asked, and can be. */
  readonly mayOfferPush: boolean;
}

const UNKNOWN: Reach = { ways: undefined, quiet: undefined, pushKey: null, mayOfferPush: false };

export function useReach(): Reach {
  const { user } = useViewer();
  const [reach, setReach] = useState(UNKNOWN);
  const hasEmail = user ? user.email !== null : undefined;
  useEffect(() => {
    if (hasEmail === undefined) return setReach(UNKNOWN);
    let isHere = true;
    // without an answer the watch is delivered in every way
    Promise.all([
      browserCaller('channel.list', {}, EXTRA),
      browserCaller('quiet-hours.read', {}, EXTRA),
    ]).then(
      ([list, quiet]) => isHere && setReach({ ...reachOf(list, hasEmail), quiet }),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [hasEmail]);
  return reach;
}

function reachOf(list: Answer<'channel.list'>, hasEmail: boolean): Omit<Reach, 'quiet'> {
  const own = list.channels.filter(({ enabled }) => enabled).map(({ kind }) => kind);
  const isMailOff = list.channels.some(({ kind, enabled }) => kind === 'EMAIL' && !enabled);
  const ways: ChannelKind[] = [
    ...new Set<ChannelKind>([...(hasEmail && !isMailOff ? ['EMAIL' as const] : []), ...own]),
  ];
  const mayOfferPush =
    list.webPushKey !== null &&
    isSupported() &&
    Notification.permission === 'default' &&
    readStored('push-offered') === null;
  return { ways, pushKey: list.webPushKey, mayOfferPush };
}
