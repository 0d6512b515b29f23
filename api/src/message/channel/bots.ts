/**
 * What LINE and Telegram post to this site: somebody linked a chat, blocked the bot, or came back.
 * LINE signs its bodies, Telegram sends a secret along; nothing else is read.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_LANGUAGE, isLanguage } from '#contract/language.ts';
import { headOf } from '#contract/text.ts';
import type { App } from '../../kernel/app.ts';
import type { LineBot } from '../../kernel/config-chat.ts';
import type { Config } from '../../kernel/config.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { askTrusted } from '../../kernel/outside.ts';
import { sayToChat } from '../messages/bot.ts';
import type { ChannelReach } from './carry/carrier.ts';
import { friendName, linkFollower } from './line-chat.ts';
import { codeIn, redeem } from './link.ts';
import type { Chat, LinkedKind } from './link-chat.ts';
import { endIfOff } from './notice.ts';
import { settle } from './outcome.ts';
import { COLUMNS, healthOf, noteAttempt } from './queries.ts';
import type { ChannelRow } from './queries.ts';
import { listOf, recordOf, textOf } from './reading.ts';

type Contexts = App['contextsOfAll'];
const NAME_MAX = 60;

/** `POST /hooks/line` and `/hooks/telegram`, of the bots that are set up. */
export function mountBots(
  server: FastifyInstance,
  { bots }: Config,
  { contextsOfAll }: Pick<App, 'contextsOfAll'>,
  reach: ChannelReach,
): void {
  void server.register(async (inside) => {
    // signatures are over the bytes, so that bodies are read here
    inside.removeContentTypeParser('application/json');
    inside.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    const { line, telegram } = bots;
    if (line)
      inside.post('/hooks/line', async (request, reply) => {
        const body = String(request.body ?? '');
        const mac = createHmac('sha256', line.secret).update(body).digest('base64');
        if (!isSame(request.headers['x-line-signature'], mac)) return reply.code(401).send();
        await onLine(line, contextsOfAll, reach, body);
        return reply.send({});
      });
    if (telegram)
      inside.post('/hooks/telegram', async (request, reply) => {
        const given = request.headers['x-telegram-bot-api-secret-token'];
        if (!isSame(given, telegram.secret)) return reply.code(401).send();
        return reply.send(await onTelegram(contextsOfAll, String(request.body ?? '')));
      });
  });
}

function isSame(given: unknown, expected: string): boolean {
  const [a, b] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function onLine(
  line: LineBot,
  contexts: Contexts,
  reach: ChannelReach,
  body: string,
): Promise<void> {
  for (const event of listOf(recordOf(parsed(body)).events)) {
    const address = textOf(recordOf(event.source).userId);
    if (address === '') continue;
    const answer = await onLineEvent(line, contexts, reach, event, address);
    const replyToken = textOf(event.replyToken);
    // what is delivered again was answered before
    if (answer === undefined || replyToken === '' || recordOf(event.deliveryContext).isRedelivery)
      continue;
    await askTrusted(
      `${line.url}/v2/bot/message/reply`,
      {
        headers: { 'content-type': 'application/json', authorization: `Bearer ${line.token}` },
        body: JSON.stringify({ replyToken, messages: [{ type: 'text', text: answer }] }),
      },
      reach,
      // an answer is a courtesy: the page shows whether the chat is linked
    ).catch(() => undefined);
  }
}

async function onLineEvent(
  line: LineBot,
  contexts: Contexts,
  reach: ChannelReach,
  event: Record<string, unknown>,
  address: string,
): Promise<string | undefined> {
  if (event.type === 'unfollow') {
    await endChat(contexts, 'LINE', address);
    return undefined;
  }
  if (event.type === 'follow')
    return (
      (await resumeChat(contexts, 'LINE', address)) ??
      (await follow(line, contexts, reach, address)) ??
      sayToChat(DEFAULT_LANGUAGE, 'hello')
    );
  const text = textOf(recordOf(event.message).text);
  if (event.type !== 'message' || codeIn(text) === undefined) return undefined;
  const name = nameOf((await friendName(line, address, reach)) ?? '', 'LINE');
  return linkBy(contexts, text, { kind: 'LINE', address, name });
}

/** A new friend who signs in with LINE and is about to link the chat. */
async function follow(
  line: LineBot,
  contexts: Contexts,
  reach: ChannelReach,
  address: string,
): Promise<string | undefined> {
  const name = nameOf((await friendName(line, address, reach)) ?? '', 'LINE');
  let answer: string | undefined;
  for (const ctx of await contexts()) {
    const linked = await linkFollower(ctx, address, name);
    if (linked && linked.how !== 'expired') answer = sayToChat(linked.lang, linked.how);
  }
  return answer;
}

/** Telegram takes what is to be said as the answer to what it posted. */
async function onTelegram(contexts: Contexts, body: string): Promise<Record<string, unknown>> {
  const update = recordOf(parsed(body));
  const member = recordOf(update.my_chat_member);
  const message = recordOf(update.message);
  const chat = recordOf(message.chat ?? member.chat);
  const id = chat.id;
  if (!Number.isSafeInteger(id)) return {};
  const address = String(id);
  const status = textOf(recordOf(member.new_chat_member).status);
  if (status === 'kicked' || status === 'left') await endChat(contexts, 'TELEGRAM', address);
  const text = textOf(message.text);
  if (text === '') return {};
  const from = recordOf(message.from);
  const [spoken = ''] = textOf(from.language_code).split('-');
  const lang = isLanguage(spoken) ? spoken : DEFAULT_LANGUAGE;
  const name = nameOf(textOf(chat.title) || textOf(from.first_name), 'Telegram');
  const answer =
    codeIn(text) === undefined
      ? sayToChat(lang, 'hello')
      : await linkBy(contexts, text, { kind: 'TELEGRAM', address, name }, lang);
  return { method: 'sendMessage', chat_id: id, text: answer };
}

/** Links a chat by the code in what was written; what to say to it. */
async function linkBy(
  contexts: Contexts,
  text: string,
  chat: Chat,
  lang = DEFAULT_LANGUAGE,
): Promise<string> {
  const found = codeIn(text);
  const ctx = (await contexts()).find(({ tenant }) => tenant.id === found?.tenant);
  if (!ctx || !found) return sayToChat(lang, 'expired');
  const linked = await redeem(ctx, found.code, chat);
  return sayToChat(linked.how === 'expired' ? lang : linked.lang, linked.how);
}

/** The bot was blocked: nothing goes there any more, in any region. */
async function endChat(contexts: Contexts, kind: LinkedKind, address: string): Promise<void> {
  for (const ctx of await contexts())
    await inTransaction(ctx, async (inside) => {
      const row = await chatAt(inside, kind, address);
      if (!row?.enabled) return;
      const problem = { what: 'BLOCKED', status: null } as const;
      const { health } = settle(healthOf(row), { how: 'ended', problem }, inside.now);
      await noteAttempt(inside, row.id, { health, problem, ms: null });
      await endIfOff(inside, row, health, problem);
    });
}

/** Somebody unblocked the bot: what blocking it switched off works again. */
async function resumeChat(
  contexts: Contexts,
  kind: LinkedKind,
  address: string,
): Promise<string | undefined> {
  let answer: string | undefined;
  for (const ctx of await contexts()) {
    const row = await ctx.db.row<ChannelRow>(sql`
      update channel set enabled = true, failures = 0, failing_since = null, retry_at = null,
        off_at = null, last_error = null
      where ${isChat(ctx, kind, address)} and last_error = 'BLOCKED'
      returning ${COLUMNS}`);
    if (row) answer = sayToChat(row.lang, 'linked');
  }
  return answer;
}

function chatAt(ctx: Context, kind: LinkedKind, address: string): Promise<ChannelRow | undefined> {
  return ctx.db.row<ChannelRow>(sql`
    select ${COLUMNS} from channel where ${isChat(ctx, kind, address)}`);
}

/** By the index of places, which holds digests of addresses. */
const isChat = ({ tenant }: Context, kind: LinkedKind, address: string): Sql =>
  sql`tenant_id = ${tenant.id} and kind = ${kind} and md5(address) = md5(${address})
      and address = ${address} and kind in ('WEB_PUSH', 'LINE', 'TELEGRAM')`;

function nameOf(text: string, otherwise: string): string {
  const name = headOf(text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim(), NAME_MAX);
  return name === '' ? otherwise : name;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
