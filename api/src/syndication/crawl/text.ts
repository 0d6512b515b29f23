/** `/robots.txt`, `/llms.txt` and `/.well-known/security.txt`: made for the host that is asked. */
import type { FastifyInstance } from 'fastify';
import { WORDS } from '../messages/words.ts';
import { missing, send, SHARED, siteOf } from '../site.ts';
import type { Calls, Site } from '../site.ts';

const TYPE = 'text/plain; charset=utf-8';
const DAY_S = 86_400;
/** A security.txt that is never older than a day says that it holds for a year. */
const YEAR_MS = 365 * DAY_S * 1000;

/** What is no reading for a crawler: calls, what belongs to one visitor, endless combinations. */
const CLOSED = [
  '/api/',
  '/preferences',
  '/search',
  '/go/',
  '/shortLink/',
  '/profile',
  '/notifications',
  '/favorites',
  '/likes',
  '/login',
  '/publish',
  '/lowcode-editor-preview',
];

export function mountTexts(server: FastifyInstance, app: Calls): void {
  server.get('/robots.txt', SHARED, async (request, reply) => {
    const site = await siteOf(app, request);
    const maps = await mapsOf(site);
    const lines = [
      'User-agent: *',
      ...CLOSED.map((path) => `Disallow: ${path}`),
      'Allow: /api/docs',
      'Allow: /',
      '',
      ...maps.map((map) => `Sitemap: ${map}`),
    ];
    return send(request, reply, { type: TYPE, seconds: 3600, body: `${lines.join('\n')}\n` });
  });
  server.get('/.well-known/security.txt', SHARED, async (request, reply) => {
    const site = await siteOf(app, request);
    const { tenant, now } = site.ctx;
    // it is nothing without somebody to write to
    if (tenant.contactEmail === '') return missing(reply);
    // whole days, so that caches need not fetch it again
    const expires = new Date(Math.floor((now.getTime() + YEAR_MS) / (DAY_S * 1000)) * DAY_S * 1000);
    const lines = [
      `Contact: mailto:${tenant.contactEmail}`,
      `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
      'Preferred-Languages: en, th, id',
      `Canonical: ${site.address('/.well-known/security.txt')}`,
      `Policy: ${site.address('/about-us')}`,
    ];
    return send(request, reply, { type: TYPE, seconds: DAY_S, body: `${lines.join('\n')}\n` });
  });
  server.get('/llms.txt', SHARED, async (request, reply) => {
    const site = await siteOf(app, request);
    return send(request, reply, {
      type: 'text/markdown; charset=utf-8',
      seconds: 3600,
      body: llms(site),
    });
  });
}

/**
 * The maps of every region that this host shows: its own, and of a single host those of all others
 * too.
 */
async function mapsOf(site: Site): Promise<string[]> {
  const info = await site.call('tenant.base-info');
  const others = (info?.tenants ?? []).filter(
    (one) => one.code !== site.ctx.tenant.id && one.host === null,
  );
  const onOwnHost = site.ctx.tenant.hosts.includes(new URL(site.ctx.device.origin).hostname);
  return [
    site.address('/sitemap.xml'),
    ...(onOwnHost ? [] : others.map((one) => site.address('/sitemap.xml', { tenant: one.code }))),
  ];
}

function llms(site: Site): string {
  const words = WORDS[site.ctx.lang];
  const line = (path: string, text: string) => `- [${text}](${site.address(path)})`;
  return [
    `# ${words.name}`,
    '',
    `> ${words.tagline}`,
    '',
    words.about,
    '',
    `## ${words.read}`,
    '',
    line('/', words.deals),
    line('/products', words.products),
    line('/leaderboards', words.leaderboards),
    line('/coupons', words.coupons),
    line('/articles', words.articles),
    line('/guides', words.guides),
    line('/how-we-judge', words.judging),
    '',
    `## ${words.data}`,
    '',
    line('/api/openapi.json', 'OpenAPI 3.1'),
    line('/api/docs', 'API'),
    line('/feeds/json/deals', `${words.deals} (JSON Feed)`),
    line('/feeds/json/articles', `${words.articles} (JSON Feed)`),
    line('/calendar.ics', words.calendar),
    line('/sitemap.xml', 'sitemap.xml'),
    '',
  ].join('\n');
}
