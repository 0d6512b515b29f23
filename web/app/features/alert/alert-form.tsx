/**
 * The form of a deal alert (ALERT-01, ALERT-03, P-05, P-07): one sentence above, whose underlined
 * words lead to their fields; beside it what the alert would have found.
 */
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Alert } from '#contract/alert/alert.ts';
import type { Answer } from '#contract/calls.ts';
import { ACT } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { randomId } from '../../lib/client.ts';
import { t } from '../../lib/message.ts';
import { keepDraft } from '../../lib/tab-draft.ts';
import { toast } from '../../lib/toast.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useAct } from '../form/use-act.ts';
import { isEmpty, wishesOf } from './alert-draft.ts';
import type { AlertDraft } from './alert-draft.ts';
import { AlertFields } from './alert-fields.tsx';
import { AlertPreview } from './alert-preview.tsx';
import { AlertSentence } from './alert-sentence.tsx';
import { failureWords } from './failure-words.ts';
import { LimitsBox } from './limits-box.tsx';

interface AlertFormProps {
  /** What its draft is kept under. */
  about: string;
  options: Answer<'alert.options'>;
  first: AlertDraft;
  /** The one that is edited; null: a new one. */
  alert: Alert | null;
}

export function AlertForm({ about, options, first, alert }: AlertFormProps) {
  const [draft, setDraft] = useState(first);
  const { busy, failed, run, clear } = useAct();
  const navigate = useNavigate();
  const once = useRef(randomId());
  const form = useRef<HTMLFormElement>(null);
  const change = (part: Partial<AlertDraft>) => {
    clear();
    once.current = randomId();
    setDraft((known) => ({ ...known, ...part }));
  };
  useEffect(() => {
    if (draft !== first) keepDraft('alert', about, draft);
  }, [about, draft, first]);
  const save = () =>
    run(async () => {
      const wishes = wishesOf(draft);
      if (alert) await browserCaller('alert.update', { id: alert.id, ...wishes }, ACT);
      else await browserCaller('alert.create', wishes, { ...ACT, once: once.current });
      toast(t(alert ? 'alerts.updated' : 'alerts.added'));
      await navigate('/deal-alerts');
    });
  const isNothing = isEmpty(draft);
  return (
    <div className="alerts">
      <form
        ref={form}
        className="aform"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isNothing) void save();
        }}
      >
        <AlertSentence draft={draft} form={form} />
        {failed && (
          <div className="banner--bad" role="alert">
            <Icon name="triangle-alert" />
            <p>
              <b>{failureWords(failed, alert ? 'update' : 'add')}</b>{' '}
              {failed.code === 0 && failed.message}
              {failed.errorKey?.startsWith('alert.') && (
                <a className="link" href="/deal-alerts">
                  {t('alerts.all')}
                </a>
              )}
            </p>
          </div>
        )}
        <AlertFields draft={draft} options={options} change={change} />
        <div className="aform__a">
          <button
            className="btn btn--go needs-script"
            type="submit"
            aria-disabled={busy || isNothing || failed?.errorKey === 'alert.exists'}
          >
            {t(busy ? 'watch.saving' : 'alerts.save')}
          </button>
          <a className="btn btn--quiet" href="/deal-alerts">
            {t('watch.cancel')}
          </a>
        </div>
      </form>
      <aside className="alerts__side" aria-label={t('alerts.side')}>
        <AlertPreview draft={draft} />
        <LimitsBox alerts={options.used} />
      </aside>
    </div>
  );
}
