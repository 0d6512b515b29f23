/** Rules of reports that pages know too. */
import { lengthOf } from '../account/rules.ts';
import { TEXT_LIMITS } from '../constants.ts';

export const REPORT_REASON_MAX = 500;
/** VAL-15: at least 10 characters that are not just space at the ends, at most 500. */
export function isReportReason(reason: string): boolean {
  const length = lengthOf(reason.trim());
  return length >= TEXT_LIMITS.reportReason.min && length <= REPORT_REASON_MAX;
}
