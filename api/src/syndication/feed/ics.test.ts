import { expect, test } from 'vitest';
import { calendarText, escapeText, fold } from './ics.ts';

test('BEY-16: lines of a calendar are folded at 75 octets, never within a character, and unfold to themselves', () => {
  for (const line of [
    'SUMMARY:short',
    `SUMMARY:${'คุ้มค่า'.repeat(40)}`,
    `SUMMARY:${'a'.repeat(75)}`,
    `SUMMARY:${'😀'.repeat(60)}`,
  ]) {
    const folded = fold(line);
    for (const piece of folded.split('\r\n')) {
      expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75);
      expect(piece).not.toContain('\ufffd');
    }
    expect(folded.replaceAll('\r\n ', '')).toBe(line);
  }
  expect(fold(`SUMMARY:${'a'.repeat(67)}`)).not.toContain('\r\n');
});

test('BEY-16: what a title says cannot become a line of its own', () => {
  expect(escapeText('a;b,c\\d\r\nEND:VEVENT\ne\u0000')).toBe('a\\;b\\,c\\\\d\\nEND:VEVENT\\ne ');
});

test('BEY-16: an instant is in UTC, a day is a day that ends with the next', () => {
  const event = {
    uid: 'u',
    title: 't',
    text: 'x',
    url: 'https://khum.example/',
    changed: new Date('2026-11-21T03:00:00Z'),
  };
  const text = calendarText('Khum', 'Asia/Bangkok', [
    { ...event, when: { at: new Date('2026-11-22T16:59:00Z'), minutes: 15 } },
    { ...event, when: { day: '2026-12-31' } },
  ]);
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      'DTSTART:20261122T165900Z',
      'DTEND:20261122T171400Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
    ]),
  );
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
