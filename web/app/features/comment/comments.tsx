/**
 * The place of comments on a page (COMM-11). The thread, its words and its calls come when the
 * visitor comes near, or at once for the link to one comment (`?comment=`, COMM-05).
 */
import { useLocation } from 'react-router';
import { withQuery } from '../../lib/address.ts';
import { useLate } from '../../lib/late.ts';
import { t } from '../../lib/message.ts';

const load = async () => (await import('./thread.tsx')).Thread;

export function Comments({ type, id }: { type: 'CONTENT' | 'GOODS'; id: string }) {
  const { pathname, search } = useLocation();
  const found = new URLSearchParams(search).get('comment');
  const focus = found && /^\d{1,15}$/.test(found) ? found : null;
  const { place, Part, hasFailed, retry } = useLate(load, focus !== null);
  return (
    <section ref={place} id="comments" className="pd__sec talk" aria-labelledby="talk-title">
      {Part ? (
        <Part key={`${type} ${id}`} type={type} id={id} focus={focus} />
      ) : (
        <>
          <h2 id="talk-title">{t('talk.title')}</h2>
          {hasFailed ? (
            <button className="btn btn--line" type="button" onClick={retry}>
              {t('talk.load')}
            </button>
          ) : (
            <div className="talk__wait" aria-busy="true">
              <noscript>
                <a
                  className="btn btn--line"
                  href={withQuery(`/comments/${type.toLowerCase()}/${id}`, { from: pathname })}
                >
                  {t('talk.read')}
                </a>
              </noscript>
            </div>
          )}
        </>
      )}
    </section>
  );
}
