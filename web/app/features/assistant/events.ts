/** Server-sent events out of the pieces in which they arrive. Pure. */
import type { StreamEvent } from '#contract/assistant/conversation.ts';

/**
 * Feed it text as it comes; it gives the events that are complete. What is no event of ours is
 * passed over.
 */
export function eventReader(): (text: string) => StreamEvent[] {
  let rest = '';
  return (text) => {
    const parts = (rest + text).split('\n\n');
    rest = parts.pop() ?? '';
    return parts.flatMap((part) => {
      const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
      if (event === undefined || data === undefined) return [];
      try {
        return [{ event, ...(JSON.parse(data) as object) } as StreamEvent];
      } catch {
        return [];
      }
    });
  };
}
