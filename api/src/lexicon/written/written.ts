/** What shops write of goods beside the title; the notation is that of `lexicon.ts`. */
import type { Phrases } from '../phrase.ts';

/** What is asked of goods that titles seldom say; the narrower before the wider. */
export const TEXT_TOPICS = [
  'warranty',
  /** What it smells of. */
  'scent',
  /** For men or for women. */
  'whom',
  /** A bottle with a wide neck. */
  'neck',
  /** How long a battery lasts. */
  'stay',
  'dishwasher',
  'washing',
  'wrapped',
  'assembly',
  'expiry',
  'exchange',
  'box',
  'material',
  'ingredients',
] as const;
export type TextTopic = (typeof TEXT_TOPICS)[number];

/** What people cannot stand, as questions and texts of shops name it. */
export const ALLERGENS = ['milk', 'nuts', 'gluten', 'soy', 'egg', 'seafood'] as const;
export type Allergen = (typeof ALLERGENS)[number];

export interface Written {
  /** How each is asked; no more than a question, so that a wish is none: "with a wide neck". */
  readonly textAsked: Readonly<Record<TextTopic, Phrases>>;
  /** Words of sentences that answer it. */
  readonly textSaid: Readonly<Record<TextTopic, Phrases>>;
  readonly allergens: Readonly<Record<Allergen, Phrases>>;
  /** Nobody quotes it: of prices, of health and safety, and ways to pay or talk elsewhere. */
  readonly boast: Phrases;
  /** Right before a word: the thing is without it. */
  readonly lacking: Phrases;
  /** How one gets what is given away. */
  readonly received: Phrases;
  /** Words of sentences that say how it is got. */
  readonly receiving: Phrases;
}

const none = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((one) => [one, ''])) as Record<Name, ''>;

export const NO_WRITTEN: Written = {
  textAsked: none(TEXT_TOPICS),
  textSaid: none(TEXT_TOPICS),
  allergens: none(ALLERGENS),
  boast: '',
  lacking: '',
  received: '',
  receiving: '',
};
