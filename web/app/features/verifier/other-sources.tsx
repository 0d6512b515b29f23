/** What else can be checked: another draw, all of them, a file; and the verifier to take along. */
import type { SubmitEvent } from 'react';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { toast } from '../../lib/toast.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Problem } from '../form/problem.tsx';
import { useAct } from '../form/use-act.ts';
import type { Source } from './checker.ts';
import { grouped } from './report.ts';
import { saveAs, saveVerifier } from './save-file.ts';

/** One draw by the number of its receipt, or by its proof. */
export function OtherDraw({ onRead }: { onRead: (text: string) => void }) {
  function paste(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onRead(String(new FormData(event.currentTarget).get('proof') ?? ''));
  }
  return (
    <section className="box vform">
      <h2>{t('verifier.paste')}</h2>
      <form className="vform">
        <label className="field">
          <span className="field__l">{t('verifier.paste.id')}</span>
          <input
            className="input vform__in"
            name="draw"
            inputMode="numeric"
            required
            maxLength={20}
          />
        </label>
        <button className="btn btn--line" type="submit">
          {t('verifier.paste.open')}
        </button>
      </form>
      <form className="vform needs-script" onSubmit={paste}>
        <label className="field">
          <span className="field__l">{t('verifier.paste.label')}</span>
          <textarea className="input vform__in" name="proof" rows={3} spellCheck={false} required />
        </label>
        <button className="btn btn--line" type="submit">
          {t('verifier.paste.go')}
        </button>
      </form>
    </section>
  );
}

interface AllDrawsProps {
  activityId: string;
  drawCount: number;
  isOpen: boolean;
  onRead: (text: string) => void;
}

/** The record of the whole lottery. */
export function AllDraws({ activityId, drawCount, isOpen, onRead }: AllDrawsProps) {
  const { busy, failed, run } = useAct();
  const load = async () =>
    JSON.stringify(await browserCaller('lottery.record', { id: activityId }, EXTRA));
  const save = async () =>
    saveAs(`khum-lottery-${activityId}.json`, 'application/json', await load());
  return (
    <section className="box vform">
      <h2>{t('verifier.record')}</h2>
      <p>
        {isOpen ? t('verifier.record.text', { n: grouped(drawCount) }) : t('verifier.record.later')}
      </p>
      {isOpen && (
        <>
          <button
            className="btn btn--line btn--wide"
            type="button"
            aria-disabled={busy}
            onClick={() => void run(async () => onRead(await load()))}
          >
            <Icon name="shield-check" />
            {t('verifier.record.load')}
          </button>
          <button
            className="btn btn--quiet btn--wide"
            type="button"
            aria-disabled={busy}
            onClick={() => void run(save)}
          >
            <Icon name="arrow-down-to-line" />
            {t('verifier.record.save')}
          </button>
          <Problem text={failed?.message} />
        </>
      )}
    </section>
  );
}

/** A file of this device, and the verifier as a file. */
export function Files({
  source,
  onRead,
}: {
  source: Source | null;
  onRead: (text: string) => void;
}) {
  return (
    <section className="box vform needs-script">
      <label className="btn btn--quiet btn--wide vform__file">
        <Icon name="upload" />
        {t('verifier.file')}
        <input
          className="sr"
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => void target.files?.[0]?.text().then(onRead)}
        />
      </label>
      <button
        className="btn btn--line btn--wide"
        type="button"
        onClick={() =>
          void saveVerifier(source).catch(() => toast(t('verifier.file.failed'), 'failed'))
        }
      >
        <Icon name="arrow-down-to-line" />
        {t('verifier.file.save')}
      </button>
      <p className="t12">{t('verifier.file.save.text')}</p>
    </section>
  );
}
