/**
 * Everything about somebody in one file (BEY-17, P-24): asked for here, watched while it is made,
 * downloaded until it is deleted.
 */
import { useEffect, useState } from 'react';
import type { MouseEvent } from 'react';
import type { DataExport as Export } from '#contract/account/data-export.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { fullTime } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useAct } from '../form/use-act.ts';

/** The pause between two polls; it grows. */
const LOOK_MS = 1_000;
const LOOK_MOST_MS = 15_000;

const isUnderWay = (one: Export | null) => one?.state === 'QUEUED' || one?.state === 'RUNNING';

export function DataExport({ first, hasMail }: { first: Export | null; hasMail: boolean }) {
  const [known, setKnown] = useState(first);
  const { busy, run } = useAct();
  const waits = isUnderWay(known);
  useEffect(() => (waits ? watch(setKnown) : undefined), [waits]);

  // a failure is said by the caller
  const start = () => run(async () => setKnown(await browserCaller('data-export.start')));
  return (
    <section className="own__sec" id="data-export" aria-labelledby="data-export-title">
      <h2 id="data-export-title">{t('data.title')}</h2>
      <p>{t('data.text')}</p>
      <div className="own__file" aria-live="polite">
        {waits && (
          <p className="own__note" role="status">
            <Icon name="clock" />
            <span>{t(hasMail ? 'data.waits.mail' : 'data.waits')}</span>
          </p>
        )}
        {known?.state === 'DONE' && <Ready one={known} />}
        {known?.state === 'FAILED' && <p className="field__err">{t('data.failed')}</p>}
        {known?.state === 'EXPIRED' && <p className="muted">{t('data.expired')}</p>}
      </div>
      {!waits && (
        <button
          className="btn btn--line needs-script"
          type="button"
          aria-disabled={busy}
          onClick={() => void start()}
        >
          {t(known === null ? 'data.start' : 'data.again')}
        </button>
      )}
    </section>
  );
}

function Ready({ one }: { one: Export }) {
  // the address on the page may have run out while it was open
  async function download(event: MouseEvent) {
    event.preventDefault();
    try {
      const { downloadUrl } = await browserCaller('data-export.status', { jobId: one.jobId });
      if (downloadUrl !== null) location.assign(downloadUrl);
    } catch {
      // the caller has said why
    }
  }
  return (
    <p className="own__note">
      <a
        className="btn btn--ink"
        href={one.downloadUrl ?? ''}
        download
        onClick={(event) => void download(event)}
      >
        {t('data.download')}
        <span className="num"> · {sizeOf(one.bytes)}</span>
      </a>
      <span className="muted">
        {t('data.until', { time: fullTime(one.expireTime ?? one.createTime) })}
      </span>
    </p>
  );
}

/** Polls until the file is ready or has failed; returns a function that stops. */
function watch(set: (one: Export | null) => void): () => void {
  let pause = LOOK_MS;
  let timer: ReturnType<typeof setTimeout>;
  const look = async () => {
    const found = await browserCaller('data-export.latest', {}, EXTRA).catch(() => undefined);
    if (found && !isUnderWay(found.export)) return set(found.export);
    pause = Math.min(LOOK_MOST_MS, pause * 1.5);
    timer = setTimeout(() => void look(), pause);
  };
  timer = setTimeout(() => void look(), pause);
  return () => clearTimeout(timer);
}

/** "14 KB": as file managers count. */
function sizeOf(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
