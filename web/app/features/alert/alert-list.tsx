/** Deal alerts of the viewer (ALERT-04). */
import { useState } from 'react';
import { ALERT_LIMITS } from '#contract/alert/limits.ts';
import type { Alert } from '#contract/alert/alert.ts';
import type { Answer } from '#contract/calls.ts';
import { t } from '../../lib/message.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { AlertRow } from './alert-row.tsx';

interface AlertListProps {
  first: Answer<'alert.pages'>;
  /** How many there are, for the limits beside. */
  onCount: (count: number) => void;
}

export function AlertList({ first, onCount }: AlertListProps) {
  const [alerts, setAlerts] = useState<readonly Alert[]>(first.content);
  const isFull = alerts.length >= ALERT_LIMITS.alerts;
  const change = (id: string, next: Alert | null) => {
    const left = alerts.flatMap((one) => (one.id === id ? (next ?? []) : one));
    setAlerts(left);
    onCount(left.length);
  };
  return (
    <section className="asec" id="deals" aria-labelledby="deals-h">
      <div className="asec__h">
        <h2 id="deals-h">
          {t('alerts.deals')} <span className="muted num">{alerts.length}</span>
        </h2>
        {!isFull && (
          <a className="btn btn--ink" href="/deal-alerts/new">
            <Icon name="plus" />
            {t('alerts.add')}
            <span className="sr"> {t('alerts.deals')}</span>
          </a>
        )}
      </div>
      {isFull && (
        <p className="say-warn">
          <Icon name="triangle-alert" />
          <span>{t('alerts.full')}</span>
        </p>
      )}
      {alerts.length === 0 ? (
        <EmptyState
          kind="nothing"
          title={t('alerts.deals.none')}
          text={t('alerts.deals.none.text')}
          action={{ href: '/deal-alerts/new', label: t('alerts.new') }}
        />
      ) : (
        <ul>
          {alerts.map((alert) => (
            <AlertRow key={alert.id} alert={alert} onChange={(next) => change(alert.id, next)} />
          ))}
        </ul>
      )}
    </section>
  );
}
