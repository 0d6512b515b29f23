/**
 * Whole addresses of this site for what leaves it without a request, such as messages. Never from a
 * request: whoever asks names the host, and could send others elsewhere.
 */
import type { Context } from './context.ts';

/** A path of this site as an address, in the region of `ctx`. */
export function siteAddress({ config, tenant }: Context, path: string): string {
  const ownHost = tenant.hosts[0];
  const { publicUrl, host, port } = config;
  const here = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const base = new URL(publicUrl ?? here);
  if (publicUrl && ownHost) base.host = ownHost;
  const url = new URL(path, base);
  // several regions at one address are told apart by name
  if (!(publicUrl && ownHost)) url.searchParams.set('tenant', tenant.id);
  return url.href;
}
