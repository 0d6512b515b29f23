/**
 * What a call is to its caller. A loader asks the same way on the server, where the caller
 * reaches the API in process, and in the browser, where it goes over HTTP (`caller.ts`).
 */
import { createContext } from 'react-router';
import type { Answer, Ask, CallName } from '#contract/calls.ts';
import type { Envelope } from '#contract/errors.ts';

export type Caller = <Name extends CallName>(
  name: Name,
  ask?: Partial<Ask<Name>>,
  options?: CallOptions,
) => Promise<Answer<Name>>;

export interface CallOptions {
  /** The caller shows the failure itself: no toast (LAY-06). */
  readonly quiet?: boolean;
  /** One word for one writing: however often it is sent, it is done once. */
  readonly once?: string;
  /** Somebody acts: where their session is over they are asked to sign in, and then it is done. */
  readonly signIn?: boolean;
  /** The caller no longer wants the answer. */
  readonly signal?: AbortSignal;
}

/** For what a page can do without. */
export const EXTRA: CallOptions = { quiet: true };

/** For what somebody does, which says its failures itself. */
export const ACT: CallOptions = { quiet: true, signIn: true };

/** The caller that loaders find in their context. */
export const callerContext = createContext<Caller>();

/** A call that was refused or did not arrive; `message` is ready to be shown. */
export class CallFailure extends Error {
  readonly code: number;
  readonly errorKey: string | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(
    message: string,
    code: number,
    errorKey?: string,
    fields?: Readonly<Record<string, string>>,
  ) {
    super(message);
    this.name = 'CallFailure';
    this.code = code;
    this.errorKey = errorKey;
    this.fields = fields;
  }
}

/** Nobody was reached: there is no connection, or the site does not answer. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof CallFailure && error.code === 0;

/** An envelope's data, or its failure thrown. */
export function dataOf<Data>(envelope: Envelope<Data>): Data {
  if (envelope.success) return envelope.data as Data;
  throw new CallFailure(envelope.message, envelope.code, envelope.errorKey, envelope.fields);
}

/** An answer's envelope, and the header that says what in it is encrypted. */
export interface Answered {
  readonly envelope: Envelope;
  readonly encryption: string | null;
}
