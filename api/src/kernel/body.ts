/** What a request may carry. */
import type { FastifyInstance } from 'fastify';
import { fail } from '#contract/errors.ts';

/**
 * JSON bodies; a POST, PUT or DELETE without one counts as `{}` (LAY-03). Beacons of browsers say
 * `text/plain`, plain forms and mail programs send form fields. Of a form in parts, as mail
 * programs may send one (RFC 8058), nothing is read: what it asks is in its address.
 */
export function readBodies(server: FastifyInstance): void {
  server.removeContentTypeParser(['application/json', 'text/plain']);
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body as string)));
    },
  );
  server.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, _body, done) => done(null, {}),
  );
  server.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'string' },
    (_request, body, done) => {
      if (body === '') return done(null, {});
      try {
        done(null, JSON.parse(body as string, read));
      } catch {
        done(fail('request.malformed'));
      }
    },
  );
}

/**
 * Half a letter, which JSON can spell and no encoding holds, would come back in whatever repeats
 * what was asked.
 */
function read(key: string, value: unknown): unknown {
  if (key === '__proto__') return undefined;
  return typeof value === 'string' ? value.toWellFormed() : value;
}
