/**
 * Price watches as somebody would explain them, without states, keys or indexes: each watch has the
 * list of prices that it saw, and whether one of them is news is decided by looking back over it. For
 * a property test of commands against the product.
 */
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export interface ModelRule {
  readonly kind: 'TARGET_PRICE' | 'BELOW_NOW' | 'RESTOCK';
  /** Minor units. */
  readonly target: number;
  readonly withShipping: boolean;
  readonly withTwins: boolean;
}

/** What was seen last of an offer; amounts in minor units. */
interface LastSeen {
  readonly at: number;
  readonly item: number;
  readonly shipping: number;
  readonly inStock: boolean;
}

export interface ModelOffer {
  readonly isTwin: boolean;
  last: LastSeen | null;
  isRetired: boolean;
}

type Now = { readonly seen: 'PRICE' | 'OUT'; readonly amount: number } | null;

export class ModelWatch {
  readonly rule: ModelRule;
  readonly start: number | null;
  isPaused = false;
  fired = 0;
  private readonly prices: (number | 'OUT')[] = [];
  private readonly times: number[] = [];
  /** Places of prices in the list. */
  private readonly firings: number[] = [];

  constructor(rule: ModelRule, start: number | null) {
    this.rule = rule;
    this.start = start;
  }

  /** True when the look is news. */
  see(now: Now, at: number): boolean {
    if (now === null || this.isPaused) return false;
    this.prices.push(now.seen === 'OUT' ? 'OUT' : now.amount);
    this.times.push(at);
    const isNews = this.rule.kind === 'RESTOCK' ? this.isBack() : this.isLow();
    if (isNews) {
      this.firings.push(this.prices.length - 1);
      this.fired += 1;
    }
    return isNews;
  }

  private isLow(): boolean {
    const price = this.prices.at(-1);
    const threshold =
      this.rule.kind === 'BELOW_NOW'
        ? Math.floor(((this.start ?? 0) * 90) / 100)
        : this.rule.target;
    if (price === undefined || price === 'OUT' || price > threshold) return false;
    const last = this.firings.at(-1);
    if (last === undefined) return true;
    const since = this.prices.slice(last + 1, -1);
    const hasRisen = since.some((one) => one !== 'OUT' && one * 100 >= threshold * 102);
    const sent = this.prices[last] as number;
    return hasRisen || (price * 100 <= sent * 99 && sent - price >= 100);
  }

  /** It can be bought again: after any outage at first, then only after one of two looks a day apart. */
  private isBack(): boolean {
    if (this.prices.at(-1) === 'OUT') return false;
    const before = this.prices.slice(0, -1);
    const from = before.findLastIndex((one) => one !== 'OUT') + 1;
    if (from === before.length) return false;
    if (this.firings.length === 0) return true;
    // an outage that is certain arms it, and it stays armed
    const last = this.firings.at(-1) as number;
    let first: number | null = null;
    for (let at = last + 1; at < before.length; at += 1) {
      if (before[at] !== 'OUT') first = null;
      else if (first === null) first = this.times[at] as number;
      else if ((this.times[at] as number) - first >= DAY) return true;
    }
    return false;
  }
}

/** What is there to be bought now: the cheapest that was seen of late, as the product page has it. */
export function offeredNow(
  offers: readonly ModelOffer[],
  { withShipping, withTwins }: ModelRule,
  { now, hasTwin }: { readonly now: number; readonly hasTwin: boolean },
): Now {
  const mine = offers.filter((one) => !one.isRetired && (!one.isTwin || (withTwins && hasTwin)));
  const seen = mine.flatMap(({ last }) => last ?? []);
  const amount = ({ item, shipping }: LastSeen) => item + (withShipping ? shipping : 0);
  const cheapest = (some: readonly LastSeen[]) => Math.min(...some.map(amount));
  // freshness is counted from the last look at any of them
  const last = Math.max(0, ...seen.map(({ at }) => at));
  if (seen.length === 0 || last <= now - 14 * DAY) return null;
  const within = (days: number) => seen.filter(({ at }) => at > last - days * DAY);
  for (const some of [within(7), within(14)]) {
    const there = some.filter(({ inStock }) => inStock);
    if (there.length > 0) return { seen: 'PRICE', amount: cheapest(there) };
  }
  return { seen: 'OUT', amount: cheapest(within(14)) };
}
