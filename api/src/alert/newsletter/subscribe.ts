/** Asking for a newsletter, confirming it, ending it: without an account (BEY-44). */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { emailOf } from '#contract/account/rules.ts';
import { NEWSLETTER, NEWSLETTER_ASKS } from '#contract/alert/newsletter.ts';
import { fail } from '#contract/errors.ts';
import { localDay } from '#contract/time.ts';
import { shorten } from '#contract/text.ts';
import sql from 'sql-template-tag';
import { sendMessage } from '../../delivery/index.ts';
import type { App } from '../../kernel/app.ts';
import { inTransaction } from '../../kernel/context.ts';
import type { Context } from '../../kernel/context.ts';
import type { Handler } from '../../kernel/module.ts';
import { networkOf } from '../../kernel/network.ts';
import { tagsOf } from '../deal/wish.ts';
import { tagKey } from '../deal/words.ts';
import { confirmLink, nameOf, rowOf, stateOf } from './row.ts';
import type { NewsletterRow } from './row.ts';

/** Letters of a tag in a subject that is read on a phone. */
export const NAME_LETTERS = 24;

export const subscribe: Handler<'newsletter.subscribe'> = async (ctx, asked) => {
  const email = emailOf(asked.email);
  if (email === null)
    throw fail('account.email.invalid', { fields: { email: 'account.email.invalid' } });
  const [tag = ''] = asked.tag.trim() === '' ? [] : tagsOf([asked.tag]);
  await inTransaction(ctx, async (inside) => {
    await countAsk(inside, email);
    const row = await inside.db.row<NewsletterRow>(sql`
      insert into newsletter as n (tenant_id, email, tag, tag_key, lang, asked_at)
      values (${inside.tenant.id}, ${email}, ${tag}, ${tag === '' ? '' : tagKey(tag)},
        ${inside.lang}, ${inside.now})
      on conflict (tenant_id, email, tag_key) do update set asked_at = excluded.asked_at,
        lang = case when n.confirmed_at is null then excluded.lang else n.lang end
      returning id, tag, confirmed_at, ended_at`);
    // whoever has it gets the same mail: nobody else can find out by asking
    await sendConfirmation(inside, email, row as NewsletterRow);
  });
  return { done: true };
};

async function sendConfirmation(ctx: Context, email: string, row: NewsletterRow): Promise<void> {
  await sendMessage(ctx, {
    channel: 'EMAIL',
    to: email,
    lang: ctx.lang,
    template: 'newsletter-confirm',
    holes: {
      name: shorten(nameOf(ctx.lang, row.tag), NAME_LETTERS),
      url: await confirmLink(ctx, row.id),
    },
    key: `newsletter-confirm:${row.id}:${ctx.requestId}`,
    expiresAt: new Date(ctx.now.getTime() + NEWSLETTER.confirmHours * 3_600_000),
  });
}

/** Counts by address, device and network; one statement each, so that requests at once pass no limit. */
async function countAsk(ctx: Context, email: string): Promise<void> {
  const { device, tenant, now } = ctx;
  const day = localDay(now, tenant.timezone);
  const asks = [
    ['email', email],
    ['device', device.deviceId ?? device.pseudoUserId],
    ['network', networkOf(device.address)],
  ] as const;
  for (const [kind, value] of asks) {
    if (value === undefined) continue;
    const who = createHash('sha256')
      .update(JSON.stringify(['newsletter', tenant.id, day, kind, value]))
      .digest('base64url');
    const counted = await ctx.db.run(sql`
      insert into newsletter_ask as a (tenant_id, day, who, asked)
      values (${tenant.id}, ${day}::date, ${who}, 1)
      on conflict (tenant_id, day, who) do update set asked = a.asked + 1
        where a.asked < ${NEWSLETTER_ASKS[kind]}`);
    if (counted === 0) throw fail('newsletter.limit');
  }
}

export const state: Handler<'newsletter.state'> = async (ctx, { token }) =>
  stateOf(ctx, await rowOf(ctx, token));

export const confirm: Handler<'newsletter.confirm'> = async (ctx, { token }) => {
  const { id } = await rowOf(ctx, token);
  await ctx.db.run(sql`
    update newsletter set confirmed_at = coalesce(confirmed_at, ${ctx.now}::timestamptz),
      ended_at = null where id = ${id}`);
  return stateOf(ctx, await rowOf(ctx, token));
};

export const stop: Handler<'newsletter.stop'> = async (ctx, { token }) => {
  const { id } = await rowOf(ctx, token, ['newsletter-stop']);
  await ctx.db.run(
    sql`update newsletter set ended_at = coalesce(ended_at, ${ctx.now}::timestamptz) where id = ${id}`,
  );
  return stateOf(ctx, await rowOf(ctx, token));
};

/** Who did not confirm, who left, and what is old; wakes hourly. */
export async function forgetNewsletters(ctx: Context): Promise<void> {
  const { tenant, db } = ctx;
  const ago = (hours: number) => new Date(ctx.now.getTime() - hours * 3_600_000);
  const waited = ago(NEWSLETTER.confirmHours);
  await db.run(sql`delete from newsletter where tenant_id = ${tenant.id}
    and confirmed_at is null and asked_at < ${waited}`);
  await db.run(sql`delete from newsletter where tenant_id = ${tenant.id}
    and ended_at < ${waited} and asked_at < ${waited}`);
  await db.run(sql`delete from newsletter_ask where tenant_id = ${tenant.id}
    and day < ${localDay(ctx.now, tenant.timezone)}::date`);
  const old = localDay(ago(NEWSLETTER.issueDays * 24), tenant.timezone);
  await db.run(
    sql`delete from newsletter_issue where tenant_id = ${tenant.id} and week < ${old}::date`,
  );
}

/** The forms of the pages, which then show how it went; they work without script. */
export function mountNewsletter(
  server: FastifyInstance,
  app: Pick<App, 'contextOf' | 'callerFor'>,
): void {
  server.post('/newsletter', async (request, reply) => {
    const ctx = await app.contextOf(request);
    const { email = '', tag = '' } = (request.body ?? {}) as { email?: string; tag?: string };
    const asked = { email: String(email), tag: String(tag) };
    const answer = await app.callerFor(ctx)('newsletter.subscribe', asked);
    const state = answer.success
      ? 'sent'
      : answer.errorKey === 'newsletter.limit'
        ? 'limit'
        : 'bad';
    const query = new URLSearchParams({ state, tag: asked.tag, tenant: ctx.tenant.id });
    return reply.header('cache-control', 'no-store').redirect(`/newsletter?${query}`, 303);
  });
  for (const page of ['confirm', 'unsubscribe'] as const)
    server.post(`/newsletter/${page}`, async (request, reply) => {
      const ctx = await app.contextOf(request);
      const { token = '', end = '' } = (request.body ?? {}) as { token?: string; end?: string };
      const call = end === '' ? 'newsletter.confirm' : 'newsletter.stop';
      await app.callerFor(ctx)(call, { token: String(token) });
      const query = new URLSearchParams({ token: String(token), tenant: ctx.tenant.id });
      return reply
        .header('cache-control', 'no-store')
        .redirect(`/newsletter/${page}?${query}`, 303);
    });
}
