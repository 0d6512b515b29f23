/** Pictures that are not there. */
import type { FastifyReply } from 'fastify';

/**
 * What stands in for a picture that cannot be had: a quiet ground with the step of a price, never a
 * broken box.
 */
const DRAWN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><path fill="#8a817c" fill-opacity=".12" d="M0 0h300v300H0z"/><path d="M90 125h50v25h40v25h30" fill="none" stroke="#8a817c" stroke-opacity=".55" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/></svg>';

export function missing(reply: FastifyReply, status: 404 | 503): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', status === 404 ? 'public, max-age=60' : 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('image/svg+xml')
    .send(DRAWN);
}
