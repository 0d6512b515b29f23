/** Price watches from the file of another tracker, and everything as a file (BEY-17). */
import { useRef, useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { ACT } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { toast } from '../../lib/toast.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useAct } from '../form/use-act.ts';

type Taken = Answer<'watch.import'>;
/** What the call takes at most, in letters; a file has no more letters than bytes. */
const FILE_MAX = 200_000;

export function MoveBox({ onMade }: { onMade: () => Promise<void> }) {
  const input = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState<Taken>();
  const { busy, run } = useAct();
  const take = (file: File) =>
    run(async () => {
      if (file.size > FILE_MAX) return toast(t('move.large'), 'failed');
      const answer = await browserCaller('watch.import', { csv: await file.text() }, ACT);
      setTaken(answer);
      if (answer.made > 0) await onMade();
    });
  return (
    <section className="box">
      <h2>{t('move.title')}</h2>
      <p>{t('move.text')}</p>
      <div className="box__acts">
        <label className="btn btn--line btn--s needs-script" aria-disabled={busy}>
          <input
            ref={input}
            className="sr"
            type="file"
            accept=".csv,.tsv,text/csv,text/tab-separated-values"
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = '';
              if (file) void take(file);
            }}
          />
          <Icon name="upload" />
          {t('move.import')}
        </label>
        <a className="btn btn--quiet btn--s" href="/profile/security#data-export">
          <Icon name="arrow-down-to-line" />
          {t('move.export')}
        </a>
      </div>
      {taken && (
        <Modal title={t('move.lines')} onClose={() => setTaken(undefined)}>
          {() => <TakenLines taken={taken} />}
        </Modal>
      )}
    </section>
  );
}

function TakenLines({ taken: { made, lines } }: { taken: Taken }) {
  return (
    <>
      <p role="status">{made === 0 ? t('move.none') : t('move.made', { n: made })}</p>
      <ul className="move__lines">
        {lines.map(({ line, name, outcome, suggestion }) => (
          <li key={line}>
            <b>{t('move.line', { line, name })}</b>
            <span className={outcome === 'MADE' || outcome === 'KNOWN' ? 'muted' : 'field__err'}>
              {t(`move.${outcome}`)}
            </span>
            {suggestion && (
              <a className="link" href={`/product/${suggestion.code}`}>
                {t('move.suggestion', { name: suggestion.name })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
