/** What a question means after a present: another budget, person, age or wish. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import type { Person } from '../../lexicon/index.ts';
import { intentOf, sayIntent } from '../../search/index.ts';
import { amountsIn } from '../sum/amounts.ts';
import type { Said } from '../sum/amounts.ts';
import type { Spoken, Topic } from './carry.ts';
import { bareOf } from './intent.ts';
import { isKindAlone } from './left.ts';
import { isNarrowing, narrowed, wishIn, withLimits } from './narrow.ts';
import { withoutAll, withoutSome } from './present-without.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { namesIn } from './quote.ts';
import { SHOWN_WORDS } from './shown.ts';
import { TALK } from './talk.ts';
import { has, without, withoutName } from './words.ts';
import type { Words } from './words.ts';
import {
  AGED,
  interestsIn,
  interestsNamed,
  normalise,
  personIn,
  presentsFor,
} from '../../words/index.ts';

/** "Her" may be of the one before. */
const UNNAMED: readonly Person[] = ['anyone', 'woman', 'man'];
/** They may be of any age. */
const AGELESS: readonly Person[] = ['girl', 'boy', 'child', 'friend', 'family', 'woman', 'man'];

/** The same for another budget, person or wish, cheaper ones, or more of them. */
export function presentAgain(
  { things: [known = ''], page }: Topic,
  { said, question, goesOn }: Spoken,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const { kind, places, by } = question;
  const present = (text: string): Question => ({ ...NOTHING, kind: 'PRESENT', things: [text] });
  const others: Question = { ...present(known), by: 'MORE', page: page + 1 };
  const lower = said.toLowerCase();
  const { without: refused = [] } = intentOf(`x, ${said}`, currency);
  const isRefused = refused.length > 0 && personIn(lower).person === 'anyone';
  if (kind === 'PRESENT' && !isRefused) return present(withLimits(known, said, currency));
  if ((kind !== 'FIND' && kind !== 'PRESENT') || places.length > 0) return undefined;
  const left = withoutSome(known, lower, currency, words);
  if (left !== undefined) return left === known ? others : present(left);
  const age = bareAgeIn(known, lower);
  if (age !== undefined)
    return present(withLimits(known, said.replace(age, `${age} years old`), currency));
  const limit = amountOfAll(said, currency);
  if (limit !== undefined && words.thingIn(said) === undefined) {
    const { minAmount: _least, ...kept } = intentOf(known, currency);
    // "for her mom, 50": another person too
    const [{ start, end }] = amountsIn(said, currency) as [Said];
    const isOther = personIn(lower).person !== 'anyone';
    const text = isOther ? said.slice(0, start) + said.slice(end) : kept.text;
    return present(sayIntent({ ...kept, text, maxAmount: limit }, currency));
  }
  if (by === 'MORE') return others;
  if (refused.length > 0)
    return present(withoutAll(known, refused, { said: lower, goesOn }, currency, words));
  const [isSorted, isDown] = [has(lower, SHOWN_WORDS.sorted), has(lower, SHOWN_WORDS.sortedDown)];
  if (isSorted || isDown)
    return { ...present(known), by: isDown ? 'DEAREST' : 'CHEAPEST', isSorted: true };
  const within = limitedBy(known, said, currency);
  // "a bit more expensive, up to 800"
  if (by !== null && words.thingIn(said) === undefined)
    return { ...present(within ?? known), by, isSorted: by === 'CHEAPEST' || by === 'DEAREST' };
  const told = aboutPerson(known, { said, question, goesOn, spoken: lower }, currency, words);
  if (told !== undefined || words.thingIn(said) !== undefined) return told;
  if (within !== undefined) return present(within);
  if (isOtherWant(lower, question, words)) return { ...question, isOtherWant: true };
  return { ...others, untold: said };
}

/** "Got concert tickets?": something that is named and no present; "anything cute?" may be one. */
function isOtherWant(said: string, { things: [thing = ''] }: Question, words: Words): boolean {
  const asks = [words.have, words.seeking].some((one) => has(said, one));
  const names = namesIn(bareOf(without(thing.toLowerCase(), words.particles), words));
  const isPerson = personIn(said).person !== 'anyone';
  return asks && !isPerson && !has(said, TALK.whatever) && names.length > 0 && names.length <= FEW;
}
/** More words tell a story. */
const FEW = 5;

/** What they like, who they are, or another wish. */
function aboutPerson(
  known: string,
  { said, question: { things } }: Spoken,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const present = (text: string): Question => ({ ...NOTHING, kind: 'PRESENT', things: [text] });
  const lower = said.toLowerCase();
  const liked = interestsNamed(lower);
  const likes = () => present([known, ...liked.map((one) => `likes ${one}`)].join(', '));
  const thing = words.thingIn(said);
  // a lipstick, where that is what "son" means
  if (thing !== undefined && thing === normalise(lower.trim())) return ofOther(known, thing, words);
  const { person, age: years } = personIn(lower);
  // "the same for dad, he likes coffee": what the one before likes says nothing of him
  const isAnother = !UNNAMED.includes(person) && person !== personIn(known.toLowerCase()).person;
  if (isAnother && liked.length > 0) return present(forAnother(known, said, currency));
  // "something she can use outdoors"
  if (liked.length > 0 && thing === undefined && years === null) return likes();
  const wish = isNarrowing(said, currency, words) ? said : wishIn(said, currency, words);
  if (wish !== undefined) return present(narrowed(known, wish, currency, words));
  if (person !== 'anyone' && person !== personIn(known.toLowerCase()).person)
    return present(forAnother(known, said, currency));
  const [named = ''] = things;
  if (isKindAlone(named, words)) return ofOther(known, named, words);
  if (liked.length > 0 && years === null) return likes();
  // "she likes lipstick": one of those
  if (thing !== undefined) return has(lower, TALK.likes) ? present(`${known} ${thing}`) : undefined;
  // "not the expensive ones"
  if (has(lower, SHOWN_WORDS.dear)) return { ...present(known), by: 'CHEAPER' };
  // how old they are, and nothing else of them
  if (person === 'anyone' && years !== null) return present(`${known.replace(AGED, ' ')}, ${said}`);
  if (person !== 'anyone') return present(forAnother(known, said, currency));
  return undefined;
}

/** Of a kind that makes a present for them; of another, which is looked for as itself. */
function ofOther(known: string, named: string, words: Words): Question {
  const lower = known.toLowerCase();
  const { person, age } = personIn(lower);
  const given = [...presentsFor(person, age, interestsIn(lower)).flat(), 'toy'];
  const isGiven = (thing: string) => words.kindsOf(thing).some((one) => given.includes(one));
  // what they like is no kind that was named before
  const before = words.thingIn(lower.replace(/likes \S+/g, ' '));
  const kept = before !== undefined && isGiven(before) ? withoutName(known, before) : known;
  return isGiven(words.thingIn(named) ?? named)
    ? { ...NOTHING, kind: 'PRESENT', things: [`${kept} ${named}`] }
    : { ...NOTHING, kind: 'FIND', things: [named] };
}

/** Within the limits that are said; undefined: none is. */
function limitedBy(known: string, said: string, currency: CurrencyCode): string | undefined {
  const { minAmount, maxAmount } = intentOf(`x ${said}`, currency);
  if (minAmount === undefined && maxAmount === undefined) return undefined;
  const { text } = intentOf(known, currency);
  return withLimits(known, sayIntent({ text, minAmount, maxAmount }, currency), currency);
}

/** For whom is named now: "what would suit a boy?", who is as old as the girl before. */
function forAnother(known: string, said: string, currency: CurrencyCode): string {
  const { person, age } = personIn(said.toLowerCase());
  const [aged = ''] = (age === null && AGELESS.includes(person) && known.match(AGED)) || [];
  return withLimits(known, `${said} ${aged}`.trim(), currency);
}

/** "Something cheaper, maybe 40": the one amount, which says nothing of an age. */
function amountOfAll(said: string, currency: CurrencyCode): number | undefined {
  const { minAmount, maxAmount } = intentOf(`x ${said}`, currency);
  const [one, ...others] = amountsIn(said, currency);
  const isLimit = minAmount !== undefined || maxAmount !== undefined;
  if (isLimit || one === undefined || one.isShare || others.length > 0) return undefined;
  return personIn(said.toLowerCase()).age === null ? one.amount : undefined;
}

/** "And for her brother, 5?": a figure alone beside a person, after an age. */
function bareAgeIn(known: string, said: string): string | undefined {
  const { person, age } = personIn(said);
  const [figure, ...others] = said.match(/(?<![\d.,])\d{1,2}(?![\d.,]*\d)/g) ?? [];
  const isOfPerson = person !== 'anyone' && age === null && known.search(AGED) >= 0;
  const isAge = others.length === 0 && Number(figure) < CHILDHOOD;
  return isOfPerson && isAge && !/[\p{Sc}%]/u.test(said) ? figure : undefined;
}
/** So many years at most are an age without saying so. */
const CHILDHOOD = 18;
