/** What is asked of Khum itself, and what only somebody else may answer. Pure. */
import type { About, Warning } from '../../lexicon/index.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { aboutIn, TALK, warningIn } from './talk.ts';
import { bareOf } from './bare.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** Asked of Khum itself, or of what only shops do: no goods answer it. */
export function ofKhum(text: string, words: Words): Question | undefined {
  const about = aboutIn(text, () => words.thingIn(text) !== undefined);
  if (has(text, TALK.trust) || about.includes('earns')) return { ...NOTHING, kind: 'TRUST', about };
  // what sending costs and how long it takes is asked of goods that were shown
  const isOfSending = about.every((one) => one === 'delivered') && has(text, words.asks.SHIPPING);
  if (isOfSending && bareOf(without(text, words.asks.SHIPPING), words) === '') return undefined;
  return about.length === 0 ? undefined : { ...NOTHING, kind: kindOf(about), about };
}

/** What shops do is a service like any other. */
const kindOf = (about: readonly About[]) =>
  about.every((one) => SERVICES.includes(one)) ? 'SERVICE' : 'ABOUT';
const SERVICES: readonly About[] = ['returns', 'paid', 'delivered'];

/** How long it takes until it is here, where nothing was spoken of that could be sent. */
export function ofDelivery(text: string, { asks, thingIn }: Words): Question | undefined {
  if (!has(text, asks.SHIPPING)) return undefined;
  const about = aboutIn(text, () => thingIn(text) !== undefined);
  return about.length === 1 && about[0] === 'delivered'
    ? { ...NOTHING, kind: 'SERVICE', about }
    : undefined;
}

/** Of what these are about another may be bought; of what harms a child nothing is. */
const HARMLESS: readonly Warning[] = [
  'law',
  'electricity',
  'charging',
  'carrier',
  'expired',
  'safety',
];

/** "For a newborn?" of milk, which was looked for before. */
export function warnedOfInfant(
  before: readonly string[],
  { kind, things }: Question,
  text: string,
): Question | undefined {
  const [known = ''] = before;
  const isOfIt = things.every((one) => one.includes(known));
  if (kind === 'WARNING' || known === '' || !isOfIt || !has(text, TALK.infant)) return undefined;
  return !has(known, TALK.infant) && warningIn(`${known} ${text}`) === 'infant'
    ? { ...NOTHING, kind: 'WARNING', warning: 'infant' }
    : undefined;
}

/** What it must be warned of. */
export function warnedIn(text: string, { thingIn }: Words): Question | undefined {
  const warning = warningIn(text);
  if (warning === undefined) return undefined;
  const thing = thingIn(text);
  return {
    ...NOTHING,
    kind: 'WARNING',
    warning,
    ...(HARMLESS.includes(warning) && thing !== undefined ? { of: thing } : {}),
  };
}
