/**
 * What is wrong with a deal: one of three reasons; "cheaper elsewhere" needs the link. A refusal is
 * said here, and nothing typed is lost.
 */
import { useState } from 'react';
import type { Ask } from '#contract/calls.ts';
import { DOWN_REASONS } from '#contract/content/voting.ts';
import { t } from '../../lib/message.ts';
import { Modal } from '../../ui/modal.tsx';
import { Choice, Field, Submit, TextField } from '../form/fields.tsx';
import { useForm } from '../form/use-form.ts';

type Reason = (typeof DOWN_REASONS)[number];

interface DownDialogProps {
  /** Throws when it is refused. */
  onVote: (ask: Pick<Ask<'vote.create'>, 'reason' | 'link' | 'note'>) => Promise<void>;
  onClose: () => void;
}

export function DownDialog({ onVote, onClose }: DownDialogProps) {
  const [reason, setReason] = useState<Reason>(DOWN_REASONS[0]);
  const needsLink = reason === 'DEARER_ELSEWHERE';
  const form = useForm(
    {
      link: (typed) =>
        !needsLink || /^https?:\/\/\S+\.\S+$/i.test(typed.trim())
          ? null
          : { say: t('vote.link.wrong') },
    },
    async ({ link = '', note = '' }) => {
      const words = note.trim();
      await onVote({
        reason,
        ...(needsLink ? { link: link.trim() } : {}),
        ...(words ? { note: words } : {}),
      });
      onClose();
    },
  );
  return (
    <Modal title={t('vote.ask')} onClose={onClose}>
      <form className="report__form" {...form.props}>
        <Choice
          legend={t('vote.ask')}
          isTitled
          name="reason"
          options={DOWN_REASONS.map((one) => [one, t(`vote.reason.${one}`)])}
          onChoose={setReason}
        />
        {needsLink && (
          <Field
            form={form}
            label={t('vote.link')}
            name="link"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            maxLength={2000}
          />
        )}
        <TextField form={form} label={t('vote.note')} name="note" rows={2} maxLength={500} />
        <Submit form={form} label={t('vote.send')} busy={t('comment.sending')} />
      </form>
    </Modal>
  );
}
