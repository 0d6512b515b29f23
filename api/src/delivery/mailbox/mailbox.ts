/**
 * The development mailbox: whatever would have been sent, for whoever tries Khum on their own
 * machine. It is there while no transport is set up and nothing says that this Khum is for real
 * (`config.mailbox`), on the listener of operators alone, which no proxy of the site leads to; its
 * address on the site leads whoever sits at this machine there.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '#contract/errors.ts';
import type { App } from '../../kernel/app.ts';
import type { Config } from '../../kernel/config.ts';
import { mailboxHtml, mailboxRows } from './queries.ts';
import type { MailboxRow } from './queries.ts';
import { mailboxPage } from './page.ts';
import { FONTS, STYLE } from './style.ts';

export const MAILBOX_PATH = '/dev/mailbox';
const MOST = 500;
const PAGE_MOST = 50;
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A mail shown as a mail program would: its styles, and nothing else. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups";

export function mountMailbox(
  server: FastifyInstance,
  config: Config,
  app: Pick<App, 'contextOf' | 'contextsOfAll'>,
): void {
  if (!config.mailbox) return;
  server.get(`${MAILBOX_PATH}.json`, async (request, reply) => {
    const messages = await messagesTo(app, wished(request), MOST);
    return closed(reply)
      .type('application/json; charset=utf-8')
      .send(
        JSON.stringify(
          messages.map(({ id: _id, status: _status, timezone: _zone, ...message }) => message),
        ),
      );
  });
  server.get(MAILBOX_PATH, async (request, reply) => {
    const { lang } = await app.contextOf(request);
    const messages = await messagesTo(app, wished(request), PAGE_MOST);
    closed(reply).header('content-security-policy', POLICY);
    return reply
      .type('text/html; charset=utf-8')
      .send(mailboxPage(lang, messages, (request.query as { to?: string }).to ?? ''));
  });
  server.get(`${MAILBOX_PATH}/style.css`, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(STYLE),
  );
  for (const name of FONTS) {
    const file = createRequire(import.meta.url).resolve(
      `@fontsource-variable/anuphan/files/${name}`,
    );
    server.get(`${MAILBOX_PATH}/${name}`, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('font/woff2')
        .send(readFileSync(file)),
    );
  }
  server.get(`${MAILBOX_PATH}/:id`, async (request, reply) => {
    const { id } = request.params as { id: string };
    if (!/^\d{1,15}$/.test(id)) throw fail('request.unknown');
    for (const ctx of await app.contextsOfAll()) {
      const html = await mailboxHtml(ctx, Number(id));
      if (html !== undefined)
        return closed(reply)
          .header('content-security-policy', MAIL_POLICY)
          .type('text/html; charset=utf-8')
          .send(html);
    }
    throw fail('request.unknown');
  });
}

/**
 * The address of the mailbox on the site: from this machine it leads to the mailbox, from elsewhere
 * to nothing of ours.
 */
export function mountWayToMailbox(
  server: FastifyInstance,
  config: Config,
  { operations }: Pick<App, 'operations'>,
): void {
  if (!config.mailbox) return;
  const lead = async (request: FastifyRequest, reply: FastifyReply) => {
    const at = operations.server.address();
    if (at === null || typeof at === 'string') throw fail('request.unknown');
    return reply
      .header('cache-control', 'no-store')
      .redirect(`http://${at.address}:${at.port}${request.url}`, 307);
  };
  for (const path of [MAILBOX_PATH, `${MAILBOX_PATH}.json`, `${MAILBOX_PATH}/*`])
    server.get(path, lead);
}

export interface MailboxMessage extends MailboxRow {
  readonly tenant: string;
  readonly timezone: string;
}

/** Messages of all tenants, newest first. */
async function messagesTo(
  app: Pick<App, 'contextsOfAll'>,
  to: string | undefined,
  limit: number,
): Promise<MailboxMessage[]> {
  const found = await Promise.all(
    (await app.contextsOfAll()).map(async (ctx) =>
      (await mailboxRows(ctx, to, limit)).map((row) => ({
        ...row,
        tenant: ctx.tenant.id,
        timezone: ctx.tenant.timezone,
      })),
    ),
  );
  return found
    .flat()
    .sort((a, b) => b.sentAt.getTime() - a.sentAt.getTime() || b.id - a.id)
    .slice(0, limit);
}

/**
 * How receivers that are asked for end: an e-mail address as it is stored, a phone number with or
 * without its country and leading 0, as people type it.
 */
function wished(request: FastifyRequest): string | undefined {
  const { to } = request.query as Record<string, unknown>;
  if (typeof to !== 'string' || to.trim() === '') return undefined;
  const digits = to.replace(/\D/g, '').replace(/^0+/, '');
  return to.includes('@') || digits.length < 6 ? to.trim().toLowerCase() : digits;
}

function closed(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header('cross-origin-resource-policy', 'same-origin');
}
