/** A calendar as RFC 5545 writes it: escaped text, lines folded at 75 octets, CRLF. Pure. */
export interface CalendarEvent {
  readonly uid: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly changed: Date;
  /** An instant with minutes that it lasts, or a whole day `YYYY-MM-DD`. */
  readonly when: { readonly at: Date; readonly minutes: number } | { readonly day: string };
}

export function calendarText(
  name: string,
  timezone: string,
  events: readonly CalendarEvent[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Khum//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${escapeText(timezone)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines({ uid, title, text, url, changed, when }: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp(changed)}`,
    ...('day' in when
      ? [
          `DTSTART;VALUE=DATE:${compact(when.day)}`,
          `DTEND;VALUE=DATE:${compact(dayAfter(when.day))}`,
        ]
      : [
          `DTSTART:${stamp(when.at)}`,
          `DTEND:${stamp(new Date(when.at.getTime() + when.minutes * 60_000))}`,
        ]),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Lines longer than 75 octets go on in the next, behind a blank; never within a character. */
export function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      pieces.push(piece);
      piece = '';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n ');
}

export function escapeText(text: string): string {
  return text
    .replace(/[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n');
}

const stamp = (instant: Date) => compact(instant.toISOString().replace(/\.\d+/, ''));
const compact = (text: string) => text.replace(/[-:]/g, '');

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
