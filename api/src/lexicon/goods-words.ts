import type { Phrases } from './phrase.ts';

/** What names of goods say of size and number. */
export interface GoodsWords {
  readonly units: Readonly<Record<Unit, Phrases>>;
  /** Behind a figure: how long a battery lasts. */
  readonly hours: Phrases;
  /** Behind how many days a battery lasts. */
  readonly days: Phrases;
  /** Before a bare figure of milliampere-hours: "battery of at least 5000". */
  readonly battery: Phrases;
  /** Before a bare figure of gigabytes: "RAM 16". */
  readonly memory: Phrases;
  /** What is counted one by one: tablets. */
  readonly pieces: Phrases;
  /** What a piece is packed in: bottles. */
  readonly containers: Phrases;
  /** What else so many of are paid for, which titles rarely count: pairs. */
  readonly counted: Phrases;
  /** Before the number of a pack: "box of". */
  readonly packOf: Phrases;
  /** Behind the number of a pack: "packs". */
  readonly packs: Phrases;
  /** Between a number of packs and what each of them holds: "of". */
  readonly each: Phrases;
  /** Of an age, which is no number of a pack: "years". */
  readonly ages: Phrases;
  /** One after a space: words that tell no product from another. */
  readonly noise: string;
  /** In place of a maker: there is none. */
  readonly noBrand: Phrases;
  /** Right before a maker's name; one word each. */
  readonly brandWords: Phrases;
  /** Beside a maker's name: it is a part of its own; one word each. */
  readonly genuine: Phrases;
  /** In names of shops, around the name of a maker; one word each. */
  readonly shopWords: Phrases;
  /** For whom a thing is made. */
  readonly whom: Readonly<Record<Whom, Phrases>>;
  /** What is made for a thing, or belongs to it, and is not the thing itself. */
  readonly parts: Phrases;
}
export const WHOM = ['women', 'men', 'kids'] as const;
export type Whom = (typeof WHOM)[number];
export const UNITS = [
  'kilogram',
  'gram',
  'litre',
  'millilitre',
  'milliampereHour',
  'terabyte',
  'gigabyte',
  'watt',
  'inch',
  'centimetre',
  'millimetre',
  'key',
] as const;
export type Unit = (typeof UNITS)[number];
