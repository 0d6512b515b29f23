/** A question and its answer, piece by piece (AI-01..06). What is refused is refused before the first piece. */
import type { Ask } from '#contract/calls.ts';
import type { StreamEvent } from '#contract/assistant/conversation.ts';
import { fail } from '#contract/errors.ts';
import type { Context } from '../kernel/context.ts';
import { showCards } from './answer/card.ts';
import type { Reply } from './answer/reply.ts';
import { replyTo } from './answer/answer.ts';
import { limitsOf } from './asker.ts';
import { ownConversation } from './conversation.ts';
import { insertExchange, lastCards } from './queries.ts';
import { giveBack, takeQuestion } from './quota.ts';
import type { Speaker } from './speak.ts';

/** `speaker` says the answer in its own words where there is one; the facts are the same. */
export function askWith(speaker: Speaker) {
  return async function* ask(ctx: Context, { id, text }: Ask<'conversation.ask'>, signal: AbortSignal): AsyncGenerator<StreamEvent, void, undefined> {
    const question = cleanQuestion(ctx, text);
    const conversation = await ownConversation(ctx, id);
    const quota = await takeQuestion(ctx);
    let said = '';
    let isKept = false;
    let reply: Reply | undefined;
    try {
      reply = await replyTo(ctx, question, () => lastCards(ctx, conversation.id));
      for await (const delta of speaker(ctx, question, reply, signal)) {
        said += delta;
        yield { event: 'text', delta };
      }
      const cards = showCards(ctx, reply);
      for (const card of cards) yield { event: 'card', card };
      isKept = true;
      const messageId = await insertExchange(ctx, conversation, question, { text: said, cards: reply.refs, followUps: reply.followUps });
      const message = {
        id: String(messageId),
        role: 'ASSISTANT' as const,
        text: said,
        cards,
        followUps: [...reply.followUps],
        createTime: ctx.now.toISOString(),
      };
      yield { event: 'done', message, quota };
    } catch (error) {
      // no answer, no question: it is asked again for nothing
      isKept = true;
      await giveBack(ctx);
      ctx.log.error({ err: error }, 'a question found no answer');
      throw fail('assistant.offline');
    } finally {
      // stopped: what was read stays
      if (!isKept && reply && said !== '') await insertExchange(ctx, conversation, question, { text: said, cards: [], followUps: reply.followUps });
    }
  };
}

/** Without what no keyboard types; too long is counted in code points (AMB-85). */
function cleanQuestion(ctx: Context, text: string): string {
  const question = text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  if (question === '') throw fail('common.invalid', { fields: { text: 'field.required' } });
  if ([...question].length > limitsOf(ctx).questionLength) throw fail('assistant.too_long');
  return question;
}
