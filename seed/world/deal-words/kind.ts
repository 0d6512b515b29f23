/**
 * What may be said of a deal of the demo world, by what its price history says of it: texts and
 * comments of a kind are true of every deal of that kind. Pure.
 */
import type { Language } from '#contract/language.ts';
import { en } from './en.ts';
import { id } from './id.ts';
import { th } from './th.ts';

export type DealKind =
  | 'LOWEST'
  | 'REAL'
  | 'OVERSTATED'
  | 'RAISED'
  | 'FAKE'
  | 'ALWAYS'
  | 'UNVERIFIED'
  | 'PLAIN'
  | 'GIVEAWAY'
  | 'ENDED';

export interface DealWords {
  /** What its author writes; of a deal that ended, before it did. */
  readonly texts: readonly string[];
  /** Comments, one a line: what is said, then each answer after a `>`. */
  readonly remarks: string;
}

/** A deal that has ended keeps what its author wrote: only comments speak of the end. */
export type LanguageWords = Readonly<
  Record<Exclude<DealKind, 'ENDED'>, DealWords> & { readonly ENDED: Pick<DealWords, 'remarks'> }
>;

const WORDS: Readonly<Record<Language, LanguageWords>> = { th, en, id };

export interface JudgedDeal {
  readonly verdict: string;
  /** Labels that it wears. */
  readonly labels: readonly string[];
  /** Whether its price was seen once only, or not lately. */
  readonly isDoubtful: boolean;
  readonly isFreebie: boolean;
}

const KINDS: Readonly<Record<string, Exclude<DealKind, 'ENDED'>>> = {
  VERIFIED: 'REAL',
  OVERSTATED: 'OVERSTATED',
  RAISED_FIRST: 'RAISED',
  FAKE: 'FAKE',
  ALWAYS_ON_SALE: 'ALWAYS',
  NO_CLAIM: 'PLAIN',
};

export function kindOf(deal: JudgedDeal): Exclude<DealKind, 'ENDED'> {
  if (deal.isFreebie) return 'GIVEAWAY';
  if (deal.isDoubtful) return 'UNVERIFIED';
  const kind = KINDS[deal.verdict] ?? 'UNVERIFIED';
  const isReal = kind === 'REAL' || kind === 'PLAIN';
  return isReal && deal.labels.includes('ALL_TIME_LOW') ? 'LOWEST' : kind;
}

export const textsOf = (lang: Language, kind: Exclude<DealKind, 'ENDED'>): readonly string[] =>
  WORDS[lang][kind].texts;

export const remarkLinesOf = (lang: Language, kind: DealKind): string => WORDS[lang][kind].remarks;
