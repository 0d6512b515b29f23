/**
 * The text of an answer beside its cards: a line about a card is said on it, and not twice. The text
 * itself is complete, for clients without cards. Pure.
 */
import type { AnswerCard, Turn } from './use-conversation.ts';

/** What of the text no card says. */
export function textBeside({ text, cards }: Pick<Turn, 'text' | 'cards'>): string {
  const onCards = new Set(cards.flatMap(({ lines }) => lines.map(({ at }) => at)));
  return text
    .split('\n')
    .filter((_, at) => !onCards.has(at))
    .join('\n');
}

/** What the text says of a card besides what that shows, without its name. */
export function saidOf({ text }: Pick<Turn, 'text'>, { lines, goods, deal }: AnswerCard): string {
  const all = text.split('\n');
  const name = (goods ?? deal)?.name ?? '';
  return lines
    .filter(({ isShown }) => !isShown)
    .map(({ at }) => withoutName(all[at] ?? '', name))
    .filter((line) => line !== '')
    .join('\n');
}

function withoutName(line: string, name: string): string {
  if (name === '') return line;
  const rest = line.startsWith(name) ? line.slice(name.length).replace(/^[\s:,]+/, '') : line;
  return rest.replace(`${name}, `, '').replace(`${name} `, '').trim();
}
