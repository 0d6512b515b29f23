/**
 * The contract machinery: one definition per call. Validation, types, OpenAPI 3.1, the typed caller
 * and the contract tests all derive from it. No I/O here.
 */
import Type from 'typebox';
import type { Static, TSchema } from 'typebox';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: `anyone`, a signed-in `viewer`, or an `operator` of the console.
 * A `viewer` call without a valid token answers code 401.
 */
export type Who = 'anyone' | 'viewer' | 'operator';

/**
 * One call of the API. `path` is relative to `/api`, holes are written `{id}` and are fields of
 * `ask`.
 */
export interface Call<
  Name extends string = string,
  Ask extends TSchema = TSchema,
  Answer extends TSchema = TSchema,
> {
  /** Stable name `noun.verb`, used by the typed caller, logs and metrics. */
  readonly name: Name;
  /** Row of docs/requirements.md that asks for it, such as `API-06`. */
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  /** Other spellings that must answer alike (AMB-10, AMB-63). */
  readonly also?: readonly string[];
  readonly who: Who;
  /**
   * Open to anyone, and yet for one reader alone, such as the holder of a token: a page that asks it is
   * not kept for others, and knows who is signed in.
   */
  readonly isPersonal?: boolean;
  /** What it does, units, and where a rule comes from. Becomes the OpenAPI description. */
  readonly doc: string;
  /** Everything asked, flat: path holes, then the query (GET, DELETE) or the body (POST, PUT). */
  readonly ask: Ask;
  /** The `data` of a successful envelope. */
  readonly answer: Answer;
  /** An answer that is not an envelope (a file, a stream, a redirect): its media type. */
  readonly raw?: string;
  /** A body that is a JSON array: the field of `ask` that receives it. */
  readonly arrayBody?: string;
  /** Fields of `ask` that a POST, PUT or DELETE takes from the query string instead of the body. */
  readonly query?: readonly string[];
  /**
   * Paths of the answer that are encrypted for a client that names its key in an `Encryption`
   * header (AMB-30).
   */
  readonly encrypted?: readonly string[];
  /**
   * Seconds for which a shared cache may keep the answer; absent: `no-store` for viewers, short
   * private otherwise.
   */
  readonly cacheSeconds?: number;
  /**
   * How often one account, and one device, may ask in a minute before request.flood; absent: only the limit of
   * the address counts. Stated for the usual `RATE_LIMIT`, and grows with it.
   */
  readonly perMinute?: number;
}

/** Declares a call; exists for its inference and for one place to check the shape. */
export function defineCall<const Name extends string, Ask extends TSchema, Answer extends TSchema>(
  call: Call<Name, Ask, Answer>,
): Call<Name, Ask, Answer> {
  return call;
}

export type AskOf<C> = C extends Call<string, infer Ask, TSchema> ? Static<Ask> : never;
export type AnswerOf<C> = C extends Call<string, TSchema, infer Answer> ? Static<Answer> : never;

/** Names of the holes in a path: `/brands/{id}/detail` → `['id']`. */
export function holesOf(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
}

/**
 * Names of the fields of an ask that travel in the query string: what is no hole, and is no body.
 */
export function queryOf(call: Call): string[] {
  const holes = holesOf(call.path);
  const fields = Object.keys(
    (call.ask as { properties?: Record<string, TSchema> }).properties ?? {},
  );
  if (call.method === 'GET' || call.method === 'DELETE')
    return fields.filter((field) => !holes.includes(field));
  return fields.filter((field) => call.query?.includes(field));
}

/** An ask with nothing in it. Unknown fields are ignored everywhere, never an error (DEAL-03). */
export const NoAsk = Type.Object({});
