/** A server on this machine that news is posted to: it stores what came and answers as configured. */
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export interface Posted {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export async function hookReceiver() {
  const posted: Posted[] = [];
  const state = { status: 200, location: '', onPost: () => {} };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      posted.push({ headers: request.headers, body });
      state.onPost();
      response
        .writeHead(state.status, state.location ? { location: state.location } : {})
        .end('thanks');
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  afterAll(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, port: String(port), posted, state };
}
