/**
 * A LINE chat as its owner's: who signs in with LINE has proven it already, as an identity is the
 * same for the channels of one provider. Only friends of the official account can be written to.
 */
import sql from 'sql-template-tag';
import type { Language } from '#contract/language.ts';
import { accountOfIdentity, identityOf } from '../../account/index.ts';
import type { LineBot } from '../../kernel/config-chat.ts';
import type { Context } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/context.ts';
import { askTrusted } from '../../kernel/outside.ts';
import type { ChannelReach } from './carry/carrier.ts';
import { linkChat } from './link-chat.ts';
import type { Linked } from './link-chat.ts';
import { recordOf, textOf } from './reading.ts';

/** Whoever links a chat waits for it. */
const LIMIT_MS = 3_000;

/** Links the chat of an account that signs in with LINE; false: it does not, or is no friend. */
export async function linkFriend(
  ctx: Context,
  accountId: number,
  line: LineBot,
  reach: ChannelReach,
): Promise<boolean> {
  const address = await identityOf(ctx, accountId, 'LINE');
  const name = address && (await friendName(line, address, { ...reach, limitMs: LIMIT_MS }));
  if (!address || name === undefined || name === null) return false;
  const chat = { kind: 'LINE', address, name: name || 'LINE' } as const;
  const linked = await inTransaction(ctx, (inside) => linkChat(inside, accountId, chat, ctx.lang));
  return linked.how === 'linked';
}

/** Somebody became a friend: linked, where their account is about to link a chat. */
export async function linkFollower(
  ctx: Context,
  address: string,
  name: string,
): Promise<Linked | undefined> {
  const accountId = await accountOfIdentity(ctx, 'LINE', address);
  if (accountId === null) return undefined;
  return inTransaction(ctx, async (inside) => {
    const asked = await inside.db.row<{ lang: Language }>(sql`
      delete from channel_link where account_id = ${accountId} and kind = 'LINE'
        and expires_at > ${ctx.now} returning lang`);
    if (!asked) return undefined;
    return linkChat(inside, accountId, { kind: 'LINE', address, name }, asked.lang);
  });
}

/** What a friend is called; empty: not known. Null: LINE knows them as no friend, or says nothing. */
export async function friendName(
  line: LineBot,
  address: string,
  reach: Pick<ChannelReach, 'ca' | 'limitMs'>,
): Promise<string | null> {
  const answer = await askTrusted(
    `${line.url}/v2/bot/profile/${encodeURIComponent(address)}`,
    { method: 'GET', headers: { authorization: `Bearer ${line.token}` } },
    reach,
  ).catch(() => undefined);
  if (answer?.status !== 200) return null;
  try {
    return textOf(recordOf(JSON.parse(answer.text)).displayName);
  } catch {
    return '';
  }
}
