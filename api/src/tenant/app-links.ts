/**
 * What proves to Android and iOS that the app may open links of this site (AMB-87): only where the
 * operator has set what they ask for.
 */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { App } from '../kernel/app.ts';
import type { Context } from '../kernel/context.ts';

export function mountAppLinks(server: FastifyInstance, app: Pick<App, 'contextOf'>): void {
  const answer = (reply: FastifyReply, body: unknown) =>
    body === null
      ? reply.code(404).header('cache-control', 'no-store').type('text/plain').send('')
      : reply
          .header('cache-control', 'public, max-age=3600')
          .type('application/json')
          .send(JSON.stringify(body));
  server.get('/.well-known/assetlinks.json', async (request, reply) =>
    answer(reply, assetLinks((await app.contextOf(request)).tenant)),
  );
  server.get('/.well-known/apple-app-site-association', async (request, reply) =>
    answer(reply, siteAssociation((await app.contextOf(request)).tenant)),
  );
}

type Tenant = Context['tenant'];

/**
 * `settings.androidFingerprints`: SHA-256 of the signing certificates, as Google Play shows them.
 */
function assetLinks({ androidAppId, settings }: Tenant): unknown {
  const given: unknown[] = Array.isArray(settings.androidFingerprints)
    ? settings.androidFingerprints
    : [];
  const prints = given.filter(
    (one) => typeof one === 'string' && /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(one),
  );
  if (androidAppId === '' || prints.length === 0) return null;
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: androidAppId,
        sha256_cert_fingerprints: prints,
      },
    },
  ];
}

/**
 * `settings.appleAppId`: team and bundle, such as `ABCDE12345.com.example.khum`. The way out and
 * forms stay in the browser.
 */
function siteAssociation({ iosAppId, settings }: Tenant): unknown {
  const { appleAppId } = settings;
  if (
    iosAppId === '' ||
    typeof appleAppId !== 'string' ||
    !/^[A-Z0-9]{10}\.[\w.-]+$/.test(appleAppId)
  )
    return null;
  const out = ['/api/*', '/go/*', '/preferences*'].map((path) => ({ '/': path, exclude: true }));
  return { applinks: { details: [{ appIDs: [appleAppId], components: [...out, { '/': '/*' }] }] } };
}
