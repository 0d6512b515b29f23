/** `/feeds/{rss,atom,json}/private/…` (BEY-16): what the alerts of one account found, by a secret address. */
import { Feed } from 'feed';
import type { FastifyInstance } from 'fastify';
import type { Answer } from '#contract/calls.ts';
import { WORDS } from '../messages/words.ts';
import { escapeXml, missing, siteOf } from '../site.ts';
import type { Calls, Site } from '../site.ts';
import { bodyOf, isFormat, TYPES } from './format.ts';

type Entries = Answer<'alert-feed.entries'>['entries'];

export function mountPrivateFeed(server: FastifyInstance, app: Calls): void {
  server.get('/feeds/:format/private/:token', async (request, reply) => {
    const { format, token } = request.params as { format: string; token: string };
    const site = await siteOf(app, request);
    const found = isFormat(format) ? await site.call('alert-feed.entries', { token }) : undefined;
    if (!found || !isFormat(format)) return missing(reply);
    const feed = feedOf(site, found.entries);
    feed.options.feedLinks = { [format]: new URL(request.url, site.ctx.device.origin).href };
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('x-content-type-options', 'nosniff')
      .type(TYPES[format])
      .send(bodyOf(feed, format));
  });
}

function feedOf(site: Site, entries: Entries): Feed {
  const words = WORDS[site.ctx.lang];
  const link = site.address('/deal-alerts');
  const feed = new Feed({
    id: link,
    title: `${words.alerts} · ${words.name}`,
    description: words.tagline,
    link,
    language: site.ctx.lang,
    updated: new Date(entries[0]?.time ?? 0),
    generator: words.name,
  });
  for (const { id, title, text, path, cover, time } of entries)
    feed.addItem({
      title,
      id: site.address(`/notifications#${id}`),
      guid: site.address(`/notifications#${id}`),
      link: site.address(path),
      date: new Date(time),
      description: text || title,
      content: `${cover === '' ? '' : `<p><img src="${escapeXml(new URL(cover, site.ctx.device.origin).href)}" alt=""></p>`}<p>${escapeXml(text || title)}</p>`,
    });
  return feed;
}
