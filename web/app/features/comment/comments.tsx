/**
 * Where comments stand on a page (COMM-11). The thread, its words and its calls come when the visitor comes near, or at
 * once for the link to one comment (`?comment=`, COMM-05): the page itself waits for none of it.
 */
import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../lib/message.ts';
import type { ThreadProps } from './thread.tsx';

/** How far below the screen it begins to load. */
const NEAR = '600px';

export function Comments({ type, id }: { type: 'CONTENT' | 'GOODS'; id: string }) {
  const place = useRef<HTMLElement>(null);
  const { search } = useLocation();
  const found = new URLSearchParams(search).get('comment');
  const focus = found && /^\d{1,15}$/.test(found) ? found : null;
  const [Thread, setThread] = useState<ComponentType<ThreadProps>>();
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>('waiting');
  const isNear = state === 'loading';
  useEffect(() => {
    if (!place.current) return;
    if (focus) {
      setState('loading');
      return;
    }
    const watch = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setState('loading'), { rootMargin: NEAR });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [focus]);
  useEffect(() => {
    if (!isNear || Thread) return;
    let isHere = true;
    Promise.all([import('./thread.tsx'), import('./words.ts').then(({ talkMessages }) => talkMessages())]).then(
      ([module]) => isHere && setThread(() => module.Thread),
      () => isHere && setState('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [isNear, Thread]);
  return (
    <section ref={place} id="comments" className="pd__sec talk" aria-labelledby="talk-title">
      {Thread ? (
        <Thread key={`${type} ${id}`} type={type} id={id} focus={focus} />
      ) : (
        <>
          <h2 id="talk-title">{t('talk.title')}</h2>
          {state === 'failed' ? (
            <button className="btn btn--line" type="button" onClick={() => setState('loading')}>
              {t('talk.load')}
            </button>
          ) : (
            <div className="talk__wait" aria-busy="true">
              <noscript>
                <p className="muted">{t('talk.script')}</p>
              </noscript>
            </div>
          )}
        </>
      )}
    </section>
  );
}
