/** What every answer of this site says about itself, whatever route made it. */
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/** A year, as https is never taken back once `PUBLIC_URL` promises it. */
export const STRICT_TRANSPORT = 'max-age=31536000';

export function isSecure({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

/**
 * No sniffing of types, no address told to other sites, https from now on; and a cache learns what
 * else than the address decided: `X-Tenant` chooses the region of every answer that has one.
 */
export function secureAnswers(server: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  const fixed: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ...(isSecure(config)
      ? [['strict-transport-security', STRICT_TRANSPORT] as [string, string]]
      : []),
  ];
  server.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of fixed) reply.header(name, value);
    if (!request.routeOptions.config.shared)
      reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  });
  server.addHook('onSend', async (request, reply) => {
    if (!request.routeOptions.config.shared) return;
    const said = String(reply.getHeader('vary') ?? '');
    reply.header(
      'vary',
      said === '' ? 'X-Tenant' : /\bx-tenant\b/i.test(said) ? said : `${said}, X-Tenant`,
    );
  });
}
