/** The formats of feeds (BEY-16). */
import type { Feed } from 'feed';
import { FEED_FORMATS } from '#contract/syndication.ts';
import type { FeedFormat } from '#contract/syndication.ts';

export const TYPES: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

export function isFormat(text: string): text is FeedFormat {
  return (FEED_FORMATS as readonly string[]).includes(text);
}

export function bodyOf(feed: Feed, format: FeedFormat): string {
  return format === 'rss' ? feed.rss2() : format === 'atom' ? feed.atom1() : feed.json1();
}
