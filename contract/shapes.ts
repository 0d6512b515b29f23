/**
 * Shapes that many calls share: ids, times, paging, money, lists. Rules: docs/api-conventions.md.
 */
import Type from 'typebox';
import type { Static, TSchema } from 'typebox';
import { LIST } from './constants.ts';

/** Ids travel as strings of digits. */
export const Id = Type.String({ pattern: '^[0-9]{1,19}$', description: 'Numeric id, as a string' });
/** Short, URL-safe, unique within a tenant. */
export const Code = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$', description: 'URL-safe code' });
/** An id or a code: calls accept either (AMB-17). */
export const IdOrCode = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });
/** ISO 8601 in UTC. */
export const Time = Type.String({ format: 'date-time', description: 'ISO 8601, UTC' });
export const MaybeTime = Type.Union([Time, Type.Null()]);
export const MaybeString = Type.Union([Type.String(), Type.Null()]);
/** Money in the currency's minor unit (satang, sen; VND has none). */
export const Amount = Type.Integer({
  minimum: 0,
  description: "Integer in the currency's minor unit",
});
export const MaybeAmount = Type.Union([Amount, Type.Null()]);
/** A fraction with at most 4 decimals: 0.29 is shown as -29%. */
export const Fraction = Type.Number({ description: 'Fraction, at most 4 decimals' });
export const MaybeFraction = Type.Union([Fraction, Type.Null()]);
export const MaybeNumber = Type.Union([Type.Number(), Type.Null()]);

/**
 * Page and size of a list. Out-of-range numbers are clamped by the API, not refused
 * (AMB-34: size 1..100, page 1..500; LIST-01: 20 and 1 by default).
 */
export const PageFields = {
  page: Type.Integer({
    default: LIST.initialPage,
    description: 'First page is 1; clamped to 1..500',
  }),
  size: Type.Integer({ default: LIST.pageSize, description: 'Default 20; clamped to 1..100' }),
};
export const PageRequest = Type.Object(PageFields, { default: {} });
export type PageRequest = Static<typeof PageRequest>;

/** The same with another default size, where the specification names one (CONST-03, CONST-05). */
export function pageRequestOf(size: number) {
  return Type.Object(
    {
      page: PageFields.page,
      size: Type.Integer({ default: size, description: `Default ${size}; clamped to 1..100` }),
    },
    { default: {} },
  );
}

/** The answer of every list: `content`, `totalElements`, `hasNext` (LIST-06). */
export function listOf<Item extends TSchema>(item: Item) {
  return Type.Object({
    content: Type.Array(item),
    totalElements: Type.Integer({ minimum: 0 }),
    totalIsFloor: Type.Optional(
      Type.Boolean({
        description: 'True where counting stopped (at 10,000): there are at least `totalElements`',
      }),
    ),
    hasNext: Type.Boolean(),
  });
}
export interface List<Item> {
  content: Item[];
  totalElements: number;
  totalIsFloor?: boolean;
  hasNext: boolean;
}

/** One of a fixed set of words. */
export function oneOf<const Words extends readonly string[]>(
  words: Words,
  options: { default?: Words[number]; description?: string } = {},
) {
  return Type.Unsafe<Words[number]>(Type.Enum([...words], options));
}

/**
 * Text that somebody types. The bound only keeps hostile input small; the limit that a person is
 * reported about is counted in code points by the handler.
 */
export function text(
  maxLength: number,
  options: { description?: string; default?: string; minLength?: number } = {},
) {
  return Type.String({ maxLength, ...options });
}
/** An address on the web, or a path on this site. */
export const Url = Type.String({ maxLength: 2048 });
/** A tenant-local day. */
export const Day = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: "YYYY-MM-DD, in the tenant's timezone",
});
/** Ids or codes of many subjects at once. */
export const Ids = Type.Array(Id, { maxItems: 100 });
export const Codes = Type.Array(text(64), { maxItems: 100 });
export const MaybeId = Type.Union([Id, Type.Null()]);
/** The answer of a call that only confirms that it was done. */
export const Done = Type.Object({ done: Type.Literal(true) });

/** Text in the three languages of the product; at least one is present. */
export const Localised = Type.Object({
  th: Type.Optional(Type.String()),
  en: Type.Optional(Type.String()),
  id: Type.Optional(Type.String()),
});
