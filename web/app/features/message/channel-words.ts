/** What a channel is called, and how it fares, in words. */
import type { Channel, ChannelKind } from '#contract/message/delivery.ts';
import { CHANNEL_FAILURES_MAX } from '#contract/message/limits.ts';
import { clockTime, dayTime } from '../../lib/day-time.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { ago, shortDate } from '../../lib/when.ts';

export const CHANNEL_ICON: Readonly<Record<ChannelKind, string>> = {
  EMAIL: 'mail',
  WEB_PUSH: 'smartphone',
  LINE: 'message-circle',
  TELEGRAM: 'send',
  DISCORD: 'message-square',
  NTFY: 'radio-tower',
  WEBHOOK: 'webhook',
};

export interface Label {
  readonly tone: 'ok' | 'warn' | 'bad' | 'off';
  readonly icon: string;
  readonly text: string;
}

/** A chat that a code linked. */
export const isLinked = (kind: ChannelKind): boolean => kind === 'LINE' || kind === 'TELEGRAM';

export function labelOf({ state, kind }: Channel): Label {
  if (state === 'WORKS')
    return {
      tone: 'ok',
      icon: 'circle-check',
      text: t(isLinked(kind) ? 'channel.linked' : 'channel.works'),
    };
  if (state === 'OFF') return { tone: 'bad', icon: 'circle-x', text: t('channel.off') };
  if (state === 'PAUSED') return { tone: 'off', icon: 'plug', text: t('channel.paused') };
  const text = t(state === 'SLOW' ? 'channel.slow' : 'channel.quiet');
  return { tone: 'warn', icon: 'triangle-alert', text };
}

/** What there is to know about it, below its name. */
export function aboutChannel(one: Channel): string {
  if (one.state === 'OFF' && one.failingTime)
    return t('channel.failing', {
      n: one.failures,
      time: dayTime(one.failingTime),
    });
  const what = placeOf(one);
  if (!one.retryTime) return what;
  const tried = { n: one.failures, max: CHANNEL_FAILURES_MAX };
  const isAhead = Date.parse(one.retryTime) > page().currentTimeMillis;
  const retry = isAhead
    ? t('channel.retry', { ...tried, time: clockTime(one.retryTime) })
    : t('channel.retry.due', tried);
  return `${what} · ${retry}`;
}

function placeOf({ kind, name, address, createTime }: Channel): string {
  if (isLinked(kind)) return t('channel.account', { name, date: shortDate(createTime) });
  return kind === 'WEBHOOK' ? t('channel.signed', { address }) : address;
}

/** Why the last attempt did not arrive. */
export function problemWords({ what, status }: NonNullable<Channel['problem']>): string {
  const words = t(`channel.problem.${what}`);
  return status === null ? words : `${status} · ${words}`;
}

export function arrivedWords({ kind, lastMs }: Channel, sentTime: string): string {
  const time = dayTime(sentTime);
  if (kind === 'EMAIL') return t('channel.mailed', { time });
  return kind === 'WEBHOOK' && lastMs !== null
    ? t('channel.arrived.ms', { ms: lastMs, time })
    : t('channel.arrived', { time });
}

/** Of a browser: when it last gave a sign of life. */
export function heardWords({ lastHeardTime }: Channel): string {
  return lastHeardTime ? t('channel.heard', { time: ago(lastHeardTime) }) : '';
}
