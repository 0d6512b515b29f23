/**
 * The secret of this browser and what is encrypted with it (docs/api-conventions.md, Encryption):
 * AES-256-CBC, key and IV from the secret by HKDF-SHA-256. TLS is the real protection; this keeps
 * receivers and passwords out of whatever logs bodies on the way. Where a site is reached without
 * HTTPS there is no WebCrypto, and everything is sent plain.
 */
import type { Answer } from '#contract/calls.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

export type Secret = Answer<'secret.current'>;

/** Fields of an ask that are private wherever they occur. */
export const PRIVATE: ReadonlySet<string> = new Set([
  'rcv',
  'mobile',
  'email',
  'password',
  'repassword',
  'sceneCode',
]);

/** Where storage is refused, a secret lasts as long as the page. */
let current: Secret | undefined;
let coming: Promise<Secret> | undefined;

export function canEncrypt(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** The secret that is good now: one fetch for as long as it is (LAY-10). */
export async function secret(
  fetch: () => Promise<Secret>,
  now: () => number = Date.now,
): Promise<Secret> {
  current ??= read();
  if (current && current.expireTime > now()) return current;
  coming ??= fetch().finally(() => {
    coming = undefined;
  });
  current = await coming;
  writeStored('secret-key', JSON.stringify(current));
  return current;
}

export function forgetSecret(): void {
  current = undefined;
  removeStored('secret-key');
}

/** Paths of an ask whose values are private; empty ones are not worth hiding. */
export function privatePaths(asked: object): string[] {
  return Object.entries(asked).flatMap(([name, value]) =>
    PRIVATE.has(name) && typeof value === 'string' && value !== '' ? [name] : [],
  );
}

export async function sealAsk(
  key: Secret,
  asked: object,
  paths: readonly string[],
): Promise<object> {
  const { aes, iv } = await derived(key);
  const sealed: Record<string, unknown> = { ...asked };
  for (const path of paths) {
    const bytes = await crypto.subtle.encrypt(
      { name: 'AES-CBC', iv },
      aes,
      new TextEncoder().encode(String(sealed[path])),
    );
    sealed[path] = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  }
  return sealed;
}

/** An answer with the values readable at the paths that its header names. */
export async function openAnswer<T extends object>(
  key: Secret,
  answer: T,
  header: string,
): Promise<T> {
  const opened = structuredClone(answer);
  const { aes, iv } = await derived(key);
  const paths = /(?:^|;)\s*paths=([^;]*)/.exec(header)?.[1]?.split(',') ?? [];
  for (const path of paths) {
    const steps = path.split('.');
    const last = steps.pop() as string;
    const place = steps.reduce<Record<string, unknown> | undefined>(
      (at, step) => at?.[step] as never,
      opened as never,
    );
    if (typeof place?.[last] !== 'string') continue;
    const bytes = await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, aes, bytesOf(place[last]));
    place[last] = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  }
  return opened;
}

function read(): Secret | undefined {
  try {
    const { keyId, secretKey, expireTime } = JSON.parse(readStored('secret-key') ?? '') as Record<
      string,
      unknown
    >;
    if (
      typeof keyId === 'string' &&
      typeof secretKey === 'string' &&
      typeof expireTime === 'number'
    )
      return { keyId, secretKey, expireTime };
  } catch {
    // nothing, or nothing of ours
  }
  return undefined;
}

async function derived({
  keyId,
  secretKey,
}: Secret): Promise<{ aes: CryptoKey; iv: Uint8Array<ArrayBuffer> }> {
  const base = await crypto.subtle.importKey('raw', bytesOf(secretKey), 'HKDF', false, [
    'deriveBits',
  ]);
  const bits = async (info: string, length: number) =>
    new Uint8Array(
      await crypto.subtle.deriveBits(
        {
          name: 'HKDF',
          hash: 'SHA-256',
          salt: new TextEncoder().encode(keyId),
          info: new TextEncoder().encode(info),
        },
        base,
        length * 8,
      ),
    );
  const aes = await crypto.subtle.importKey(
    'raw',
    await bits('khum/aes-key', 32),
    'AES-CBC',
    false,
    ['encrypt', 'decrypt'],
  );
  return { aes, iv: await bits('khum/aes-iv', 16) };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}
