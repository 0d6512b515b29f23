/** Another thing takes the place of one that was looked for: "swap the power bank for a case". Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf, sayIntent } from '../../search/index.ts';
import { basketOf } from './basket.ts';
import { bareOf } from './bare.ts';
import type { Topic } from './carry.ts';
import { DETAIL } from './detail-words.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { has, withoutName } from './words.ts';
import type { Words } from './words.ts';

/** `text`: in lower case. Undefined: nothing that was looked for is swapped. */
export function swappedOf(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const [known] = topic.things;
  if (known === undefined || topic.kind !== 'FIND' || !has(text, DETAIL.swap)) return undefined;
  const intent = intentOf(known, currency);
  const looked = basketOf(intent, currency, true);
  const [gone = '', ...come] = (text.split(DETAIL.swap).at(-1) ?? '').split(DETAIL.swapFor);
  const out = words.thingIn(gone);
  const thing = words.thingIn(come.join(' ')) ?? bareOf(come.join(' '), words);
  if (out === undefined || !looked.includes(out) || thing === '') return undefined;
  const { text: said, ...limits } = intent;
  const isKept = looked.filter((one) => one !== out);
  const things =
    isKept.length === 0
      ? `${thing} ${withoutName(said, out)}`.trim()
      : [...isKept, thing].join(', ');
  return {
    ...NOTHING,
    kind: 'FIND',
    things: [sayIntent({ ...limits, text: things }, currency)],
    ...(isKept.length > 0 ? { isTotal: true } : {}),
  };
}
