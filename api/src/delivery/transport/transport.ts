/** What carries letters: one port, an adapter for each channel. */
import type { MessageRow } from '../outgoing/row.ts';

export interface Transport {
  readonly name: string;
  /**
   * Hands a letter over and says what the other side answered; throws `Undelivered`. Ends within
   * some 30 s.
   */
  carry(letter: MessageRow): Promise<string>;
}

/**
 * A letter that was not taken. `never`: it would not be taken another time either. `unknown`:
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
