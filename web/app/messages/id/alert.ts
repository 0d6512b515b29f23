import type { Translation } from '../translation.ts';
import type { alert as source } from '../en/alert.ts';
import { alertMail } from './alert-mail.ts';
import { alerts } from './alerts.ts';
import { move } from './move.ts';
import { watch } from './watch.ts';

export const alert: Translation<typeof source> = { ...alertMail, ...alerts, ...move, ...watch };
