/**
 * What a request is about, where clients and scanners send it in a form that the rest of Khum does
 * not expect.
 */
import type { IncomingMessage } from 'node:http';

const HOST = /^(?:[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_])?\.?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/i;

/** Whether a Host names a host, perhaps with a port: anything else cannot be made an address of. */
export function isHost(text: string | undefined): boolean {
  const match = HOST.exec(text ?? '');
  return match !== null && Number(match[1] ?? 0) <= 65_535 && URL.canParse(`http://${text}/`);
}

/** Two different hosts in one request are a way to smuggle (RFC 9112, 3.2). */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length <= 1;
}

/**
 * The path of a request in absolute form (`GET http://khum.example/deals`), whose host counts
 * instead of the header's (RFC 9112, 3.2.2).
 */
export function originForm(request: {
  url?: string | undefined;
  headers: { host?: string | undefined };
}): string {
  const url = request.url ?? '/';
  const match = /^https?:\/\/([^/?#]*)([^#]*)/i.exec(url);
  if (!match) return url;
  request.headers.host = match[1];
  const rest = match[2] as string;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * Whether somebody is still there to answer. Node forgets the address of a connection that was
 * reset, unless it was asked for before; limits, which count by address, ask later.
 */
export function hasClient({ socket }: IncomingMessage): boolean {
  return socket.remoteAddress !== undefined;
}
