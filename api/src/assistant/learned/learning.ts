/** Learns from the examples, and counts how often examples that were left out are judged right. */
import { writeFileSync } from 'node:fs';
import { speechOf } from '#contract/market/speech.ts';
import { CURRENCY_CODES } from '#contract/money.ts';
import { aloneOf } from '../intent/follow.ts';
import { wordsIn } from '../intent/words.ts';
import { judged, trained } from './classifier.ts';
import type { Example } from './classifier.ts';
import { digestOf, examples, featuresOf, packed, WEIGHTS } from './learned.ts';
import type { Sorted } from './learned.ts';

/** Every so many-th example is left out in turn. */
const FOLDS = 4;
const SURE = [0.5, 0.7, 0.9];

export interface Learned {
  readonly examples: number;
  /** Share of those left out that are judged right. */
  readonly right: number;
  readonly sure: readonly {
    /** Judged more surely than that. */
    readonly than: number;
    /** So many of all are, and so many of these are right. */
    readonly share: number;
    readonly right: number;
  }[];
}

/** `keeps`: the weights are written beside the examples. */
export function learn(keeps: boolean): Learned {
  const sorted = examples();
  const all = sorted.map(exampleOf);
  if (keeps) writeFileSync(WEIGHTS, packed(digestOf(sorted), trained(all)));
  return leftOutScores(all);
}

export function exampleOf({ language, want, text }: Sorted): Example {
  // where it is the language of the country
  const currency = CURRENCY_CODES.find((one) => speechOf(one).languages[0] === language);
  if (currency === undefined) throw new Error(`No market speaks ${language}`);
  const words = wordsIn(currency);
  return { want, features: featuresOf(text, aloneOf(text, currency, words), currency, words) };
}

function leftOutScores(all: readonly Example[]): Learned {
  const told = Array.from({ length: FOLDS }, (_, fold) => {
    const classifier = trained(all.filter((_one, at) => at % FOLDS !== fold));
    return all
      .filter((_one, at) => at % FOLDS === fold)
      .map(({ want, features }) => {
        const [first] = judged(classifier, features);
        return { isRight: first?.want === want, sure: first?.sure ?? 0 };
      });
  }).flat();
  const rightOf = (some: typeof told) => shareOf(some, ({ isRight }) => isRight);
  return {
    examples: all.length,
    right: rightOf(told),
    sure: SURE.map((than) => {
      const sure = told.filter((one) => one.sure > than);
      return { than, share: sure.length / told.length, right: rightOf(sure) };
    }),
  };
}

function shareOf<One>(all: readonly One[], isMeant: (one: One) => boolean): number {
  return all.length === 0 ? 0 : all.filter(isMeant).length / all.length;
}
