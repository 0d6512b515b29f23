/** The request context: plain data, the first argument of every handler. */
import type { Language } from '#contract/language.ts';
import type { SaleDay } from '#contract/price/sale-day.ts';
import type { TenantInfo } from '#contract/tenant/tenant.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import type { Event } from './job-queue/event.ts';
import type { Ports } from './ports.ts';
import type { Db } from './postgres/database.ts';

/** A tenant as the API knows it. */
export interface Tenant {
  readonly id: string;
  readonly name: TenantInfo['name'];
  readonly type: TenantInfo['type'];
  readonly timezone: string;
  readonly dateFormat: string;
  readonly currency: TenantInfo['currencyCode'];
  readonly languages: readonly Language[];
  readonly iosAppId: string;
  readonly androidAppId: string;
  readonly hosts: readonly string[];
  readonly contactEmail: string;
  readonly social: TenantInfo['social'];
  readonly searchKeywords: Partial<Record<Language, string[]>>;
  readonly saleDays: readonly SaleDay[];
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Who is signed in. The account module puts it here; null is an anonymous visitor. */
export interface Viewer {
  readonly userId: string;
  readonly roles: readonly string[];
  /** The session that the token belongs to; absent for work in somebody's name. */
  readonly sessionId?: number;
}

/**
 * A cookie that the answer sets; without a value it goes. Always of this host alone,
 * `SameSite=Lax`, `Secure` under HTTPS.
 */
export interface CookieOut {
  readonly name: string;
  readonly value: string | null;
  /** Out of reach of scripts. */
  readonly httpOnly: boolean;
}

/** What a client says about itself; never a proof of anything. */
export interface Device {
  readonly deviceId: string | undefined;
  readonly platform: string;
  readonly pseudoUserId: string | undefined;
  readonly address: string;
  readonly userAgent: string;
  /** Scheme and host by which the client reached this site; empty for jobs. */
  readonly origin: string;
  /** The visitor wants no affiliate tags of ours (BEY-30). */
  readonly declinesTags: boolean;
  /** It came with a token, whether or not anybody is signed in by it. */
  readonly hasToken: boolean;
  /** Says `DNT: 1` or `Sec-GPC: 1`: leaves no telemetry (AMB-66). */
  readonly declinesTracking: boolean;
}

export interface Context {
  readonly tenant: Tenant;
  readonly lang: Language;
  readonly viewer: Viewer | null;
  readonly db: Db;
  readonly log: Log;
  /** The instant of the request; handlers never ask the clock themselves. */
  readonly now: Date;
  readonly requestId: string;
  /** The client's word for one writing: the same word writes once (`Idempotency-Key`). */
  readonly idempotencyKey: string | undefined;
  /** How this installation is set up. */
  readonly config: Config;
  /**
   * Cookies of the answer; handlers add to it, and work without a request has nobody to send them
   * to.
   */
  readonly cookies: CookieOut[];
  readonly device: Device;
  /** What modules answer for one another against the order of layers. */
  readonly ports: Ports;
  /** Pins news to the job queue, in the transaction of `db` or of the one given. */
  emit(news: Event | readonly Event[], on?: Db): Promise<void>;
}

/**
 * Runs work in one transaction: its `ctx.db` and `ctx.emit` belong to it, and all of it commits or
 * nothing.
 */
export function inTransaction<C extends Context, Result>(
  ctx: C,
  work: (ctx: C) => Promise<Result>,
): Promise<Result> {
  return ctx.db.transaction((db) =>
    work({ ...ctx, db, emit: (news, on = db) => ctx.emit(news, on) }),
  );
}
