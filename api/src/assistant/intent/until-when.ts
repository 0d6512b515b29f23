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
  const flash = [known, text].find((one) => has(one.toLowerCase(), words.asWish.FLASH));
  if (flash !== undefined) {
    const { platform } = platformIn(`${flash} `) ?? {};
    const where = platform === undefined ? '' : ` ${PLATFORM_NAMES[platformOf(platform)]}`;
    return { ...NOTHING, kind: 'FIND', things: [`flash sale${where}`] };
  }
  const isOfDeals = known === '' && (asked === 'DEALS' || asked === 'ENDING');
  return isOfDeals ? { ...NOTHING, kind: 'ENDING' } : undefined;
}
