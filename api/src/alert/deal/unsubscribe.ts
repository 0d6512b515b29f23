/**
 * Stopping mail of alerts without signing in (P-13, ALERT-13): by the link in a mail, and by mail
 * programs with one click (RFC 8058). A token names alerts of one mail and opens nothing else.
 */
import type { FastifyInstance } from 'fastify';
import { fail } from '#contract/errors.ts';
import sql from 'sql-template-tag';
import type { App } from '../../kernel/app.ts';
import type { Context } from '../../kernel/context.ts';
import { idsOf } from '../../kernel/identity.ts';
import type { Handler } from '../../kernel/module.ts';
import { isSigned, sign } from '../../kernel/signature.ts';
import { siteAddress } from '../../kernel/site-address.ts';
import { ALERT_COLUMNS, wishIn } from './row.ts';
import type { AlertRow } from './row.ts';
import { namesOf, sentenceOf } from './show.ts';

const PURPOSE = 'alert-mail';
/** Mails lie about for long. */
const LIFE_MS = 730 * 86_400_000;
const PAGE = '/deal-alerts/unsubscribe';

export const unsubscribe: Handler<'alert.unsubscribe'> = (ctx, { token }) => stop(ctx, token);
export const oneClick: Handler<'alert.unsubscribe-one-click'> = (ctx, { token }) =>
  stop(ctx, token);

export const mailState: Handler<'alert.mail-state'> = async (ctx, { token }) =>
  stateOf(ctx, await alertsIn(ctx, token));

export const mailAgain: Handler<'alert.mail-again'> = async (ctx, { token }) =>
  setMail(ctx, await alertsIn(ctx, token), true);

/** The two addresses of a mail about alerts: a page, and what a mail program may send a POST to. */
export async function alertStopLinks(
  ctx: Context,
  alertIds: readonly number[],
): Promise<{ url: string; oneClickUrl: string }> {
  const ids = [...new Set(alertIds)].toSorted((a, b) => a - b).join('-');
  const until = new Date(ctx.now.getTime() + LIFE_MS);
  const query = new URLSearchParams({ token: `${ids}.${await sign(ctx, PURPOSE, ids, until)}` });
  return {
    url: siteAddress(ctx, `${PAGE}?${query}`),
    oneClickUrl: siteAddress(ctx, `/api/saas-user-service/deal-alerts/unsubscribe?${query}`),
  };
}

async function stop(ctx: Context, token: string) {
  const { alerts } = await setMail(ctx, await alertsIn(ctx, token), false);
  return { done: true as const, sentence: alerts.map(({ sentence }) => sentence).join('\n') };
}

async function alertsIn(ctx: Context, token: string): Promise<number[]> {
  const dot = token.indexOf('.');
  const ids = token.slice(0, Math.max(0, dot));
  if (!(await isSigned(ctx, PURPOSE, ids, token.slice(dot + 1)))) throw fail('alert.token');
  return idsOf(ids.split('-'));
}

async function setMail(ctx: Context, ids: readonly number[], isOn: boolean) {
  await ctx.db.run(sql`
    update deal_alert set email_notify = ${isOn}, updated_at = ${ctx.now}
    where id = any(${ids}::bigint[]) and email_notify <> ${isOn}`);
  return stateOf(ctx, ids);
}

async function stateOf(ctx: Context, ids: readonly number[]) {
  const rows = await ctx.db.rows<AlertRow>(
    sql`select ${ALERT_COLUMNS} from deal_alert a where a.id = any(${ids}::bigint[]) order by a.id`,
  );
  const names = await namesOf(ctx, rows.map(wishIn));
  return {
    alerts: rows.map((row) => ({
      sentence: sentenceOf(ctx, wishIn(row), names),
      emailNotify: row.email_notify,
    })),
  };
}

/** `POST /deal-alerts/unsubscribe`: the form of the page, which then shows how it is. */
export function mountAlertMail(
  server: FastifyInstance,
  app: Pick<App, 'contextOf' | 'callerFor'>,
): void {
  server.post(PAGE, async (request, reply) => {
    const ctx = await app.contextOf(request);
    const { token = '', again = '' } = (request.body ?? {}) as { token?: string; again?: string };
    const call = again === '' ? 'alert.unsubscribe-one-click' : 'alert.mail-again';
    await app.callerFor(ctx)(call, { token: String(token) });
    const query = new URLSearchParams({ token: String(token), tenant: ctx.tenant.id });
    return reply.header('cache-control', 'no-store').redirect(`${PAGE}?${query}`, 303);
  });
}
