/** Conversations and their messages, as they are stored. */
import sql from 'sql-template-tag';
import type { ANSWER_CARD_TYPES, AssistantMessage } from '#contract/assistant/conversation.ts';
import { inTransaction } from '../kernel/context.ts';
import type { Context } from '../kernel/context.ts';
import type { Asker } from './asker.ts';
import { jsonOf } from '../kernel/json.ts';

export interface ConversationRow {
  id: number;
  title: string;
  created_at: Date;
  updated_at: Date;
}

/** What a card shows is read again each time; only its subject is stored. */
export interface CardRef {
  readonly kind: 'GOODS' | 'DEAL' | 'COUPON' | 'PAGE';
  /** 0 of a page. */
  readonly id: number;
  /** Of a page. */
  readonly path?: string;
  /** A price, in minor units, at which the dialog of a price watch is opened. */
  readonly watchAmount?: number;
  readonly contentType: (typeof ANSWER_CARD_TYPES)[number];
  /** Lines of its answer that are about it alone; absent: none. */
  readonly lines?: AssistantMessage['cards'][number]['lines'];
}

export interface MessageRow {
  id: number;
  role: 'USER' | 'ASSISTANT';
  body: string;
  cards: CardRef[];
  follow_ups: string[];
  created_at: Date;
}

/** Messages that are read of one conversation, the latest. */
const MOST_MESSAGES = 200;
const MOST_CONVERSATIONS = 30;
const TITLE_LENGTH = 80;

export async function insertConversation(
  ctx: Context,
  id: number,
  { accountId, visitor }: Asker,
): Promise<void> {
  await ctx.db.run(sql`
    insert into conversation (tenant_id, id, account_id, visitor, created_at, updated_at)
      values (${ctx.tenant.id}, ${id}, ${accountId}, ${visitor}, ${ctx.now}, ${ctx.now})`);
}

export function conversationBy(
  ctx: Context,
  id: number | null,
  { accountId, visitor }: Asker,
): Promise<ConversationRow | undefined> {
  return ctx.db.row<ConversationRow>(sql`
    select id, title, created_at, updated_at from conversation where id = ${id}::bigint
      and (account_id = ${accountId}::bigint or visitor = ${visitor}::text)`);
}

export function conversationsOf(
  ctx: Context,
  { accountId, visitor }: Asker,
): Promise<ConversationRow[]> {
  return ctx.db.rows<ConversationRow>(sql`
    select id, title, created_at, updated_at from conversation
    where tenant_id = ${ctx.tenant.id} and (account_id = ${accountId}::bigint
      or visitor = ${visitor}::text) and title <> ''
    order by updated_at desc, id desc limit ${MOST_CONVERSATIONS}`);
}

export function deleteConversation(
  ctx: Context,
  id: number | null,
  { accountId, visitor }: Asker,
): Promise<number> {
  return ctx.db.run(
    sql`delete from conversation where id = ${id}::bigint and (account_id = ${accountId}::bigint
        or visitor = ${visitor}::text)`,
  );
}

export async function messageRows(ctx: Context, conversationId: number): Promise<MessageRow[]> {
  const rows = await ctx.db.rows<MessageRow>(sql`
    select id, role, body, cards, follow_ups, created_at from conversation_message
      where conversation_id = ${conversationId} order by id desc limit ${MOST_MESSAGES}`);
  return rows.reverse();
}

/** The whole answer that a question had when it was asked before with the same word. */
export function answerBefore(
  ctx: Context,
  conversationId: number,
  repeatOf: string,
): Promise<MessageRow | undefined> {
  return ctx.db.row<MessageRow>(sql`
    select id, role, body, cards, follow_ups, created_at from conversation_message
      where conversation_id = ${conversationId} and repeat_of = ${repeatOf}`);
}

/**
 * What a conversation was about: its latest questions, the oldest first, and the cards of its
 * latest answer about products.
 */
export interface Memory {
  readonly questions: readonly string[];
  readonly cards: readonly CardRef[];
  /** The cards of the latest answer that had several products. */
  readonly list?: readonly CardRef[];
  /** The cards of the latest answer, be it of none. */
  readonly last?: readonly CardRef[];
}
const REMEMBERED = 8;
/** Of many questions those that are remembered. */
export const remembered = (questions: readonly string[]): string[] => questions.slice(-REMEMBERED);

export async function memoryOf(ctx: Context, conversationId: number): Promise<Memory> {
  const row = await ctx.db.row<{
    questions: string[];
    cards: CardRef[] | null;
    list: CardRef[] | null;
    last: CardRef[] | null;
  }>(sql`
    select array(select body from (select id, body from conversation_message
      where conversation_id = ${conversationId} and role = 'USER' order by id desc
      limit ${REMEMBERED}) q order by id) as questions,
      (select cards from conversation_message where conversation_id = ${conversationId}
        and role = 'ASSISTANT' and (cards @> '[{"kind":"GOODS"}]' or cards @> '[{"kind":"DEAL"}]')
        order by id desc limit 1) as cards,
      (select cards from conversation_message where conversation_id = ${conversationId}
        and role = 'ASSISTANT' and (cards -> 1 ->> 'kind') in ('GOODS', 'DEAL')
        order by id desc limit 1) as list,
      (select cards from conversation_message where conversation_id = ${conversationId}
        and role = 'ASSISTANT' order by id desc limit 1) as last`);
  return {
    questions: row?.questions ?? [],
    cards: row?.cards ?? [],
    list: row?.list ?? [],
    last: row?.last ?? [],
  };
}

/**
 * A question and its answer, together: nobody finds one without the other. Null: a twin of the
 * request has written it.
 */
export async function insertExchange(
  ctx: Context,
  { id, title }: ConversationRow,
  question: string,
  answer: {
    text: string;
    cards: readonly CardRef[];
    followUps: readonly string[];
    repeatOf: string | null;
  },
): Promise<number | null> {
  return inTransaction(ctx, async ({ db }) => {
    // twins wait here for each other
    await db.run(
      sql`update conversation set updated_at = ${ctx.now},
          title = ${title || [...question].slice(0, TITLE_LENGTH).join('')} where id = ${id}`,
    );
    const row = await db.row<{ id: number | null }>(sql`
      with said as (
        insert into conversation_message (tenant_id, conversation_id, role, body, cards, follow_ups,
          created_at, repeat_of)
        select ${ctx.tenant.id}, ${id}::bigint, m.role, m.body, m.cards, m.follow_ups,
          ${ctx.now}::timestamptz, m.repeat_of
        from (values ('USER', ${question}, '[]'::jsonb, '{}'::text[], null),
          ('ASSISTANT', ${answer.text}, ${jsonOf(answer.cards)}::jsonb, ${answer.followUps}::text[],
            ${answer.repeatOf}::text)) m(role, body, cards, follow_ups, repeat_of)
        where not exists (select 1 from conversation_message b where b.conversation_id = ${id}
          and b.repeat_of = ${answer.repeatOf}::text)
        returning id
      )
      select max(id) as id from said`);
    return row?.id ?? null;
  });
}

export async function forgetConversations(ctx: Context, before: Date): Promise<void> {
  await ctx.db.run(
    sql`delete from conversation where tenant_id = ${ctx.tenant.id} and updated_at < ${before}`,
  );
}

export async function forgetAsker(ctx: Context, accountId: number): Promise<void> {
  await ctx.db.run(sql`delete from conversation where account_id = ${accountId}`);
  await ctx.db.run(
    sql`delete from question_count where tenant_id = ${ctx.tenant.id}
        and asker = ${`user:${accountId}`}`,
  );
}
