/** Famous names that nobody here may sell stand for a kind: an iPhone is a phone. Pure. */
import { isSpokenIn } from '#contract/market/speech.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf, sayIntent } from '../../search/index.ts';
import {
  dictionaryOf,
  FEATURES,
  isMakerName,
  isTraitOnly,
  thingIn,
  thingOfModel,
  withoutVersions,
  wordsOf,
} from '../../words/index.ts';
import { bareOf } from './bare.ts';
import type { Topic } from './carry.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { TALK } from './talk.ts';
import { has, without, WORDS } from './words.ts';
import type { Words } from './words.ts';

/** The kind of a model that is named; undefined: it names none, or something made for one. */
export function kindOfModel(text: string, currency: string): string | undefined {
  const kind = thingOfModel(text);
  if (kind === undefined) return undefined;
  const named = thingIn(without(withoutVersions(text), WORDS.colours), currency);
  const { kindsOf } = dictionaryOf(currency);
  const isSame = named === undefined || kindsOf(named).some((one) => kindsOf(kind).includes(one));
  return isSame || isTraitOnly(named, currency) ? kind : undefined;
}

/** The kind as people of the market write it, where they have letters of their own. */
export function nameOfKind(kind: string, currency: string): string {
  const own = dictionaryOf(currency).spellingsOf(kind);
  const thai = isSpokenIn('th', currency) ? own.find((one) => THAI.test(one)) : undefined;
  return thai ?? kind;
}
const THAI = /^[\u0E00-\u0E7F]+$/;

/** "Samsung will do, up to 10,000", "what comes closest?": of the kind that a model stands for. */
export function ofModelKind(
  { things: [known = ''] }: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const kind = kindOfModel(known, currency);
  if (kind === undefined) return undefined;
  const lower = text.toLowerCase();
  const isClosest = has(lower, TALK.closest);
  const around = [TALK.closest, TALK.alsoFine, words.goingOn, words.particles];
  const { text: left, ...limits } = intentOf(`x ${around.reduce(without, lower)}`, currency);
  const said = bareOf(left.replace(/^x\b/, '').trim(), words);
  const named = words.thingIn(said);
  const isOther =
    named !== undefined &&
    !words.isTraitOnly(named) &&
    !words.kindsOf(named).some((one) => FEATURES.has(one));
  if (isOther || (!isClosest && !namesMaker(said, kind))) return undefined;
  const name = nameOfKind(kind, currency);
  const thing = isClosest ? name : `${name} ${said}`;
  return { ...NOTHING, kind: 'FIND', things: [sayIntent({ ...limits, text: thing }, currency)] };
}

function namesMaker(text: string, kind: string): boolean {
  return thingOfModel(text) === kind || wordsOf(text).some((word) => isMakerName(word.text));
}
