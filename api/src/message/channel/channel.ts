/** Channels of somebody, besides the site itself (BEY-35, P-29). */
import { randomUUID } from 'node:crypto';
import type { Ask } from '#contract/calls.ts';
import { fail } from '#contract/errors.ts';
import { CHANNELS_MAX } from '#contract/message/limits.ts';
import type { ChannelKind } from '#contract/message/delivery.ts';
import { headOf } from '#contract/text.ts';
import { mailboxesOf, userBriefs, viewerId } from '../../account/index.ts';
import { sendMessage } from '../../delivery/index.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import { inTurn } from '../../kernel/in-turn.ts';
import type { Handler, Handlers } from '../../kernel/module.ts';
import { attempt } from './attempt.ts';
import type { Tried } from './attempt.ts';
import { testOf } from './carried.ts';
import type { ChannelReach } from './carry/carrier.ts';
import type { CarriedKind } from './carry/carry.ts';
import { signingSecret } from './carry/webhook.ts';
import { hearing } from './heard.ts';
import { linkingBy } from './link.ts';
import { endIfOff } from './notice.ts';
import { settle } from './outcome.ts';
import { isSubscription, TYPED_KINDS, typedPlace } from './place.ts';
import {
  addAddress,
  beginTest,
  changeChannel,
  channelOf,
  channelsOf,
  dropChannel,
  healthOf,
  noteAttempt,
  savePlace,
} from './queries.ts';
import type { ChannelRow } from './queries.ts';
import { showChannel, showChannels } from './show.ts';
import { vapidKey } from './vapid.ts';

const NAME_MAX = 60;
/** What a channel is called that nobody named. */
const NAMES: Readonly<Record<ChannelKind, string>> = {
  EMAIL: 'Email',
  WEB_PUSH: 'Browser',
  LINE: 'LINE',
  TELEGRAM: 'Telegram',
  DISCORD: 'Discord',
  NTFY: 'ntfy',
  WEBHOOK: 'Webhook',
};

export function channelHandlers(reach: ChannelReach): Handlers {
  return {
    'channel.list': list,
    'channel.create': creating(reach),
    'channel.link': linkingBy(reach),
    'channel.heard': hearing(reach),
    'channel.update': updating(reach),
    'channel.remove': remove,
    'channel.test': testing(reach),
  };
}

const list: Handler<'channel.list'> = async (ctx) => {
  const me = viewerId(ctx);
  return {
    channels: await showChannels(ctx, me, await channelsOf(ctx, me)),
    kinds: kindsOf(ctx),
    mail: masked((await mailboxesOf(ctx, [me])).get(me)?.email),
    webPushKey: (await vapidKey(ctx)).publicKey,
  };
};

/** What this installation is set up for. */
export function kindsOf({ config }: Context): ChannelKind[] {
  return [
    'EMAIL',
    'WEB_PUSH',
    ...(config.bots.line ? (['LINE'] as const) : []),
    ...(config.bots.telegram ? (['TELEGRAM'] as const) : []),
    'DISCORD',
    'NTFY',
    'WEBHOOK',
  ];
}

function creating(reach: ChannelReach): Handler<'channel.create'> {
  return async (ctx, ask) => {
    const me = viewerId(ctx);
    const row = await inTurn(ctx, me, async (inside) => {
      const made = await make(inside, me, ask, reach);
      const old = idOf(ask.replaces);
      if (old !== made.id) await dropChannel(inside, old, me);
      const known = await channelsOf(inside, me);
      if (known.length > CHANNELS_MAX)
        throw fail('channel.limit', { holes: { max: CHANNELS_MAX } });
      return ask.enabled === false
        ? ((await changeChannel(inside, me, made.id, PAUSE)) ?? made)
        : made;
    });
    return {
      ...(await showChannel(ctx, row)),
      signingSecret: row.kind === 'WEBHOOK' ? await signingSecret(ctx, row.id) : null,
    };
  };
}

const PAUSE = { name: null, enabled: false, place: null };

async function make(
  ctx: Context,
  me: number,
  ask: Ask<'channel.create'>,
  reach: ChannelReach,
): Promise<ChannelRow> {
  const { kind, subscription } = ask;
  const name = cleanName(ask.name);
  if (kind === 'WEB_PUSH') {
    if (!subscription) throw fail('field.required', { fields: { subscription: 'field.required' } });
    if (!isSubscription(subscription, reach))
      throw fail('channel.address', { fields: { subscription: 'channel.address' } });
    const { endpoint: address, keys } = subscription;
    return savePlace(ctx, me, { kind, name: name || new URL(address).hostname, address, ...keys });
  }
  const isMail = kind === 'EMAIL';
  if (!isMail && !TYPED_KINDS.includes(kind))
    throw fail('common.invalid', { fields: { kind: 'field.choice' } });
  if (isMail && !(await mailboxesOf(ctx, [me])).has(me))
    throw fail('channel.address', { fields: { kind: 'channel.address' } });
  const place = isMail ? { address: '', secret: null } : await typedPlace(ctx, kind, ask, reach);
  const row = await addAddress(ctx, me, { kind, name: name || NAMES[kind], ...place });
  if (!row) throw fail('channel.exists', { fields: { address: 'channel.exists' } });
  return row;
}

function updating(reach: ChannelReach): Handler<'channel.update'> {
  return async (ctx, { id, name, enabled, address, secret }) => {
    const me = viewerId(ctx);
    const known = await channelOf(ctx, me, idOf(id));
    if (!known) throw fail('channel.not_found');
    if (address !== undefined && !TYPED_KINDS.includes(known.kind))
      throw fail('common.invalid', { fields: { address: 'field.choice' } });
    const place =
      address === undefined ? null : await typedPlace(ctx, known.kind, { address, secret }, reach);
    const same = place && (await channelsOf(ctx, me)).find((one) => isAt(one, known.kind, place));
    if (same && same.id !== known.id)
      throw fail('channel.exists', { fields: { address: 'channel.exists' } });
    const row = await changeChannel(ctx, me, known.id, {
      name: cleanName(name) || null,
      enabled: enabled ?? null,
      place,
    });
    if (!row) throw fail('channel.not_found');
    return showChannel(ctx, row);
  };
}

const isAt = (row: ChannelRow, kind: ChannelKind, { address }: { address: string }): boolean =>
  row.kind === kind && row.address === address;

const remove: Handler<'channel.remove'> = async (ctx, { id }) => {
  if (!(await dropChannel(ctx, idOf(id), viewerId(ctx)))) throw fail('channel.not_found');
  return { done: true };
};

function testing(reach: ChannelReach): Handler<'channel.test'> {
  return async (ctx, { id }) => {
    const channel = await channelOf(ctx, viewerId(ctx), idOf(id));
    if (!channel) throw fail('channel.not_found');
    if (!(await beginTest(ctx, channel.id))) throw fail('common.limit');
    const tried = await tryChannel(ctx, channel, reach);
    const { outcome, ms } = tried;
    const problem = outcome.how === 'sent' ? null : outcome.problem;
    await inTransaction(ctx, async (inside) => {
      const { health } = settle(healthOf(channel), outcome, ctx.now);
      // a test is not repeated
      const retryAt = channel.retry_at;
      if (await noteAttempt(inside, channel.id, { health: { ...health, retryAt }, problem, ms }))
        await endIfOff(inside, channel, health, problem);
    });
    return { sent: problem === null, problem, ms };
  };
}

async function tryChannel(
  ctx: Context,
  channel: ChannelRow,
  reach: ChannelReach,
): Promise<Tried | { outcome: { how: 'sent' }; ms: null }> {
  const { kind } = channel;
  const carried = testOf(ctx, randomUUID());
  if (kind !== 'EMAIL')
    return attempt(ctx, { ...channel, kind: kind satisfies CarriedKind }, carried, reach);
  const me = channel.account_id;
  const to = (await mailboxesOf(ctx, [me])).get(me)?.email;
  if (to === undefined) throw fail('channel.address');
  const { title, text, url, lang } = carried;
  const name = (await userBriefs(ctx, [me])).get(me)?.nickname ?? '';
  await inTransaction(ctx, (inside) =>
    sendMessage(inside, {
      channel: 'EMAIL',
      to,
      template: 'message',
      lang,
      holes: { name, what: `${title}: ${text}`, title, url },
      key: `channel-test:${channel.id}:${ctx.now.getTime()}`,
    }),
  );
  return { outcome: { how: 'sent' }, ms: null };
}

/** `na•••@example.com`. */
function masked(email: string | undefined): string | null {
  if (email === undefined) return null;
  const [, name = '', host = ''] = /^(.*)(@.*)$/.exec(email) ?? [];
  return `${headOf(name, 2)}•••${host}`;
}

function cleanName(name: string | undefined): string {
  return headOf((name ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim(), NAME_MAX);
}
