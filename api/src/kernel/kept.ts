/**
 * Public answers kept in the process for some seconds, made once however many ask at a time, and
 * forgotten when something they depend on changes. Only for what is the same for every visitor of a
 * tenant and language.
 */
import { LRUCache } from 'lru-cache';
import { onChanged } from './changed.ts';
import type { Context } from './context.ts';

interface Kept<Value> {
  readonly at: number;
  readonly value: Promise<Value>;
}

export type Keep<Value> = (ctx: Context, key: string, make: () => Promise<Value>) => Promise<Value>;

/**
 * Keeps values by tenant and `key` for `seconds` of the context's clock. `topics` are the changes
 * (kernel/changed.ts) after which those of the tenant are made anew.
 */
export function keepFor<Value>({
  seconds,
  max = 500,
  topics,
}: {
  seconds: number;
  max?: number;
  topics: readonly string[];
}): Keep<Value> {
  const kept = new LRUCache<string, Kept<Value>>({ max });
  onChanged((topic, tenant) => {
    if (topic !== '*' && !topics.includes(topic)) return;
    if (tenant === '*') return kept.clear();
    for (const key of kept.keys().toArray()) if (key.startsWith(`${tenant} `)) kept.delete(key);
  });
  return (ctx, key, make) => {
    const full = `${ctx.tenant.id} ${key}`;
    const now = ctx.now.getTime();
    const found = kept.get(full);
    if (found && Math.abs(now - found.at) < seconds * 1000) return found.value;
    const value = make();
    kept.set(full, { at: now, value });
    value.catch(() => {
      if (kept.get(full)?.value === value) kept.delete(full);
    });
    return value;
  };
}
