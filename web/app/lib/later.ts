/**
 * Calls that only somebody who signs in makes: their table, and the encryption of what is private
 * in them (LAY-08..11). Loaded with the first of them.
 */
import { callTable, encrypted } from 'virtual:khum-later-calls';
import type { Envelope } from '#contract/errors.ts';
import { CallFailure } from './call.ts';
import type { Answered } from './call.ts';
import { t } from './message.ts';
import { requestOf } from './request.ts';
import type { WireRequest } from './request.ts';
import { canEncrypt, forgetSecret, openAnswer, privatePaths, sealAsk, secret } from './secret.ts';
import type { Secret } from './secret.ts';

type Send = (request: WireRequest, headers?: Readonly<Record<string, string>>) => Promise<Answered>;

export async function ask(name: string, asked: object, send: Send): Promise<Envelope> {
  const spelling = callTable[name] as string;
  const paths = privatePaths(asked);
  // an answer that cannot be read is asked for again, so only where that changes nothing
  const isSafe = /^(?:GET|PUT) /.test(spelling) && encrypted.includes(name);
  if (!canEncrypt() || (paths.length === 0 && !isSafe))
    return (await send(requestOf(spelling, asked))).envelope;
  const first = await attempt(spelling, asked, paths, send);
  if (typeof first !== 'string') return first;
  // the key is not valid any more: request a new one, once
  forgetSecret();
  const second = await attempt(spelling, asked, paths, send);
  if (typeof second !== 'string') return second;
  throw new CallFailure(t(second), 0);
}

type Trouble = 'error.encryption' | 'error.decryption';

async function attempt(
  spelling: string,
  asked: object,
  paths: readonly string[],
  send: Send,
): Promise<Envelope | Trouble> {
  const key = await secret(() => fetchSecret(send));
  let sealed: object;
  try {
    sealed = await sealAsk(key, asked, paths);
  } catch {
    return 'error.encryption';
  }
  const { envelope, encryption } = await send(requestOf(spelling, sealed), {
    encryption: `key=${key.keyId};paths=${paths.join(',')}`,
  });
  if (envelope.errorKey === 'secret.unknown' || envelope.errorKey === 'secret.broken')
    return 'error.encryption';
  if (encryption === null) return envelope;
  try {
    return await openAnswer(key, envelope, encryption);
  } catch {
    return 'error.decryption';
  }
}

async function fetchSecret(send: Send): Promise<Secret> {
  const { envelope } = await send(requestOf(callTable['secret.current'] as string, {}));
  if (!envelope.success) throw new CallFailure(envelope.message, envelope.code, envelope.errorKey);
  return envelope.data as Secret;
}
