/** The lowest price that is known of one product: "got cheaper before?", "when was it cheapest?". Pure. */
import type { Topic } from './carry.ts';
import { DETAIL, spanIn } from './detail-words.ts';
import { ofOneOrShown } from './one-or-shown.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { TALK } from './talk.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** Of what was shown, or of what it names; where it says how far back, of that time alone. */
export function onRecordOf(topic: Topic, text: string, words: Words): Question | undefined {
  if (!has(text, DETAIL.onRecord)) return undefined;
  // "will it be cheaper before payday?" asks whether to wait
  const { WAIT, COUPONS } = words.asks;
  if ([WAIT, COUPONS, TALK.alert].some((one) => has(text, one))) return undefined;
  const unsaid = without(text, DETAIL.onRecord);
  const { span, rest } = spanIn(unsaid) ?? { rest: unsaid };
  const around = [DETAIL.ever, words.asking].reduce(without, rest);
  return ofOneOrShown(topic, text, { rest: around, asking: DETAIL.onRecord }, words, {
    ...NOTHING,
    kind: 'GOOD_PRICE',
    ...(span === undefined ? { isEver: true } : { span }),
  });
}
