/** `/api/openapi.json` and `/api/docs`: the reference, made from the contract on first use. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import { openapi } from '#contract/openapi.ts';
import type { Config } from './config.ts';

const VERSION = '0.1.0';
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";
const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Khum API</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>' +
  '<body><div id="api"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>';
const START = "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', deepLinking: true, docExpansion: 'none' });";

export function mountReference(server: FastifyInstance, config: Config): void {
  let text: string | undefined;
  server.get('/api/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(openapi([...calls.values()], { version: VERSION, url: `${config.publicUrl ?? ''}/api` }));
    return reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8').send(text);
  });
  const page =
    (type: string, body: () => string | Buffer) =>
    async (_request: unknown, reply: { header(name: string, value: string): unknown; type(type: string): { send(body: string | Buffer): unknown } }) => {
      reply.header('content-security-policy', POLICY);
      return reply.type(type).send(body());
    };
  const file = (name: string) => readFileSync(path.join(path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')), name));
  server.get(
    '/api/docs',
    page('text/html; charset=utf-8', () => PAGE),
  );
  server.get(
    '/api/docs/start.js',
    page('text/javascript', () => START),
  );
  server.get(
    '/api/docs/swagger-ui.css',
    page('text/css', () => file('swagger-ui.css')),
  );
  server.get(
    '/api/docs/swagger-ui-bundle.js',
    page('text/javascript', () => file('swagger-ui-bundle.js')),
  );
}
