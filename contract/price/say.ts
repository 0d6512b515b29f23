/** Facts and chips as text, in the language and the manner of a tenant. Pure. */
import type { Language } from '../language.ts';
import { fillSentence } from '../sentence.ts';
import { holeText } from './chip.ts';
import type { ChipKey, PriceManner, Statement, WhyKey } from './chip.ts';
import type { FactKey } from './fact.ts';
import { chips as enChips } from './words/chip/en.ts';
import { chips as idChips } from './words/chip/id.ts';
import { chips as thChips } from './words/chip/th.ts';
import { facts as enFacts } from './words/en.ts';
import { facts as idFacts } from './words/id.ts';
import { facts as thFacts } from './words/th.ts';

const WORDS: Readonly<Record<Language, Readonly<Record<ChipKey | WhyKey | FactKey, string>>>> = {
  th: { ...thChips, ...thFacts },
  en: { ...enChips, ...enFacts },
  id: { ...idChips, ...idFacts },
};

export function sayPrice(
  lang: Language,
  said: Statement<ChipKey | WhyKey | FactKey>,
  manner: PriceManner,
): string {
  return fillSentence(
    lang,
    WORDS[lang][said.key],
    Object.fromEntries(
      Object.entries(said.holes).map(([name, value]) => [name, holeText(value, manner)]),
    ),
  );
}
