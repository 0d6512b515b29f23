/** When a flash sale or deals are over: "until when?", "what time does it end?". Pure. */
import type { Topic } from './carry.ts';
import { DETAIL } from './detail-words.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { has } from './words.ts';
import type { Words } from './words.ts';

/** `text`: in lower case. Undefined: it asks for no end, or of nothing that has one. */
export function untilWhenOf(
  { asked, things }: Topic,
  text: string,
  words: Words,
): Question | undefined {
  if (!has(text, DETAIL.untilWhen)) return undefined;
  const isFlash = (one: string) => has(one.toLowerCase(), words.asWish.FLASH);
  const [known = ''] = things;
  if (isFlash(known)) return { ...NOTHING, kind: 'FIND', things: [known] };
  if (isFlash(text)) return { ...NOTHING, kind: 'FIND', things: ['flash sale'] };
  const isOfDeals = known === '' && (asked === 'DEALS' || asked === 'ENDING');
  return isOfDeals ? { ...NOTHING, kind: 'ENDING' } : undefined;
}
