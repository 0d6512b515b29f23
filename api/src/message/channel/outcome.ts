/** What became of an attempt, and what it does to its channel. Pure. */
import { CHANNEL_RETRY_MINUTES } from '#contract/message/delivery.ts';
import { CHANNEL_FAILURES_MAX } from '#contract/message/limits.ts';
import type { ChannelProblem } from '#contract/message/delivery.ts';
import { NoAnswer } from '../../kernel/outside.ts';
import type { Posted } from '../../kernel/outside.ts';

const MINUTE = 60_000;
/** However long a server asks us to wait. */
export const LONGEST_RETRY_MS = 6 * 60 * MINUTE;

export interface Problem {
  readonly what: ChannelProblem;
  readonly status: number | null;
}

export type Outcome =
  | { readonly how: 'sent' }
  /** It would be refused another time too. */
  | { readonly how: 'refused'; readonly problem: Problem }
  /** Nothing may be sent there any more: it is switched off at once. */
  | { readonly how: 'ended'; readonly problem: Problem }
  | { readonly how: 'later'; readonly problem: Problem; readonly afterMs?: number }
  /** Not the channel's fault: a mail goes instead. */
  | { readonly how: 'instead'; readonly problem: Problem };

/** How a channel fares. */
export interface Health {
  readonly enabled: boolean;
  /** In a row. */
  readonly failures: number;
  readonly failingSince: Date | null;
  readonly retryAt: Date | null;
  /** When this installation switched it off. */
  readonly offAt: Date | null;
}

/** What becomes of the delivery: gone out, given up, kept for later, or mailed. */
export type Fate = 'sent' | 'dropped' | 'later' | 'mailed';

export function settle(
  health: Health,
  outcome: Outcome,
  now: Date,
): { readonly health: Health; readonly fate: Fate } {
  if (outcome.how === 'sent')
    return { health: { ...health, failures: 0, failingSince: null, retryAt: null }, fate: 'sent' };
  if (outcome.how === 'instead') return { health: { ...health, retryAt: null }, fate: 'mailed' };
  const failures = health.failures + 1;
  const isOff = outcome.how === 'ended' || failures >= CHANNEL_FAILURES_MAX;
  const isAgain = outcome.how === 'later' && !isOff;
  return {
    health: {
      enabled: health.enabled && !isOff,
      failures,
      failingSince: health.failingSince ?? now,
      retryAt: isAgain ? retryAt(failures, outcome.afterMs ?? 0, now) : null,
      offAt: isOff ? (health.offAt ?? now) : null,
    },
    fate: isAgain ? 'later' : 'dropped',
  };
}

function retryAt(failures: number, afterMs: number, now: Date): Date {
  const step = CHANNEL_RETRY_MINUTES[failures - 1] ?? CHANNEL_RETRY_MINUTES.at(-1) ?? 1;
  return new Date(now.getTime() + Math.min(Math.max(step * MINUTE, afterMs), LONGEST_RETRY_MS));
}

/** What an answer means, unless a service says it in a way of its own. */
export function outcomeOf({ status, headers }: Pick<Posted, 'status' | 'headers'>): Outcome {
  if (status >= 200 && status < 300) return { how: 'sent' };
  const problem = (what: ChannelProblem): Problem => ({ what, status });
  if (status === 404 || status === 410) return { how: 'refused', problem: problem('GONE') };
  if (status === 401 || status === 403) return { how: 'refused', problem: problem('REFUSED') };
  if (status === 429) {
    const seconds = Number(headers['retry-after']);
    return {
      how: 'later',
      problem: problem('BUSY'),
      ...(seconds > 0 && { afterMs: seconds * 1000 }),
    };
  }
  const isPassing = status >= 500 || status < 400 || status === 408 || status === 425;
  return { how: isPassing ? 'later' : 'refused', problem: problem('ANSWER') };
}

/**
 * What no answer means. Where a service cannot recognise a message that it has already, what may
 * have arrived is not sent again.
 */
export function withoutAnswer(error: unknown, isRecognised: boolean): Outcome {
  const { isTimeout, mayHaveArrived } = error instanceof NoAnswer ? error : new NoAnswer('');
  const problem: Problem = { what: isTimeout ? 'TIMEOUT' : 'UNREACHABLE', status: null };
  return { how: mayHaveArrived && !isRecognised ? 'refused' : 'later', problem };
}

/** As a row stores it. */
export function writeProblem({ what, status }: Problem): string {
  return status === null ? what : `${what} ${status}`;
}

export function readProblem(text: string | null): Problem | null {
  if (text === null) return null;
  const [, what, status] = /^([A-Z]+)(?: (\d{1,3}))?$/.exec(text) ?? [];
  // what older versions stored is a sentence
  if (what === undefined) return { what: 'ANSWER', status: null };
  return { what: what as ChannelProblem, status: status === undefined ? null : Number(status) };
}
