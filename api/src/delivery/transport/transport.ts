/** A port for the outside services that take messages; each channel has an adapter. */
import type { MessageRow } from '../outgoing/row.ts';

export interface Transport {
  readonly name: string;
  /**
   * Hands a message over and returns what the other side answered; throws `Undelivered`. Ends within
   * some 30 s.
   */
  send(message: MessageRow): Promise<string>;
}

/**
 * A message that was not taken. `never`: it would not be taken another time either. `unknown`:
 * because there is no such receiver.
 */
export class Undelivered extends Error {
  override name = 'Undelivered';
  readonly why: 'later' | 'never' | 'unknown';

  constructor(why: 'later' | 'never' | 'unknown', message: string) {
    super(message);
    this.why = why;
  }
}
