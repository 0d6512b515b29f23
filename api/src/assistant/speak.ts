/** Who says an answer: the rules themselves, or a model whose every sentence is checked first. */
import type { Context } from '../kernel/context.ts';
import type { Reply } from './answer/reply.ts';

/** Says a reply in pieces of text. Whatever it says, it only ever says what the reply holds. */
export type Speaker = (
  ctx: Context,
  question: string,
  reply: Reply,
  signal: AbortSignal,
) => AsyncGenerator<string, void, undefined>;

/** The sentences of the rules as they are, each on a line. */
export const plainSpeaker: Speaker = async function* (_ctx, _question, reply) {
  for (const [at, { text }] of reply.lines.entries()) yield at === 0 ? text : `\n${text}`;
};
