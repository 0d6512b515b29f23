/** What names no thing at all: "under 30, free shipping", "something fun under 30". */
import type { Context } from '../../kernel/context.ts';
import { DETAIL } from '../intent/detail-words.ts';
import { isNothing } from '../intent/left.ts';
import type { Question } from '../intent/question.ts';
import { has, without, WORDS } from '../intent/words.ts';
import { anythingReply } from './biggest.ts';
import { intentIn } from './look-up.ts';
import type { Reply } from './reply.ts';
import { wishNames } from './wishes.ts';

/** Undefined: it names a thing, or nothing that it should be within. */
export async function ofAnythingReply(
  ctx: Context,
  text: string,
  { said = '' }: Pick<Question, 'said'>,
): Promise<Reply | undefined> {
  const isVague = has(said.toLowerCase(), DETAIL.vague);
  // a thing is read where a text begins with a limit
  const named = isVague ? without(said.toLowerCase(), DETAIL.vague) : text;
  const anything = intentIn(ctx, `x ${named}`);
  const wishes = wishNames(ctx, anything);
  return wishes !== '' && isNothing(anything.text.replace(/^x\b/, ''), WORDS)
    ? anythingReply(ctx, anything, wishes)
    : undefined;
}
