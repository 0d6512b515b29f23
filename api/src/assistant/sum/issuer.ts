/** Who gives a voucher, by the words beside it. Pure. */
import { platformIn } from '../../search/index.ts';
import { TALK } from '../intent/talk.ts';
import { has, WORDS } from '../intent/words.ts';
import type { Said } from './amounts.ts';

/** Who gives a voucher: of each kind one order takes one. */
export type Issuer = 'SHOP' | 'PLATFORM' | 'BANK' | 'SHIPPING' | 'COINS';

/** Of the clause of a voucher: what is named before it says who gives it, else what is behind. */
export function issuerAt(
  text: string,
  said: readonly Said[],
  { start, end }: Pick<Said, 'start' | 'end'>,
): Issuer | null {
  const from = said.findLast((one) => one.end <= start)?.end ?? 0;
  const to = said.find((one) => one.start >= end)?.start ?? text.length;
  const clauses = (part: string) => part.replace(WORDS.between, ',').split(/[,;.()+&\n]/);
  return (
    issuerIn(clauses(text.slice(from, start)).at(-1) ?? '') ??
    issuerIn(clauses(text.slice(end, to))[0] ?? '')
  );
}

export function issuerIn(clause: string): Issuer | null {
  if (has(clause, TALK.bank)) return 'BANK';
  if (has(clause, TALK.platform) || platformIn(`${clause} `)) return 'PLATFORM';
  return has(clause, WORDS.shop) ? 'SHOP' : null;
}
