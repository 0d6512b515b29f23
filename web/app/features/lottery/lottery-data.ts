/** What the page of a lottery shows, the same for everybody (ACT-02, ACT-03). */
import { ACTIVITY_DEALS } from '#contract/constants.ts';
import type { Terms } from '#contract/activity/fair/terms.ts';
import type { Answer } from '#contract/calls.ts';
import type { Caller } from '../../lib/call.ts';
import { orInvalid } from '../activity/invalid.ts';

/** Winners that a page names. */
const WINNERS = 10;

export interface LotteryData {
  readonly activity: Answer<'activity.detail'>;
  readonly prizes: Answer<'lottery.awards'>['prizes'];
  readonly fairness: Answer<'lottery.fairness'> & { readonly terms: Terms };
  readonly winners: Answer<'lottery.results'>['content'];
  readonly deals: Answer<'activity.deals'>['content'];
}

export async function loadLottery(call: Caller, id: string): Promise<LotteryData> {
  const [activity, { prizes }, fairness, results, deals] = await orInvalid(
    Promise.all([
      call('activity.detail', { id }),
      call('lottery.awards', { id }),
      call('lottery.fairness', { id }),
      call('lottery.results', { id, page: 1, size: WINNERS }),
      call('activity.deals', { activityId: id, pageRequest: ACTIVITY_DEALS }),
    ]),
  );
  return {
    activity,
    prizes,
    fairness: { ...fairness, terms: fairness.terms as Terms },
    winners: results.content,
    deals: deals.content,
  };
}
