import type { CallFailure } from '../../lib/call.ts';
import { t } from '../../lib/message.ts';

/** What went wrong: the rule that was broken in its own words, else that it failed (ALERT-10). */
export function failureWords(failure: unknown, step: 'add' | 'update' | 'subscribe'): string {
  const { message, errorKey, code } = failure as CallFailure;
  const isRule = errorKey !== undefined && code >= 400 && code < 500;
  return isRule ? message : t(`alerts.failed.${step}`);
}
