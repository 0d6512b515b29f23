/** Channels of somebody: so far browsers that show messages (BEY-35, P-29). */
import { fail } from '#contract/errors.ts';
import { CHANNELS_MAX } from '#contract/message/delivery.ts';
import type { Channel } from '#contract/message/delivery.ts';
import { viewerId } from '../../account/index.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import type { Handler, Handlers } from '../../kernel/module.ts';
import { siteAddress } from '../../kernel/site-address.ts';
import { TEST } from '../messages/push.ts';
import { isEndpoint, postPush } from './post.ts';
import type { PushReach } from './post.ts';
import {
  beginTest,
  changeChannel,
  channelOf,
  channelsOf,
  dropChannel,
  saveBrowser,
  noteFailed,
  noteSent,
} from './queries.ts';
import type { ChannelRow } from './queries.ts';
import { vapidKey } from './vapid.ts';

const NAME_MAX = 60;

export function channelHandlers(reach: PushReach): Handlers {
  return {
    'channel.list': list,
    'channel.create': creating(reach),
    'channel.update': update,
    'channel.remove': remove,
    'channel.test': testing(reach),
  };
}

const list: Handler<'channel.list'> = async (ctx) => ({
  channels: (await channelsOf(ctx, viewerId(ctx))).map(showChannel),
  kinds: ['WEB_PUSH'],
  webPushKey: (await vapidKey(ctx)).publicKey,
});

function creating(reach: PushReach): Handler<'channel.create'> {
  return async (ctx, { kind, name, subscription, enabled }) => {
    const me = viewerId(ctx);
    if (kind !== 'WEB_PUSH') throw fail('common.invalid', { fields: { kind: 'field.choice' } });
    if (!subscription) throw fail('field.required', { fields: { subscription: 'field.required' } });
    const { endpoint, keys } = subscription;
    if (!isEndpoint(endpoint, reach) || !isKey(keys.p256dh, 65) || !isKey(keys.auth, 16))
      throw fail('channel.address', { fields: { subscription: 'channel.address' } });
    return inTurn(ctx, me, async (inside) => {
      const known = await channelsOf(inside, me);
      if (known.length >= CHANNELS_MAX && !known.some((one) => one.address === endpoint))
        throw fail('channel.limit', { holes: { max: CHANNELS_MAX } });
      const row = await saveBrowser(inside, me, {
        name: cleanName(name) || new URL(endpoint).hostname,
        address: endpoint,
        p256dh: keys.p256dh,
        auth: keys.auth,
      });
      return showChannel(
        enabled === false
          ? ((await changeChannel(inside, me, row.id, { name: null, enabled })) ?? row)
          : row,
      );
    });
  };
}

const update: Handler<'channel.update'> = async (ctx, { id, name, enabled }) => {
  const row = await changeChannel(ctx, viewerId(ctx), idOf(id), {
    name: cleanName(name) || null,
    enabled: enabled ?? null,
  });
  if (!row) throw fail('channel.not_found');
  return showChannel(row);
};

const remove: Handler<'channel.remove'> = async (ctx, { id }) => {
  if (!(await dropChannel(ctx, idOf(id), viewerId(ctx)))) throw fail('channel.not_found');
  return { done: true };
};

function testing(reach: PushReach): Handler<'channel.test'> {
  return async (ctx, { id }) => {
    const channel = await channelOf(ctx, viewerId(ctx), idOf(id));
    if (!channel) throw fail('channel.not_found');
    if (!(await beginTest(ctx, channel.id))) throw fail('common.limit');
    const [title, body] = TEST[ctx.lang];
    const shown = {
      title,
      body,
      url: siteAddress(ctx, '/notifications/preferences'),
      tag: 'test',
      lang: ctx.lang,
    };
    return settle(ctx, channel, await postPush(ctx, channel, shown, reach));
  };
}

async function settle(
  ctx: Context,
  channel: ChannelRow,
  outcome: Awaited<ReturnType<typeof postPush>>,
): Promise<{ sent: boolean; error: string | null }> {
  if (outcome.how === 'sent') {
    await noteSent(ctx, channel.id);
    return { sent: true, error: null };
  }
  if (outcome.how === 'gone') {
    await dropChannel(ctx, channel.id, channel.account_id);
    return { sent: false, error: fail('channel.not_found').key };
  }
  await noteFailed(ctx, channel.id, outcome.why);
  return { sent: false, error: outcome.why };
}

function showChannel(row: ChannelRow): Channel {
  return {
    id: String(row.id),
    kind: row.kind,
    name: row.name,
    address: URL.canParse(row.address) ? new URL(row.address).host : '',
    enabled: row.enabled,
    failures: row.failures,
    lastError: row.last_error,
    lastSentTime: row.last_sent_at?.toISOString() ?? null,
  };
}

/** Bytes as browsers spell them. */
function isKey(text: string, length: number): boolean {
  return /^[\w+/=-]+$/.test(text) && Buffer.from(text, 'base64url').length === length;
}

function cleanName(name: string | undefined): string {
  return [...(name ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, NAME_MAX).join('');
}
