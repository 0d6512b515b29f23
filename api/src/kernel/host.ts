/**
 * Which site a request is for. Only `Host` says so: `X-Forwarded-Host` is whatever a client sends
 * wherever a proxy passes it on. With `PUBLIC_URL` set, addresses of this site come from it, and
 * hosts that are not ours are refused (421), so that neither a cache nor a page of somebody else's
 * name can be led to us.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '#contract/errors.ts';
import type { TenantDirectory } from './app.ts';
import { isLoopback } from './config.ts';
import type { Config } from './config.ts';
import type { Tenant } from './context.ts';

type Named = Pick<Config, 'publicUrl'>;

/** The name in a `Host` header, without its port, in lower case. */
export function hostName(host: string | undefined): string {
  const text = (host ?? '').toLowerCase();
  return text.startsWith('[')
    ? (/^\[([0-9a-f:.]*)\]/.exec(text)?.[1] ?? '')
    : (text.split(':')[0] ?? '');
}

/**
 * The tenant that a host is the address of: one of its own hosts, or its code before another name
 * (`id.example.com`).
 */
export function tenantByHost(
  tenants: readonly Tenant[],
  host: string | undefined,
): Tenant | undefined {
  const name = hostName(host);
  const code = /^([a-z]{2,8})\./.exec(name)?.[1]?.toUpperCase();
  return (
    tenants.find((one) => one.hosts.includes(name)) ??
    (code ? tenants.find((one) => one.id === code) : undefined)
  );
}

/** Whether a host is an address of this site; any is while `PUBLIC_URL` is not set. */
export function isOurHost(
  { publicUrl }: Named,
  tenants: readonly Tenant[],
  host: string | undefined,
): boolean {
  return publicUrl === undefined || isNamedHost({ publicUrl }, tenants, host);
}

/**
 * Whether a host cannot be somebody else's name that leads here: an address of this site, this
 * machine, or a bare IP address.
 */
export function isNamedHost(
  { publicUrl }: Named,
  tenants: readonly Tenant[],
  host: string | undefined,
): boolean {
  const name = hostName(host);
  if (isLoopback(name) || tenants.some((one) => one.hosts.includes(name))) return true;
  if (publicUrl === undefined) return /^[\d.]+$|:/.test(name);
  const own = new URL(publicUrl).hostname;
  const base = own.replace(/^www\./, '');
  return (
    name === own ||
    name === base ||
    (name.endsWith(`.${base}`) && tenants.some((one) => `${one.id.toLowerCase()}.${base}` === name))
  );
}

/** Scheme and host of addresses of this site, for whoever asked by `host`. */
export function originFor(
  { publicUrl }: Named,
  host: string | undefined,
  protocol: string,
): string {
  if (publicUrl === undefined) return `${protocol}://${(host ?? 'localhost').toLowerCase()}`;
  const url = new URL(publicUrl);
  const name = hostName(host);
  // a region's own host keeps its name; a proxy that rewrites Host leaves this machine's
  if (name !== '' && !isLoopback(name) && name !== url.hostname) url.hostname = name;
  return url.origin;
}

/**
 * Whether a browser sent it from a page of this site: of the host that it asks, or of the public
 * one where a proxy rewrites that.
 */
export function isSameOrigin(
  { publicUrl }: Named,
  { headers }: Pick<FastifyRequest, 'headers'>,
): boolean {
  const { origin, host } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  const from = new URL(origin);
  return (
    from.host === host?.toLowerCase() ||
    (publicUrl !== undefined && from.origin === new URL(publicUrl).origin)
  );
}

/** Refuses requests for other sites, but for the probes, which balancers ask by any name. */
export function refuseOtherHosts(
  server: FastifyInstance,
  config: Named,
  tenants: TenantDirectory,
): void {
  server.addHook('onRequest', async (request) => {
    if (config.publicUrl === undefined || request.url === '/healthz' || request.url === '/readyz')
      return;
    const { host } = request.headers;
    if (isOurHost(config, [], host)) return;
    if (!isOurHost(config, await tenants.all(), host)) throw fail('request.wrong_site');
  });
}
