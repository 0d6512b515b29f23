/** One deal alert among those of the viewer. */
import type { Alert } from '#contract/alert/alert.ts';
import { ACT } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { toast } from '../../lib/toast.ts';
import { shortDate } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { failureWords } from './failure-words.ts';
import { AlertLog } from './alert-log.tsx';
import { useLogFold } from './log-fold.tsx';
import { useFlight } from './row-state.tsx';
import type { Flight } from './row-state.tsx';
import { Row } from './row.tsx';

interface AlertRowProps {
  alert: Alert;
  /** Null: it is gone. */
  onChange: (alert: Alert | null) => void;
}

export function AlertRow({ alert, onChange }: AlertRowProps) {
  const { flight, fly } = useFlight();
  const { id, sentence } = alert;
  const log = useLogFold(sentence);
  const isPaused = alert.status === 'PAUSED';
  const act = (next: Flight, work: () => Promise<Alert | null>) =>
    fly(next, async () => {
      try {
        onChange(await work());
      } catch (failure) {
        toast(failureWords(failure, 'update'), 'failed');
      }
    });
  const remove = async () => {
    await browserCaller('alert.remove', { id }, ACT);
    return null;
  };
  return (
    <Row
      picture={<Icon name={iconOf(alert)} />}
      sentence={sentence}
      name={sentence}
      state={isPaused ? 'paused' : 'active'}
      flight={flight}
      note={noteOf(alert)}
      isPaused={isPaused}
      first={log.button}
      edit={
        <a href={`/deal-alerts/${id}`} aria-label={t('alerts.edit', { name: sentence })}>
          <Icon name="pencil" />
        </a>
      }
      onPause={() =>
        isPaused
          ? act('resuming', () => browserCaller('alert.resume', { id }, ACT))
          : act('pausing', () => browserCaller('alert.pause', { id }, ACT))
      }
      onDelete={() => act('deleting', remove)}
    >
      {log.place(<AlertLog alert={alert} />)}
    </Row>
  );
}

function iconOf({ keyword, brand, categories, tags }: Alert): string {
  if (keyword) return 'search';
  if (brand) return 'verified';
  return tags.length > 0 && categories.length === 0 ? 'hash' : 'layout-grid';
}

/** How often it fired, and where it is sent. */
function noteOf({ firedCount, lastFiredTime, createTime, emailNotify, rule }: Alert): string {
  const fired =
    lastFiredTime === null
      ? t('alerts.fired.never', { date: shortDate(createTime) })
      : t('alerts.fired', { n: firedCount, date: shortDate(lastFiredTime) });
  const ways = emailNotify ? `${t('watch.by.site')}, ${t('watch.by.EMAIL')}` : t('watch.by.site');
  const often =
    rule.frequency && rule.frequency !== 'INSTANT' ? [t(`alerts.frequency.${rule.frequency}`)] : [];
  return [fired, ...often, ways].join(' · ');
}
