import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { forgetSecret, openAnswer, privatePaths, sealAsk, secret } from './secret.ts';
import type { Secret } from './secret.ts';

const made = (keyId: string, expireTime: number): Secret => ({
  keyId,
  secretKey: randomBytes(32).toString('base64'),
  expireTime,
});
/** As the conventions have it, by another library. */
const derived = ({ keyId, secretKey }: Secret): [Buffer, Buffer] => {
  const part = (info: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secretKey, 'base64'), keyId, info, length));
  return [part('khum/aes-key', 32), part('khum/aes-iv', 16)];
};
const decryptText = (key: Secret, text: string) => {
  const cipher = createDecipheriv('aes-256-cbc', ...derived(key));
  return Buffer.concat([cipher.update(text, 'base64'), cipher.final()]).toString();
};
const encryptText = (key: Secret, text: string) => {
  const cipher = createCipheriv('aes-256-cbc', ...derived(key));
  return Buffer.concat([cipher.update(text), cipher.final()]).toString('base64');
};

test('LAY-09: what the browser encrypts the server reads, and nobody else', async () => {
  const key = made('k1', 1);
  const asked = { rcv: 'สมชาย@mail.example', authScene: 'LOGIN', password: '', sceneCode: 'LOGIN' };
  expect(privatePaths(asked)).toEqual(['rcv', 'sceneCode']);
  const sealed = (await sealAsk(key, asked, privatePaths(asked))) as typeof asked;
  expect(sealed.rcv).not.toContain('mail.example');
  expect(sealed.authScene).toBe('LOGIN');
  expect(decryptText(key, sealed.rcv)).toBe(asked.rcv);
  // one wrong key in 256 leaves an ending that looks right, and nonsense before it
  const read = () => {
    try {
      return decryptText(made('k1', 1), sealed.rcv);
    } catch {
      return '';
    }
  };
  expect(read()).not.toContain('mail.example');
});

test('LAY-08: the values that the header of an answer names are decrypted, the others stay; a broken one is an error', async () => {
  const key = made('k2', 1);
  const answer = { data: { mobile: encryptText(key, '+66812345678'), email: null, name: 'นก' } };
  const header = 'key=k2;paths=data.mobile,data.email,data.nothing.there';
  expect(await openAnswer(key, answer, header)).toEqual({
    data: { mobile: '+66812345678', email: null, name: 'นก' },
  });
  await expect(openAnswer(made('k2', 1), answer, header)).rejects.toThrow();
});

test('LAY-10: one fetch for as long as a secret is good, however many ask at once; afterwards another', async () => {
  forgetSecret();
  let now = 1_000;
  const fetch = vi.fn(async () => made(`k${now}`, now + 100));
  const ask = () => secret(fetch, () => now);
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(first).toBe(second);
  now = 1_099;
  expect(await ask()).toBe(first);
  expect(fetch).toHaveBeenCalledTimes(1);
  now = 1_100;
  expect((await ask()).keyId).toBe('k1100');
  expect(fetch).toHaveBeenCalledTimes(2);
});
