/** What one draw is checked by. Every field can be changed: it turns red. */
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import type { Dossier } from '#contract/activity/fair/dossier.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { grouped } from './report.ts';

interface ClaimFormProps {
  dossier: Dossier;
  /** As text: what was typed may be no proof at all. */
  onCheck: (text: string) => void;
}

/** What can be typed, beside what a draw cannot do without. */
interface Typed {
  readonly number: string;
  readonly userDrawNo: string;
  readonly commit: string;
  readonly seed: string;
  readonly signature: string;
  readonly revealSignature: string;
  readonly clientSeed: string;
}

const typedOf = ({ draw, commit, seed, revealSignature }: Dossier): Typed => ({
  number: draw.number === null ? '' : String(draw.number).padStart(4, '0'),
  userDrawNo: String(draw.userDrawNo),
  commit,
  seed: seed ?? '',
  signature: draw.signature ?? '',
  revealSignature: revealSignature ?? '',
  clientSeed: draw.clientSeed,
});

/** A proof with what was typed, as text. */
function changed(dossier: Dossier, typed: Typed): string {
  const hex = (text: string) => text.replaceAll(/\s/g, '').toLowerCase() || null;
  const whole = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : null);
  return JSON.stringify({
    ...dossier,
    commit: hex(typed.commit),
    seed: hex(typed.seed),
    revealSignature: hex(typed.revealSignature),
    draw: {
      ...dossier.draw,
      number: whole(typed.number),
      userDrawNo: whole(typed.userDrawNo),
      signature: hex(typed.signature),
      clientSeed: typed.clientSeed,
    },
  });
}

export function ClaimForm({ dossier, onCheck }: ClaimFormProps) {
  const [typed, setTyped] = useState(() => typedOf(dossier));
  const set = (name: keyof Typed) => (value: string) =>
    setTyped((before) => ({ ...before, [name]: value }));
  const field = (name: keyof Typed) => ({ value: typed[name], onValue: set(name) });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onCheck(changed(dossier, typed));
  }
  function reset() {
    setTyped(typedOf(dossier));
    onCheck(JSON.stringify(dossier));
  }
  const { timelock, draw } = dossier;
  return (
    <form className="box vform" onSubmit={submit}>
      <h2>{t('verifier.form')}</h2>
      <Typing label={t('verifier.form.number')} {...field('number')} />
      <Typing label={t('verifier.form.no')} {...field('userDrawNo')} />
      <Typing label={t('verifier.form.commit')} {...field('commit')} rows={2} />
      <Typing
        label={t('verifier.form.seed')}
        {...field('seed')}
        rows={2}
        hint={dossier.seed === null ? t('verifier.form.seed.hint') : undefined}
      />
      {timelock && dossier.seed === null && (
        <Typing
          label={t('verifier.form.lock', { round: grouped(timelock.round) })}
          {...field('revealSignature')}
          rows={3}
          hint={t('verifier.form.lock.hint')}
        />
      )}
      {dossier.terms.beacon && (
        <Typing
          label={t('verifier.form.signature', { round: grouped(draw.round) })}
          {...field('signature')}
          rows={3}
        />
      )}
      <Typing label={t('verifier.form.client')} {...field('clientSeed')} />
      <button className="btn btn--go btn--wide" type="submit">
        <Icon name="rotate-cw" />
        {t('verifier.form.again')}
      </button>
      <button className="btn btn--quiet btn--wide" type="button" onClick={reset}>
        {t('verifier.form.original')}
      </button>
    </form>
  );
}

interface TypingProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
  rows?: number;
  hint?: string | undefined;
}

function Typing({ label, value, onValue, rows, hint }: TypingProps) {
  const shared = {
    className: 'input vform__in',
    value,
    spellCheck: false,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onValue(event.target.value),
  };
  return (
    <label className="field">
      <span className="field__l">{label}</span>
      {rows === undefined ? <input {...shared} /> : <textarea {...shared} rows={rows} />}
      {hint && <small className="field__hint">{hint}</small>}
    </label>
  );
}
