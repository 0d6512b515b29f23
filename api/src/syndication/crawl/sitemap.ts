/** `/sitemap.xml`: the index of a region's maps, and the maps, streamed. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { cacheFor } from '../../kernel/cache.ts';
import { escapeXml, missing, send, SHARED, siteOf } from '../site.ts';
import type { Calls, Site } from '../site.ts';
import { isKind, mapParts, STATIC_PATHS, walk } from './walk.ts';
import type { MapPart } from './walk.ts';

const TYPE = 'application/xml; charset=utf-8';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Finding where maps begin reads every key once. */
const INDEX_SECONDS = 600;

const cachedParts = cacheFor<MapPart[]>({ seconds: INDEX_SECONDS, topics: [] });

export function mountSitemaps(server: FastifyInstance, app: Calls): void {
  server.get('/sitemap.xml', SHARED, async (request, reply) => {
    const site = await siteOf(app, request);
    const parts = await cachedParts(site.ctx, 'sitemap', () => mapParts(site.ctx.db));
    const maps = [
      entry('sitemap', site.address('/sitemap/pages.xml'), null),
      ...parts.map((part) => entry('sitemap', site.address(nameOf(part)), part.changed)),
    ];
    return send(request, reply, {
      type: TYPE,
      seconds: INDEX_SECONDS,
      body: `${HEAD}<sitemapindex ${SPACE}>${maps.join('')}</sitemapindex>`,
    });
  });
  server.get('/sitemap/:name', SHARED, async (request, reply) => {
    const site = await siteOf(app, request);
    const [, kind = '', from = ''] =
      /^([a-z]+)(?:-(\d{1,15}))?\.xml$/.exec((request.params as { name: string }).name) ?? [];
    if (kind === 'pages' && from === '') {
      const paths = STATIC_PATHS.filter(
        (path) => site.ctx.tenant.type !== 'CONTENT' || path !== '/articles',
      );
      return send(request, reply, {
        type: TYPE,
        seconds: INDEX_SECONDS,
        body:
          HEAD +
          open +
          paths.map((path) => entry('url', site.address(path), null)).join('') +
          close,
      });
    }
    if (!isKind(kind) || from === '') return missing(reply);
    return reply
      .header('cache-control', `public, max-age=${INDEX_SECONDS}`)
      .type(TYPE)
      .send(Readable.from(mapOf(site, kind, Number(from))));
  });
}

const open = `<urlset ${SPACE}>`;
const close = '</urlset>';

const nameOf = (part: MapPart) => `/sitemap/${part.kind}-${part.from}.xml`;

async function* mapOf(site: Site, kind: string, from: number): AsyncGenerator<string> {
  yield HEAD + open;
  for await (const some of walk(site.ctx, kind, from))
    yield some.map(({ path, changed }) => entry('url', site.address(path), changed)).join('');
  yield close;
}

function entry(element: 'url' | 'sitemap', address: string, changed: Date | null): string {
  return `<${element}><loc>${escapeXml(address)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</${element}>\n`;
}
