/** When and where messages and alerts arrive: quiet hours and channels (P-29; BEY-05, BEY-35). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall, NoAsk } from '../define.ts';
import { Done, Id, MaybeString, MaybeTime, oneOf, text, Url } from '../shapes.ts';

const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description: 'HH:mm' });

export const QuietHours = Type.Object({
  enabled: Type.Boolean(),
  fromTime: Clock,
  toTime: { ...Clock, description: 'HH:mm; before `fromTime` means the next day' },
  timezone: text(60, {
    description: 'Of the user, such as Asia/Bangkok; starts as that of the tenant',
  }),
  maxPerDay: Type.Integer({
    minimum: 1,
    maximum: 100,
    description: 'Instant messages a day; the rest joins the digest',
  }),
});
export type QuietHours = Static<typeof QuietHours>;

const quiet = '/saas-user-service/quiet-hours';
export const readQuietHours = defineCall({
  name: 'quiet-hours.read',
  id: 'P-29',
  method: 'GET',
  path: quiet,
  who: 'viewer',
  doc: 'Quiet hours of the viewer, for all channels.',
  ask: NoAsk,
  answer: QuietHours,
});
export const saveQuietHours = defineCall({
  name: 'quiet-hours.save',
  id: 'P-29',
  method: 'PUT',
  path: quiet,
  who: 'viewer',
  doc: 'Changes the fields that are sent. What falls into quiet hours is held and arrives as one digest when they end; nothing is lost. An unknown timezone is refused.',
  ask: Type.Partial(QuietHours),
  answer: QuietHours,
});

export const CHANNEL_KINDS = [
  'EMAIL',
  'WEB_PUSH',
  'LINE',
  'TELEGRAM',
  'DISCORD',
  'NTFY',
  'WEBHOOK',
] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];
/** So many failures in a row switch a channel off, visibly. */
export const CHANNEL_FAILURES_MAX = 10;
export const CHANNELS_MAX = 10;
/** What holds for whoever chose nothing; the timezone is that of the tenant. */
export const QUIET_STANDARD = {
  enabled: false,
  fromTime: '22:00',
  toTime: '08:00',
  maxPerDay: 20,
} as const;

export const Channel = Type.Object({
  id: Id,
  kind: oneOf(CHANNEL_KINDS),
  name: Type.String(),
  address: Type.String({ description: 'Masked: the host alone' }),
  enabled: Type.Boolean(),
  failures: Type.Integer({ description: 'In a row' }),
  lastError: MaybeString,
  lastSentTime: MaybeTime,
});
export type Channel = Static<typeof Channel>;

const editable = {
  name: Type.Optional(text(100)),
  address: Type.Optional(
    text(2048, {
      description:
        'Chat id, topic or web address; for EMAIL the verified address of the account is used',
    }),
  ),
  secret: Type.Optional(text(500, { description: 'Token or signing secret; never answered' })),
  subscription: Type.Optional(
    Type.Object(
      {
        endpoint: Url,
        keys: Type.Object({ p256dh: text(200), auth: text(100) }),
      },
      { description: 'WEB_PUSH: the subscription of the browser' },
    ),
  ),
  enabled: Type.Optional(Type.Boolean()),
};

const channels = '/saas-user-service/channels';
export const listChannels = defineCall({
  name: 'channel.list',
  id: 'P-29',
  method: 'GET',
  path: channels,
  who: 'viewer',
  doc: 'Channels of the viewer, which kinds this installation offers, and its key for web push.',
  ask: NoAsk,
  answer: Type.Object({
    channels: Type.Array(Channel),
    kinds: Type.Array(oneOf(CHANNEL_KINDS)),
    webPushKey: MaybeString,
  }),
});
export const createChannel = defineCall({
  name: 'channel.create',
  id: 'P-29',
  method: 'POST',
  path: channels,
  who: 'viewer',
  doc: 'Adds a channel of a kind that `channel.list` offers. A browser that is known already keeps its channel. Addresses inside private networks are refused.',
  ask: Type.Object({ kind: oneOf(CHANNEL_KINDS), ...editable }),
  answer: Channel,
});
export const updateChannel = defineCall({
  name: 'channel.update',
  id: 'P-29',
  method: 'PUT',
  path: `${channels}/{id}`,
  who: 'viewer',
  doc: 'Changes the fields that are sent; switching it on again forgets the failures.',
  ask: Type.Object({ id: Id, ...editable }),
  answer: Channel,
});
export const removeChannel = defineCall({
  name: 'channel.remove',
  id: 'P-29',
  method: 'DELETE',
  path: `${channels}/{id}`,
  who: 'viewer',
  doc: 'Deletes a channel.',
  ask: Type.Object({ id: Id }),
  answer: Done,
});
export const testChannel = defineCall({
  name: 'channel.test',
  id: 'P-29',
  method: 'POST',
  path: `${channels}/{id}/test`,
  who: 'viewer',
  doc: 'Sends a test message now and reports how it went; once in ten seconds. One that is gone for good (404, 410) is removed.',
  ask: Type.Object({ id: Id }),
  answer: Type.Object({ sent: Type.Boolean(), error: MaybeString }),
});
