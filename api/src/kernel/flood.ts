/** Limits of requests beside that of calls (`RATE_LIMIT`). */

/**
 * Pictures and films: a page asks for dozens at once, and many people share an address. Counted per
 * route and address; made of `config.rateLimit` of a route, which the plugin reads.
 */
export const PICTURES = { rateLimit: { max: 3000, timeWindow: 60_000, allowList: [] as string[] } };

/**
 * Signed addresses, which take files or give whole archives: whoever has one needs it a few times.
 */
export const SIGNED = { rateLimit: { max: 120, timeWindow: 60_000, allowList: [] as string[] } };
