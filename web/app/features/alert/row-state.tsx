/**
 * The state of an alert or watch, as an icon with its word. Pausing, resuming and deleting last as
 * long as the call does, and are never stored (ALERT-05, SM-09).
 */
import { useState } from 'react';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useAct } from '../form/use-act.ts';

export const FLIGHTS = ['pausing', 'resuming', 'deleting'] as const;
export type Flight = (typeof FLIGHTS)[number];
export type RowState = Flight | 'active' | 'paused' | 'watching' | 'waiting' | 'reached' | 'odd';

const LOOKS: Readonly<Record<RowState, readonly [icon: string, tone: string]>> = {
  active: ['bell-ring', ' st--ok'],
  reached: ['circle-check', ' st--ok'],
  odd: ['triangle-alert', ' st--warn'],
  watching: ['eye', ''],
  waiting: ['clock', ''],
  paused: ['pause', ''],
  pausing: ['loader-circle', ''],
  resuming: ['loader-circle', ''],
  deleting: ['loader-circle', ''],
};

export function StateLabel({ state }: { state: RowState }) {
  const [icon, tone] = LOOKS[state];
  const isMoving = FLIGHTS.includes(state as Flight);
  return (
    <span className={`st${tone}`} role={isMoving ? 'status' : undefined}>
      <Icon name={icon} size={16} className={isMoving ? 'spin' : ''} />
      {t(`alerts.state.${state}`)}
    </span>
  );
}

/** One call at a time for a row; what it is doing meanwhile. A failure is said by the caller. */
export function useFlight(): {
  flight: Flight | undefined;
  fly(flight: Flight, work: () => Promise<void>): void;
} {
  const [flight, setFlight] = useState<Flight>();
  const { run } = useAct();
  const fly = (next: Flight, work: () => Promise<void>) =>
    void run(async () => {
      setFlight(next);
      try {
        await work();
      } finally {
        setFlight(undefined);
      }
    });
  return { flight, fly };
}
