/** What the steps of signing in share. */
import type { MouseEvent } from 'react';
import type { ReceiverType } from '#contract/account/verification.ts';
import type { Answer } from '#contract/calls.ts';

export type Offered = Answer<'switch.login'>;
export type Step = 'login' | 'register' | 'forgot';
export type By = 'password' | 'code';

/**
 * Where a page begins: what its address says, for visitors without script and for those who are led
 * back.
 */
export interface Beginning {
  readonly way: ReceiverType;
  readonly by: By;
  /** A code is on its way, to the receiver that the server remembers. */
  readonly isSent: boolean;
  readonly problem: string | undefined;
}

/** A link of the page without script, done in place with it. */
export function taken(work: () => void): (event: MouseEvent) => void {
  return (event) => {
    event.preventDefault();
    work();
  };
}
