/**
 * Syndication: what is handed out of this site. For crawlers: site maps, robots, manifest, `llms.txt`; for readers: feeds
 * and a calendar; for other sites: pictures for sharing, badges, embedded cards, oEmbed. It lies above everything that
 * has a public page, owns no tables, and shows what the calls answer; only site maps walk the tables of the layers below.
 *
 * All of it is the same for whoever asks for the address, that of a private feed included: cookies say nothing and none are set. Region by host or
 * `?tenant=`, language by `?lang=`, else the region's first.
 */
import type { Module } from '../kernel/module.ts';
import { mountManifest } from './crawl/manifest.ts';
import { mountSitemaps } from './crawl/sitemap.ts';
import { mountTexts } from './crawl/text.ts';
import { mountCalendar } from './feed/calendar.ts';
import { mountFeeds } from './feed/feed.ts';
import { mountPrivateFeed } from './feed/private.ts';
import { mountPictures } from './share/picture.ts';
import { mountBadges } from './widget/badge.ts';
import { mountEmbeds } from './widget/embed.ts';

export { letter } from './share/lettering.ts';
export const syndication: Module = {
  name: 'syndication',
  handlers: {},
  mount(server, config, app) {
    mountTexts(server, app);
    mountManifest(server, app);
    mountSitemaps(server, app);
    mountFeeds(server, app);
    mountPrivateFeed(server, app);
    mountCalendar(server, app);
    mountPictures(server, config, app);
    mountBadges(server, app);
    mountEmbeds(server, app);
  },
};
