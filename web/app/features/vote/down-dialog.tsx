/**
 * What is wrong with a deal: one of three reasons; "cheaper elsewhere" needs the link. A refusal is
 * said here, and nothing typed is lost.
 */
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import type { Ask } from '#contract/calls.ts';
import { DOWN_REASONS } from '#contract/content/voting.ts';
import { t } from '../../lib/message.ts';
import { Modal } from '../../ui/modal.tsx';
import { Problem } from '../form/form.tsx';

type Reason = (typeof DOWN_REASONS)[number];

interface DownDialogProps {
  /** Throws when it is refused. */
  onVote: (ask: Pick<Ask<'vote.create'>, 'reason' | 'link' | 'note'>) => Promise<void>;
  onClose: () => void;
}

export function DownDialog({ onVote, onClose }: DownDialogProps) {
  const id = useId();
  const [reason, setReason] = useState<Reason>('DEARER_ELSEWHERE');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const needsLink = reason === 'DEARER_ELSEWHERE';
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const link = String(fields.get('link') ?? '').trim();
    const note = String(fields.get('note') ?? '').trim();
    if (needsLink && !/^https?:\/\/\S+\.\S+$/i.test(link)) return setProblem(t('vote.link.wrong'));
    setBusy(true);
    try {
      await onVote({ reason, ...(needsLink ? { link } : {}), ...(note ? { note } : {}) });
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  }
  return (
    <Modal title={t('vote.ask')} onClose={onClose}>
      <form className="report__form" noValidate onSubmit={(event) => void send(event)}>
        <fieldset className="fs">
          <legend className="sr">{t('vote.ask')}</legend>
          {DOWN_REASONS.map((one) => (
            <label className="check" key={one}>
              <input
                type="radio"
                name="reason"
                value={one}
                checked={one === reason}
                onChange={() => setReason(one)}
              />
              <span>{t(`vote.reason.${one}`)}</span>
            </label>
          ))}
        </fieldset>
        {needsLink && (
          <p className="field">
            <label htmlFor={`${id}link`}>{t('vote.link')}</label>
            <input
              type="url"
              className="input"
              id={`${id}link`}
              name="link"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              maxLength={2000}
            />
          </p>
        )}
        <p className="field">
          <label htmlFor={`${id}note`}>{t('vote.note')}</label>
          <textarea className="input" id={`${id}note`} name="note" rows={2} maxLength={500} />
        </p>
        <Problem text={problem} />
        <button className="btn btn--ink btn--wide" type="submit" aria-disabled={busy}>
          {t(busy ? 'comment.sending' : 'vote.send')}
        </button>
      </form>
    </Modal>
  );
}
