/**
 * A question and its answer, piece by piece (AI-01..06). What is refused is refused before the
 * first piece. A question that is sent again with the same word (Idempotency-Key) has the answer
 * that it had, and is counted once.
 */
import { createHash } from 'node:crypto';
import type { Ask } from '#contract/calls.ts';
import type { AssistantMessage, StreamEvent } from '#contract/assistant/conversation.ts';
import { fail } from '#contract/errors.ts';
import type { Context } from '../kernel/context.ts';
import { showCards } from './answer/card.ts';
import { refsOf } from './answer/reply.ts';
import type { Reply } from './answer/reply.ts';
import { replyTo } from './answer/answer.ts';
import { limitsOf } from './asker.ts';
import { ownConversation, showMessages } from './conversation.ts';
import { answerBefore, insertExchange, memoryOf } from './queries.ts';
import { giveBack, quotaOf, takeQuestion } from './quota.ts';
import type { Reader } from './model/reader.ts';

/** `reader` reads what is asked where a model is configured; what is answered is of rows. */
export function askWith(reader: Reader) {
  return async function* ask(
    ctx: Context,
    asked: Ask<'conversation.ask'>,
    signal: AbortSignal,
  ): AsyncGenerator<StreamEvent, void, undefined> {
    const question = cleanQuestion(ctx, asked.text);
    const conversation = await ownConversation(ctx, asked.id);
    const repeatOf = ctx.idempotencyKey ? digestOf(`${ctx.idempotencyKey} ${question}`) : null;
    const before =
      repeatOf === null ? undefined : await answerBefore(ctx, conversation.id, repeatOf);
    if (before) return yield* said(ctx, (await showMessages(ctx, [before]))[0] as AssistantMessage);
    const quota = await takeQuestion(ctx);
    let text = '';
    let isKept = false;
    let reply: Reply | undefined;
    try {
      reply = await replyTo(
        ctx,
        question,
        () => memoryOf(ctx, conversation.id),
        (heard, byRules) => reader(ctx, heard, byRules, signal),
      );
      for (const delta of textOf(reply)) {
        text += delta;
        yield { event: 'text', delta };
      }
      const cards = await showCards(ctx, reply);
      for (const card of cards) yield { event: 'card', card };
      isKept = true;
      const messageId = await insertExchange(ctx, conversation, question, {
        text,
        cards: refsOf(reply),
        followUps: reply.followUps,
        repeatOf,
      });
      if (messageId === null) await giveBack(ctx);
      yield { event: 'done', message: messageOf(ctx, messageId, text, cards, reply), quota };
    } catch (error) {
      // no answer, no question: it is asked again for nothing
      isKept = true;
      await giveBack(ctx);
      ctx.log.error({ err: error }, 'a question found no answer');
      throw fail('assistant.offline');
    } finally {
      // stopped: what was read stays
      if (!isKept && reply && text !== '')
        await insertExchange(ctx, conversation, question, {
          text,
          cards: [],
          followUps: reply.followUps,
          repeatOf: null,
        });
    }
  };
}

function messageOf(
  ctx: Context,
  id: number | null,
  text: string,
  cards: AssistantMessage['cards'],
  { followUps }: Reply,
): AssistantMessage {
  return {
    id: String(id),
    role: 'ASSISTANT',
    text,
    cards,
    followUps: [...followUps],
    createTime: ctx.now.toISOString(),
  };
}

/** Its sentences, each on a line. */
function textOf({ lines }: Reply): string[] {
  return lines.map(({ text }, at) => (at === 0 ? text : `\n${text}`));
}

/** An answer there is already. */
async function* said(
  ctx: Context,
  message: AssistantMessage,
): AsyncGenerator<StreamEvent, void, undefined> {
  yield { event: 'text', delta: message.text };
  for (const card of message.cards) yield { event: 'card', card };
  yield { event: 'done', message, quota: await quotaOf(ctx) };
}

function digestOf(words: string): string {
  return createHash('sha256').update(words).digest('base64url');
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
