/** What is wrong with a field of the editor, in words; none of these sentences has holes. */
import { t } from '../../lib/message.ts';
import type { MessageKey } from '../../lib/message.ts';

export function saidOf(key: MessageKey | undefined): string | undefined {
  return key && t(key as 'publish.wrong.other');
}
