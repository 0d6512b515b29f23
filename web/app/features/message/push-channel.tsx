/** Browsers that show messages: this one on and off, the others with a test and a way out (BEY-35). */
import { useEffect, useState } from 'react';
import type { Channel } from '#contract/message/delivery.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { toast } from '../../lib/toast.ts';
import { ChannelFrame, LastResult } from './channel-frame.tsx';
import { heardWords, labelOf } from './channel-words.ts';
import type { Label } from './channel-words.ts';
import { TestButton } from './own-channel.tsx';
import { pushState, turnOff, turnOn } from './push.ts';
import type { PushHere } from './push.ts';
import type { Change } from './use-channels.ts';

interface PushChannelProps {
  devices: readonly Channel[];
  pushKey: string | null;
  busy: boolean;
  change: Change;
}

export function PushChannel({ devices, pushKey, busy, change }: PushChannelProps) {
  const [here, setHere] = useState<PushHere>();
  useEffect(() => {
    let isCurrent = true;
    void pushState(devices).then((found) => isCurrent && setHere(found));
    return () => {
      isCurrent = false;
    };
  }, [devices]);
  const switchOn = () =>
    turnOn(pushKey ?? '').then(setHere, () => toast(t('push.failed'), 'failed'));
  const isKnown = here?.state === 'off' || here?.state === 'on';
  return (
    <ChannelFrame
      icon="smartphone"
      name={t('channel.kind.WEB_PUSH')}
      label={devicesLabel(devices)}
      about={here ? t(`push.${here.state}`) : t('push.off')}
    >
      {isKnown && (
        <button
          className="needs-script"
          type="button"
          aria-disabled={busy}
          onClick={() => void change(here.state === 'on' ? () => turnOff(here.id) : switchOn)}
        >
          {t(here.state === 'on' ? 'push.turn-off' : 'push.turn-on')}
        </button>
      )}
      {devices.length > 0 && (
        <details className="chan__more">
          <summary>{t('channel.devices')}</summary>
          <ul className="own__rows own__rows--after">
            {devices.map((one) => (
              <Device key={one.id} one={one} isHere={one.id === here?.id} change={change} />
            ))}
          </ul>
        </details>
      )}
    </ChannelFrame>
  );
}

/** The worst that is to be said of them. */
function devicesLabel(devices: readonly Channel[]): Label | null {
  const bad = devices.find(({ state }) => state !== 'WORKS' && state !== 'PAUSED');
  if (bad) return labelOf(bad);
  const n = devices.filter(({ enabled }) => enabled).length;
  if (n === 0) return { tone: 'off', icon: 'plug', text: t('channel.none') };
  return { tone: 'ok', icon: 'circle-check', text: t('channel.devices.on', { n }) };
}

interface DeviceProps {
  one: Channel;
  isHere: boolean;
  change: Change;
}

function Device({ one, isHere, change }: DeviceProps) {
  const { id, name, enabled } = one;
  const again = () => browserCaller('channel.update', { id, enabled: true });
  const remove = () => (isHere ? turnOff(id) : browserCaller('channel.remove', { id }));
  return (
    <li>
      <div className="own__row">
        <b>{isHere ? `${name} (${t('sessions.here')})` : name}</b>
        <span className="muted">{enabled ? heardWords(one) : labelOf(one).text}</span>
        <LastResult one={one} />
      </div>
      {enabled ? (
        <TestButton one={one} name={name} change={change} />
      ) : (
        <button className="needs-script" type="button" onClick={() => void change(again)}>
          {t('push.again')}
          <span className="sr"> {name}</span>
        </button>
      )}
      <button className="needs-script" type="button" onClick={() => void change(remove)}>
        {t('push.remove')}
        <span className="sr"> {name}</span>
      </button>
    </li>
  );
}
