/** `/openapi.json` and `/docs/api`: the reference of /v1 (P-27). */
import type { FastifyInstance } from 'fastify';
import { v1Calls } from '#contract/developer/v1/calls.ts';
import { v1Openapi } from '#contract/developer/v1/openapi.ts';
import type { Config } from '../../kernel/config.ts';
import { mountReader, VERSION } from '../../kernel/reference.ts';

export function mountV1Reference(server: FastifyInstance, config: Config): void {
  mountReader(server, {
    page: '/docs/api',
    document: '/openapi.json',
    title: 'Khum for programs',
    make: () => v1Openapi(v1Calls, { version: VERSION, url: config.publicUrl ?? '' }),
  });
}
