/** A lottery from coming soon to the open key (ACT-02..04, SM-12). */
import { longTime } from '../../lib/day-time.ts';
import { countText } from '../../lib/figure.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { ActivityFrame, nextOf } from '../activity/activity-frame.tsx';
import type { Next } from '../activity/stage.tsx';
import { DrawBox } from './draw-box.tsx';
import { Ledger } from './ledger.tsx';
import { lotteryAddress } from './lottery-address.ts';
import type { LotteryData } from './lottery-data.ts';
import { Odds } from './odds.tsx';
import { OwnDraws } from './own-draws.tsx';
import { ProofSteps } from './proof-steps.tsx';
import { TopPrizes } from './top-prizes.tsx';
import { useLottery } from './use-lottery.ts';
import type { Lottery } from './use-lottery.ts';
import { Winners } from './winners.tsx';

export function LotteryView({ first }: { first: LotteryData }) {
  const lottery = useLottery(first);
  const { data, state, own } = lottery;
  const { activity, prizes, winners, deals } = data;
  const isOver = state === 'ENDED' || state === 'REVEALED';
  const hit = own?.draws.find(({ prize }) => prize !== null)?.prize?.id;
  return (
    <ActivityFrame
      activity={activity}
      state={state}
      text={textOf(lottery)}
      next={nextIn(lottery)}
      deals={deals}
      onStage={<TopPrizes prizes={prizes} />}
      box={<DrawBox lottery={lottery} />}
      links={
        <a className="btn btn--line" href={lotteryAddress(activity.id, 'prizes')}>
          <Icon name="gift" />
          {t('lottery.mine')}
        </a>
      }
    >
      <div className="cols">
        <Odds data={data} isOver={isOver} hit={hit} />
        {state === 'RUNNING' && <Ledger lottery={lottery} />}
        <ProofSteps lottery={lottery} />
        {isOver && <Ledger lottery={lottery} />}
        {(state === 'RUNNING' || isOver) && <Winners winners={winners} />}
      </div>
      {own && <OwnDraws activityId={activity.id} draws={own.draws} />}
    </ActivityFrame>
  );
}

function textOf({ data, state }: Lottery): string {
  const { startTime, endTime } = data.activity;
  const to = longTime(endTime);
  if (state === 'COMING_SOON')
    return t('lottery.text.COMING_SOON', { from: longTime(startTime), to });
  if (state !== 'REVEALED') return t(`lottery.text.${state}`, { to });
  const { revealTime, drawCount } = data.fairness;
  return t('lottery.text.REVEALED', { to, opened: longTime(revealTime), n: countText(drawCount) });
}

/** After the end the key is what comes; it is asked for until it is there. */
function nextIn({ data, state, refresh }: Lottery): Next | null {
  if (state !== 'ENDED') return nextOf(data.activity, state);
  return { label: t('lottery.reveals-in'), until: data.fairness.revealTime, onEnd: refresh };
}
