/** After registering: signed in by itself in three seconds, or at once (AUTH-07). */
import { useEffect, useRef, useState } from 'react';
import { t } from '../../lib/message.ts';

const SECONDS = 3;

export function AutoLogin({
  titleId,
  level,
  onDone,
}: {
  titleId: string;
  level: 1 | 2;
  onDone: () => void;
}) {
  const [left, setLeft] = useState(SECONDS);
  const done = useRef<(() => void) | null>(onDone);
  const skip = useRef<HTMLButtonElement>(null);
  const finish = () => {
    const once = done.current;
    done.current = null;
    once?.();
  };
  useEffect(() => {
    if (left === 0) finish();
  }, [left]);
  // closing the dialog in the meantime does not stop the sign-in
  useEffect(() => () => finish(), []);
  useEffect(() => {
    skip.current?.focus();
    const timer = setInterval(() => setLeft((before) => before - 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div className="login__panel">
      <Title className="login__h" id={titleId}>
        {t('account.registered.title')}
      </Title>
      <p role="timer">{t('account.registered.text', { seconds: Math.max(0, left) })}</p>
      <button ref={skip} className="btn btn--ink btn--wide" type="button" onClick={finish}>
        {t('account.registered.skip')}
      </button>
    </div>
  );
}
