/**
 * Code that was wanted did not come. After an update of the site the files that this tab knows are
 * gone, and only another document knows those that are there.
 */
import { unreached } from './caller.ts';
import { t } from './message.ts';
import { toast } from './toast.ts';

export async function sayMissing(): Promise<void> {
  const [entry = ''] = document.getElementById('khum-first')?.dataset.files?.split(' ') ?? [];
  const found = await fetch(entry, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (found?.status !== 404) return toast(unreached().message, 'failed');
  toast(t('error.updated'), 'failed', { label: t('error.reload'), run: () => location.reload() });
}
