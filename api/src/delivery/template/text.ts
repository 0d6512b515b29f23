/** A mail as plain text. */
import type { Language } from '#contract/language.ts';
import { FRAME } from '../messages/frame.ts';
import { lineText } from './line.ts';
import type { Extras } from './line.ts';
import type { Words } from './template.ts';

export function mailText(
  words: Words,
  lang: Language,
  { unsubscribe, lines = [] }: Extras = {},
): string {
  const { title, paragraphs, figure, button, foot } = words;
  const blocks = [
    title,
    ...(figure === undefined ? [] : [`    ${figure}`]),
    ...paragraphs,
    ...lines.map(lineText),
    ...(button ? [`${button.text}:\n${button.url}`] : []),
  ];
  const end = [foot, ...(unsubscribe ? [`${FRAME[lang].unsubscribe}: ${unsubscribe}`] : [])];
  // two dashes and a space part the signature from the message
  return `${blocks.join('\n\n')}\n\n-- \n${FRAME[lang].name}\n${end.join('\n')}\n`;
}
