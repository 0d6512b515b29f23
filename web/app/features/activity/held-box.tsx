/** Rewards that are held for abnormal behaviour, and the way to object (ACT-13, AMB-42). */
import { useState } from 'react';
import type { Held } from '#contract/activity/activity.ts';
import { ACT } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { fullTime } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Submit, TextField } from '../form/fields.tsx';
import { useForm } from '../form/use-form.ts';

const MOST = 1000;

export function HeldBox({ activityId, held: first }: { activityId: string; held: Held & {} }) {
  const [held, setHeld] = useState<Held>(first);
  if (held === null) return null;
  return (
    <section className="held" id="held" aria-labelledby="held-title">
      <h2 id="held-title" className="banner--bad">
        <Icon name="triangle-alert" />
        {t('activity.held.title')}
      </h2>
      <p>{t('activity.held.text', { time: fullTime(held.time) })}</p>
      {held.appeal === 'WAITING' && <p role="status">{t('activity.held.waiting')}</p>}
      {held.appeal === 'REFUSED' && (
        <>
          <p>{t('activity.held.refused')}</p>
          {held.answer && <blockquote>{held.answer}</blockquote>}
        </>
      )}
      {held.appeal === null && <AppealForm activityId={activityId} onSent={setHeld} />}
    </section>
  );
}

interface AppealFormProps {
  activityId: string;
  onSent: (held: Held) => void;
}

function AppealForm({ activityId, onSent }: AppealFormProps) {
  const form = useForm(
    { text: (text) => (text.trim() === '' ? { say: t('activity.held.empty') } : null) },
    async ({ text = '' }) =>
      onSent(await browserCaller('activity.appeal', { activityId, text }, ACT)),
  );
  return (
    <form {...form.props} className="held__form">
      <TextField
        label={t('activity.held.label')}
        name="text"
        form={form}
        rows={4}
        maxLength={MOST}
        hint={t('activity.held.hint')}
      />
      <Submit form={form} label={t('activity.held.send')} />
    </form>
  );
}
