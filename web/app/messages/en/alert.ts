/** Alerts and price watches: what is said of them when somebody edits one. */
import { alertMail } from './alert-mail.ts';
import { alerts } from './alerts.ts';
import { move } from './move.ts';
import { watch } from './watch.ts';

export const alert = { ...alertMail, ...alerts, ...move, ...watch } as const;
