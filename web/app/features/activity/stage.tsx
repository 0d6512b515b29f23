/** The stage of an activity: its state, name and dates, and what counts down. */
import type { ReactNode } from 'react';
import type { ActivityCard } from '#contract/activity/activity.ts';
import type { ActivityState } from './activity-state.ts';
import { StateChip } from './state-chip.tsx';
import { TimeLeft } from './time-left.tsx';

/** What comes next, and when. */
export interface Next {
  readonly label: string;
  readonly until: string;
  /** Runs once it is there, and again until the page knows. */
  readonly onEnd?: (() => void) | undefined;
}

interface StageProps {
  activity: ActivityCard;
  state: ActivityState;
  /** Below the name: dates, and what they promise. */
  text: string;
  next: Next | null;
  /** At the foot of the stage. */
  children?: ReactNode;
}

export function Stage({ activity, state, text, next, children }: StageProps) {
  return (
    <section className="stage" aria-labelledby="activity">
      <Lines />
      <StateChip type={activity.type} state={state} />
      <h1 id="activity">{activity.title}</h1>
      <p className="stage__d">{text}</p>
      {next && <TimeLeft key={next.until} {...next} />}
      {children}
    </section>
  );
}

/** Lines, dots and squares: the one place that may be festive. */
function Lines() {
  return (
    <>
      <svg
        className="stage__bg stage__bg--desk"
        viewBox="0 0 760 420"
        preserveAspectRatio="xMaxYMin slice"
        aria-hidden="true"
      >
        <path className="fe" d="M380 60H470V110H560V70H640V150H700V120H770" />
        <path className="fe" d="M430 190H520V150H590V210H680V180H780" />
        <circle className="fe-a" cx="560" cy="70" r="5" />
        <circle className="fe-b" cx="700" cy="120" r="4" />
        <rect
          className="fe-c"
          x="617"
          y="28"
          width="9"
          height="9"
          rx="2"
          transform="rotate(24 621 32)"
        />
        <rect
          className="fe-a"
          x="716"
          y="52"
          width="9"
          height="9"
          rx="2"
          transform="rotate(-18 720 56)"
        />
        <rect
          className="fe-b"
          x="484"
          y="34"
          width="8"
          height="8"
          rx="2"
          transform="rotate(40 488 38)"
        />
        <circle className="fe-c" cx="736" cy="182" r="3.5" />
      </svg>
      <svg className="stage__bg stage__bg--ph" viewBox="0 0 132 44" aria-hidden="true">
        <path className="fe" d="M4 12H34V34H66V18H98V30H132" />
        <circle className="fe-a" cx="66" cy="18" r="4.5" />
        <circle className="fe-b" cx="34" cy="34" r="3.5" />
        <rect
          className="fe-c"
          x="84"
          y="4"
          width="7"
          height="7"
          rx="2"
          transform="rotate(24 87 7)"
        />
        <rect
          className="fe-a"
          x="112"
          y="8"
          width="7"
          height="7"
          rx="2"
          transform="rotate(-18 115 11)"
        />
      </svg>
    </>
  );
}
