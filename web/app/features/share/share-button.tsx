/** Share: the device's own sheet where there is one, else the address is copied (UI-08: 3 s for the clipboard, then a text field). */
import { WAITS } from '#contract/constants.ts';
import { browserCaller, EXTRA } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { toast } from '../../ui/toast.tsx';

const SHORTEN_MS = 800;

export function ShareButton({ title, bare = false }: { title: string; bare?: boolean }) {
  async function share() {
    const url = await shortAddress();
    if (navigator.share) {
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    await copyText(url).then(
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

/** The short link of this page (SHO-02); its own address when there is none in time. */
async function shortAddress(): Promise<string> {
  const path = location.pathname + location.search;
  const made = browserCaller('short-link.shorten', { originUri: path }, EXTRA).then(
    ({ shortUrl }) => shortUrl,
    () => location.href,
  );
  // the share sheet opens only soon after the tap that asked for it
  return Promise.race([made, new Promise<string>((resolve) => setTimeout(resolve, SHORTEN_MS, location.href))]);
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
