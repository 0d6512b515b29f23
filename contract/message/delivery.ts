/** When and where messages and alerts arrive: quiet hours and channels (P-29; BEY-05, BEY-35). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall, NoAsk } from '../define.ts';
import { Done, Id, MaybeString, MaybeTime, oneOf, text, Time, Url } from '../shapes.ts';

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
const QuietState = Type.Object({
  ...QuietHours.properties,
  sentToday: Type.Integer({ description: 'How often something rang on this day of the region' }),
});

const quiet = '/saas-user-service/quiet-hours';
export const readQuietHours = defineCall({
  name: 'quiet-hours.read',
  id: 'P-29',
  method: 'GET',
  path: quiet,
  who: 'viewer',
  doc: 'Quiet hours of the viewer, for all channels.',
  ask: NoAsk,
  answer: QuietState,
});
export const saveQuietHours = defineCall({
  name: 'quiet-hours.save',
  id: 'P-29',
  method: 'PUT',
  path: quiet,
  who: 'viewer',
  doc: 'Changes the fields that are sent. What falls into quiet hours is held and arrives as one digest when they end; nothing is lost. An unknown timezone is refused.',
  ask: Type.Partial(QuietHours),
  answer: QuietState,
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
/** Minutes until the next attempt, after the first failure in a row, the second, and so on. */
export const CHANNEL_RETRY_MINUTES = [1, 5, 30, 180] as const;
/** A browser that was sent messages and gave no sign of life for so many days has gone quiet. */
export const CHANNEL_QUIET_DAYS = 30;
/** Those that are linked by a code that their owner sends to a bot. */
export const LINKED_KINDS = ['LINE', 'TELEGRAM'] as const;

/** Why the last attempt did not arrive. */
export const CHANNEL_PROBLEMS = [
  'GONE',
  'REFUSED',
  'BLOCKED',
  'BUSY',
  'TIMEOUT',
  'UNREACHABLE',
  'ANSWER',
  'QUOTA',
  'SERVICE',
  'UNKNOWN',
] as const;
export type ChannelProblem = (typeof CHANNEL_PROBLEMS)[number];
export const CHANNEL_STATES = ['WORKS', 'SLOW', 'QUIET', 'PAUSED', 'OFF'] as const;
export type ChannelState = (typeof CHANNEL_STATES)[number];

/** What holds for whoever chose nothing; the timezone is that of the tenant. */
export const QUIET_STANDARD = {
  enabled: false,
  fromTime: '22:00',
  toTime: '08:00',
  maxPerDay: 20,
} as const;

const Problem = Type.Union([
  Type.Null(),
  Type.Object({
    what: oneOf(CHANNEL_PROBLEMS),
    status: Type.Union([Type.Null(), Type.Integer({ description: 'Of HTTP' })]),
  }),
]);

const Quota = Type.Object({
  used: Type.Integer({ description: 'In this month, tests included' }),
  max: Type.Integer({ description: 'Of one account in a month' }),
  resetTime: Time,
  serviceLeft: Type.Union([Type.Null(), Type.Integer()], {
    description: 'What the service lets this installation send for all its users; null: no limit',
  }),
});

export const Channel = Type.Object({
  id: Id,
  kind: oneOf(CHANNEL_KINDS),
  name: Type.String(),
  address: Type.String({ description: 'Without what is secret in it' }),
  enabled: Type.Boolean(),
  state: oneOf(CHANNEL_STATES, {
    description:
      'SLOW: tried again later; QUIET: a browser without a sign of life; PAUSED by its owner; OFF: switched off after failures',
  }),
  failures: Type.Integer({ description: 'In a row' }),
  problem: Problem,
  failingTime: { ...MaybeTime, description: 'Since when it has failed' },
  retryTime: MaybeTime,
  lastSentTime: MaybeTime,
  lastMs: Type.Union([Type.Null(), Type.Integer({ description: 'How long the last one took' })]),
  lastHeardTime: { ...MaybeTime, description: 'WEB_PUSH: its last sign of life' },
  createTime: Time,
  quota: Type.Union([Type.Null(), Quota]),
});
export type Channel = Static<typeof Channel>;

const editable = {
  name: Type.Optional(text(100)),
  address: Type.Optional(
    text(2048, {
      description:
        'DISCORD: the webhook’s address; NTFY: that of the topic; WEBHOOK: where to post. EMAIL uses the address of the account; LINE and TELEGRAM are linked by `channel.link`',
    }),
  ),
  secret: Type.Optional(text(500, { description: 'NTFY: an access token; never answered' })),
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
    mail: {
      ...MaybeString,
      description: 'Where mail goes, masked; null: the account has no address',
    },
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
  ask: Type.Object({
    kind: oneOf(CHANNEL_KINDS),
    ...editable,
    replaces: Type.Optional({
      ...Id,
      description: 'A channel of the viewer that ends in the same change; none: no error',
    }),
  }),
  answer: Type.Object({
    ...Channel.properties,
    signingSecret: Type.Union([Type.Null(), Type.String()], {
      description: 'WEBHOOK: what deliveries are signed with (Standard Webhooks); answered once',
    }),
  }),
});
export const linkChannel = defineCall({
  name: 'channel.link',
  id: 'P-29',
  method: 'POST',
  path: `${channels}/link`,
  who: 'viewer',
  doc: 'Makes a code that links a chat to the account once its owner sends it to the bot: the address opens the chat with the code filled in. A code works once, for 15 minutes; a new one ends the last. An account that signs in with LINE needs no code: its chat is linked at once where it is a friend of the official account, else as soon as it becomes one.',
  ask: Type.Object({ kind: oneOf(LINKED_KINDS) }),
  answer: Type.Object({
    code: Type.String(),
    url: Url,
    bot: Type.String(),
    expireTime: Time,
    linked: Type.Boolean({ description: 'The chat is linked already, without the code' }),
  }),
});
export const heardChannel = defineCall({
  name: 'channel.heard',
  id: 'BEY-55',
  method: 'POST',
  path: `${channels}/heard`,
  who: 'anyone',
  doc: 'A browser says that it is there and, where its push service gave it another subscription, which one replaces which. Whoever knows the endpoint and its secret may say so, signed in or not; anything else changes nothing and is no error. Answers which channel the browser is now.',
  ask: Type.Object({
    endpoint: Url,
    auth: text(100),
    subscription: Type.Optional(
      Type.Object({
        endpoint: Url,
        keys: Type.Object({ p256dh: text(200), auth: text(100) }),
      }),
    ),
  }),
  answer: Type.Object({ id: { ...MaybeString, description: 'null: it is no channel' } }),
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
  doc: 'Sends a test message now and reports how it went; once in ten seconds. A browser that is gone for good (404, 410) is removed.',
  ask: Type.Object({ id: Id }),
  answer: Type.Object({
    sent: Type.Boolean(),
    problem: Problem,
    ms: Type.Union([Type.Null(), Type.Integer()]),
  }),
});
