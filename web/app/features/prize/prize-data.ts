/** What the viewer won in a lottery, and every draw (ACT-03, ACT-05). */
import type { Answer } from '#contract/calls.ts';
import type { Caller } from '../../lib/call.ts';
import { orInvalid } from '../activity/invalid.ts';

/** As many as a page holds; nobody wins more of a lottery in practice, and the latest come first. */
const MOST = 100;

export interface PrizeData {
  readonly activity: Answer<'activity.detail'>;
  readonly awards: Answer<'lottery.user-prizes'>['content'];
  readonly draws: Answer<'lottery.user-info'>['draws'];
}

export type Award = PrizeData['awards'][number];

export async function loadPrizes(call: Caller, id: string): Promise<PrizeData> {
  const [activity, { content }, { draws }] = await orInvalid(
    Promise.all([
      call('activity.detail', { id }),
      call('lottery.user-prizes', { id, page: 1, size: MOST }),
      call('lottery.user-info', { id }),
    ]),
  );
  return { activity, awards: content, draws };
}
