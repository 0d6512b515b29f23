/** What carries letters: one port, an adapter for each channel. */
import type { LetterRow } from '../letter/row.ts';

export interface Carrier {
  readonly name: string;
  /**
   * Hands a letter over and says what the other side answered; throws `Undelivered`. Ends within
   * some 30 s.
   */
  carry(letter: LetterRow): Promise<string>;
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
