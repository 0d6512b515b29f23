/** What was done without a connection and waits for one, and what became of it (BEY-14). */
import { useEffect, useState } from 'react';
import { asOf } from '../features/offline/as-of.ts';
import { keepQueue, onQueue, queued, sent, without } from '../features/offline/queue.ts';
import type { Queued, Sent } from '../features/offline/queue.ts';
import { sendQueue } from '../features/offline/queue-send.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { toast } from '../lib/toast.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon/icon.tsx';

interface Here {
  readonly waiting: readonly Queued[];
  readonly sent: readonly Sent[];
}

function QueuedPage() {
  const [here, setHere] = useState<Here | null>(null);
  useEffect(() => {
    const read = () => setHere({ waiting: queued(), sent: sent() });
    read();
    return onQueue(read);
  }, []);
  const waiting = here?.waiting ?? [];
  return (
    <>
      <h1 className="page__h">{t('queue.title', { n: waiting.length })}</h1>
      <p className="muted">{t('queue.text')}</p>
      <noscript>
        <p>{t('offline.no-script')}</p>
      </noscript>
      {here !== null && waiting.length === 0 && (
        <EmptyState title={t('queue.none')} text={t('queue.none.text')} />
      )}
      {waiting.length > 0 && (
        <>
          <ul className="queued">
            {waiting.map((action) => (
              <Waiting key={`${action.kind} ${action.path}`} action={action} />
            ))}
          </ul>
          <button className="btn btn--line btn--wide" type="button" onClick={() => void tryNow()}>
            <Icon name="rotate-cw" /> {t('queue.now')}
          </button>
        </>
      )}
      {(here?.sent.length ?? 0) > 0 && (
        <section aria-labelledby="sent">
          <h2 id="sent">{t('queue.sent')}</h2>
          <ul className="queued">
            {here?.sent.map((one) => (
              <Done key={`${one.sentAt} ${one.kind} ${one.path}`} one={one} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

async function tryNow(): Promise<void> {
  if (!navigator.onLine) return toast(t('error.connection'), 'failed');
  await sendQueue();
  if (queued().length > 0) toast(t('error.unreachable'), 'failed');
}

function Waiting({ action }: { action: Queued }) {
  return (
    <li>
      <Icon name={ICONS[action.kind]} />
      <span>
        <b>{words(action)}</b>
        <small>
          {t(action.kind === 'watch' ? 'queue.watch.waiting' : 'queue.waiting', {
            time: asOf(action.at),
          })}
        </small>
      </span>
      <button
        className="link"
        type="button"
        aria-label={t('queue.cancel.what', { what: words(action) })}
        onClick={() => keepQueue(without(queued(), action))}
      >
        {t('queue.cancel')}
      </button>
    </li>
  );
}

const ICONS = { like: 'thumbs-up', collect: 'bookmark', watch: 'bell-ring' } as const;

/** What became of it, in a few words. */
function said({ kind, refusal, note }: Sent): string {
  if (refusal !== null) return refusal;
  if (note) return t(`queue.note.${note}`);
  return t(kind === 'watch' ? 'queue.watch.done' : 'queue.done');
}

function Done({ one }: { one: Sent }) {
  return (
    <li>
      <Icon name={one.refusal === null && !one.note ? 'circle-check' : 'triangle-alert'} />
      <span>
        <b>{words(one)}</b>
        <small>
          {asOf(one.sentAt)} {said(one)}
        </small>
      </span>
      <a className="link" href={one.path}>
        {t('queue.see')}
      </a>
    </li>
  );
}

function words({ kind, on, name, target }: Queued): string {
  if (kind !== 'watch') return t(`queue.${kind}.${on ? 'on' : 'off'}`, { name });
  return target === undefined
    ? t('queue.watch.on', { name })
    : t('queue.watch.target', { name, price: target });
}

export default definePage({
  head: () => ({ title: `${t('queue.head')} · ${t('site.name')}`, noindex: true }),
  Page: QueuedPage,
});
