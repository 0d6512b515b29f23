/**
 * Text → words and what they mean (BEY-09): normalised, cut by script, Thai segmented; which
 * spellings are one name, which word names a thing that is sold, and what is only near a word.
 */
export { LONGEST_BLANKED } from './blank.ts';
export { brandIn, isBrandWord, isMakerName } from './brand.ts';
export { completionsOf, soundingLike } from './completion.ts';
export type { Completion } from './completion.ts';
export { departmentOf, departmentsHolding } from './department.ts';
export { NAMED_DEPARTMENTS } from './department-names.ts';
export { DEPARTMENTS, isShelf } from './departments.ts';
export { COMMON, dictionaryOf, isKnownName, otherwise, placesOfNames } from './dictionary.ts';
export type { Dictionary } from './dictionary.ts';
export { factsFor, factValueFor } from './facts.ts';
export { isForDoing } from './filipino.ts';
export { foldOf, foldOfBegun } from './fold.ts';
export { isBroken, otherLayout } from './layout.ts';
export {
  beginning,
  exactly,
  inPlaces,
  besideThings,
  besideTitles,
  inTitles,
  OF_NO_KIND,
  ofKind,
  ofSize,
  spaced,
  stemmed,
  termsOf,
  vectorOf,
} from './lexeme.ts';
export type { Part } from './lexeme.ts';
export { boundsIn, isWithin } from './bound.ts';
export type { SizeBound } from './bound.ts';
export {
  asksHours,
  hoursIn,
  measuresIn,
  measuresSaid,
  saysBattery,
  sizeKeys,
  statesSizes,
  unitIn,
  withoutMeasures,
} from './measure.ts';
export type { Dimension, Measure } from './measure.ts';
export { heldAsked, heldIn, heldSaid } from './held.ts';
export type { Held } from './held.ts';
export { figuresIn, statedIn } from './stated.ts';
export type { Attribute, Figure, Stated } from './stated.ts';
export { quotedAt, sentencesOf } from './passage.ts';
export { withoutRating } from './rating.ts';
export { vietnameseNames } from './market.ts';
export { thingOfModel, withoutVersions } from './model.ts';
export { marked, normalise } from './normalise.ts';
export { otherNumber } from './plural.ts';
export { nearOf, slips, slipsAllowed } from './slip.ts';
export { soldIn } from './sold.ts';
export { WITHIN_WIDER } from './broader.ts';
export { isEaten } from './modifier.ts';
export { haveLikeVowels, soundAlike, soundOf } from './sound.ts';
export { impliedBy } from './implied.ts';
export { isName, isSpeltThai } from './spelt.ts';
export { stemOf } from './stem.ts';
export { isTraitOnly, thingBy, thingIn } from './thing.ts';
export { wordRuns, wordsOf } from './words.ts';
export { isYielding } from './yielding.ts';
export type { Run, Word } from './words.ts';
export { FOR, isMadeFor, isOfThing, namesOf, natureOf } from './belonging.ts';
export {
  ARE_PARTS,
  FEATURES,
  BESIDES,
  COLOUR_BEFORE,
  COLOUR_BEHIND,
  LACKING_BEHIND,
  NO_THINGS,
  WITH_PARTS,
} from './parts.ts';
export { presentsFor } from './present/goods.ts';
export {
  AGED,
  interestsIn,
  interestsNamed,
  PEOPLE_HOLES,
  personIn,
  PRESENTS,
  withoutInterests,
  withoutPerson,
} from './present/person.ts';
