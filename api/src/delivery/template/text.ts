/** A mail as plain text. */
import type { Language } from '#contract/language.ts';
import { FRAME } from '../messages/frame.ts';
import { lineText } from './line.ts';
import type { Extras } from './line.ts';
import type { Words } from './template.ts';

export function mailText(
  words: Words,
  lang: Language,
  { unsubscribe, lines = [], date, second, receiver, links = [] }: Extras = {},
): string {
  const { title, paragraphs, figure, button, foot } = words;
  const blocks = [
    date === undefined ? title : `${title}\n${date}`,
    ...(figure === undefined ? [] : [`    ${figure}`]),
    ...paragraphs,
    ...lines.map(lineText),
    ...(button ? [`${button.text}:\n${button.url}`] : []),
    ...(second ? [`${second.text}:\n${second.url}`] : []),
  ];
  const end = [
    foot,
    ...(receiver === undefined ? [] : [FRAME[lang].receiver(receiver)]),
    ...(unsubscribe ? [`${FRAME[lang].unsubscribe}: ${unsubscribe}`] : []),
    ...links.map(({ text, url }) => `${text}: ${url}`),
  ];
  // two dashes and a space part the signature from the message
  return `${blocks.join('\n\n')}\n\n-- \n${FRAME[lang].name}\n${end.join('\n')}\n`;
}
