/** A model's server as the chat protocol has it, on loopback; each test says how it behaves. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    model: string;
    stream: boolean;
    messages: { role: string; content: string }[];
    response_format?: { type: string; json_schema: { strict: boolean; schema: object } };
  };
}
export type Behaviour = (response: ServerResponse, asked: Asked) => void;

export interface ModelServer {
  readonly url: string;
  readonly asked: Asked[];
  behave(next: Behaviour): void;
}

export async function startModel(): Promise<ModelServer> {
  const asked: Asked[] = [];
  let behaviour: Behaviour = reads({});
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

const NOTHING = {
  kind: 'FIND',
  things: [],
  without: [],
  minAmount: null,
  maxAmount: null,
  seenAmount: null,
  platforms: [],
  wishes: [],
  order: null,
  places: [],
};

/** Answers as the protocol says, with what was read in the question. */
export function reads(reading: object): Behaviour {
  return says(JSON.stringify({ ...NOTHING, ...reading }));
}

/** Answers as the protocol says, with a text. */
export function says(content: string): Behaviour {
  return (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(bodySaying(content));
}

export const bodySaying = (content: string): string =>
  JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] });

/** Sends so many pieces of a text, one every so many milliseconds, until it is left. */
export function drips(piece: string, everyMs: number): Behaviour {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const timer = setInterval(() => response.write(piece), everyMs);
    response.on('close', () => clearInterval(timer));
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const piece of request) body += String(piece);
  return body;
}
