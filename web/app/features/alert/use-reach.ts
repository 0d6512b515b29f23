/** How the viewer can be reached: channels, quiet hours, and whether push may be offered here. */
import { useEffect, useState } from 'react';
import type { WatchDefaults } from '#contract/alert/delivery.ts';
import { WATCH_DEFAULTS } from '#contract/alert/limits.ts';
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
  /** What is left of a month's messages, of the ways that have a limit. */
  readonly left: Readonly<Partial<Record<ChannelKind, number>>>;
  /** What holds for watches that say nothing else. */
  readonly defaults: WatchDefaults;
  readonly quiet: Answer<'quiet-hours.read'> | undefined;
  /** The installation's key for web push. */
  readonly pushKey: string | null;
  /** This browser was never asked, and can be. */
  readonly mayOfferPush: boolean;
}

const UNKNOWN: Reach = {
  ways: undefined,
  left: {},
  defaults: WATCH_DEFAULTS,
  quiet: undefined,
  pushKey: null,
  mayOfferPush: false,
};

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
      browserCaller('watch.defaults', {}, EXTRA),
    ]).then(
      ([list, quiet, defaults]) =>
        isHere && setReach({ ...reachOf(list, hasEmail), quiet, defaults }),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [hasEmail]);
  return reach;
}

function reachOf(
  list: Answer<'channel.list'>,
  hasEmail: boolean,
): Omit<Reach, 'quiet' | 'defaults'> {
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
  const left = Object.fromEntries(
    list.channels.flatMap(({ kind, quota }) =>
      quota
        ? [[kind, Math.max(0, Math.min(quota.max - quota.used, quota.serviceLeft ?? Infinity))]]
        : [],
    ),
  );
  return { ways, left, pushKey: list.webPushKey, mayOfferPush };
}
