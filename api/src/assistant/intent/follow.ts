/**
 * What a question means after those before it: "in black?", "and on Lazada?", "what about
 * speakers?", "anything cheaper?". Read again from the questions themselves each time, so that
 * nothing is kept besides them. Pure.
 */
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf, limitsOf, platformIn, sayIntent } from '../../search/index.ts';
import { isTraitOnly, thingIn } from '../../words/index.ts';
import { isOfOne, questionOf } from './intent.ts';
import { pricedOf, summedOf } from './priced.ts';
import type { Question } from './intent.ts';
import { has, without, WORDS } from './words.ts';
import type { Words } from './words.ts';

/** What was named last, and what was asked of it. */
interface Topic extends Pick<Question, 'kind' | 'things'> {
  /** What was asked last, be it of what was named before. */
  readonly asked: Question['kind'];
  /** How far its list was shown. */
  readonly page: number;
}

/** `before`: the questions of the conversation, the oldest first. */
export function understand(
  text: string,
  before: readonly string[],
  currency: CurrencyCode,
  words: Words = WORDS,
): Question {
  let topic: Topic = { kind: 'FIND', things: [], asked: 'FIND', page: 1 };
  let question = goOn(topic, text, currency, words);
  for (const next of [...before, text]) {
    question = goOn(topic, next, currency, words);
    topic = topicAfter(topic, question);
  }
  return { ...question, things: question.things.map((thing) => asTyped(thing, [...before, text])) };
}

/** Names keep the capitals that they were typed with, for where they are said again. */
function asTyped(thing: string, questions: readonly string[]): string {
  const typed = new Map(
    questions
      .flatMap((one) => one.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
      .map((word) => [word.toLowerCase(), word]),
  );
  return thing.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => typed.get(word) ?? word);
}

/** Said beside the matter: what was spoken of before still is. */
const ASIDE: readonly Question['kind'][] = [
  'THANKS',
  'HELP',
  'HELLO',
  'SALES',
  'CALM',
  'FINE',
  'SERVICE',
  'OFFERS',
  'RECKON',
  'WARNING',
  'OUTSIDE',
  'TRUST',
  'DIFFER',
  'BIGGEST',
];

function topicAfter(topic: Topic, { kind, things, by, page }: Question): Topic {
  if (ASIDE.includes(kind)) return topic;
  // whoever asks for something cheaper still looks for it
  const asked =
    by === 'CHEAPER' || by === 'DEARER' || by === 'MORE' || kind === 'ALERT' ? 'FIND' : kind;
  return things.length > 0 ? { kind: asked, things, asked, page } : { ...topic, asked };
}

function goOn(topic: Topic, text: string, currency: CurrencyCode, words: Words): Question {
  const lower = text.trim().toLowerCase();
  const stripped = without(lower, words.goingOn).replace(words.otherBudget, ' <= ').trim();
  const goesOn = stripped !== lower && stripped !== '';
  const summed = summedOf(text, currency, words);
  if (summed) return summed;
  const [known] = topic.things;
  const said = goesOn ? stripped : text;
  if (known !== undefined && isWishAlone(said, currency, words))
    return {
      ...questionOf(known, words),
      kind: kindWhenNarrowed(topic.kind, said, currency),
      things: [narrowed(known, said, currency, words), ...topic.things.slice(1)],
    };
  const whole = pricedOf(questionOf(said, words), lower, currency);
  if (whole.kind === 'ALERT') return whole;
  const question = whole.amount === undefined ? limited(whole, said, currency, words) : whole;
  return (
    ofWhatWasNamed(topic, question, lower, words) ?? named(topic, question, goesOn, currency, words)
  );
}

/** Read without its budget and what it refuses, which its things have again. */
function limited(whole: Question, said: string, currency: CurrencyCode, words: Words): Question {
  const { text, ...limits } = limitsOf(said, currency);
  if (Object.keys(limits).length === 0 || whole.kind === 'PRESENT') return whole;
  const question = questionOf(text, words);
  if (question.kind !== whole.kind && text !== '') return whole;
  const things = question.things.length > 0 ? question.things : [''];
  return {
    ...question,
    kind: whole.kind,
    things: things.map((thing) => sayIntent({ ...limits, text: thing }, currency)),
  };
}

/** A question that names nothing, of what was named before; undefined: it is not. */
function ofWhatWasNamed(
  topic: Topic,
  question: Question,
  lower: string,
  words: Words,
): Question | undefined {
  const {
    kind,
    things: [thing],
    places,
    by,
    pointsBack,
  } = question;
  const [known] = topic.things;
  if (by === 'MORE')
    return known === undefined ? question : { ...question, things: [known], page: topic.page + 1 };
  if (thing !== undefined) return undefined;
  // of nothing that was named before, the calendar is meant
  if (kind === 'WAIT' && known === undefined && has(lower, words.sale))
    return { ...question, kind: 'SALES' };
  if (kind !== 'FIND') return undefined;
  if ((by === 'DEARER' || by === 'RATED') && known !== undefined)
    return { ...question, things: [known] };
  // "which brand is good?" goes on with what is looked for
  const isGoingOn = by === null && places.length === 0 && !pointsBack && /\p{L}/u.test(lower);
  if (isGoingOn && known !== undefined) return { ...question, things: [known] };
  if (by !== 'CHEAPER') return undefined;
  return topic.asked === 'COMPARE' || known === undefined
    ? { ...question, by: 'CHEAPEST' }
    : { ...question, things: [known] };
}

/** A question that names something, which may only narrow what was named before. */
function named(
  topic: Topic,
  question: Question,
  goesOn: boolean,
  currency: CurrencyCode,
  words: Words,
): Question {
  const { kind, things, places } = question;
  const [thing, ...others] = things;
  const [known] = topic.things;
  if (thing === undefined || others.length > 0 || places.length > 0) return question;
  if (known === undefined)
    return kind === 'FIND' && isOfOne(topic.asked) ? { ...question, kind: topic.asked } : question;
  if ((kind === 'FIND' || goesOn) && isNarrowing(thing, currency, words))
    return {
      ...question,
      kind: kind === 'FIND' ? kindWhenNarrowed(topic.kind, thing, currency) : kind,
      things: [narrowed(known, thing, currency, words), ...topic.things.slice(1)],
    };
  if (kind !== 'FIND' || !goesOn) return question;
  const shared = thingIn(thing) ? undefined : thingIn(known);
  return {
    ...question,
    kind: isOfOne(topic.asked) ? topic.asked : 'FIND',
    things: [shared === undefined ? thing : `${shared} ${thing}`],
  };
}

/** Wishes and refusals and nothing else, which are no question: "with free shipping". */
function isWishAlone(text: string, currency: CurrencyCode, words: Words): boolean {
  const { labels, verdicts, without: refused } = intentOf(`x ${text}`, currency);
  return (
    !text.includes('?') &&
    (labels ?? verdicts ?? refused) !== undefined &&
    isNarrowing(text.toLowerCase(), currency, words)
  );
}

/** A new budget looks for others; a shop or a colour asks the same of them. */
function kindWhenNarrowed(
  kind: Question['kind'],
  more: string,
  currency: CurrencyCode,
): Question['kind'] {
  const { minAmount, maxAmount } = intentOf(`x ${more}`, currency);
  return kind === 'PLATFORMS' ||
    kind === 'COMPARE' ||
    minAmount !== undefined ||
    maxAmount !== undefined
    ? 'FIND'
    : kind;
}

/** A budget, a shop, a colour or a trait alone: it names nothing to be looked for. */
function isNarrowing(text: string, currency: CurrencyCode, words: Words): boolean {
  const { text: said, without: refused = [] } = intentOf(`x ${text}`, currency);
  const lacked = refused.reduce((all, name) => all.replaceAll(name, ' '), said.replace(/^x\b/, ''));
  const left = refused.length > 0 ? without(lacked, words.lacking) : lacked;
  const bare = [words.colours, words.trait]
    .reduce(without, left)
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim();
  return bare === '' || isTraitOnly(bare);
}

/**
 * What was looked for with what narrows it now: a new budget, shop or colour takes the place of the
 * old one; what was refused stays refused, and wishes stay.
 */
function narrowed(known: string, more: string, currency: CurrencyCode, words: Words): string {
  const [old, { text: _filler, ...now }] = [
    intentOf(known, currency),
    intentOf(`x ${more}`, currency),
  ];
  const added = without(intentOf(`x ${more}`, currency).text.replace(/^x\b/, ''), words.place);
  const said = without(added, words.trait).trim() === '' ? '' : added;
  const place = now.platforms ? (platformIn(old.text)?.rest ?? old.text) : old.text;
  const left = has(said, words.colours) ? without(place, words.colours) : place;
  const both = (field: 'labels' | 'verdicts' | 'without') => [
    ...new Set([...(old[field] ?? []), ...(now[field] ?? [])]),
  ];
  const { minAmount, maxAmount } =
    now.minAmount === undefined && now.maxAmount === undefined ? old : now;
  return sayIntent(
    {
      text: `${left} ${said}`.replace(/\s+/g, ' ').trim(),
      ...(minAmount === undefined ? {} : { minAmount }),
      ...(maxAmount === undefined ? {} : { maxAmount }),
      platforms: now.platforms ?? (now.notPlatforms ? [] : (old.platforms ?? [])),
      labels: both('labels'),
      verdicts: both('verdicts'),
      without: both('without'),
      perUnit: now.perUnit ?? old.perUnit ?? false,
      ...((now.pieces ?? old.pieces) === undefined
        ? {}
        : { pieces: now.pieces ?? old.pieces ?? 1 }),
    },
    currency,
  );
}
