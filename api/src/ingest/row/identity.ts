/** Keys and codes: what makes rows the same item, the same goods, the same word of a feed. */
import { hash } from 'node:crypto';
import type { Condition } from '#contract/catalog/condition.ts';
import { stableLink } from '../parse/link.ts';

/**
 * The feed's own id, or one made from the address, which then stays the same for the same product.
 */
export function externalIdOf(id: string, url: string): string {
  return id !== '' ? id : `url:${hash('sha1', stableLink(url), 'hex').slice(0, 24)}`;
}

/**
 * What makes offers the same goods: a trade item number across sources, else the parent or the item
 * within one. What is not new is never the same as what is.
 */
export function matchKeyOf(
  source: string,
  gtin: string | null,
  parentId: string,
  externalId: string,
  condition: Condition | null = null,
): string {
  if (condition !== null)
    return `${condition.toLowerCase()}:${matchKeyOf(source, gtin, parentId, externalId)}`;
  if (gtin !== null) return `gtin:${gtin}`;
  return parentId !== '' ? `parent:${source}:${parentId}` : `item:${source}:${externalId}`;
}

/**
 * Two digests of 64 bits, of the words and of the figures: a price that moved leaves the goods
 * alone. As hex.
 */
export function feedHashOf(words: string, figures: string): string {
  return digest64(words) + digest64(figures);
}

/**
 * A fast 64-bit digest (the mixing of MurmurHash 3 over UTF-16 units). It guards against work done
 * in vain, not against malice: who forges a collision keeps his own old title. A third of the cost
 * of a cryptographic one.
 */
function digest64(text: string): string {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 2654435761);
    two = Math.imul(two ^ unit, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (one >>> 0).toString(16).padStart(8, '0') + (two >>> 0).toString(16).padStart(8, '0');
}
