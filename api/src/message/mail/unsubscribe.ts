/**
 * Stopping mails about messages without signing in: with one click in a mail program (RFC 8058), or
 * on a page, by a plain form. Reading the page changes nothing, since programs that look for harm
 * follow every link of a mail.
 */
import type { FastifyInstance } from 'fastify';
import { fail } from '#contract/errors.ts';
import { NOTIFICATION_TYPES } from '#contract/message/kind.ts';
import type { App } from '../../kernel/app.ts';
import type { Context } from '../../kernel/context.ts';
import { idOf } from '../../kernel/identity.ts';
import type { Handler } from '../../kernel/module.ts';
import { isSigned, sign } from '../../kernel/signature.ts';
import { siteAddress } from '../../kernel/site-address.ts';
import { saveChoices } from '../preference/preference.ts';

const PURPOSE = 'message-mail';
/** Mails lie about for long. */
const LIFE_MS = 730 * 86_400_000;
const PAGE = '/notifications/unsubscribe';

export const unsubscribe: Handler<'message.unsubscribe'> = async (ctx, { token }) => {
  const dot = token.indexOf('.');
  const accountId = idOf(token.slice(0, Math.max(0, dot)));
  if (
    accountId === null ||
    !(await isSigned(ctx, PURPOSE, String(accountId), token.slice(dot + 1)))
  )
    throw fail('alert.token');
  await saveChoices(
    ctx,
    accountId,
    NOTIFICATION_TYPES.map((type) => ({ type, way: 'EMAIL', enabled: false })),
  );
  return { done: true };
};

/** The two addresses of a mail: a page, and what a mail program may send a POST to. */
export async function stopLinks(
  ctx: Context,
  accountId: number,
): Promise<{ url: string; oneClickUrl: string }> {
  const token = `${accountId}.${await sign(ctx, PURPOSE, String(accountId), new Date(ctx.now.getTime() + LIFE_MS))}`;
  const query = new URLSearchParams({ token });
  return {
    url: siteAddress(ctx, `${PAGE}?${query}`),
    oneClickUrl: siteAddress(ctx, `/api/saas-user-service/message-center/unsubscribe?${query}`),
  };
}

/** `POST /notifications/unsubscribe`: the form of the page. */
export function mountUnsubscribe(
  server: FastifyInstance,
  app: Pick<App, 'contextOf' | 'callerFor'>,
): void {
  server.post(PAGE, async (request, reply) => {
    const ctx = await app.contextOf(request);
    const { token = '' } = (request.body ?? {}) as { token?: string };
    const { success } = await app.callerFor(ctx)('message.unsubscribe', { token: String(token) });
    const query = new URLSearchParams({
      state: success ? 'done' : 'failed',
      tenant: ctx.tenant.id,
    });
    return reply.header('cache-control', 'no-store').redirect(`${PAGE}?${query}`, 303);
  });
}
