/**
 * `/feeds/{rss,atom,json}/…` (BEY-16, P-25): deals, articles, coupons, a search, and whatever
 * is under a tag, category, brand, platform or author. What has ended is gone from the lists,
 * and so from here.
 */
import { Feed } from 'feed';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FeedFormat } from '#contract/syndication.ts';
import { cacheFor } from '../../kernel/cache.ts';
import { WORDS } from '../messages/words.ts';
import { missing, send, SHARED, siteOf } from '../site.ts';
import type { Calls, Site } from '../site.ts';
import { changedOf, entryOf } from './entry.ts';
import { bodyOf, isFormat, TYPES } from './format.ts';
import { NAMED_SOURCES, PLAIN_SOURCES } from './source.ts';
import type { Source } from './source.ts';

const SECONDS = 60;
/** A word in an address may be long, but not endless. */
const WORD_MAX = 200;

const cached = cacheFor<Source | undefined>({
  seconds: SECONDS,
  topics: ['deal', 'goods', 'content', 'coupon'],
});

interface Asked {
  format: string;
  kind: string;
  name?: string;
}

export function mountFeeds(server: FastifyInstance, app: Calls): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { format, kind, name } = request.params as Asked;
    const find = tableOf(name)[kind];
    const asked = (name ?? String((request.query as { keyword?: string }).keyword ?? ''))
      .normalize('NFC')
      .trim();
    if (!isFormat(format) || !find || asked.length > WORD_MAX || asked.includes('\u0000'))
      return missing(reply);
    const site = await siteOf(app, request);
    const source = await cached(
      site.ctx,
      `${site.ctx.lang} ${name === undefined ? '' : 'of '}${kind} ${asked}`,
      () => find(site, asked),
    );
    if (!source) return missing(reply);
    const changed =
      source.entries.length === 0
        ? undefined
        : new Date(Math.max(...source.entries.map((entry) => changedOf(entry).getTime())));
    return send(request, reply, {
      type: TYPES[format],
      seconds: SECONDS,
      changed,
      body: written(site, source, format, request.url),
    });
  };
  server.get('/feeds/:format/:kind', SHARED, answer);
  server.get('/feeds/:format/:kind/:name', SHARED, answer);
}

const tableOf = (name: string | undefined) =>
  name === undefined ? own(PLAIN_SOURCES) : own(NAMED_SOURCES);
/** Without the words that every object knows. */
const own = <Value>(table: Readonly<Record<string, Value>>) =>
  Object.assign(Object.create(null), table) as Record<string, Value | undefined>;

function written(site: Site, source: Source, format: FeedFormat, url: string): string {
  const words = WORDS[site.ctx.lang];
  const link = site.address(source.path);
  const changed = source.entries.map((entry) => changedOf(entry).getTime());
  const feed = new Feed({
    id: link,
    title: `${source.title} · ${words.name}`,
    description: words.tagline,
    link,
    language: site.ctx.lang,
    image: site.address('/icon/icon-192.png'),
    favicon: site.address('/favicon.ico'),
    // an empty list has not changed since anything: the same bytes for the same list
    updated: new Date(changed.length === 0 ? 0 : Math.max(...changed)),
    generator: words.name,
    ttl: SECONDS,
    feedLinks: { [format]: new URL(url, site.ctx.device.origin).href },
  });
  for (const entry of source.entries) feed.addItem(entryOf(site, entry));
  return bodyOf(feed, format);
}
