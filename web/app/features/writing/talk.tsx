/** What people talk about now, with the tabs of its categories (CONT-23). */
import { useLocation } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { changedQuery } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { WritingGrid } from './list-block.tsx';

export interface TalkData {
  readonly talk: Answer<'page.interacts'>;
  readonly tabs: Answer<'page.interacts-categories'>['categories'];
  readonly active: string;
}

export function Talk({ talk, tabs, active }: TalkData) {
  const location = useLocation();
  if (tabs.length === 0) return null;
  return (
    <section aria-labelledby="talk">
      <div className="sec">
        <h2 id="talk">{talk.title}</h2>
      </div>
      <nav className="chips" aria-label={t('nav.categories')}>
        {[{ code: '', name: t('discover.all'), count: 0 }, ...tabs].map(({ code, name, count }) => (
          <a
            key={code}
            className="chip"
            href={changedQuery(location, {
              talk: code || undefined,
              page: undefined,
              feed: undefined,
            })}
            aria-current={code === active ? 'true' : undefined}
            data-keep-scroll
          >
            {name}
            {count > 0 && (
              <>
                {' '}
                <small className="num">{count}</small>
              </>
            )}
          </a>
        ))}
      </nav>
      <WritingGrid
        contents={talk.content}
        layout={talk.style.layout === 'HORIZONTAL' ? 'horizontal' : 'vertical'}
        ranked
      />
    </section>
  );
}
