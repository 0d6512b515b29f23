import type { Translation } from '../translation.ts';
import type { alert as source } from '../en/alert.ts';
import { alertMail } from './alert-mail.ts';
import { alerts } from './alerts.ts';
import { list } from './list.ts';
import { move } from './move.ts';
import { newsletter } from './newsletter.ts';
import { watch } from './watch.ts';

export const alert: Translation<typeof source> = {
  ...alertMail,
  ...alerts,
  ...list,
  ...move,
  ...newsletter,
  ...watch,
};
