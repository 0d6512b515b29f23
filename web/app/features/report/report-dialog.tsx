/**
 * What is wrong, and why, in the reporter's own words (REP-01, REP-02). What is refused is said
 * here, and nothing typed is lost.
 */
import { useEffect, useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { lengthOf } from '#contract/account/rules.ts';
import { isReportReason, REPORT_REASON_MAX } from '#contract/interaction/reporting.ts';
import type { TargetType } from '#contract/interaction/subject.ts';
import { ACT, EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { Modal } from '../../ui/modal.tsx';
import { Choice, Submit, TextField } from '../form/fields.tsx';
import { useForm } from '../form/use-form.ts';

export interface ReportDialogProps {
  type: TargetType;
  id: string;
  onClose: () => void;
}

export function ReportDialog({ type, id: subjectId, onClose }: ReportDialogProps) {
  const [options, setOptions] = useState<Answer<'report.options'>['options']>([]);
  const [isDone, setDone] = useState(false);
  const form = useForm(
    {
      reason: (typed) =>
        isReportReason(typed) ? null : { say: t('flag.length', { n: lengthOf(typed.trim()) }) },
    },
    async ({ option = '', reason = '' }) => {
      await browserCaller('report.create', { subjectId, subjectType: type, option, reason }, ACT);
      setDone(true);
    },
  );
  const { show } = form;
  useEffect(() => {
    let isHere = true;
    browserCaller('report.options', { subjectType: type }, EXTRA).then(
      (found) => isHere && setOptions(found.options),
      (error: unknown) => isHere && show(error),
    );
    return () => {
      isHere = false;
    };
    // `show` is another one in each render and does the same
  }, [type]);
  return (
    <Modal title={t(isDone ? 'flag.thanks' : 'flag.title')} onClose={onClose}>
      {isDone ? (
        <p role="status">{t('flag.done')}</p>
      ) : (
        <form className="report__form" {...form.props}>
          <Choice
            legend={t('flag.title')}
            isTitled
            name="option"
            options={options.map(({ code, name }) => [code, name])}
          />
          <TextField
            form={form}
            label={t('flag.why')}
            name="reason"
            rows={3}
            maxLength={REPORT_REASON_MAX}
          />
          <Submit form={form} label={t('flag.send')} busy={t('comment.sending')} />
        </form>
      )}
    </Modal>
  );
}
