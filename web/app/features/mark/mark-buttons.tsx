/**
 * The buttons of a subject: like and collect, with how many did. Signed out they lead to the login
 * dialog.
 */
import { WAITS } from '#contract/constants.ts';
import type { Subject } from '#contract/interaction/subject.ts';
import { openLogin } from '../../lib/login.ts';
import { t } from '../../lib/message.ts';
import { mayAct, onceKnown, viewer } from '../../lib/viewer.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { collect, like } from './act.ts';
import { useStanding } from './marks.ts';

interface MarkButtonProps {
  subject: Subject;
  /** As the page was made, until it is known better. */
  count?: number;
  /** `bar`: at the bottom of a phone; `row`: below the way to the shop; else a quiet button. */
  look?: 'bar' | 'row' | 'quiet';
}

const LOOKS = { bar: 'bar__b', row: '', quiet: 'btn btn--quiet' } as const;

/** A like before signing in is sent a second after it (INT-05, SM-02). */
export function LikeButton({ subject, count, look = 'quiet' }: MarkButtonProps) {
  const { liked, likes } = useStanding(subject);
  const after = () =>
    setTimeout(() => {
      if (viewer().user) void like(subject, true);
    }, WAITS.likeAfterLoginMs);
  return (
    <button
      className={LOOKS[look] || undefined}
      type="button"
      aria-pressed={liked}
      aria-label={look === 'row' ? undefined : t('writing.like', { n: likes ?? count ?? 0 })}
      onClick={() =>
        onceKnown(() =>
          mayAct() ? void like(subject, !liked) : openLogin(undefined, after, undefined, 'like'),
        )
      }
    >
      <Icon name="thumbs-up" />
      <span className={look === 'quiet' ? 'num' : undefined}>
        {face(look, t('mark.like'), likes ?? count)}
      </span>
    </button>
  );
}

/** Signed-out visitors are asked to sign in first (AMB-44). */
export function CollectButton({ subject, count, look = 'quiet' }: MarkButtonProps) {
  const { collected, collects } = useStanding(subject);
  return (
    <button
      className={LOOKS[look] || undefined}
      type="button"
      aria-pressed={collected}
      aria-label={look === 'row' ? undefined : t('writing.collect', { n: collects ?? count ?? 0 })}
      onClick={() =>
        onceKnown(() =>
          mayAct()
            ? void collect(subject, !collected)
            : openLogin(undefined, undefined, undefined, 'save'),
        )
      }
    >
      <Icon name="bookmark" />
      <span className={look === 'quiet' ? 'num' : undefined}>
        {face(look, t('mark.collect'), collects ?? count)}
      </span>
    </button>
  );
}

/**
 * A quiet button shows the number alone, one of a bar too as soon as there is one, one of a row
 * both.
 */
function face(
  look: 'bar' | 'row' | 'quiet',
  word: string,
  count: number | undefined,
): string | number {
  if (look === 'quiet') return count ?? 0;
  if (look === 'bar') return count || word;
  return count ? `${word} ${count}` : word;
}
