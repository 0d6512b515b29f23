/** Limits of requests beside that of calls (`RATE_LIMIT`). */

/**
 * Pictures and films: a page asks for dozens at once, and many people share an address. Counted per route and address; made of
 * `config.rateLimit` of a route, which the plugin reads.
 */
export const PICTURES = { rateLimit: { max: 3000, timeWindow: 60_000, allowList: [] as string[] } };
