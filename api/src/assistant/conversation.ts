/**
 * Conversations of a user or a visitor: begun, read, listed, deleted (P-14; AI-01, AI-07, AMB-69).
 */
import { randomInt } from 'node:crypto';
import type { AssistantMessage, Conversation } from '#contract/assistant/conversation.ts';
import { CONVERSATION_DAYS } from '#contract/assistant/limits.ts';
import { fail } from '#contract/errors.ts';
import { HABITS } from '#contract/market/currency-habit.ts';
import { CURRENCIES, moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../kernel/context.ts';
import { idOf } from '../kernel/identity.ts';
import type { Handler } from '../kernel/module.ts';
import { cardsOf, showCard } from './answer/card.ts';
import { askerOf, limitsOf } from './asker.ts';
import { say } from './messages/say.ts';
import {
  conversationBy,
  conversationsOf,
  deleteConversation,
  forgetConversations,
  insertConversation,
  messageRows,
} from './queries.ts';
import type { ConversationRow, MessageRow } from './queries.ts';
import { forgetCounts, quotaOf } from './quota.ts';

const DAY_MS = 86_400_000;

export const create: Handler<'conversation.create'> = async (ctx) => {
  const id = randomInt(1, 2 ** 48 - 1);
  await insertConversation(ctx, id, askerOf(ctx));
  return show(ctx, { id, title: '', created_at: ctx.now, updated_at: ctx.now }, []);
};

export const detail: Handler<'conversation.detail'> = async (ctx, { id }) => {
  const row = await ownConversation(ctx, id);
  return show(ctx, row, await messageRows(ctx, row.id));
};

export const pages: Handler<'conversation.pages'> = async (ctx) => ({
  conversations: (await conversationsOf(ctx, askerOf(ctx))).map((row) => ({
    id: String(row.id),
    title: row.title,
    updateTime: row.updated_at.toISOString(),
  })),
});

export const remove: Handler<'conversation.remove'> = async (ctx, { id }) => {
  if ((await deleteConversation(ctx, idOf(id), askerOf(ctx))) === 0)
    throw fail('assistant.not_found');
  return { done: true };
};

export const prompts: Handler<'conversation.prompts'> = async (ctx) => ({
  prompts: promptsOf(ctx),
  questionLength: limitsOf(ctx).questionLength,
});

export const quota: Handler<'conversation.quota'> = quotaOf;

/** One that is the asker's own; of others nobody learns that they are there. */
export async function ownConversation(ctx: Context, id: string): Promise<ConversationRow> {
  const row = await conversationBy(ctx, idOf(id), askerOf(ctx));
  if (!row) throw fail('assistant.not_found');
  return row;
}

/** Wakes hourly. */
export async function forget(ctx: Context): Promise<void> {
  await forgetConversations(ctx, new Date(ctx.now.getTime() - CONVERSATION_DAYS * DAY_MS));
  await forgetCounts(ctx);
}

async function show(
  ctx: Context,
  row: ConversationRow,
  messages: readonly MessageRow[],
): Promise<Conversation> {
  return {
    id: String(row.id),
    title: row.title,
    messages: await showMessages(ctx, messages),
    prompts: promptsOf(ctx),
    createTime: row.created_at.toISOString(),
    updateTime: row.updated_at.toISOString(),
  };
}

/** Their cards say what is so now. */
export async function showMessages(
  ctx: Context,
  messages: readonly MessageRow[],
): Promise<AssistantMessage[]> {
  const cards = await cardsOf(
    ctx,
    messages.flatMap((one) => one.cards),
  );
  return messages.map((one) => ({
    id: String(one.id),
    role: one.role,
    text: one.body,
    cards: one.cards.flatMap((ref) => showCard(ctx, cards, ref)),
    followUps: one.follow_ups,
    createTime: one.created_at.toISOString(),
  }));
}

function promptsOf(ctx: Context): string[] {
  const currency = ctx.tenant.currency as CurrencyCode;
  const amount = moneyText(HABITS[currency].budget * 10 ** CURRENCIES[currency].digits, currency);
  return (
    ['prompt.find', 'prompt.price', 'prompt.wait', 'prompt.deals', 'prompt.coupons'] as const
  ).map((key) => say(ctx.lang, key, { amount }));
}
