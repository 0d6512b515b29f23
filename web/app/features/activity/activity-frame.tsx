/**
 * The frame of every activity: where one is, the stage with its state and countdown, what one does
 * here, rules, four deals, sharing (ACT-01, ACT-16, DEAL-08).
 */
import type { ReactNode } from 'react';
import type { ActivityDetail } from '#contract/activity/activity.ts';
import type { DealCard } from '#contract/catalog/card.ts';
import { t } from '../../lib/message.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { ActivityRest } from './activity-rest.tsx';
import type { ActivityState } from './activity-state.ts';
import { HeldBox } from './held-box.tsx';
import { Stage } from './stage.tsx';
import type { Next } from './stage.tsx';
import { useShared, useSharedPath, useStanding } from './standing.ts';

interface ActivityFrameProps {
  activity: ActivityDetail;
  /** Of `useActivityState`. */
  state: ActivityState;
  /** Below the name. */
  text: string;
  /** What counts down; the start and the end where it is left out. */
  next?: Next | null;
  deals: readonly DealCard[];
  /** At the foot of the stage. */
  onStage?: ReactNode;
  /** Beside the stage: what one does here. */
  box: ReactNode;
  /** Links beside the way to share it. */
  links?: ReactNode;
  /** Sections between the stage and the rules. */
  children?: ReactNode;
}

export function ActivityFrame(props: ActivityFrameProps) {
  const { activity, state, text, next = nextOf(activity, state), deals } = props;
  const standing = useStanding(activity.id);
  useShared(activity.id);
  const shared = useSharedPath(activity);
  return (
    <>
      <div className="act__top">
        <div className="only-desk">
          <Breadcrumb
            crumbs={[
              { label: t('nav.home'), href: '/' },
              { label: t('activity.title'), href: '/activities' },
              { label: activity.title },
            ]}
          />
        </div>
        <div className="act__links needs-script">
          {props.links}
          <ShareButton title={activity.title} path={shared} />
        </div>
      </div>
      <div className="lot">
        <Stage activity={activity} state={state} text={text} next={next}>
          {props.onStage}
        </Stage>
        {props.box}
      </div>
      {standing?.held && <HeldBox activityId={activity.id} held={standing.held} />}
      {props.children}
      <ActivityRest activity={activity} deals={deals} />
    </>
  );
}

/** Its start, else its end, else nothing. */
export function nextOf({ startTime, endTime }: ActivityDetail, state: ActivityState): Next | null {
  if (state === 'COMING_SOON') return { label: t('activity.opens-in'), until: startTime };
  if (state === 'RUNNING') return { label: t('activity.ends-in'), until: endTime };
  return null;
}
