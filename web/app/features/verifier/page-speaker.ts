/** Says what a check found in the language and on the clock of the visit. */
import { fill } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { longDate } from '../../lib/when.ts';
import type { ShownNames, Speaker } from './speaker.ts';

export const pageSpeaker = (names: ShownNames): Speaker => ({
  names,
  say: (key, holes = {}) => fill(key, holes),
  time(at) {
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: page().tenant.timezone,
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    return `${longDate(new Date(at))} ${clock.format(at)}`;
  },
});
