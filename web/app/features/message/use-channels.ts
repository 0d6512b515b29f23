/** The channels of the viewer, read again after everything that changes them. */
import { useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { useAct } from '../form/use-act.ts';

export type ChannelList = Answer<'channel.list'>;
/** Does something to a channel; a failure is said by the caller. */
export type Change = (work: () => Promise<unknown>) => Promise<void>;

export function useChannels(first: ChannelList) {
  const [list, setList] = useState(first);
  const { busy, run } = useAct();
  const refresh = async () => setList(await browserCaller('channel.list', {}, EXTRA));
  const change: Change = async (work) => {
    // what a refused test found out shows too
    await run(work);
    await refresh().catch(() => {});
  };
  return { list, busy, change, refresh };
}
