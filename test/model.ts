/** A model's server as the chat protocol has it, on loopback; each test says how it behaves. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: { model: string; stream: boolean; messages: { role: string; content: string }[] };
}
export type Behaviour = (response: ServerResponse, asked: Asked) => void;

export interface ModelServer {
  readonly url: string;
  readonly asked: Asked[];
  behave(next: Behaviour): void;
}

export async function startModel(): Promise<ModelServer> {
  const asked: Asked[] = [];
  let behaviour: Behaviour = says('');
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const one = {
        path: request.url ?? '',
        authorization: request.headers.authorization,
        body: JSON.parse(body) as Asked['body'],
      };
      asked.push(one);
      behaviour(response, one);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    behave: (next) => (behaviour = next),
  };
}

/**
 * Streams a text in small pieces and ends as the protocol says; `cut`: dies after so many of them.
 */
export function says(
  text: string | ((asked: Asked) => string),
  { cut = Infinity }: { cut?: number } = {},
): Behaviour {
  return (response, asked) => {
    const words = typeof text === 'string' ? text : text(asked);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const pieces = words.match(/[^]{1,7}/g) ?? [];
    for (const piece of pieces.slice(0, cut))
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content: piece } }] })}\n\n`);
    if (cut < pieces.length) setImmediate(() => response.destroy());
    else response.end('data: [DONE]\n\n');
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text;
}
