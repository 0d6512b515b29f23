/**
 * Sends requests as bytes over a socket, since no client of HTTP would send what test/hostile.ts
 * makes.
 */
import { connect } from 'node:net';
import type { Hostile } from './hostile-parts.ts';

export interface Answered {
  /** 0: the connection was closed without a word, as a server may do with what is no HTTP. */
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends the bytes; a stream of events is left after its first piece. */
export function sendHostile(
  port: number,
  { method, target, headers, body }: Hostile,
  limitMs: number,
): Promise<Answered> {
  const own = headers.some(([name]) => name === 'Host')
    ? []
    : [['Host', `127.0.0.1:${port}`] as const];
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...[...own, ...headers].map(([name, value]) => `${name}: ${value}`),
  ];
  if (body.length > 0 && !headers.some(([name]) => name === 'Transfer-Encoding'))
    lines.push(`Content-Length: ${body.length}`);
  const head = Buffer.from(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`, 'latin1');
  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0);
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.concat([head, body])));
    const read = (): Answered => {
      // "go on" is no answer yet
      const text = bytes.toString('utf8').replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, '');
      const [first = '', rest = ''] = text.split('\r\n\r\n');
      return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), head: first, body: rest };
    };
    socket.setTimeout(limitMs, () => socket.destroy(new Error(`No answer within ${limitMs} ms.`)));
    socket.on('data', (piece) => {
      bytes = Buffer.concat([bytes, piece]);
      if (method !== 'HEAD' && /content-type: text\/event-stream/i.test(read().head))
        socket.destroy();
    });
    // refused bodies are cut off while they are still being sent
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EPIPE' || error.code === 'ECONNRESET' ? undefined : reject(error),
    );
    socket.on('close', () => resolve(read()));
  });
}
