/**
 * Caches public answers in the process for some seconds. However many ask at a time, an answer is
 * made once; it is dropped when something it depends on changes. Only for what is the same for
 * every visitor of a tenant and language.
 */
import { LRUCache } from 'lru-cache';
import { onChanged } from './changed.ts';
import type { Context } from './context.ts';

interface Entry<Value> {
  readonly at: number;
  readonly value: Promise<Value>;
}

export type Cached<Value> = (
  ctx: Context,
  key: string,
  make: () => Promise<Value>,
) => Promise<Value>;

/**
 * Caches values by tenant and `key` for `seconds` of the context's clock. `topics` are the changes
 * (kernel/changed.ts) that drop those of the tenant.
 */
export function cacheFor<Value>({
  seconds,
  max = 500,
  topics,
}: {
  seconds: number;
  max?: number;
  topics: readonly string[];
}): Cached<Value> {
  const entries = new LRUCache<string, Entry<Value>>({ max });
  onChanged((topic, tenant) => {
    if (topic !== '*' && !topics.includes(topic)) return;
    if (tenant === '*') return entries.clear();
    for (const key of entries.keys().toArray())
      if (key.startsWith(`${tenant} `)) entries.delete(key);
  });
  return (ctx, key, make) => {
    const full = `${ctx.tenant.id} ${key}`;
    const now = ctx.now.getTime();
    const found = entries.get(full);
    if (found && Math.abs(now - found.at) < seconds * 1000) return found.value;
    const value = make();
    entries.set(full, { at: now, value });
    value.catch(() => {
      if (entries.get(full)?.value === value) entries.delete(full);
    });
    return value;
  };
}
