/** Alerts and price watches: what is said of them when somebody edits one. */
import { alertMail } from './alert-mail.ts';
import { alerts } from './alerts.ts';
import { list } from './list.ts';
import { move } from './move.ts';
import { newsletter } from './newsletter.ts';
import { watch } from './watch.ts';

export const alert = {
  ...alertMail,
  ...alerts,
  ...list,
  ...move,
  ...newsletter,
  ...watch,
} as const;
