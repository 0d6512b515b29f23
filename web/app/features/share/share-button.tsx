/** Share: the device's own sheet where there is one, else the address is copied (UI-08: 3 s for the clipboard, then a text field). */
import { WAITS } from '#contract/constants.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { toast } from '../../ui/toast.tsx';

export function ShareButton({ title, bare = false }: { title: string; bare?: boolean }) {
  async function share() {
    if (navigator.share) {
      await navigator.share({ title, url: location.href }).catch(() => {});
      return;
    }
    await copyText(location.href).then(
      () => toast(t('share.copied')),
      () => toast(t('share.failed'), 'failed'),
    );
  }
  return (
    <button className={bare ? 'bar__b' : 'btn btn--line'} type="button" onClick={() => void share()}>
      <Icon name="share-2" />
      <span>{t('nav.share')}</span>
    </button>
  );
}

/** Clipboard with a limit, then a temporary field; throws when neither works. */
export async function copyText(text: string): Promise<void> {
  try {
    await Promise.race([
      navigator.clipboard.writeText(text),
      new Promise((_, reject) => {
        setTimeout(() => reject(new Error('timeout')), WAITS.clipboardMs);
      }),
    ]);
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    if (!done) throw new Error('copy failed');
  }
}
