/**
 * Browsers that show messages: this one on and off, the others with a test and a way out (BEY-35).
 */
import { useEffect, useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { fullTime } from '../../lib/when.ts';
import { toast } from '../../lib/toast.ts';
import { useAct } from '../form/use-act.ts';
import { pushState, turnOff, turnOn } from './push.ts';
import type { PushState } from './push.ts';

type List = Answer<'channel.list'>;
type Channel = List['channels'][number];

export function Browsers({ first }: { first: List }) {
  const [channels, setChannels] = useState(first.channels);
  const [here, setHere] = useState<{ state: PushState; id: string | null }>();
  const { busy, run } = useAct();
  useEffect(() => {
    void pushState(channels).then(setHere);
  }, [channels]);

  // a failure is said by the caller
  const change = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      setChannels((await browserCaller('channel.list')).channels);
    });
  const switchOn = async () => {
    const state = await turnOn(first.webPushKey ?? '').catch(() => 'failed' as const);
    if (state === 'failed') toast(t('push.failed'), 'failed');
    else setHere({ state, id: null });
  };
  async function test(id: string) {
    const { sent, error } = await browserCaller('channel.test', { id });
    toast(
      sent ? t('push.tested') : t('push.not-tested', { error: error ?? '' }),
      sent ? 'done' : 'failed',
    );
  }
  return (
    <section className="own__sec">
      <h2>{t('push.title')}</h2>
      <p>{here ? t(`push.${here.state}`) : t('push.off')}</p>
      {(here?.state === 'off' || here?.state === 'on') && (
        <button
          className={here.state === 'on' ? 'btn btn--line' : 'btn btn--ink'}
          type="button"
          aria-disabled={busy}
          onClick={() => void change(here.state === 'on' ? () => turnOff(here.id) : switchOn)}
        >
          {t(here.state === 'on' ? 'push.turn-off' : 'push.turn-on')}
        </button>
      )}
      {channels.length > 0 && (
        <ul className="own__rows own__rows--after">
          {channels.map((one) => (
            <li key={one.id}>
              <Place one={one} isHere={one.id === here?.id} />
              {one.enabled ? (
                <button
                  className="btn btn--quiet needs-script"
                  type="button"
                  onClick={() => void change(() => test(one.id))}
                >
                  {t('push.test')}
                  <span className="sr"> {one.name}</span>
                </button>
              ) : (
                <button
                  className="btn btn--quiet needs-script"
                  type="button"
                  onClick={() =>
                    void change(() =>
                      browserCaller('channel.update', { id: one.id, enabled: true }),
                    )
                  }
                >
                  {t('push.again')}
                  <span className="sr"> {one.name}</span>
                </button>
              )}
              <button
                className="btn btn--quiet needs-script"
                type="button"
                onClick={() =>
                  void change(() =>
                    one.id === here?.id
                      ? turnOff(one.id)
                      : browserCaller('channel.remove', { id: one.id }),
                  )
                }
              >
                {t('push.remove')}
                <span className="sr"> {one.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Place({ one, isHere }: { one: Channel; isHere: boolean }) {
  const about = one.enabled
    ? one.lastSentTime
      ? t('push.last', { time: fullTime(one.lastSentTime) })
      : one.address
    : t('push.disabled', { n: one.failures });
  return (
    <p className="own__row">
      <b>{one.name}</b>
      <span className={one.enabled ? 'muted' : 'field__err'}>
        {isHere && one.enabled ? `${t('sessions.here')} · ${about}` : about}
      </span>
    </p>
  );
}
