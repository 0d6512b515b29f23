/** What was checked in this browser before; one tap forgets it. Shown only where there is any. */
import { useEffect, useState } from 'react';
import { withQuery } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { forgetLinks, recentLinks } from './recent.ts';
import type { Recent } from './recent.ts';

export function RecentList() {
  const [list, setList] = useState<readonly Recent[]>([]);
  // the server does not know it: it comes after the first paint, below everything else
  useEffect(() => setList(recentLinks()), []);
  if (list.length === 0) return null;
  return (
    <section className="chk__sec" aria-labelledby="recent">
      <div className="h2row">
        <h2 id="recent">{t('check.recent')}</h2>
        <button
          className="btn btn--quiet"
          type="button"
          onClick={() => {
            forgetLinks();
            setList([]);
          }}
        >
          {t('check.forget')}
        </button>
      </div>
      <ul className="chk__recent">
        {list.map(({ url, name }) => (
          <li key={url}>
            <a href={withQuery('/check', { url })}>
              <Icon name="clock" size={16} />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="muted">{t('check.recent.where')}</p>
    </section>
  );
}
