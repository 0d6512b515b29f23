/** This browser as a place where messages are shown: asked for by a tap, never by itself. */
import type { Answer } from '#contract/calls.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { placeOf } from '../../lib/user-agent.ts';

/** Which channel this browser is. */
const STORAGE_KEY = 'push-channel';

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

export function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The state of push in this browser, given the channels of the account. */
export async function pushState(
  channels: Answer<'channel.list'>['channels'],
): Promise<{ state: PushState; id: string | null }> {
  if (!isSupported()) return { state: 'unsupported', id: null };
  if (Notification.permission === 'denied') return { state: 'denied', id: null };
  const id = readStored(STORAGE_KEY);
  const isKnown = channels.some((one) => one.id === id);
  const subscription = await (
    await navigator.serviceWorker.getRegistration('/')
  )?.pushManager.getSubscription();
  return subscription && isKnown ? { state: 'on', id } : { state: 'off', id: null };
}

/** Asks for leave and subscribes; 'denied' when the visitor does not want it. */
export async function turnOn(key: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted')
    return Notification.permission === 'denied' ? 'denied' : 'off';
  await navigator.serviceWorker.register('/sw.js');
  const registration = await navigator.serviceWorker.ready;
  const subscription = await subscribeTo(registration.pushManager, key);
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { id } = await browserCaller('channel.create', {
    kind: 'WEB_PUSH',
    name: placeOf({ userAgent: navigator.userAgent, platform: 'Web' }),
    subscription: { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } },
  });
  writeStored(STORAGE_KEY, id);
  return 'on';
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
  const subscription = await (
    await navigator.serviceWorker.getRegistration('/')
  )?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  if (id !== null) await browserCaller('channel.remove', { id }, EXTRA).catch(() => {});
  removeStored(STORAGE_KEY);
}
