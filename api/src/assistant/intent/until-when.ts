/** When a flash sale or deals are over: "until when?", "what time does it end?". Pure. */
import { PLATFORM_NAMES, platformOf } from '#contract/catalog/label.ts';
import { platformIn } from '../../search/index.ts';
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
  const [known = ''] = things;
  if (has(known.toLowerCase(), words.asWish.FLASH)) {
    const { platform } = platformIn(`${known} `) ?? {};
    const where = platform === undefined ? '' : ` ${PLATFORM_NAMES[platformOf(platform)]}`;
    return { ...NOTHING, kind: 'ENDING', things: [`flash sale${where}`] };
  }
  const isOfDeals = known === '' && (asked === 'DEALS' || asked === 'ENDING');
  return isOfDeals ? { ...NOTHING, kind: 'ENDING' } : undefined;
}
