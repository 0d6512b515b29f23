/**
 * Encryption of single fields (docs/api-conventions.md, Encryption; rows LAY-08, LAY-09):
 * AES-256-CBC with PKCS#7, key and IV from a client's secret by HKDF-SHA-256. TLS is the real
 * protection; this hides a phone number from whatever logs bodies on the way.
 */
import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { fail } from '#contract/errors.ts';

/** A client's secret, as one request names it. */
export interface FieldKey {
  readonly keyId: string;
  /** 32 bytes. */
  readonly secret: Buffer;
}

/**
 * What an `Encryption` header says: `key=<id>;paths=a,b.c`, and `secret=` when the client brings
 * one of its own.
 */
export interface EncryptionHeader {
  readonly keyId: string;
  readonly paths: readonly string[];
  readonly wrapped: string | undefined;
}

/** Reads the header; null when there is none, `secret.broken` when it cannot be one. */
export function readEncryption(header: string | string[] | undefined): EncryptionHeader | null {
  if (header === undefined || header === '') return null;
  if (typeof header !== 'string' || header.length > 2000) throw fail('secret.broken');
  const parts = new Map(
    header
      .split(';')
      .map((part) => [
        part.slice(0, part.indexOf('=')).trim(),
        part.slice(part.indexOf('=') + 1).trim(),
      ]),
  );
  const keyId = parts.get('key');
  const paths = (parts.get('paths') ?? '').split(',').filter((path) => path !== '');
  if (!keyId || paths.length > 50 || !paths.every((path) => /^\w+(\.\w+){0,5}$/.test(path)))
    throw fail('secret.broken');
  return { keyId, paths, wrapped: parts.get('secret') };
}

export function encryptText(key: FieldKey, text: string): string {
  const cipher = createCipheriv('aes-256-cbc', ...derived(key));
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** Throws `secret.broken` for whatever does not decrypt to text. */
export function decryptText(key: FieldKey, ciphertext: string): string {
  if (!/^[A-Za-z0-9+/]{1,40000}={0,2}$/.test(ciphertext)) throw fail('secret.broken');
  try {
    const decipher = createDecipheriv('aes-256-cbc', ...derived(key));
    const bytes = Buffer.concat([decipher.update(ciphertext, 'base64'), decipher.final()]);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw fail('secret.broken');
  }
}

/**
 * Replaces the strings at the paths by what `change` makes of them; a path that leads to no string
 * is left. Changes `body`.
 */
export function changeAt(
  body: unknown,
  paths: readonly string[],
  change: (text: string) => string,
): string[] {
  const changed: string[] = [];
  for (const path of paths) {
    const steps = path.split('.');
    const last = steps.pop() as string;
    let place: unknown = body;
    for (const step of steps)
      place = isRecord(place) && Object.hasOwn(place, step) ? place[step] : undefined;
    if (!isRecord(place) || !Object.hasOwn(place, last) || typeof place[last] !== 'string')
      continue;
    place[last] = change(place[last]);
    changed.push(path);
  }
  return changed;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function derived({ keyId, secret }: FieldKey): [Buffer, Buffer] {
  const part = (info: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, keyId, info, length));
  return [part('khum/aes-key', 32), part('khum/aes-iv', 16)];
}
