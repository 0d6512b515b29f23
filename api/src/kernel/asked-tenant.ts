/** Which tenant a request is of. */
import type { FastifyRequest } from 'fastify';
import { fail } from '#contract/errors.ts';
import { headOf } from '#contract/text.ts';
import type { Tenant } from './context.ts';
import { tenantByHost } from './host.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The answer is the same for whoever asks for the address: neither cookies nor the browser's
     * wish say anything.
     */
    readonly shared?: boolean;
  }
}

/**
 * `X-Tenant`, then the host, then `gl` of what is asked, then the cookie of a single-host install,
 * then the first tenant (AMB-01).
 */
export function tenantOf(tenants: readonly Tenant[], request: FastifyRequest): Tenant {
  const first = tenants[0];
  if (!first) throw fail('server.busy');
  const named =
    header(request, 'x-tenant') ?? (request.query as Record<string, string> | undefined)?.tenant;
  const byCode = (code: string | undefined) =>
    tenants.find((one) => one.id === code?.toUpperCase());
  const byHost = tenantByHost(tenants, request.headers.host);
  if (
    named !== undefined &&
    request.url.startsWith('/api/') &&
    header(request, 'x-tenant') !== undefined
  ) {
    const asked = byCode(named);
    if (!asked) throw fail('tenant.unknown');
    return asked;
  }
  return (
    byCode(named) ??
    byHost ??
    byCode(wishedRegion(request)) ??
    (isShared(request) ? undefined : byCode(request.cookies.tenant)) ??
    first
  );
}

/** `gl` of the calls that know it (AMB-90). */
function wishedRegion({ body }: FastifyRequest): string | undefined {
  const { gl } = (typeof body === 'object' && body !== null ? body : {}) as { gl?: unknown };
  return typeof gl === 'string' ? gl : undefined;
}

/** A header that is sent once. */
export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? headOf(value, 200) : undefined;
}

/** Whether the address alone decides, and neither cookies nor the browser's wish. */
export function isShared(request: FastifyRequest): boolean {
  return request.routeOptions.config.shared === true;
}
