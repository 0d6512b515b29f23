/** The private feed of the viewer (BEY-16): its secret address, a new one, an end. */
import { useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { ACT } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { toast } from '../../lib/toast.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useAct } from '../form/use-act.ts';
import { copyText } from '../share/copy.ts';

type Address = Answer<'alert-feed.address'>;

export function FeedBox({ first }: { first: Address }) {
  const [path, setPath] = useState(first.path);
  const { busy, run } = useAct();
  const renew = () =>
    run(async () => {
      setPath((await browserCaller('alert-feed.renew', {}, ACT)).path);
      if (path !== null) toast(t('feed.renewed'), 'done');
    });
  const end = () =>
    run(async () => {
      await browserCaller('alert-feed.end', {}, ACT);
      setPath(null);
      toast(t('feed.ended'), 'done');
    });
  return (
    <section className="box">
      <h2>{t('feed.title')}</h2>
      <p>{t('feed.text')}</p>
      {path === null ? (
        <button
          className="btn btn--line needs-script"
          type="button"
          aria-disabled={busy}
          onClick={() => void renew()}
        >
          <Icon name="rss" />
          {t('feed.make')}
        </button>
      ) : (
        <>
          <button
            className="link needs-script"
            type="button"
            onClick={() => void copyAddress(path)}
          >
            <Icon name="rss" />
            {t('feed.copy')}
          </button>
          <div className="box__acts">
            <button
              className="btn btn--quiet needs-script"
              type="button"
              aria-disabled={busy}
              onClick={() => void renew()}
            >
              {t('feed.renew')}
            </button>
            <button
              className="btn btn--quiet needs-script"
              type="button"
              aria-disabled={busy}
              onClick={() => void end()}
            >
              {t('feed.end')}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

async function copyAddress(path: string): Promise<void> {
  const address = new URL(path.replace('{format}', 'rss'), window.location.origin).href;
  try {
    await copyText(address);
    toast(t('feed.copied'), 'done');
  } catch {
    // to be read, and typed
    toast(address, 'failed');
  }
}
