/**
 * Codes by which a chat becomes a channel: made for an account, sent to the bot by whoever owns the
 * chat, good once.
 */
import { createHash, randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { fail } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import { headOf } from '#contract/text.ts';
import { viewerId } from '../../account/index.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import type { ChannelReach } from './carry/carrier.ts';
import { linkFriend } from './line-chat.ts';
import { linkChat } from './link-chat.ts';
import type { Chat, Linked } from './link-chat.ts';

const LIFE_MS = 15 * 60_000;
/** Without letters and figures that look alike. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

export const linkingBy =
  (reach: ChannelReach): Handler<'channel.link'> =>
  async (ctx, { kind }) => {
    const me = viewerId(ctx);
    const bot = kind === 'LINE' ? ctx.config.bots.line : ctx.config.bots.telegram;
    if (!bot) throw fail('common.invalid', { fields: { kind: 'field.choice' } });
    const code = `${ctx.tenant.id}-${randomWord()}`;
    const expiresAt = new Date(ctx.now.getTime() + LIFE_MS);
    await ctx.db.run(sql`
    insert into channel_link (tenant_id, digest, account_id, kind, lang, expires_at)
    values (${ctx.tenant.id}, ${digestOf(code)}, ${me}, ${kind}, ${ctx.lang}, ${expiresAt})
    on conflict (account_id, kind) do update set digest = excluded.digest, lang = excluded.lang,
      expires_at = excluded.expires_at`);
    const { line } = ctx.config.bots;
    const linked = kind === 'LINE' && line ? await linkFriend(ctx, me, line, reach) : false;
    const name = encodeURIComponent(bot.name);
    return {
      linked,
      code,
      bot: bot.name,
      url:
        kind === 'LINE'
          ? `https://line.me/R/oaMessage/${name}/?${code}`
          : `https://t.me/${name}?start=${code}`,
      expireTime: expiresAt.toISOString(),
    };
  };

/** The code in what somebody wrote to a bot, and its tenant; undefined: there is none. */
export function codeIn(text: string): { code: string; tenant: string } | undefined {
  const [code, tenant] =
    new RegExp(`\\b([A-Z]{2,8})-[${LETTERS}]{${LENGTH}}\\b`).exec(
      headOf(text, 200).toUpperCase(),
    ) ?? [];
  return code === undefined || tenant === undefined ? undefined : { code, tenant };
}

/** Makes the chat a channel of whoever the code was made for. */
export function redeem(ctx: Context, code: string, chat: Chat): Promise<Linked> {
  return inTransaction(ctx, async (inside) => {
    const made = await inside.db.row<{ account_id: number; lang: Language }>(sql`
      delete from channel_link where tenant_id = ${ctx.tenant.id} and digest = ${digestOf(code)}
        and kind = ${chat.kind} and expires_at > ${ctx.now} returning account_id, lang`);
    if (!made) return { how: 'expired' };
    return linkChat(inside, made.account_id, chat, made.lang);
  });
}

export async function forgetLinks(ctx: Context): Promise<void> {
  await ctx.db.run(
    sql`delete from channel_link where tenant_id = ${ctx.tenant.id} and expires_at < ${ctx.now}`,
  );
}

const digestOf = (code: string): Buffer => createHash('sha256').update(code).digest();

function randomWord(): string {
  let word = '';
  while (word.length < LENGTH)
    // each letter as likely as any other
    for (const byte of randomBytes(LENGTH))
      if (byte < 240 && word.length < LENGTH) word += LETTERS[byte % LETTERS.length];
  return word;
}
