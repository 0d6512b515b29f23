/**
 * News posted to servers of one's own (BEY-18): set up with a secret that is shown once, tried,
 * looked at, paused, removed.
 */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { WEBHOOK_EVENTS } from '#contract/developer/webhook.ts';
import type { WebhookEvent } from '#contract/developer/webhook.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { fullTime } from '../../lib/when.ts';
import { toast } from '../../lib/toast.ts';
import { Field, Some, Submit } from '../form/fields.tsx';
import { useAct } from '../form/use-act.ts';
import { useForm } from '../form/use-form.ts';
import { Deliveries } from './deliveries.tsx';
import { ShownOnce } from '../form/shown-once.tsx';

type Hook = Answer<'webhook.list'>['items'][number];

export function Webhooks({ hooks }: { hooks: readonly Hook[] }) {
  const { revalidate } = useRevalidator();
  const [secret, setSecret] = useState<string>();
  return (
    <section className="own__sec" id="webhooks">
      <h2>{t('webhook.title')}</h2>
      <p>
        {t('webhook.text')}{' '}
        <a className="link" href="/docs/api">
          {t('token.docs')}
        </a>
      </p>
      {hooks.length > 0 && (
        <ul className="own__rows own__rows--after">
          {hooks.map((hook) => (
            <HookRow key={hook.id} hook={hook} />
          ))}
        </ul>
      )}
      {secret && (
        <ShownOnce
          value={secret}
          text={t('webhook.once')}
          label={t('webhook.secret')}
          copied={t('webhook.copied')}
        />
      )}
      <NewHook
        onMade={async (made) => {
          setSecret(made);
          await revalidate();
        }}
      />
    </section>
  );
}

function HookRow({
  hook: { id, url, events, enabled, failingSince, lastError, lastSentAt },
}: {
  hook: Hook;
}) {
  const { revalidate } = useRevalidator();
  const { run } = useAct();
  /** `cancelled`: the question was answered with no. */
  const [asked, setAsked] = useState<'no' | 'sure' | 'cancelled'>('no');
  const [version, setVersion] = useState(0);
  async function act(what: () => Promise<unknown>, done: string) {
    // a failure is said by the caller
    if (!(await run(what))) return;
    toast(done);
    setVersion((now) => now + 1);
    await revalidate();
  }
  return (
    <li className="hook">
      <p className="own__row">
        <b className="hook__url">{url}</b>
        <span className="muted">
          {events.map((event) => t(`webhook.event.${event}`)).join(', ')}
        </span>
        <span className={failingSince || !enabled ? 'field__err' : 'muted'}>
          {stateWords({ enabled, failingSince, lastError, lastSentAt })}
        </span>
      </p>
      {asked === 'sure' ? (
        <p key="sure" className="hook__do" role="group" aria-label={t('webhook.remove.ask')}>
          <span>{t('webhook.remove.ask')}</span>
          <button
            className="btn btn--danger btn--s"
            type="button"
            autoFocus
            onClick={() =>
              void act(() => browserCaller('webhook.remove', { id }), t('webhook.removed'))
            }
          >
            {t('webhook.remove')}
          </button>
          <button
            className="btn btn--quiet btn--s"
            type="button"
            onClick={() => setAsked('cancelled')}
          >
            {t('webhook.keep')}
          </button>
        </p>
      ) : (
        <p key="do" className="hook__do needs-script">
          <button
            className="btn btn--quiet btn--s"
            type="button"
            onClick={() =>
              void act(() => browserCaller('webhook.test', { id }), t('webhook.tested'))
            }
          >
            {t('webhook.test')}
            <span className="sr"> {url}</span>
          </button>
          <button
            className="btn btn--quiet btn--s"
            type="button"
            onClick={() =>
              void act(
                () => browserCaller('webhook.update', { id, enabled: !enabled }),
                t(enabled ? 'webhook.paused' : 'webhook.resumed'),
              )
            }
          >
            {t(enabled ? 'webhook.pause' : 'webhook.resume')}
            <span className="sr"> {url}</span>
          </button>
          <button
            className="btn btn--quiet btn--s"
            type="button"
            autoFocus={asked === 'cancelled'}
            onClick={() => setAsked('sure')}
          >
            {t('webhook.remove')}
            <span className="sr"> {url}</span>
          </button>
        </p>
      )}
      <Deliveries id={id} url={url} version={version} />
    </li>
  );
}

function stateWords({
  enabled,
  failingSince,
  lastError,
  lastSentAt,
}: Pick<Hook, 'enabled' | 'failingSince' | 'lastError' | 'lastSentAt'>): string {
  const last = lastSentAt ? t('webhook.last', { time: fullTime(lastSentAt) }) : t('webhook.never');
  if (!enabled) return `${t('webhook.off')} · ${last}`;
  return failingSince
    ? t('webhook.failing', { time: fullTime(failingSince), error: lastError ?? '' })
    : last;
}

function NewHook({ onMade }: { onMade: (secret: string) => Promise<void> }) {
  const [events, setEvents] = useState<readonly WebhookEvent[]>(['deal.published']);
  const form = useForm(
    { url: (url) => (/^https:\/\/\S+$/.test(url.trim()) ? null : 'field.format') },
    async ({ url = '' }) => {
      const { secret } = await browserCaller(
        'webhook.create',
        { url: url.trim(), events: [...events] },
        { quiet: true },
      );
      await onMade(secret);
    },
  );
  return (
    <form className="own__form own__rows--after needs-script" {...form.props}>
      <Field
        label={t('webhook.url')}
        name="url"
        form={form}
        type="url"
        maxLength={2048}
        autoComplete="off"
        hint={t('webhook.url.hint')}
      />
      <Some
        legend={t('webhook.events')}
        options={WEBHOOK_EVENTS.map((one) => [one, t(`webhook.event.${one}`)])}
        chosen={events}
        onChoose={setEvents}
      />
      <Submit form={form} label={t('webhook.add')} />
    </form>
  );
}
