/** Patterns of what is talked about beside single goods, made of the words of all languages. */
import {
  ABOUT,
  LEXICONS,
  OF_SHOPS,
  sourceOf,
  SUM_ROLES,
  WARNED,
  WARNINGS,
} from '../../lexicon/index.ts';
import type { About, Lexicon, SumRole, Warning } from '../../lexicon/index.ts';
import { PEOPLE_HOLES, PRESENTS } from '../../words/index.ts';

type Pick = (talk: Lexicon['talk']) => string;
const fields = (pick: Pick) => LEXICONS.map(({ talk }) => pick(talk));
const plain = (pick: Pick) => sourceOf(fields(pick));

const pattern = (pick: Pick, flags = 'g') =>
  new RegExp(sourceOf(fields(pick), PEOPLE_HOLES), flags);

export const TALK = {
  presents: PRESENTS,
  infant: new RegExp(PEOPLE_HOLES.infant, 'g'),
  dislikes: pattern(({ dislikes }) => dislikes),
  likes: pattern(({ likes }) => likes),
  /** They have it already. */
  owned: pattern(({ owned }) => owned),
  forWhom: pattern(({ forWhom }) => forWhom),
  whatever: pattern(({ whatever }) => whatever),
  alert: pattern(({ alert }) => alert),
  alertWords: pattern(({ alertWords }) => alertWords),
  decided: pattern(({ decided }) => decided),
  thanked: new RegExp(sourceOf(LEXICONS.map(({ courtesy }) => courtesy.thanks)), 'g'),
  biggest: pattern(({ biggest }) => biggest),
  difference: pattern(({ difference }) => difference),
  firstTwo: pattern(({ firstTwo }) => firstTwo),
  claimed: pattern(({ claimed }) => claimed),
  /** What a warning speaks of. */
  warned: Object.fromEntries(
    WARNED.map((one) => [one, pattern(({ warned }) => warned[one])]),
  ) as Record<(typeof WARNED)[number], RegExp>,
  /** An illness that somebody has. */
  condition: pattern(({ warnings }) => warnings.condition),
  trust: pattern(({ trust }) => trust),
  aside: {
    OUTSIDE: pattern(({ outside }) => outside),
    SERVICE: pattern(({ ordered }) => ordered),
    CHAT: pattern(({ chat }) => chat),
    ENDING: pattern(({ ending }) => ending),
  },
  anyDrop: pattern(({ anyDrop }) => anyDrop),
  alertAgain: pattern(({ alertAgain }) => alertAgain),
  unwatched: new RegExp(`^(?:${plain(({ unwatched }) => unwatched)})[\\s?.!]*$`),
  closest: pattern(({ closest }) => closest),
  alsoFine: pattern(({ alsoFine }) => alsoFine),
  seenAt: pattern(({ seenAt }) => seenAt),
  exceeds: pattern(({ exceeds }) => exceeds),
  sameShop: pattern(({ sameShop }) => sameShop),
  uncapped: pattern(({ uncapped }) => uncapped),
  oneCode: pattern(({ oneCode }) => oneCode),
  onTop: pattern(({ onTop }) => onTop),
  split: pattern(({ split }) => split),
  unusable: pattern(({ unusable }) => unusable),
  /** At the end of what precedes an amount. */
  removed: new RegExp(`(?:${plain(({ removed }) => removed)})\\s*$`),
  removing: pattern(({ removed, isRemoved }) => `${removed}\n${isRemoved}`),
  isRemoved: new RegExp(`^\\s*(?:${plain(({ isRemoved }) => isRemoved)})`),
  leaves: new RegExp(`(?:${plain(({ leaves }) => leaves)})\\s*$`),
  platform: pattern(({ issuers }) => issuers.platform),
  bank: pattern(({ issuers }) => issuers.bank),
  codes: pattern(({ codes }) => codes),
  thatCode: pattern(({ thatCode }) => thatCode, 'gi'),
  pay: pattern(({ pay }) => pay),
  /** At the end of what precedes an amount. */
  spent: new RegExp(`(?:${plain(({ spent }) => spent)})\\s*$`),
  /** Right behind what sending costs. */
  waived: new RegExp(`^\\s*(?:${plain(({ waived }) => waived)})`),
  /** At the end of what precedes an amount. */
  seen: new RegExp(`(?:${plain(({ seen }) => seen)})\\s*$`),
} as const;

/** Of no goods; only the last of them may be of some that are named. */
export const ASIDES = ['OUTSIDE', 'SERVICE', 'CHAT', 'ENDING'] as const;

const WARNS = WARNINGS.map((one) => [one, pattern(({ warnings }) => warnings[one])] as const);

/** What a question must be warned of, if anything; a coupon may be used though it has expired. */
export function warningIn(text: string): Warning | undefined {
  const isOfCode = text.search(TALK.codes) >= 0;
  return WARNS.find(
    ([one, words]) => text.search(words) >= 0 && !(one === 'expired' && isOfCode),
  )?.[0];
}

const ASKED = ABOUT.map((one) => [one, pattern(({ about }) => about[one])] as const);

/** What is asked of Khum itself; of a thing that is named nothing that shops know. */
export function aboutIn(text: string, isOfThing: () => boolean): About[] {
  const found = ASKED.filter(([, words]) => text.search(words) >= 0).map(([one]) => one);
  // whoever fears to buy here hears that nothing is sold here, which answers how to pay as well
  const asked = found.includes('here') ? found.filter((one) => one !== 'paid') : found;
  const isOfShops = asked.some((one) => OF_SHOPS.includes(one));
  // most text asks nothing of the kind, and to look for a thing takes its time
  return isOfShops && isOfThing() ? asked.filter((one) => !OF_SHOPS.includes(one)) : asked;
}

/** Of each role what precedes an amount, and what follows right behind it. */
export const SUM_WORDS = SUM_ROLES.map((role) => ({
  role,
  before: pattern(({ sums }) => sums[role].before),
  behind: new RegExp(`^\\s*(?:${plain(({ sums }) => sums[role].behind)})`),
})) satisfies readonly { role: SumRole; before: RegExp; behind: RegExp }[];
