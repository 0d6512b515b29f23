/** Copies text, however the browser lets it (UI-08, CONST-17). */
import { WAITS } from '#contract/constants.ts';

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
