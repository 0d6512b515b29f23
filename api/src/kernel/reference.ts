/** `/api/openapi.json` and `/api/docs`: the reference, made from the contract on first use. */
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import { openapi } from '#contract/openapi.ts';
import type { Config } from './config.ts';

const VERSION = '0.1.0';

export async function mountReference(server: FastifyInstance, config: Config): Promise<void> {
  let document: object | undefined;
  let text: string | undefined;
  const made = () => (document ??= openapi([...calls.values()], { version: VERSION, url: `${config.publicUrl ?? ''}/api` }) as object);
  server.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8').send(text ??= JSON.stringify(made())));
  await server.register(async (inner) => {
    // the page asks the framework for the document; ours comes from the contract
    (inner as unknown as { decorate(name: string, value: unknown): void }).decorate('swagger', made);
    await inner.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, uiConfig: { docExpansion: 'none', deepLinking: true } });
  });
}
