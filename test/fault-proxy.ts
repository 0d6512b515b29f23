/**
 * A TCP proxy in front of a database that a test breaks: it passes everything on, refuses, or takes
 * and answers nothing.
 */
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

export interface FaultProxy {
  /** The address of the database through the proxy. */
  readonly url: string;
  /** Connections are closed, and no new ones are taken. */
  refuse(): Promise<void>;
  /** Connections stay open, new ones are taken, and no byte moves any more. */
  hang(): void;
  /** As at the beginning. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function faultProxy(databaseUrl: string): Promise<FaultProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isHanging = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
    }
    if (isHanging) for (const one of pair) one.pause();
  });
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const [near] of pairs) near.destroy();
    });
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    refuse: stop,
    hang() {
      isHanging = true;
      for (const pair of pairs) for (const one of pair) one.pause();
    },
    async mend() {
      isHanging = false;
      for (const pair of pairs) for (const one of pair) one.resume();
      if (!server.listening) await listen(server, port);
    },
    close: stop,
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}
