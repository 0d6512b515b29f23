/** Paths of pages, as the web spells them. */
import type { Tenant } from '../kernel/context.ts';

export const goodsPath = (code: string) => `/product/${encodeURIComponent(code)}`;
export const brandPath = (code: string) => `/brand/${encodeURIComponent(code)}`;
export const boardPath = (code: string) => `/leaderboard-products/${encodeURIComponent(code)}`;
export const guidePath = (subtitle: string) => `/guide/${encodeURIComponent(subtitle)}`;
export const categoryPath = ({ slug, code }: { slug: string; code: string }) =>
  `/products/${encodeURIComponent(slug)}-${code}`;
export const tagPath = (tenant: Tenant, tag: string) =>
  `/${tenant.type === 'CONTENT' ? 'tag' : 'article-tag'}/${encodeURIComponent(tag)}`;
