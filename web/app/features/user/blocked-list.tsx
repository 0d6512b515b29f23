/** Whom the viewer blocks, and taking it back (FOL-05, P-21). */
import { useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { longDate } from '../../lib/when.ts';
import { toast } from '../../lib/toast.ts';

type Blocked = Answer<'block.pages'>['content'][number];

export function BlockedList({ first, total }: { first: readonly Blocked[]; total: number }) {
  const [people, setPeople] = useState(first);
  const [shown, setShown] = useState(1);
  const [count, setCount] = useState(total);
  async function unblock({ userId, nickname }: Blocked) {
    try {
      await browserCaller('block.cancel', { blockedUserId: userId });
      setPeople((now) => now.filter((one) => one.userId !== userId));
      setCount((now) => now - 1);
      toast(t('user.unblocked', { name: nickname }));
    } catch {
      // the caller has said it
    }
  }
  async function more() {
    try {
      const { content } = await browserCaller('block.pages', {
        pageRequest: { page: shown + 1, size: BLOCKED_SIZE },
      });
      setShown(shown + 1);
      setPeople((now) => [
        ...now,
        ...content.filter((one) => now.every((other) => other.userId !== one.userId)),
      ]);
    } catch {
      // the caller has said it
    }
  }
  return (
    <section className="own__sec" id="blocked">
      <h2>{t('security.blocked')}</h2>
      {people.length === 0 ? (
        <p className="muted">{t('security.blocked.none')}</p>
      ) : (
        <ul className="own__rows">
          {people.map((one) => (
            <li key={one.userId}>
              <p className="own__row">
                <a className="link" href={`/user/${one.userId}`}>
                  <b>{one.nickname}</b>
                </a>
                <span className="muted">{longDate(one.blockTime)}</span>
              </p>
              <button
                className="btn btn--quiet needs-script"
                type="button"
                onClick={() => void unblock(one)}
              >
                {t('user.unblock')}
                <span className="sr"> {one.nickname}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {count > people.length && (
        <button className="btn btn--line needs-script" type="button" onClick={() => void more()}>
          {t('security.blocked.more')}
        </button>
      )}
    </section>
  );
}

/** People at a time. */
export const BLOCKED_SIZE = 20;
