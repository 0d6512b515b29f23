import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { SlowReaders } from './slow-reader.ts';

test('promise 22: who does not read a large answer is cut; who reads, or waits for a quiet stream, is not', async () => {
  const readers = new SlowReaders();
  const server = createServer((request, response) => {
    readers.watch(response);
    if (request.url === '/stream') response.write('hello\n');
    else response.end(Buffer.alloc(30_000_000));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const ask = (path: string) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  const stuck = ask('/film');
  stuck.pause();
  const stream = ask('/stream');
  await once(stream, 'data');
  const reader = ask('/film');
  let read = 0;
  await new Promise<void>((resolve) =>
    reader.on('data', (piece) => {
      read += piece.length;
      if (read >= 30_000_000) resolve();
    }),
  );
  let cut = 0;
  for (let look = 0; look < 6; look += 1) cut += readers.sweep();
  expect(cut).toBe(1);
  expect(stream.destroyed).toBe(false);
});
