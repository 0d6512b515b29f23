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
import { isSigned, signAll } from '../../kernel/signature.ts';
import { siteAddress } from '../../kernel/site-address.ts';
import { ALERT_COLUMNS, wishIn } from './row.ts';
import type { AlertRow } from './row.ts';
import { setWatchMail, watchMail } from '../watch/mail.ts';
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

/**
 * The two addresses of mails about each of these sets of alerts (`12`) and watches (`w12`): a page, and
 * what a mail program may send a POST to.
 */
export async function alertStopLinks(
  ctx: Context,
  several: readonly (readonly string[])[],
): Promise<{ url: string; oneClickUrl: string }[]> {
  const names = several.map((keys) => [...new Set(keys)].toSorted().join('-'));
  const until = new Date(ctx.now.getTime() + LIFE_MS);
  const signed = await signAll(ctx, PURPOSE, names, until);
  return names.map((name, at) => {
    const query = new URLSearchParams({ token: `${name}.${signed[at]}` });
    return {
      url: siteAddress(ctx, `${PAGE}?${query}`),
      oneClickUrl: siteAddress(ctx, `/api/saas-user-service/deal-alerts/unsubscribe?${query}`),
    };
  });
}

async function stop(ctx: Context, token: string) {
  const { alerts } = await setMail(ctx, await alertsIn(ctx, token), false);
  return { done: true as const, sentence: alerts.map(({ sentence }) => sentence).join('\n') };
}

/** What a mail is about. */
interface Mailed {
  readonly alerts: readonly number[];
  readonly watches: readonly number[];
}

async function alertsIn(ctx: Context, token: string): Promise<Mailed> {
  const dot = token.indexOf('.');
  const ids = token.slice(0, Math.max(0, dot));
  if (!(await isSigned(ctx, PURPOSE, ids, token.slice(dot + 1)))) throw fail('alert.token');
  const keys = ids.split('-');
  return {
    alerts: idsOf(keys.filter((key) => !key.startsWith('w'))),
    watches: idsOf(keys.filter((key) => key.startsWith('w')).map((key) => key.slice(1))),
  };
}

async function setMail(ctx: Context, mailed: Mailed, isOn: boolean) {
  await ctx.db.run(sql`
    update deal_alert set email_notify = ${isOn}, updated_at = ${ctx.now}
    where id = any(${mailed.alerts}::bigint[]) and email_notify <> ${isOn}`);
  await setWatchMail(ctx, mailed.watches, isOn);
  return stateOf(ctx, mailed);
}

async function stateOf(ctx: Context, { alerts, watches }: Mailed) {
  const rows = await ctx.db.rows<AlertRow>(sql`
    select ${ALERT_COLUMNS} from deal_alert a where a.id = any(${alerts}::bigint[]) order by a.id`);
  const names = await namesOf(ctx, rows.map(wishIn));
  const shown = rows.map((row) => ({
    sentence: sentenceOf(ctx, wishIn(row), names),
    emailNotify: row.email_notify,
  }));
  return { alerts: [...shown, ...(await watchMail(ctx, watches))] };
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
