/**
 * What is wrong, and why, in the reporter's own words (REP-01, REP-02). What is refused is said
 * here, and nothing typed is lost.
 */
import { useEffect, useId, useState } from 'react';
import type { FormEvent } from 'react';
import type { Answer } from '#contract/calls.ts';
import { lengthOf } from '#contract/account/rules.ts';
import { isReportReason, REPORT_REASON_MAX } from '#contract/interaction/reporting.ts';
import type { TargetType } from '#contract/interaction/subject.ts';
import { ACT, EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { Modal } from '../../ui/modal.tsx';
import { Problem } from '../form/form.tsx';

export interface ReportDialogProps {
  type: TargetType;
  id: string;
  onClose: () => void;
}

export function ReportDialog({ type, id: subjectId, onClose }: ReportDialogProps) {
  const id = useId();
  const [options, setOptions] = useState<Answer<'report.options'>['options']>([]);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking');
  useEffect(() => {
    let isHere = true;
    browserCaller('report.options', { subjectType: type }, EXTRA).then(
      (found) => isHere && setOptions(found.options),
      (error: unknown) => isHere && setProblem((error as Error).message),
    );
    return () => {
      isHere = false;
    };
  }, [type]);
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const option = String(new FormData(event.currentTarget).get('option') ?? '');
    if (!isReportReason(reason))
      return setProblem(t('flag.length', { n: lengthOf(reason.trim()) }));
    setState('sending');
    setProblem(undefined);
    try {
      await browserCaller('report.create', { subjectId, subjectType: type, option, reason }, ACT);
      setState('done');
    } catch (error) {
      setProblem((error as Error).message);
      setState('asking');
    }
  }
  return (
    <Modal title={t(state === 'done' ? 'flag.thanks' : 'flag.title')} onClose={onClose}>
      {state === 'done' ? (
        <p role="status">{t('flag.done')}</p>
      ) : (
        <form className="report__form" noValidate onSubmit={(event) => void send(event)}>
          <fieldset className="fs">
            <legend className="sr">{t('flag.title')}</legend>
            {options.map(({ code, name }, at) => (
              <label className="check" key={code}>
                <input type="radio" name="option" value={code} defaultChecked={at === 0} />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
          <p className="field">
            <label htmlFor={`${id}why`}>{t('flag.why')}</label>
            <textarea
              className="input"
              id={`${id}why`}
              rows={3}
              maxLength={REPORT_REASON_MAX}
              value={reason}
              aria-invalid={problem !== undefined}
              onChange={({ target }) => setReason(target.value)}
            />
          </p>
          <Problem text={problem} />
          <button
            className="btn btn--ink btn--wide"
            type="submit"
            aria-disabled={state === 'sending'}
          >
            {t(state === 'sending' ? 'comment.sending' : 'flag.send')}
          </button>
        </form>
      )}
    </Modal>
  );
}
