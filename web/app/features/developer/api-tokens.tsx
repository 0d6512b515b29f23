/**
 * Tokens for programs (BEY-18): made with a name and what they may do, shown once, ended by a tap.
 */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { SCOPES } from '#contract/developer/scope.ts';
import type { Scope } from '#contract/developer/scope.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { fullTime } from '../../lib/when.ts';
import { toast } from '../../lib/toast.ts';
import { Field, Some, Submit } from '../form/fields.tsx';
import { useAct } from '../form/use-act.ts';
import { useForm } from '../form/use-form.ts';
import { ShownOnce } from '../form/shown-once.tsx';

type Token = Answer<'api-token.list'>['tokens'][number];

export function ApiTokens({ tokens }: { tokens: readonly Token[] }) {
  const { revalidate } = useRevalidator();
  const { run } = useAct();
  const [fresh, setFresh] = useState<string>();
  // a failure is said by the caller
  const end = (id: string) =>
    run(async () => {
      await browserCaller('api-token.end', { id });
      await revalidate();
      toast(t('token.ended'));
    });
  return (
    <section className="own__sec" id="api-tokens">
      <h2>{t('token.title')}</h2>
      <p>
        {t('token.text')}{' '}
        <a className="link" href="/docs/api">
          {t('token.docs')}
        </a>
      </p>
      {tokens.length > 0 && (
        <ul className="own__rows own__rows--after">
          {tokens.map((one) => (
            <li key={one.id}>
              <p className="own__row">
                <b>{one.name}</b>
                <span className="muted">
                  <span className="num">{one.start}…</span> ·{' '}
                  {one.scopes.map((scope) => t(`token.scope.${scope}`)).join(', ')} ·{' '}
                  {one.usedTime
                    ? t('token.used', { time: fullTime(one.usedTime) })
                    : t('token.unused')}
                </span>
              </p>
              <button
                className="btn btn--quiet needs-script"
                type="button"
                onClick={() => void end(one.id)}
              >
                {t('token.end')}
                <span className="sr"> {one.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {fresh && (
        <ShownOnce
          value={fresh}
          text={t('token.once')}
          label={t('token.fresh')}
          copied={t('token.copied')}
        />
      )}
      <NewToken
        onMade={async (token) => {
          setFresh(token);
          await revalidate();
        }}
      />
    </section>
  );
}

function NewToken({ onMade }: { onMade: (token: string) => Promise<void> }) {
  const [scopes, setScopes] = useState<readonly Scope[]>(['read']);
  const form = useForm(
    { name: (name) => (name.trim() === '' ? 'field.required' : null) },
    async ({ name = '' }) => {
      const { token } = await browserCaller(
        'api-token.create',
        { name, scopes: [...scopes] },
        { quiet: true },
      );
      await onMade(token);
    },
  );
  return (
    <form className="own__form own__rows--after needs-script" {...form.props}>
      <Field
        label={t('token.name')}
        name="name"
        form={form}
        maxLength={60}
        autoComplete="off"
        hint={t('token.name.hint')}
      />
      <Some
        legend={t('token.scopes')}
        options={SCOPES.map((one) => [one, t(`token.scope.${one}`)])}
        chosen={scopes}
        onChoose={setScopes}
      />
      <Submit form={form} label={t('token.make')} />
    </form>
  );
}
