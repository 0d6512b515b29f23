/**
 * What a language is read by: one file a language holds its words and nothing else. A field is a
 * list of phrases, one after a comma or on a line of its own, in lower case:
 *
 * | written | means |
 * |---|---|
 * | `good price` | these words; in Thai the space may be left out |
 * | `(good\|fair) price` | one of them |
 * | `[the] price[s]` | what is in brackets may be missing |
 * | `[the\|a]* price` | any of them, up to four times, or none; `[ ]*` is a space or none |
 * | `wait … sale` | anything between |
 * | `-nya` | also as the end of a longer word |
 * | `<start>`, `<end>` | where the question begins or ends |
 * | `real <after price …>`, `good <before or>` | only behind or before that |
 * | `มัน<not before ฝรั่ง>`, `<not after …>` | only where that is not |
 * | `{letter}`, `{number}` | any letter, any figure; other names are said at the field |
 *
 * The phrase with the most letters is tried first; Latin words are found whole. What a language has
 * no word for is an empty field.
 */
import type { Detail } from './detail/detail.ts';
import type { GoodsWords } from './goods-words.ts';
import type { Phrases } from './phrase.ts';
import type { Shown } from './shown/shown.ts';
import type { Talk } from './talk/talk.ts';
import type { Wishes } from './wish/wish.ts';

export interface Lexicon {
  /** ISO 639-1, or -3 where there is none. */
  readonly language: string;
  /** One after a space: words that name nothing and say nothing of a thing; none is quoted. */
  readonly stopWords: string;
  /**
   * What is typed short, or as it is spoken, by the words that it stands for; in Latin letters it
   * counts only where the language is spoken (contract/market/speech.ts).
   */
  readonly shorthand: Readonly<Record<string, Phrases>>;
  readonly asks: Asks;
  readonly courtesy: Courtesy;
  readonly follow: Follow;
  readonly around: Around;
  readonly traits: Traits;
  readonly money: Money;
  readonly shops: Shops;
  readonly wishes: Wishes;
  readonly talk: Talk;
  readonly shown: Shown;
  readonly detail: Detail;
  readonly search: SearchWords;
  readonly goods: GoodsWords;
  readonly feeds: FeedWords;
  readonly orders: OrderWords;
  readonly dates: DateWords;
}

/** What a question asks; read from the first to the last, and the first that is found is meant. */
export interface Asks {
  readonly coupons: Phrases;
  /** When a sale is: `{sale}` is any name of one. */
  readonly sales: Phrases;
  /** Whether to buy now or later. */
  readonly wait: Phrases;
  /** Why the verdict is what it is, and whether a discount is real. */
  readonly explain: Phrases;
  readonly compare: Phrases;
  /** Whether a price is good, and what it was. */
  readonly goodPrice: Phrases;
  /** What only the shop can answer: instalments, guarantees, orders. */
  readonly service: Phrases;
  readonly shipping: Phrases;
  /** What a shop sells, around its name. */
  readonly shopGoods: Phrases;
  /** Whether it is in stock. */
  readonly stock: Phrases;
  /** Whether a seller can be trusted. */
  readonly seller: Phrases;
  readonly deals: Phrases;
  /** What the assistant is and can do. */
  readonly help: Phrases;
  /** How big, heavy or long it is: `{unit}` is any unit of measure. */
  readonly measure: Phrases;
}

/** What is said around a question, or in its place. */
export interface Courtesy {
  readonly greetings: Phrases;
  readonly thanks: Phrases;
  readonly agreed: Phrases;
  /** What may follow a greeting or thanks and says nothing. */
  readonly particles: Phrases;
  /** Anger and insults near the end of what is said. */
  readonly rude: Phrases;
  /** The whole of what is said: "never mind". */
  readonly enough: Phrases;
}

/** Going on from what was asked before. */
export interface Follow {
  /** At the beginning: "what about …". */
  readonly opening: Phrases;
  /** At the end: "… ล่ะ". */
  readonly closing: Phrases;
  /** The whole of what is said: "show me more". */
  readonly more: Phrases;
  /** The whole of what is said: "any other colours?". */
  readonly otherColours: Phrases;
  /** The whole of what is said of a part of what is looked for: "good camera". */
  readonly feature: Phrases;
  /** At the beginning of what is said of a thing that was named before: "for", "must". */
  readonly saidOf: Phrases;
  /** One of the cards: `{place}` is any of `places`, `{digit}` one from 1 to 4. */
  readonly thePlace: Phrases;
  /** `beyond`: the fifth and those after it, which no list has. */
  readonly places: Readonly<
    Record<'first' | 'second' | 'third' | 'fourth' | 'last' | 'beyond', Phrases>
  >;
  readonly cheapest: Phrases;
  readonly dearest: Phrases;
  readonly cheaper: Phrases;
  readonly dearer: Phrases;
  /** With the best reviews. */
  readonly rated: Phrases;
  /** What most people bought. */
  readonly sold: Phrases;
  /** It asks of what was shown though it names nothing. */
  readonly pointing: Phrases;
  /** Words that name nothing by themselves: "this product". */
  readonly pointers: Phrases;
  /** What was said before is taken back: "no, I meant". */
  readonly correction: Phrases;
  /** One of those that were shown, by its price: "the cheaper one". */
  readonly definite: Phrases;
  /** Another budget; `{amount}` is a figure with or without its currency. */
  readonly otherBudget: Phrases;
}

/** Said around what is looked for. */
export interface Around {
  /** `{shop}` is any name of a platform. */
  readonly fillers: Phrases;
  /** Between things that are compared. */
  readonly between: Phrases;
  /** Between one question and the next. */
  readonly next: Phrases;
  /** Before what is looked for: "do you have". */
  readonly have: Phrases;
  /** Before what is wanted, behind what tells why: "my cat sneezes, looking for". */
  readonly seeking: Phrases;
  /** Before what tells why, and says nothing of a thing: "because", "my last one". */
  readonly why: Phrases;
  /** Whose coupons: "from the shop …". */
  readonly whose: Phrases;
  readonly shop: Phrases;
  /** Before a shop or a colour: "on", "in". */
  readonly place: Phrases;
  /** Around a colour or another trait: "in", "version". */
  readonly trait: Phrases;
  /** Where a question is one: "does it", "… ไหม". */
  readonly asking: Phrases;
  /** A size by its figure: "size 42". */
  readonly size: Phrases;
}

export interface Traits {
  /** The word for colour itself, before the name of one. */
  readonly colour: Phrases;
  readonly colours: Readonly<Record<Colour, Phrases>>;
}
export const COLOURS = [
  'black',
  'white',
  'red',
  'blue',
  'green',
  'pink',
  'grey',
  'silver',
  'gold',
  'yellow',
  'purple',
  'brown',
  'beige',
  'orange',
] as const;
export type Colour = (typeof COLOURS)[number];

/** How budgets are said. */
export interface Money {
  /** The word for a price, before a figure. */
  readonly price: Phrases;
  readonly budget: Phrases;
  readonly atMost: Phrases;
  readonly atLeast: Phrases;
  readonly about: Phrases;
  /** Behind an amount: "or less", "and up". */
  readonly atMostBehind: Phrases;
  readonly atLeastBehind: Phrases;
  readonly between: Phrases;
  /** Between two figures: "to". */
  readonly to: Phrases;
  /** Words that names have too (Pro Max 7): of money only where a currency or a scale says so. */
  readonly perhaps: Readonly<Record<'atMost' | 'atLeast' | 'about' | 'between', Phrases>>;
  /** Words and what they make of the figure before them: `{ ribu: 1000 }`. */
  readonly scales: Readonly<Record<string, number>>;
  /** Scales that are some only where this is the language of the country: `{ tr: 1e6 }`. */
  readonly localScales: Readonly<Record<string, number>>;
  /** Scales that mean about so much: two `jutaan`. */
  readonly vagueScales: Readonly<Record<string, number>>;
  /** Whole amounts in one word, and how they are written with a figure. */
  readonly whole: Readonly<Record<string, string>>;
  /** Figures in words before a scale, from one to ten. */
  readonly figures: readonly string[];
  /** Numbers below a thousand in words: what multiplies the figure before it, and what is added. */
  readonly numerals: Readonly<Record<'times' | 'values', Readonly<Record<string, number>>>>;
  /** Behind a scale: half of it more. */
  readonly half: Phrases;
  /** Before a scale: as many digits as it has, "หลักพัน". */
  readonly digits: Phrases;
  /** Which part of one more of the scale, behind it or before its figure: "พันต้น", "mid 50s". */
  readonly parts: Readonly<Record<string, readonly [number, number]>>;
  /** Behind a figure: what is counted, so the scale before it is finished: "พันห้าชิ้น". */
  readonly counted: Phrases;
  /** The names of currencies behind a figure. */
  readonly coins: Phrases;
  /** The word for a hundredth. */
  readonly percent: Phrases;
  /** A figure of these is no price. */
  readonly units: Phrases;
  /** What is measured by other figures than a price: "weight", "brightness". */
  readonly measures: Phrases;
}

/** Where and when one buys. */
export interface Shops {
  readonly saleDays: Readonly<Record<'harbolnas' | 'payday' | 'any', Phrases>>;
  readonly platforms: Readonly<Record<'LAZADA' | 'SHOPEE' | 'TIKTOK_SHOP' | 'TOKOPEDIA', Phrases>>;
  readonly freeShipping: Phrases;
  /** What a shop offers with a thing, and says nothing of it: cash on delivery, its guarantee. */
  readonly services: Phrases;
}

/** Words that documents and queries have. */
export interface SearchWords {
  /** One after a space: what a shopper wants of a thing, not which thing. */
  readonly soft: string;
  /** Before what a thing does not have. */
  readonly without: Phrases;
  /** What is made for a thing and comes before it, behind it, or before "for" and the thing. */
  readonly madeFor: Readonly<Record<'beforeThing' | 'behindThing' | 'for', Phrases>>;
}

/** What whole cells of feeds say; a hyphen or `_` in a cell is read as a space. */
export interface FeedWords {
  readonly yes: Phrases;
  readonly no: Phrases;
  readonly nothing: Phrases;
  readonly free: Phrases;
  readonly asNew: Phrases;
  /** In a title: it is not new; within brackets also `usedInBrackets`. */
  readonly used: Phrases;
  readonly usedInBrackets: Phrases;
  /** Of what is not new: somebody repaired it. */
  readonly rebuilt: Phrases;
  /** The row is to be deleted. */
  readonly gone: Phrases;
  /** Within a text: the price is of new customers alone. */
  readonly newCustomer: Phrases;
  /** Between two dates. */
  readonly until: Phrases;
}

/** What networks say of an order, as whole cells; a hyphen or `_` is read as a space. */
export interface OrderWords {
  readonly found: Phrases;
  /** Known, and nothing is decided yet. */
  readonly pending: Phrases;
  readonly cancelled: Phrases;
  readonly returned: Phrases;
}

/** What stands around the figures of a date; names of months and weekdays are known already. */
export interface DateWords {
  /** Before the day. */
  readonly day: Phrases;
  /** Before a month that is a figure. */
  readonly month: Phrases;
  /** Before the year. */
  readonly year: Phrases;
  /** Beside a year of the Buddhist era, and beside one of the common era. */
  readonly buddhist: Phrases;
  readonly common: Phrases;
  /** Before the time, and behind it. */
  readonly time: Phrases;
  readonly clock: Phrases;
  readonly morning: Phrases;
  readonly afternoon: Phrases;
  /** Other names of months: `{ nopember: 11 }`. */
  readonly months: Readonly<Record<string, number>>;
}
