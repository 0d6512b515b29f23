/** `/api/openapi.json` and `/api/docs`: the reference, made from the contract on first use. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import { openapi } from '#contract/openapi.ts';
import type { Config } from './config.ts';

export const VERSION = '0.1.0';
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";
/** Where the files of the reader stand, for all references. */
const FILES = '/api/docs';

/** `isBuilt`: whether a module answers the call. */
export function mountReference(
  server: FastifyInstance,
  config: Config,
  isBuilt: (name: string) => boolean,
): void {
  mountReader(server, {
    page: FILES,
    document: '/api/openapi.json',
    title: 'Khum API',
    make: () =>
      openapi([...calls.values()], {
        version: VERSION,
        url: `${config.publicUrl ?? ''}/api`,
        isBuilt,
      }),
  });
  const file = (name: string) =>
    readFileSync(
      path.join(
        path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')),
        name,
      ),
    );
  const sendFile = (name: string, type: string) =>
    server.get(`${FILES}/${name}`, async (_request, reply) =>
      reply.header('content-security-policy', POLICY).type(type).send(file(name)),
    );
  sendFile('swagger-ui.css', 'text/css');
  sendFile('swagger-ui-bundle.js', 'text/javascript');
}

interface Reader {
  /** Path of the page that people read. */
  readonly page: string;
  /** Path of the document that programs read. */
  readonly document: string;
  readonly title: string;
  readonly make: () => unknown;
}

/**
 * One reference: its document, made on first use, and a page that asks no third party for anything.
 */
export function mountReader(
  server: FastifyInstance,
  { page, document, title, make }: Reader,
): void {
  let text: string | undefined;
  server.get(document, async (_request, reply) => {
    text ??= JSON.stringify(make());
    return reply
      .header('cache-control', 'public, max-age=300')
      .header('access-control-allow-origin', '*')
      .type('application/json; charset=utf-8')
      .send(text);
  });
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="stylesheet" href="${FILES}/swagger-ui.css"></head>` +
    `<body><div id="api"></div><script src="${FILES}/swagger-ui-bundle.js"></script><script src="${page}/start.js"></script></body></html>`;
  const script = `SwaggerUIBundle({ url: '${document}', dom_id: '#api', deepLinking: true, docExpansion: 'none' });`;
  server.get(page, async (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(html),
  );
  server.get(`${page}/start.js`, async (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/javascript').send(script),
  );
}
