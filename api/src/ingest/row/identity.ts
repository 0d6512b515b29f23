/** Keys and codes: what makes rows the same item, the same goods, the same word of a feed. */
import { hash } from 'node:crypto';
import { stableLink } from '../parse/link.ts';

/** The feed's own id, or one made from the address, which then stays the same for the same product. */
export function externalIdOf(id: string, url: string): string {
  return id !== '' ? id : `url:${hash('sha1', stableLink(url), 'hex').slice(0, 24)}`;
}

/** What makes offers the same goods: a trade item number across sources, else the parent or the item within one. */
export function matchKeyOf(source: string, gtin: string | null, parentId: string, externalId: string): string {
  if (gtin !== null) return `gtin:${gtin}`;
  return parentId !== '' ? `parent:${source}:${parentId}` : `item:${source}:${externalId}`;
}

/**
 * The public code of goods: short, URL-safe, the same after every import. It begins with a letter, so that it is
 * never taken for an id, and has no hyphen, because addresses read `{name}-{code}`. 52 bits of a digest.
 */
export function codeOf(matchKey: string): string {
  return `g${Number.parseInt(hash('md5', matchKey, 'hex').slice(0, 13), 16).toString(36)}`;
}

/** Two digests, of the words and of the figures: a price that moved leaves the goods alone. As hex, 32 bytes. */
export function feedHashOf(words: string, figures: string): string {
  return hash('md5', words, 'hex') + hash('md5', figures, 'hex');
}
