/** Copies the code of a coupon and says whether it was copied. */
import { t } from '../../lib/message.ts';
import { toast } from '../../lib/toast.ts';
import { copyText } from './copy.ts';

export function copyCode(code: string): void {
  void copyText(code).then(
    () => toast(t('coupon.copied', { code })),
    () => toast(t('coupon.copy.failed'), 'failed'),
  );
}
