/** A channel as a row: what it is, how it fares, a switch, what can be done, and the last result. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Channel } from '#contract/message/delivery.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { arrivedWords, problemWords } from './channel-words.ts';
import type { Label } from './channel-words.ts';

interface ChannelFrameProps {
  icon: string;
  name: string;
  label: Label | null;
  about: ReactNode;
  switched?: ReactNode;
  quota?: ReactNode;
  children: ReactNode;
}

export function ChannelFrame(props: ChannelFrameProps) {
  const { icon, name, label, about, switched, quota, children } = props;
  return (
    <li className="chan">
      <span className="chan__i">
        <Icon name={icon} />
      </span>
      <div>
        <h3>
          {name}
          {label && (
            <span className={`st st--${label.tone}`}>
              <Icon name={label.icon} size={16} />
              {label.text}
            </span>
          )}
        </h3>
        <p className="chan__t">{about}</p>
      </div>
      {switched ?? <span />}
      {quota}
      <div className="chan__b">{children}</div>
    </li>
  );
}

interface SwitchProps {
  name: string;
  isOn: boolean;
  onChange: (isOn: boolean) => Promise<void>;
}

/** It turns at once, and back where that was refused. */
export function ChannelSwitch({ name, isOn, onChange }: SwitchProps) {
  const [wish, setWish] = useState<boolean>();
  async function turn(next: boolean) {
    setWish(next);
    await onChange(next);
    setWish(undefined);
  }
  return (
    <label className="switch needs-script">
      <span className="sr">{name}</span>
      <input
        type="checkbox"
        role="switch"
        checked={wish ?? isOn}
        onChange={(event) => void turn(event.target.checked)}
      />
    </label>
  );
}

/** Not a promise: how it went the last time. */
export function LastResult({ one }: { one: Channel }) {
  if (one.problem)
    return (
      <span className="res res--bad" role="status">
        <Icon name="circle-x" size={16} />
        {problemWords(one.problem)}
      </span>
    );
  if (!one.lastSentTime) return null;
  return (
    <span className="res res--ok" role="status">
      <Icon name="circle-check" size={16} />
      {arrivedWords(one, one.lastSentTime)}
    </span>
  );
}
