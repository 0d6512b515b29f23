/**
 * Up, down with a reason, and "it is over" (BEY-07, BEY-11). Counts are hidden for the first ten
 * minutes, and that is said. A refusal is shown in place; a signed-out visitor signs in and the
 * vote goes on.
 */
import { useEffect, useState } from 'react';
import type { Answer, Ask } from '#contract/calls.ts';
import { ACT, EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { withLogin } from '../../lib/login.ts';
import { t } from '../../lib/message.ts';
import { useViewer } from '../../lib/viewer.ts';
import { fullTime } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Problem } from '../form/problem.tsx';
import { DownDialog } from './down-dialog.tsx';
import { Reasons } from './reasons.tsx';

type State = Answer<'vote.state'>;
type Over = Answer<'vote.expire'>;

export function VotePanel({ id, ended }: { id: string; ended: boolean }) {
  const { turn, known } = useViewer();
  const [state, setState] = useState<State>();
  const [reasons, setReasons] = useState<Answer<'vote.reasons'>['reasons']>([]);
  const [over, setOver] = useState<Over>();
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!known) return;
    let isHere = true;
    Promise.all([
      browserCaller('vote.state', { contentId: id }, EXTRA),
      browserCaller('vote.reasons', { contentId: id }, EXTRA),
    ]).then(
      ([now, why]) => {
        if (!isHere) return;
        setState(now);
        setReasons(why.reasons);
      },
      (error: unknown) => isHere && setProblem((error as Error).message),
    );
    return () => {
      isHere = false;
    };
  }, [id, known, turn, attempt]);

  async function attemptTo(work: () => Promise<void>) {
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem((error as Error).message);
    }
  }
  const cancel = async () => setState(await browserCaller('vote.cancel', { contentId: id }, ACT));
  /** Throws when it is refused. */
  async function vote(ask: Omit<Ask<'vote.create'>, 'contentId'>) {
    setState(await browserCaller('vote.create', { contentId: id, ...ask }, ACT));
    setReasons((await browserCaller('vote.reasons', { contentId: id }, EXTRA)).reasons);
  }
  const up = () =>
    withLogin(() => void attemptTo(state?.value === 1 ? cancel : () => vote({ value: 1 })), 'vote');
  const down = () =>
    withLogin(() => (state?.value === -1 ? void attemptTo(cancel) : setAsking(true)), 'vote');
  const tellOver = (expired: boolean) =>
    withLogin(
      () =>
        void attemptTo(async () =>
          setOver(await browserCaller('vote.expire', { contentId: id, expired }, ACT)),
        ),
    );

  if (!state)
    return problem ? (
      <>
        <Problem text={problem} />
        <button className="btn btn--line" type="button" onClick={() => setAttempt(attempt + 1)}>
          {t('vote.retry')}
        </button>
      </>
    ) : (
      <div className="sk sk--l w45" aria-busy="true" />
    );
  const isHidden = state.upCount === null;
  return (
    <>
      {!ended && (
        <Buttons
          state={state}
          isOver={over?.currentUserVoted ?? false}
          onUp={up}
          onDown={down}
          onOver={tellOver}
        />
      )}
      {isHidden && (
        <p className="muted">{t('vote.hidden', { time: fullTime(state.revealTime) })}</p>
      )}
      {over && (
        <p role="status">
          {over.state === 'EXPIRED'
            ? t('vote.over.done')
            : t('vote.over.count', { n: over.votes, needed: over.needed })}
        </p>
      )}
      {over?.currentUserVoted && over.currentUserWeight < 1 && over.state !== 'EXPIRED' && (
        <p className="muted">{t('vote.over.new')}</p>
      )}
      <Problem text={problem} />
      <Reasons reasons={reasons} />
      {isAsking && (
        <DownDialog
          onVote={(ask) => vote({ value: -1, ...ask })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface ButtonsProps {
  state: State;
  /** The reader said that it is over. */
  isOver: boolean;
  onUp: () => void;
  onDown: () => void;
  onOver: (expired: boolean) => void;
}

function Buttons({ state, isOver, onUp, onDown, onOver }: ButtonsProps) {
  return (
    <p className="ballot__row">
      <button
        className="btn btn--line"
        type="button"
        aria-pressed={state.value === 1}
        onClick={onUp}
      >
        <Icon name="thumbs-up" />
        {t('vote.up')}
        {state.upCount !== null && <span className="num">{state.upCount}</span>}
      </button>
      <button
        className="btn btn--line"
        type="button"
        aria-pressed={state.value === -1}
        aria-haspopup={state.value === -1 ? undefined : 'dialog'}
        onClick={onDown}
      >
        <Icon name="thumbs-down" />
        {t('vote.down')}
        {state.downCount !== null && <span className="num">{state.downCount}</span>}
      </button>
      <button
        className="btn btn--text"
        type="button"
        aria-pressed={isOver}
        onClick={() => onOver(!isOver)}
      >
        {t(isOver ? 'vote.over.back' : 'vote.over')}
      </button>
    </p>
  );
}
