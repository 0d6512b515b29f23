/** The job queue's words: events, listeners, schedules. */
import type { TargetType } from '#contract/interaction/subject.ts';
import type { VerdictKind } from '#contract/price/verdict.ts';
import type { Context } from '../context.ts';

/** News of a module, as plain data; the names are the only ones that may be announced. */
export type Event =
  | { readonly topic: 'price.observed'; readonly offerIds: readonly number[] }
  | { readonly topic: 'price.judged'; readonly goodsIds: readonly number[] }
  | {
      readonly topic: 'price.dropped';
      readonly drops: readonly {
        readonly goodsId: number;
        readonly from: number;
        readonly to: number;
      }[];
    }
  | {
      readonly topic: 'verdict.changed';
      readonly changes: readonly {
        readonly goodsId: number;
        readonly from: VerdictKind;
        readonly to: VerdictKind;
      }[];
    }
  /** A part of the goods whose watches are to be evaluated. */
  | { readonly topic: 'watch.due'; readonly goodsIds: readonly number[] }
  | { readonly topic: 'goods.changed'; readonly goodsIds: readonly number[] }
  | { readonly topic: 'deal.changed'; readonly dealIds: readonly number[] }
  /** The deals of these goods, whose prices were judged, are settled. */
  | { readonly topic: 'deal.settled'; readonly goodsIds: readonly number[] }
  | { readonly topic: 'writing.changed'; readonly contentIds: readonly number[] }
  | { readonly topic: 'coupon.changed'; readonly couponIds: readonly number[] }
  | {
      readonly topic: 'account.closed';
      readonly accountId: number;
      readonly deleteContent: boolean;
    }
  | { readonly topic: 'export.asked'; readonly exportId: number }
  | {
      readonly topic: 'profile.decided';
      readonly accountId: number;
      readonly field: 'avatar' | 'nickname' | 'biography';
      readonly passed: boolean;
      readonly reason: string | null;
    }
  | {
      readonly topic: 'mark.made';
      readonly kind: 'THUMB_UP' | 'COLLECT' | 'FOLLOW';
      readonly accountId: number;
      readonly targetType: TargetType;
      readonly targetId: number;
      /** Who wrote it, or who is followed; null: the site. */
      readonly authorId: number | null;
    }
  | {
      readonly topic: 'mark.dropped';
      readonly kind: 'COLLECT';
      readonly accountId: number;
      readonly targetType: TargetType;
      readonly targetId: number;
    }
  | {
      readonly topic: 'comment.made';
      readonly commentId: number;
      readonly accountId: number;
      readonly targetType: 'CONTENT' | 'GOODS';
      readonly targetId: number;
      readonly authorId: number | null;
      /** Who is answered. */
      readonly parentAuthorId: number | null;
      readonly mentioned: readonly number[];
    }
  | {
      readonly topic: 'contribution.decided';
      readonly contentId: number;
      readonly code: string;
      readonly title: string;
      /** Who wrote it. */
      readonly accountId: number;
      readonly verdict: 'PASSED' | 'REJECTED' | 'SELF_VISIBLE' | 'RECALLED' | 'DELETED';
      readonly reason: string | null;
    }
  | {
      readonly topic: 'report.decided';
      readonly targetType: TargetType;
      readonly targetId: number;
      readonly reporters: readonly number[];
      /** Who wrote what was reported; null: the site, or it is gone. */
      readonly authorId: number | null;
      /** The reports were right. */
      readonly upheld: boolean;
      readonly reason: string | null;
    }
  | { readonly topic: 'search.behind' }
  | {
      /** What reports were right about goes, or comes back: whoever owns it sees to it. */
      readonly topic: 'subject.withdrawn';
      readonly targetType: TargetType;
      readonly targetId: number;
      readonly isWithdrawn: boolean;
      readonly reason: string | null;
    }
  | {
      readonly topic: 'appeal.decided';
      readonly targetType: TargetType;
      readonly targetId: number;
      readonly authorId: number | null;
      /** The removal was wrong. */
      readonly overturned: boolean;
      readonly answer: string | null;
    }
  | { readonly topic: 'import.finished'; readonly runId: number }
  /** A mail about messages is to be written. */
  | { readonly topic: 'mail.due' }
  /** Something is to be sent by a channel. */
  | { readonly topic: 'push.due'; readonly channelId: number }
  /** … to a server that a reader named. */
  | { readonly topic: 'push.own-due'; readonly channelId: number }
  /** Something is to be posted to somebody's server. */
  | { readonly topic: 'webhook.due'; readonly deliveryId: string }
  | { readonly topic: 'letter.written'; readonly letterId: number }
  | { readonly topic: 'letter.urgent'; readonly letterId: number };

export type Topic = Event['topic'];
export type EventOf<T extends Topic> = Extract<Event, { topic: T }>;

/**
 * For work that waits for the outside world: it keeps nobody else waiting, and holds no transaction
 * while it waits. The job goes in a transaction of its own after `run`, so `run` may happen twice
 * when a process dies in between. Also for work that others must not delay (`transacts`).
 */
export interface Queue {
  readonly name: string;
  /** Jobs under way at a time, in each process. */
  readonly atOnce: number;
  /** Tries before a job is dead. */
  readonly attempts: number;
  /** What takes longer gives its place to others, until so many are under way. */
  readonly slow?: { readonly afterMs: number; readonly most: number };
  /** It asks nobody outside: it runs in the transaction that removes its job, as beside queues. */
  readonly transacts?: true;
}

/**
 * Reacts to a topic. `run` gets a context of the event's tenant whose transaction also removes the
 * job, so the effect on the database happens exactly once however often the process dies.
 */
export interface Listener<T extends Topic = Topic> {
  readonly topic: T;
  /** Where it works; absent: with all others, one after the other. */
  readonly queue?: Queue;
  /** Unique name, `module.what`. */
  readonly name: string;
  readonly run: (ctx: Context, event: EventOf<T>) => Promise<void>;
}

/** Declares a listener; exists for its inference. */
export function listen<T extends Topic>(listener: Listener<T>): Listener {
  return listener as unknown as Listener;
}

/** Wakes for every tenant at fixed distances of time. */
export interface Schedule {
  readonly name: string;
  readonly everySeconds: number;
  /** Where it works; absent: with all others, one after the other. */
  readonly queue?: Queue;
  readonly run: (ctx: Context) => Promise<void>;
}
