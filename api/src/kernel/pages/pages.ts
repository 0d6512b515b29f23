/**
 * Pages: everything that is no call and no file goes to the page renderer of the web build. The
 * renderer is reached by its build, as a function; the API knows nothing else of the web.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { COOKIE_MAX_AGE_S } from '#contract/constants.ts';
import { calls } from '#contract/calls.ts';
import { fail } from '#contract/errors.ts';
import type { App, InProcessCaller, TenantDirectory } from '../app.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Context, Tenant } from '../context.ts';
import { failureEnvelope, logFailure } from '../envelope.ts';
import { loadOfPages, Refusals } from '../load.ts';
import type { Load } from '../load.ts';
import type { Log } from '../log.ts';
import type { Database } from '../postgres/database.ts';
import { isSecure, STRICT_TRANSPORT } from '../secure.ts';
import type { Assets } from './assets.ts';
import { sendFailure } from './failure.ts';
import { DEVELOPMENT_HEADERS, FRAMED, PAGE_HEADERS, sendingTo } from './headers.ts';
import { FRESH_MS, PageCache, sendPage } from './page-cache.ts';
import type { KeptPage } from './page-cache.ts';
import { isPage } from './page-address.ts';
import { topicsOf } from './topics.ts';
import { turn } from './turn.ts';
import { keyOf, languageOf, visitOf } from './visit.ts';
import type { Visit } from './visit.ts';

/** What the web build offers (web/app/entry-server.tsx). */
export interface Renderer {
  render(request: {
    url: string;
    page: unknown;
    call: (name: string, ask?: object) => Promise<unknown>;
    assets: Assets;
    /** Fulfilled when the page may be drawn. */
    turn: () => Promise<void>;
  }): Promise<{ status: number; html: string; location?: string; cacheable: boolean }>;
  dataOf(envelope: unknown): unknown;
}

export interface PageParts {
  readonly renderer: () => Promise<Renderer>;
  readonly assets: () => Promise<Assets>;
  readonly tenants: TenantDirectory;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly config: Config;
  /** How many may be made at once, and who waits. */
  readonly load?: Load;
  /** Development renders anew each time. */
  readonly cache: boolean;
}

/**
 * How long a page may take before somebody asks whether the database is there; with the answer's
 * own limit, less than 2 s.
 */
const PATIENCE_MS = 500;

export class Pages {
  private readonly parts: PageParts;
  private readonly kept = new PageCache();
  /** Pages that are being made. */
  readonly load: Load;
  private readonly refusals = new Refusals();
  private app: App | undefined;
  private known: readonly Tenant[] = [];
  private readonly headers: Readonly<Record<string, string>>;

  constructor(parts: PageParts) {
    this.parts = parts;
    this.load = parts.load ?? loadOfPages();
    const { config } = parts;
    // browsers send uploads to the storage itself, and play films from it
    const stored = sendingTo(
      parts.cache ? PAGE_HEADERS : DEVELOPMENT_HEADERS,
      config.storage && new URL(config.storage.url).origin,
    );
    const headers = sendingTo(
      stored,
      config.beaconUrl && new URL(config.beaconUrl).origin,
      'connect',
    );
    this.headers = isSecure(config)
      ? { ...headers, 'strict-transport-security': STRICT_TRANSPORT }
      : headers;
  }

  attach(app: App): void {
    this.app = app;
  }

  /**
   * Something public changed: the pages of its tenant that depend on its topic are to be made anew.
   */
  clear(topic?: string, tenant?: string): void {
    this.kept.outdate(topic, tenant);
  }

  /** Makes a page of the first tenant anew, past everything kept: for benchmarks. */
  async fresh(url: string): Promise<string> {
    const [tenant] = this.known.length > 0 ? this.known : await this.parts.tenants.all();
    if (!tenant) throw new Error('No tenant.');
    return (
      await this.render(
        {
          tenant,
          lang: 'th',
          theme: undefined,
          isMobilePhone: false,
          terminalType: 'h5',
          origin: 'http://localhost',
          isNamed: false,
          newTenant: undefined,
          declinesTags: false,
          token: undefined,
        },
        url,
      )
    ).html;
  }

  /**
   * The fast way, before the web framework: a page whose bytes are at hand. True when it was
   * answered.
   */
  tryKept(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || this.known.length === 0 || !this.parts.cache) return false;
    const url = request.url as string;
    if (!isPage(url)) return false;
    const visit = visitOf(request, this.known, this.parts.config);
    if (!visit) return false;
    const now = this.parts.clock.now().getTime();
    const key = keyOf(visit, url);
    const page = this.kept.current(key, now);
    if (!page)
      return this.parts.database.pulse.isDown
        ? this.tryLast(request, response, visit)
        : this.tryShed(request, response, visit, key);
    // whoever has no page at all comes first
    if (now - page.madeAt > FRESH_MS && !this.parts.database.pulse.isDown && !this.load.isBusy)
      void this.make(visit, url).catch(() => {});
    sendPage(request, response, page, this.headersOf(url, visit));
    return true;
  }

  /**
   * The full way: makes the page. Where that fails, the last one that was made is shown, or a
   * sentence.
   */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    log: Log,
    waitS?: number,
  ): Promise<void> {
    const url = request.url as string;
    let visit = visitOf(request, this.known, this.parts.config);
    try {
      if (waitS !== undefined) throw fail('request.flood');
      this.known = await this.unlessAway(this.parts.tenants.all());
      visit = visitOf(request, this.known, this.parts.config);
      if (!visit) throw fail('server.busy');
      const made = await this.unlessAway(this.make(visit, url));
      const headers = this.headersOf(url, visit);
      if (made.kept) return sendPage(request, response, made.kept, headers);
      if (made.status >= 500 && this.tryLast(request, response, visit)) return;
      response
        .writeHead(made.status, {
          ...headers,
          'cache-control': 'no-store',
          ...(made.status === 503 ? { 'retry-after': '2' } : {}),
          ...(made.location ? { location: made.location } : {}),
        })
        .end(made.location ? '' : made.html);
    } catch (error) {
      const lang = visit?.lang ?? languageOf(request);
      const { status } = failureEnvelope(error, { lang, requestId: '' });
      logFailure(log, status, error, 'page failed', { url });
      if (!visit || !this.tryLast(request, response, visit))
        sendFailure(response, status === 503 || status === 429 ? status : 500, lang, {
          ...this.headersOf(url, visit),
          ...(waitS === undefined ? {} : { 'retry-after': String(waitS) }),
        });
    }
  }

  /**
   * Sends a visitor away before any work, where they would wait for too long, and their page is not
   * being made for somebody else.
   */
  private tryShed(
    request: IncomingMessage,
    response: ServerResponse,
    visit: Visit,
    key: string,
  ): boolean {
    if (!this.load.isFull || this.kept.isBeingMade(key)) return false;
    this.load.shed += 1;
    if (this.tryLast(request, response, visit)) return true;
    const send = () =>
      sendFailure(response, 503, visit.lang, this.headersOf(request.url as string, visit));
    const delay = this.refusals.delayMs();
    if (delay > 0) setTimeout(send, delay);
    else send();
    return true;
  }

  /** Shows the last page that was made, with its age: better than none. */
  private tryLast(request: IncomingMessage, response: ServerResponse, visit: Visit): boolean {
    const url = request.url as string;
    const last = this.kept.last(keyOf(visit, url), this.parts.clock.now().getTime());
    if (!last || response.headersSent) return false;
    sendPage(request, response, last.page, {
      ...this.headersOf(url, visit),
      age: String(last.ageSeconds),
    });
    return true;
  }

  /**
   * The outcome of `work`, unless the database turns out not to answer: a page that is merely slow
   * goes on.
   */
  private async unlessAway<Result>(work: Promise<Result>): Promise<Result> {
    const { pulse } = this.parts.database;
    const settled = new AbortController();
    const away = async (): Promise<never> => {
      if (!pulse.isDown) await wait(PATIENCE_MS, undefined, settled);
      while (await pulse.answers()) await wait(PATIENCE_MS, undefined, settled);
      throw fail('server.busy');
    };
    const lost = away();
    // whoever comes second finds nobody waiting
    for (const one of [work, lost]) one.catch(() => {});
    try {
      return await Promise.race([work, lost]);
    } finally {
      settled.abort();
    }
  }

  private headersOf(
    url: string,
    visit: Pick<Visit, 'newTenant'> | undefined,
  ): Readonly<Record<string, string>> {
    if (visit?.newTenant)
      return {
        ...this.headersOf(url, undefined),
        'cache-control': 'no-store',
        'set-cookie': this.tenantCookie(visit.newTenant),
      };
    if (!FRAMED.test(url)) return this.headers;
    const policy = (this.headers['content-security-policy'] as string).replace(
      "frame-ancestors 'none'",
      "frame-ancestors 'self'",
    );
    return { ...this.headers, 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN' };
  }

  private tenantCookie(tenant: string): string {
    return `tenant=${tenant}; Path=/; Max-Age=${COOKIE_MAX_AGE_S}; SameSite=Lax${isSecure(this.parts.config) ? '; Secure' : ''}`;
  }

  private async make(
    visit: Visit,
    url: string,
  ): Promise<{ status: number; html: string; location?: string; kept?: KeptPage }> {
    const key = keyOf(visit, url);
    let other: { status: number; html: string; location?: string } | undefined;
    const kept = await this.kept.once(key, async () => {
      const answer = await this.rendered(visit, url);
      if (!answer.cacheable) {
        other = answer;
        return undefined;
      }
      return this.kept.keep(key, answer.html, this.parts.clock.now().getTime(), {
        tenant: visit.tenant.id,
        topics: topicsOf(answer.calls),
      });
    });
    if (kept) return { status: 200, html: '', kept };
    return other ?? this.rendered(visit, url);
  }

  private async rendered(visit: Visit, url: string) {
    await this.load.enter();
    try {
      return await this.render(visit, url);
    } finally {
      this.load.leave();
    }
  }

  private async render(visit: Visit, url: string) {
    const { parts } = this;
    const [renderer, assets] = await Promise.all([parts.renderer(), parts.assets()]);
    const ctx = this.contextOf(visit);
    const app = this.app as App;
    const caller = app.callerFor(ctx);
    let own: InProcessCaller | undefined;
    const asked = new Set<string>();
    const call = async (name: string, ask: object = {}) => {
      asked.add(name);
      if (calls.get(name as never)?.who !== 'viewer')
        return renderer.dataOf(await caller(name as never, ask as never));
      own ??= app.callerFor({
        ...ctx,
        viewer: visit.token === undefined ? null : await app.viewerOf(ctx, visit.token),
      });
      return renderer.dataOf(await own(name as never, ask as never));
    };
    const [tenant, categories] = await Promise.all([
      call('tenant.base-info'),
      call('category.tops').catch(() => []),
    ]);
    const { lang, theme, isMobilePhone, terminalType, origin, isNamed, declinesTags } = visit;
    const made = await renderer.render({
      url: origin + url,
      assets,
      call,
      turn,
      page: {
        tenant,
        categories,
        lang,
        theme,
        isMobilePhone,
        terminalType,
        origin,
        isNamed,
        declinesTags,
        beaconUrl: ctx.config.beaconUrl,
        currentTimeMillis: ctx.now.getTime(),
      },
    });
    // what one visitor was told is nobody else's
    return { ...made, calls: asked, cacheable: made.cacheable && !own };
  }

  private contextOf({ tenant, lang, origin, declinesTags }: Visit): Context {
    const none = async () => {
      throw new Error('A page announces nothing.');
    };
    const ctx = (this.app as App).contextFor(tenant, 'page');
    return { ...ctx, emit: none, lang, device: { ...ctx.device, origin, declinesTags } };
  }
}
