/**
 * A paginated list in both modes: pagination on a desktop, load-more on a phone (MD-05). Append
 * mode joins pages without repeats and retries exactly the page that failed (LIST-02, LIST-03,
 * SM-05). Without script the button is a link to the next page.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { List } from '#contract/shapes.ts';
import { changedQuery } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { useIsMobile } from '../../lib/mobile.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { AllMuted } from './all-muted.tsx';
import { Pagination } from './pagination.tsx';

interface PagedListProps<Item> {
  first: List<Item>;
  page: number;
  size: number;
  load: (page: number) => Promise<List<Item>>;
  children: (items: readonly Item[]) => ReactNode;
  empty?: ReactNode;
}

interface Shown<Item> {
  items: Item[];
  page: number;
  hasNext: boolean;
}

/**
 * What was appended at a place in the history, so that Back finds the same cards at the same spot.
 */
const appended = new Map<string, Shown<unknown>>();

/** Give it a `key` made of what is listed, so that another list starts over. */
export function PagedList<Item extends { id: string }>({
  first,
  page,
  size,
  load,
  children,
  empty,
}: PagedListProps<Item>) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const isMobile = useIsMobile();
  const location = useLocation();
  const [shown, setShown] = useState(
    () =>
      (appended.get(location.key) as Shown<Item> | undefined) ?? {
        items: first.content,
        page,
        hasNext: first.hasNext,
      },
  );

  async function more() {
    if (state === 'loading') return;
    setState('loading');
    try {
      const next = await load(shown.page + 1);
      const known = new Set(shown.items.map((item) => item.id));
      const longer = {
        items: [...shown.items, ...next.content.filter((item) => !known.has(item.id))],
        page: shown.page + 1,
        hasNext: next.hasNext,
      };
      setShown(longer);
      appended.set(location.key, longer);
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  // what failed for want of a connection is tried again when there is one
  const retry = useEffectEvent(() => {
    if (state === 'failed') void more();
  });
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  if (first.content.length === 0)
    return empty ?? <EmptyState title={t('list.empty')} text={t('list.empty.text')} />;

  if (!isMobile)
    return (
      <>
        {children(first.content)}
        <AllMuted />
        <Pagination current={page} totalElements={first.totalElements} size={size} />
      </>
    );
  return (
    <>
      {children(shown.items)}
      <AllMuted />
      {state === 'loading' && <CardSkeletons count={4} />}
      <div className="more" aria-live="polite">
        {shown.hasNext ? (
          <a
            className={`btn btn--wide ${state === 'failed' ? 'btn--ink' : 'btn--line'}`}
            href={changedQuery(location, { page: shown.page + 1 })}
            aria-busy={state === 'loading'}
            onClick={(event) => {
              event.preventDefault();
              void more();
            }}
          >
            {t(
              state === 'loading'
                ? 'list.loading'
                : state === 'failed'
                  ? 'list.retry'
                  : 'list.more',
            )}
          </a>
        ) : (
          shown.items.length > size && <p className="muted">{t('list.end')}</p>
        )}
      </div>
    </>
  );
}
