/** The start of an activity in the calendar of the device, which reminds at its time. */
import type { ActivityCard } from '#contract/activity/activity.ts';
import { outside } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { activityAddress } from '../activity/activity-address.ts';

export function CalendarButton({ activity }: { activity: ActivityCard }) {
  function save() {
    const url = URL.createObjectURL(new Blob([calendarOf(activity)], { type: 'text/calendar' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${activity.code}.ics`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  }
  return (
    <button className="btn btn--ink btn--lg btn--wide needs-script" type="button" onClick={save}>
      <Icon name="bell-ring" />
      {t('lottery.remind')}
    </button>
  );
}

/** In the form of RFC 5545: an event with an alarm at its start. */
function calendarOf(activity: ActivityCard): string {
  const stamp = (iso: string) => iso.replaceAll(/[-:]|\.\d{3}/g, '');
  const text = (words: string) =>
    words.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');
  const title = text(activity.title);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Khum//Activities//EN',
    'BEGIN:VEVENT',
    `UID:activity-${activity.id}@${location.host}`,
    `DTSTAMP:${stamp(activity.startTime)}`,
    `DTSTART:${stamp(activity.startTime)}`,
    `DTEND:${stamp(activity.endTime)}`,
    `SUMMARY:${title}`,
    `URL:${outside(activityAddress(activity))}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${title}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
