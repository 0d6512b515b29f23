/** When nothing is to ring, and how often it may (P-29, BEY-05). */
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import type { Answer } from '#contract/calls.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { toast } from '../../lib/toast.ts';

type Quiet = Answer<'quiet-hours.read'>;

export function QuietHours({ first }: { first: Quiet }) {
  const id = useId();
  const [quiet, setQuiet] = useState(first);
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<Quiet>) => setQuiet((known) => ({ ...known, ...change }));
  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      setQuiet(
        await browserCaller('quiet-hours.save', {
          ...quiet,
          maxPerDay: Math.min(100, Math.max(1, Math.trunc(quiet.maxPerDay) || 1)),
        }),
      );
      toast(t('profile.saved'));
    } catch {
      // the caller has said why
    } finally {
      setBusy(false);
    }
  }
  return (
    <section className="own__sec">
      <h2>{t('quiet.title')}</h2>
      <form className="own__form" onSubmit={(event) => void save(event)}>
        <p>{t('quiet.text')}</p>
        <label className="check">
          <input
            type="checkbox"
            checked={quiet.enabled}
            onChange={(event) => set({ enabled: event.target.checked })}
          />
          <span>{t('quiet.enabled')}</span>
        </label>
        <div className="quiet">
          <div className="field">
            <label htmlFor={`${id}from`}>{t('quiet.from')}</label>
            <input
              className="input num"
              id={`${id}from`}
              type="time"
              required
              disabled={!quiet.enabled}
              value={quiet.fromTime}
              onChange={(event) => set({ fromTime: event.target.value })}
            />
          </div>
          <div className="field">
            <label htmlFor={`${id}to`}>{t('quiet.to')}</label>
            <input
              className="input num"
              id={`${id}to`}
              type="time"
              required
              disabled={!quiet.enabled}
              value={quiet.toTime}
              onChange={(event) => set({ toTime: event.target.value })}
            />
          </div>
        </div>
        <p className="field__hint">
          {t('quiet.zone', { zone: quiet.timezone.replaceAll('_', ' ') })}
        </p>
        <div className="field">
          <label htmlFor={`${id}max`}>{t('quiet.max')}</label>
          <input
            className="input num"
            id={`${id}max`}
            type="number"
            min={1}
            max={100}
            required
            inputMode="numeric"
            value={quiet.maxPerDay === 0 ? '' : quiet.maxPerDay}
            onChange={(event) => set({ maxPerDay: Number(event.target.value) })}
            aria-describedby={`${id}more`}
          />
          <p className="field__hint" id={`${id}more`}>
            {t('quiet.more')}
          </p>
        </div>
        <button className="btn btn--ink needs-script" type="submit" aria-disabled={busy}>
          {t('profile.save')}
        </button>
      </form>
    </section>
  );
}
