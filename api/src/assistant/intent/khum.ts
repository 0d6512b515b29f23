/** What is asked of Khum itself, and what only somebody else may answer. Pure. */
import type { About, Warning } from '../../lexicon/index.ts';
import { isBrandWord, measuresSaid, wordsOf } from '../../words/index.ts';
import { NOTHING } from './question.ts';
import { isStopWord } from './quote.ts';
import type { Question } from './question.ts';
import { aboutIn, TALK, warningIn } from './talk.ts';
import { bareOf } from './bare.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** Asked of Khum itself, or of what only shops do: no goods answer it. */
export function ofKhum(text: string, words: Words): Question | undefined {
  const scam = ofScam(text);
  if (scam) return scam;
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

/** Behind these goods may be shown; what is said of a baby is said by itself. */
export const BESIDE: readonly Warning[] = [
  'pregnancy',
  'medicine',
  'condition',
  'charging',
  'electricity',
  'safety',
];
/** Of what these are about another may be bought; of what harms a child nothing is. */
const HARMLESS: readonly Warning[] = [
  'law',
  'electricity',
  'charging',
  'carrier',
  'expired',
  'fire',
  'marks',
  'secondhand',
  'safety',
];
/** Of what may come on a plane, as titles say it and as questions are read (`lexicon/shorthand`). */
export const ON_BOARD = 'cabin approved';

/** Said before anything else that a sentence may be: money is at stake. */
const SCAMS: readonly Warning[] = ['scammed', 'scam'];

/** Somebody asks for money or a code beside the platform, or has it already. */
export function ofScam(text: string): Question | undefined {
  const warning = warningIn(text);
  return warning !== undefined && SCAMS.includes(warning)
    ? { ...NOTHING, kind: 'WARNING', warning }
    : undefined;
}

/** "I already paid", behind a warning of a scam: it has happened. */
export function scammedAfter(warned: Warning | undefined, text: string): Question | undefined {
  return warned !== undefined && SCAMS.includes(warned) && has(text, TALK.warned.done)
    ? { ...NOTHING, kind: 'WARNING', warning: 'scammed' }
    : undefined;
}

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
export function warnedIn(text: string, words: Words): Question | undefined {
  const warning = warningIn(text);
  if (warning === undefined) return undefined;
  // "a present for my diabetic father" is one
  const isAside = [TALK.presents, TALK.alert].some((one) => has(text, one));
  if (warning === 'condition' && isAside) return undefined;
  const part = warning === 'infant' ? infantPartIn(text) : undefined;
  const isOfGear = warning === 'infant' && (part === undefined || part === 'bottle');
  const of = isOfGear || HARMLESS.includes(warning) ? productIn(text, words) : undefined;
  // "Nuvox or Pavio?" goes on from what a power bank holds
  const sizes = warning === 'carrier' ? measuresSaid(text).slice(0, 1) : [];
  return {
    ...NOTHING,
    kind: 'WARNING',
    warning,
    ...(of === undefined ? {} : { of: [of, ...sizes].join(' ') }),
  };
}

/** What of a baby's is asked about; of all but bottles nothing is sold with the warning. */
export function infantPartIn(text: string) {
  const { warned } = TALK;
  const unbottled = without(text, warned.bottle);
  const isOfBottle = unbottled !== text && !has(unbottled, warned.food);
  return isOfBottle ? 'bottle' : EATEN.find((one) => has(text, warned[one]));
}
const EATEN = ['formula', 'medicine', 'bed', 'food'] as const;

/** The thing that a text names, with its maker and what is written behind that: "Milko Tiny". */
function productIn(text: string, { thingIn }: Words): string | undefined {
  const named = thingIn(text);
  // "is it safe for newborns?" names nobody's thing
  const isOfPerson = named !== undefined && /^s?$/.test(without(named, TALK.infant).trim());
  const thing = isOfPerson ? undefined : named;
  const all = wordsOf(text).map((word) => word.text);
  const maker = all.findIndex(isBrandWord);
  if (thing === undefined || maker < 0) return thing;
  const ofThing = new Set(wordsOf(thing).map((word) => word.text));
  const [line = '', figure = ''] = all.slice(maker + 1);
  const isLine = line !== '' && !isStopWord(line) && !ofThing.has(line);
  const name = [
    all[maker],
    ...(isLine ? [line, ...(/^\d{1,2}$/.test(figure) ? [figure] : [])] : []),
  ];
  return [...name, thing].join(' ');
}
