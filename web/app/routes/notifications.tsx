/**
 * The message centre: five kinds with their unread counts, read one by one or all at once (rows
 * MSG).
 */
import { useState } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { NOTIFICATION_TYPES } from '#contract/message/kind.ts';
import type { NotificationType } from '#contract/message/kind.ts';
import { changedQuery } from '../lib/address.ts';
import { browserCaller } from '../lib/caller.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { setCount } from '../lib/viewer.ts';
import { PagedList } from '../features/list/paged-list.tsx';
import { MessageItem } from '../features/message/message-item.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { toast } from '../lib/toast.ts';

const SIZE = 20;

interface NotificationsData {
  readonly list: Answer<'message.received'>;
  readonly view: Pick<Answer<'message.view'>, 'unread' | 'unreadTotal'>;
  readonly type: NotificationType | undefined;
  readonly page: number;
}

function NotificationsPage() {
  const { list, view, type, page } = useLoaderData<NotificationsData>();
  const [counts, setCounts] = useState(view);
  const [seen, setSeen] = useState<ReadonlySet<string> | 'all'>(new Set<string>());
  const isSeen = (id: string) => seen === 'all' || seen.has(id);

  async function read(ask: { ids?: string[]; type?: NotificationType }) {
    const answer = await browserCaller('message.batch-read', ask);
    setCounts(answer);
    setCount('unreadCount', answer.unreadTotal);
  }
  function open(id: string) {
    if (isSeen(id)) return;
    setSeen((known) => (known === 'all' ? known : new Set([...known, id])));
    void read({ ids: [id] }).catch(() => {});
  }
  async function readAll() {
    try {
      await read(type ? { type } : {});
      setSeen('all');
      toast(t('message.all-read'));
    } catch {
      // the caller has said why
    }
  }
  const waiting = type ? counts.unread[type] : counts.unreadTotal;
  return (
    <div className="own">
      <div className="msgs__head">
        <h1 className="page__h">{t('me.notifications')}</h1>
        <a className="icon-btn" href="/notifications/preferences" aria-label={t('ways.title')}>
          <Icon name="sliders-horizontal" />
        </a>
        <button
          className="btn btn--line btn--s needs-script"
          type="button"
          disabled={waiting === 0}
          onClick={() => void readAll()}
        >
          {t('message.read-all')}
        </button>
      </div>
      <Kinds type={type} counts={counts} />
      <PagedList
        key={type ?? 'all'}
        first={list}
        page={page}
        size={SIZE}
        load={(next) =>
          browserCaller('message.received', {
            ...(type ? { type } : {}),
            pageRequest: { page: next, size: SIZE },
          })
        }
        empty={
          <EmptyState
            title={t('message.none')}
            text={t('message.none.text')}
            action={{ href: '/', label: t('error.home') }}
          />
        }
      >
        {(messages) => (
          <ul className="msgs">
            {messages.map((message) => (
              <li key={message.id}>
                <MessageItem
                  message={isSeen(message.id) ? { ...message, read: true } : message}
                  onOpen={open}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

type Counts = NotificationsData['view'];

function Kinds({ type, counts }: { type: NotificationType | undefined; counts: Counts }) {
  const location = useLocation();
  return (
    <nav className="tabs" aria-label={t('message.kinds')}>
      <a
        href={changedQuery(location, { type: undefined, page: undefined })}
        aria-current={type === undefined ? 'page' : undefined}
      >
        {t('message.all')}
        <Count n={counts.unreadTotal} />
      </a>
      {NOTIFICATION_TYPES.map((one) => (
        <a
          key={one}
          href={changedQuery(location, { type: one, page: undefined })}
          aria-current={type === one ? 'page' : undefined}
        >
          {t(`message.type.${one}`)}
          <Count n={counts.unread[one]} />
        </a>
      ))}
    </nav>
  );
}

function Count({ n }: { n: number }) {
  return n === 0 ? null : (
    <small className="msgs__n num">
      {n > 99 ? '99+' : n}
      <span className="sr"> {t('message.unread')}</span>
    </small>
  );
}

export default definePage<NotificationsData>({
  async load({ call, url }) {
    const named = url.searchParams.get('type');
    const type = NOTIFICATION_TYPES.find((one) => one === named);
    const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1);
    const [list, { unread, unreadTotal }] = await Promise.all([
      call('message.received', { ...(type ? { type } : {}), pageRequest: { page, size: SIZE } }),
      call('message.view'),
    ]);
    return { list, view: { unread, unreadTotal }, type, page };
  },
  head: () => ({ title: `${t('me.notifications')} · ${t('site.name')}`, noindex: true }),
  Page: NotificationsPage,
});
