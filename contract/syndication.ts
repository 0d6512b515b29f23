/**
 * Words shared by the pages and what is handed out of them: feeds, pictures for sharing, badges. No
 * calls.
 */
export const FEED_FORMATS = ['rss', 'atom', 'json'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** What a picture for sharing is drawn of: `/og/{kind}/{code}.png`. */
export const SHARE_KINDS = ['deal', 'product', 'article', 'guide', 'leaderboard'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];
