/** One evaluation in a silence log: when, which price, and what became of it. */
import type { ReactNode } from 'react';
import { dayTime } from '../../lib/day-time.ts';
import { Icon } from '../../ui/icon/icon.tsx';

const ICONS: Readonly<Record<string, string>> = {
  FIRED: 'bell-ring',
  UNREADABLE: 'cloud-off',
  HELD: 'shield',
};

interface LogLineProps {
  time: string;
  /** Null: no price was read. */
  amount: string | null;
  outcome: string;
  children: ReactNode;
}

export function LogLine({ time, amount, outcome, children }: LogLineProps) {
  return (
    <li className={outcome === 'FIRED' ? 'is-fire' : undefined}>
      <time dateTime={time}>{dayTime(time)}</time>
      <span className={amount === null ? 'num no' : 'num'}>{amount ?? '–'}</span>
      <span className="why2">
        <Icon name={ICONS[outcome] ?? 'minus'} size={16} />
        <span>{children}</span>
      </span>
    </li>
  );
}
