/**
 * Qualities that say another in some kinds of things. Data for search and the assistant. Of a
 * charger or a doorbell without a cable nothing is said of Bluetooth, and a wireless mouse mostly
 * has a receiver of its own.
 */
import { COMMON } from './dictionary.ts';
import type { Dictionary } from './dictionary.ts';

/** `kinds: quality > what is said with it`; `~>`: nearly always. */
const IMPLIED = `
headphone, speaker, soundbar, mouse, keyboard, game controller: bluetooth > wireless
headphone, speaker, soundbar: wireless ~> bluetooth
`
  .trim()
  .split('\n')
  .map((line) => {
    const [kinds = '', rule = ''] = line.split(':');
    const [saying = '', said = ''] = rule.split(/~?>/).map((one) => one.trim());
    return {
      kinds: new Set(kinds.split(',').map((one) => one.trim())),
      saying,
      said,
      isSure: !rule.includes('~'),
    };
  });

export interface Implying {
  /** A spelling of the quality that says the other. */
  readonly name: string;
  readonly isSure: boolean;
}

/** What says a quality beside its own names, in things of one of these kinds (undefined: of any). */
export function impliedBy(
  quality: string,
  kinds: readonly string[] | undefined,
  { spellingsOf }: Dictionary = COMMON,
): Implying[] {
  const names = new Set([quality, ...spellingsOf(quality)]);
  return IMPLIED.filter(
    (one) =>
      names.has(one.said) && (kinds === undefined || kinds.some((kind) => one.kinds.has(kind))),
  ).flatMap(({ saying, isSure }) =>
    [saying, ...spellingsOf(saying)].map((name) => ({ name, isSure })),
  );
}
