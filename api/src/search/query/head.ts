/** Which of the things that a query names is asked for, and which only belong to it. */
import { BESIDES, FOR, isMadeFor } from '../../words/index.ts';
import type { Group } from './tries.ts';

/**
 * A microphone with a plug is no plug, and a cover for a motorcycle no motorcycle: what comes
 * after "with" and "for" only says what the thing before it is like.
 */
export function demoteAttributes(groups: readonly Group[]): void {
  const isHead = ({ thing, word }: Group) => thing || isMadeFor(word.text);
  const head = groups.findIndex(isHead);
  if (head < 0) return;
  const behind = groups.findIndex(
    ({ word }, at) => at > head && (BESIDES.has(word.text) || FOR.has(word.text)),
  );
  if (behind < 0) return;
  for (const group of groups.slice(behind)) {
    group.trait ||= group.thing;
    group.thing = false;
  }
}
