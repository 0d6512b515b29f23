/** What hostile requests are made of: odd values, headers and addresses. */
import fc from 'fast-check';
import { withValue } from './ask.ts';
import type { Known } from './ask.ts';
import { ODD_HEADERS, ODD_VALUES } from './odd-request.ts';

/** A request as it goes over the wire, and what it is about. */
export interface Hostile {
  readonly what: string;
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
  /** Goes to the operators' listener. */
  readonly toOperations: boolean;
}

export interface Attacked extends Known {
  /** Routes of the site and of the operators' listener, with their methods (`routesOf`). */
  readonly site: readonly Route[];
  readonly operations: readonly Route[];
  readonly pages: readonly string[];
  /** Of somebody who is signed in, and of a program. */
  readonly tokens: readonly string[];
}

export interface Route {
  readonly path: string;
  readonly methods: readonly string[];
}

export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ODD_VALUES) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

export const oddText: fc.Arbitrary<string> = oddValue.map((value) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
);

const oddHeader = fc
  .constantFrom(...ODD_HEADERS)
  .chain(([name, values]) => fc.constantFrom(...values).map((value) => [name, value] as const));

export const oddHeaders = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 2, arbitrary: fc.array(oddHeader, { minLength: 1, maxLength: 4 }) },
);

export const oddMethod = fc.constantFrom(
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PATCH',
  'PUT',
  'DELETE',
  'POST',
  'GET',
  'QUERY',
  'PROPFIND',
);

/** What ends the session or the account makes everything after it harmless. */
export const isEnding = (name: string) => /^(login\.out|profile\.close|session\.)/.test(name);

export function tokenOf(
  { tokens }: Attacked,
  without: boolean,
): fc.Arbitrary<(readonly [string, string])[]> {
  return without
    ? fc.constant([])
    : fc.constantFrom(
        [],
        ...tokens.map((token): (readonly [string, string])[] => [
          ['Authorization', `Bearer ${token}`],
        ]),
      );
}

/** Places that an earlier change took away stay away. */
export function changed(
  ask: unknown,
  place: readonly (string | number)[],
  value: unknown,
): unknown {
  try {
    return withValue(ask, place, value);
  } catch {
    return ask;
  }
}

export function asText(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
}

export function inAddress(value: unknown): string {
  return encodeURIComponent(asText(value)).slice(0, 4000) || 'x';
}

export function request(
  what: string,
  method: string,
  target: string,
  headers: Hostile['headers'],
  body: string,
): Hostile {
  return { what, method, target, headers, body: Buffer.from(body), toOperations: false };
}
