/**
 * Where a short link of a marketplace's app leads to. Only where the operator allows it
 * (FOLLOW_SHORT_LINKS), and only as far as the marketplace itself leads: each host that is asked is
 * one of `APP_LINKS`, by https, at an address that anybody may reach; the page of the product is
 * never fetched. No more than some links are followed in a minute, whoever pastes them.
 */
import { APP_LINKS } from '#contract/catalog/share-link.ts';
import { cacheFor } from '../kernel/cache.ts';
import type { Context } from '../kernel/context.ts';
import { askOutside, NoAnswer, PUBLIC_HTTPS } from '../kernel/outside.ts';
import type { OutsideReach } from '../kernel/outside.ts';
import { offerLink } from './link.ts';
import { shopPage } from './shop.ts';

/** Redirects that are followed, and how long each may take. */
const HOPS = 5;
const HOP_MS = 2_000;
/** Links of one process that are followed in a minute; beyond, a link is answered as not followed. */
export const FOLLOWED_A_MINUTE = 60;
const MINUTE = 60_000;

export interface Following {
  readonly reach: OutsideReach;
  /** Whether a host may be asked. */
  readonly mayAsk: (host: string) => boolean;
}
const OUTSIDE: Following = {
  reach: { ...PUBLIC_HTTPS, ports: ['', '443'], limitMs: HOP_MS },
  mayAsk: (host) => APP_LINKS.test(host),
};

const cached = cacheFor<string | null>({ seconds: 3600, max: 5_000, topics: [] });
let minute = { began: 0, followed: 0 };

/** The address of the shop's page, or null where it cannot be had. */
export function followed(ctx: Context, url: string): Promise<string | null> {
  if (!ctx.config.followShortLinks || !OUTSIDE.mayAsk(new URL(url).hostname))
    return Promise.resolve(null);
  return cached(ctx, url, () => {
    const now = ctx.now.getTime();
    if (Math.abs(now - minute.began) >= MINUTE) minute = { began: now, followed: 0 };
    minute.followed += 1;
    return minute.followed > FOLLOWED_A_MINUTE ? Promise.resolve(null) : follow(url);
  });
}

/** Follows redirects among the hosts that may be asked, until one leads to a marketplace. */
export async function follow(
  url: string,
  { reach, mayAsk }: Following = OUTSIDE,
): Promise<string | null> {
  let at = url;
  for (let hop = 0; hop < HOPS; hop += 1) {
    const location = await locationOf(at, reach);
    if (location === null || !URL.canParse(location, at)) return null;
    const next = new URL(location, at);
    at = next.href;
    if (mayAsk(next.hostname)) continue;
    const link = offerLink(at);
    return link && shopPage(link).isMarketplace ? link.url : null;
  }
  return null;
}

async function locationOf(url: string, reach: OutsideReach): Promise<string | null> {
  try {
    const { status, headers } = await askOutside(
      url,
      { method: 'GET', headers: { 'user-agent': 'Khum', accept: 'text/html' } },
      reach,
    );
    return status >= 300 && status < 400 ? (headers.location ?? null) : null;
  } catch (error) {
    if (error instanceof NoAnswer) return null;
    throw error;
  }
}
