/**
 * What a module offers: handlers for calls of the contract, what it listens to, what
 * it schedules.
 */
import type { FastifyInstance } from 'fastify';
import type { Answer, Ask, CallName } from '#contract/calls.ts';
import type { App } from './app.ts';
import type { Config } from './config.ts';
import type { EncryptionHeader, FieldKey } from './cipher.ts';
import type { Context, Viewer } from './context.ts';
import type { Listener, Schedule } from './job-queue/event.ts';
import type { PortName, Ports } from './ports.ts';
import type { Db } from './postgres/database.ts';

export type Handler<Name extends CallName> = (
  ctx: Context,
  ask: Ask<Name>,
) => Promise<Answer<Name>>;
export type Handlers = { readonly [Name in CallName]?: Handler<Name> };
/**
 * Makes an answer piece by piece, for the calls whose answers are event streams (kernel/stream.ts).
 */
export type Stream<Name extends CallName> = (
  ctx: Context,
  ask: Ask<Name>,
  signal: AbortSignal,
) => AsyncGenerator<Answer<Name>, void, undefined>;
export type Streams = { readonly [Name in CallName]?: Stream<Name> };

/** A number of one tenant for `/metrics`, counted when it is asked for. */
export interface Figure {
  /** In the manner of Prometheus. */
  readonly name: string;
  readonly help: string;
  readonly count: (db: Db) => Promise<number>;
}

export interface Module {
  readonly name: string;
  readonly handlers: Handlers;
  readonly streams?: Streams;
  readonly listeners?: readonly Listener[];
  readonly schedules?: readonly Schedule[];
  /**
   * Turns a token into a viewer; null when it is nobody's. A token of one tenant means nothing in
   * another (TEN-12).
   */
  readonly viewerOf?: (ctx: Context, token: string) => Promise<Viewer | null>;
  /** The secret under which a client encrypts fields; throws `secret.unknown`. */
  readonly fieldKey?: (ctx: Context, header: EncryptionHeader) => Promise<FieldKey>;
  /**
   * Writes the rows that must be there before anybody comes. Runs at every start and after a region
   * was added, lower layers first, so it adds what is missing and changes nothing else.
   */
  readonly setUp?: (platform: Db) => Promise<void>;
  /** What it answers for modules that may not import it. */
  readonly provides?: Partial<Ports>;
  /** The ports it asks; without a provider for each, nothing starts. */
  readonly needs?: readonly PortName[];
  /**
   * Plain routes that are no calls of the contract (pictures, feeds). `app` gives them a context
   * and the calls in process.
   */
  readonly mount?: (
    server: FastifyInstance,
    config: Config,
    app: Pick<App, 'contextOf' | 'contextsOfAll' | 'callerFor' | 'operations'>,
  ) => void;
  readonly figures?: readonly Figure[];
  /** Routes for operators alone, on the listener of their own (operations.ts). */
  readonly operate?: (
    server: FastifyInstance,
    config: Config,
    app: Pick<App, 'contextOf' | 'contextsOfAll'>,
  ) => void;
}
