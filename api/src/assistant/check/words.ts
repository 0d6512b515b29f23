/** What a model's sentence may not say, as patterns of the words of all languages. */
import { LEXICONS, sourceOf, wordsIn } from '../../lexicon/index.ts';
import type { Lexicon } from '../../lexicon/index.ts';

type Claims = Lexicon['claims'];

const figure = sourceOf(
  LEXICONS.filter(({ money }) => money.figures.length > 0).map(({ money }) =>
    [...money.figures, ...Object.keys(money.scales)].join('\n'),
  ),
);
const source = (field: keyof Claims) =>
  sourceOf(
    LEXICONS.map(({ claims }) => claims[field]),
    { figure },
  );

/** Figures in words: what is not written in digits cannot be compared with a row. */
export const NUMBER_WORDS = new RegExp(source('figures'));
/** Days and times that no row has, and what is to come. */
export const DATE_WORDS = new RegExp(source('dates'));
/** What no history can say. */
export const PROMISES = new RegExp(source('promises'));
/** A figure behind such words is given as what it costs … */
export const PRICED = new RegExp(
  String.raw`((?:^|[^\n]{0,40}?)${source('costs')})\s*(?:[a-z$฿₱₫¥₹]{0,4}\s*)?\d[\d.,]*\s*\p{L}{0,8}`,
  'gu',
);
/** … unless one of these precedes it. */
export const OTHER_AMOUNT = new RegExp(source('otherAmounts'));
/** Which of two is the better buy is not the model's to say. */
export const COMPARED = new RegExp(source('compared'));
/** Currencies of other parts of the world. */
export const OTHER_COIN = new RegExp(`[¥€£₹₩]|${source('otherCoins')}`, 'i');

/** Scales that are written behind a figure in a letter or two: 790k. */
export const SHORT_SCALES = LEXICONS.flatMap(({ money }) =>
  Object.keys(money.scales).filter((word) => /^[a-z]{1,2}$/.test(word)),
);

/** Words that claim nothing. */
export const PLAIN_WORDS = wordsIn(({ claims }) => claims.plain);
/** How a sentence may begin in Latin letters; any other word that begins one may be a name. */
export const OPENERS = wordsIn(({ claims }) => claims.openers);

export const LINKS =
  /https?:|www\.|\/\/|@|\]\(|<\/?[a-z]|[\p{L}\d-]\.(?:com|net|org|io|co|th|id|sg|my|ph|vn|shop|store|link|me|ly|app|xyz|info|biz)(?![\p{L}])/iu;
