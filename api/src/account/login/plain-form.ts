/**
 * `POST /login`: signing in without script, by password or by code, as a plain form. It makes the
 * same calls as everybody, then leads back: to where the visitor wanted to go, or to the form with
 * what was wrong. Where a code went is remembered in a short-lived cookie, so that no address of
 * the site ever carries a receiver.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from '#contract/errors.ts';
import type { ReceiverType } from '#contract/account/verification.ts';
import { CODE } from '#contract/account/verification.ts';
import type { App, InProcessCaller } from '../../kernel/app.ts';
import { setCookies } from '../../kernel/mount.ts';
import { ownPath } from '../../kernel/pages/preferences.ts';

const SENT_COOKIE = 'login_code';

interface Typed {
  readonly rcvType: ReceiverType;
  readonly rcv: string;
  readonly countryCode: string | undefined;
}

export function mountLoginForm(
  server: FastifyInstance,
  app: Pick<App, 'contextOf' | 'callerFor'>,
): void {
  server.post('/login', async (request, reply) => {
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      return reply.code(403).type('text/plain').send('');
    const ctx = await app.contextOf(request);
    const fields = (request.body ?? {}) as Record<string, string | undefined>;
    const { envelope, isSent } = await answer(app.callerFor(ctx), request, fields);
    setCookies(ctx, reply);
    if (isSent && envelope.success) return toCode(reply, fields);
    reply.header('cache-control', 'no-store');
    if (!envelope.success) return reply.redirect(backTo(fields, envelope), 303);
    return reply.clearCookie(SENT_COOKIE, { path: '/login' }).redirect(ownPath(fields.next), 303);
  });
}

async function answer(
  call: InProcessCaller,
  request: FastifyRequest,
  { by, way, receiver = '', area, password = '', code = '' }: Record<string, string | undefined>,
): Promise<{ envelope: Envelope; isSent: boolean }> {
  const typed: Typed = {
    rcvType: way === 'EMAIL' ? 'EMAIL' : 'MOBILE',
    rcv: receiver,
    countryCode: /^\d{1,4}$/.test(area ?? '') ? area : undefined,
  };
  if (by !== 'code') {
    const { rcv, rcvType, countryCode } = typed;
    const envelope =
      rcvType === 'EMAIL'
        ? await call('login.email', { email: rcv, password })
        : await call('login.mobile', { mobile: rcv, password, ...inArea(countryCode) });
    return { envelope, isSent: false };
  }
  const sent = receiver === '' ? sentTo(request) : null;
  if (!sent) {
    const { countryCode, ...rest } = typed;
    return {
      envelope: await call('verification.send', {
        ...rest,
        ...inArea(countryCode),
        authScene: 'LOGIN',
      }),
      isSent: true,
    };
  }
  const who =
    sent.rcvType === 'EMAIL'
      ? { email: sent.rcv }
      : { mobile: sent.rcv, ...inArea(sent.countryCode) };
  return {
    envelope: await call('login.code', { ...who, smscode: code, sceneCode: 'LOGIN' }),
    isSent: false,
  };
}

function inArea(countryCode: string | undefined): { countryCode?: string } {
  return countryCode === undefined ? {} : { countryCode };
}

function sentTo(request: FastifyRequest): Typed | null {
  const [rcvType, countryCode, rcv] = (request.cookies[SENT_COOKIE] ?? '').split('|');
  return rcv && (rcvType === 'EMAIL' || rcvType === 'MOBILE')
    ? { rcvType, rcv, countryCode: countryCode || undefined }
    : null;
}

function toCode(
  reply: FastifyReply,
  { way = '', receiver = '', area = '', next }: Record<string, string | undefined>,
): FastifyReply {
  const secure = reply.request.protocol === 'https';
  return reply
    .setCookie(SENT_COOKIE, [way === 'EMAIL' ? way : 'MOBILE', area, receiver].join('|'), {
      path: '/login',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: CODE.lifeMs / 1000,
    })
    .header('cache-control', 'no-store')
    .redirect(
      `/login?${new URLSearchParams({ next: ownPath(next), way: way === 'EMAIL' ? way : 'MOBILE', by: 'code', step: 'code' })}`,
      303,
    );
}

/** The form again, saying what was wrong: by its key, for whatever else may be in an address. */
function backTo(
  { next, way, by, receiver }: Record<string, string | undefined>,
  { errorKey, fields }: Envelope,
): string {
  const problem = Object.values(fields ?? {})[0] ?? errorKey ?? 'server.failed';
  const isCodeStep = by === 'code' && (receiver ?? '') === '';
  const query = new URLSearchParams({
    next: ownPath(next),
    way: way === 'EMAIL' ? 'EMAIL' : 'MOBILE',
    by: by === 'code' ? 'code' : 'password',
    problem,
  });
  if (isCodeStep && problem.startsWith('account.code.')) query.set('step', 'code');
  return `/login?${query}`;
}
