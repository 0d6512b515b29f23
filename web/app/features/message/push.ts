/** This browser as a place where messages are shown: asked for by a tap, never by itself. */
import type { Channel } from '#contract/message/delivery.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { placeOf } from '../../lib/user-agent.ts';

/** Which channel this browser is. */
const STORAGE_KEY = 'push-channel';

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** The state of push in this browser, and the channel that it is; null: none of the account's. */
export interface PushHere {
  readonly state: PushState;
  readonly id: string | null;
}

export function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The state of push in this browser, given the channels of the account. */
export async function pushState(channels: readonly Channel[]): Promise<PushHere> {
  if (!isSupported()) return { state: 'unsupported', id: null };
  if (Notification.permission === 'denied') return { state: 'denied', id: null };
  const subscription = await subscriptionHere();
  // the page before may have been left before it kept the answer
  const id = subscription && (await heardAs(subscription).catch(() => readStored(STORAGE_KEY)));
  return channels.some((one) => one.id === id) ? { state: 'on', id } : { state: 'off', id: null };
}

/** Says that this browser is there, and keeps which channel it is; null: none. */
async function heardAs(subscription: PushSubscription): Promise<string | null> {
  const { endpoint, keys } = keysOf(subscription);
  const { id } = await browserCaller('channel.heard', { endpoint, auth: keys.auth }, EXTRA);
  if (id !== null) writeStored(STORAGE_KEY, id);
  return id;
}

/** Asks for leave and subscribes; 'denied' when the visitor does not want it. */
export async function turnOn(key: string): Promise<PushHere> {
  if ((await Notification.requestPermission()) !== 'granted')
    return { state: Notification.permission === 'denied' ? 'denied' : 'off', id: null };
  await navigator.serviceWorker.register('/sw.js');
  return { state: 'on', id: await subscribeHere(key) };
}

/**
 * Subscribes and makes this browser a channel of the viewer, in place of channel `replaces`; answers
 * with its id.
 */
async function subscribeHere(key: string, replaces?: string): Promise<string> {
  const registration = await navigator.serviceWorker.ready;
  const subscription = keysOf(await subscribeTo(registration.pushManager, key));
  const { id } = await browserCaller(
    'channel.create',
    {
      kind: 'WEB_PUSH',
      name: placeOf({ userAgent: navigator.userAgent, platform: 'Web' }),
      subscription,
      replaces,
    },
    EXTRA,
  );
  writeStored(STORAGE_KEY, id);
  return id;
}

/**
 * Heals what was turned on here and got lost (BEY-55): says that this browser is there; a lost
 * subscription is made again, one that was replaced takes the place of the old one, and one that its
 * owner removed on another device ends here too. What does not arrive is tried again by the next
 * page.
 */
export async function healPush(): Promise<void> {
  const id = readStored(STORAGE_KEY);
  if (id === null || !isSupported() || Notification.permission !== 'granted') return;
  const subscription = await subscriptionHere();
  if (subscription && (await heardAs(subscription)) !== null) return;
  const { channels, webPushKey } = await browserCaller('channel.list', {}, EXTRA);
  const old = channels.find((one) => one.id === id);
  if (subscription && !old) return turnOff(null);
  if (old?.state === 'PAUSED') return;
  await navigator.serviceWorker.register('/sw.js');
  await subscribeHere(webPushKey ?? '', old?.id);
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function keysOf(subscription: PushSubscription): {
  endpoint: string;
  keys: { p256dh: string; auth: string };
} {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}

/** A subscription of another key, such as that of an installation before, makes room. */
async function subscribeTo(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

/** This browser hears no more; the server forgets it, or finds out at the next message. */
export async function turnOff(id: string | null): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
  if (id !== null) await browserCaller('channel.remove', { id }, EXTRA).catch(() => {});
  removeStored(STORAGE_KEY);
}
