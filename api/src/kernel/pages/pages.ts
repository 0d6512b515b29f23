/**
 * Pages: everything that is no call and no file goes to the page renderer of the web build. The renderer is
 * reached by its build, as a function; the API knows nothing else of the web.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { COOKIE_MAX_AGE_S } from '#contract/constants.ts';
import { calls } from '#contract/calls.ts';
import type { App, InProcessCaller, TenantDirectory } from '../app.ts';
import type { Clock } from '../clock.ts';
import type { Context, Tenant } from '../context.ts';
import type { Log } from '../log.ts';
import { jobContext } from '../noticeboard/noticeboard.ts';
import type { Database } from '../postgres/database.ts';
import type { Assets } from './assets.ts';
import { FRESH_MS, PageCache, sendPage, STALE_MS } from './page-cache.ts';
import type { KeptPage } from './page-cache.ts';
import { keyOf, visitOf } from './visit.ts';
import type { Visit } from './visit.ts';

/** What the web build offers (web/app/entry-server.tsx). */
export interface Renderer {
  render(request: {
    url: string;
    page: unknown;
    call: (name: string, ask?: object) => Promise<unknown>;
    assets: Assets;
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
  readonly secure: boolean;
  /** Where else browsers send to: the origin of the storage that takes uploads itself. */
  readonly storageOrigin?: string | undefined;
  /** Development renders anew each time. */
  readonly cache: boolean;
}

/** Same for every page; see docs/decisions for why there is no nonce. */
const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  vary: 'Accept-Encoding, Accept-Language, Cookie',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; manifest-src 'self'; worker-src 'self'; object-src 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The editor's preview may be framed by this site itself (LOW-04). */
const FRAMED = /^\/lowcode-editor-preview(?:[?#]|$)/;

/** Hot reload puts styles into the page and talks over a socket; nothing else is loosened. */
const DEVELOPMENT_HEADERS: Readonly<Record<string, string>> = {
  ...PAGE_HEADERS,
  'content-security-policy': (PAGE_HEADERS['content-security-policy'] as string)
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:"),
};

function sendingTo(headers: Readonly<Record<string, string>>, origin: string | undefined): Readonly<Record<string, string>> {
  if (origin === undefined) return headers;
  const policy = headers['content-security-policy'] as string;
  return { ...headers, 'content-security-policy': policy.replace("connect-src 'self'", `connect-src 'self' ${origin}`) };
}

export class Pages {
  private readonly parts: PageParts;
  private readonly kept = new PageCache();
  private app: App | undefined;
  private known: readonly Tenant[] = [];
  private readonly headers: Readonly<Record<string, string>>;

  constructor(parts: PageParts) {
    this.parts = parts;
    this.headers = sendingTo(parts.cache ? PAGE_HEADERS : DEVELOPMENT_HEADERS, parts.storageOrigin);
  }

  attach(app: App): void {
    this.app = app;
  }

  /** Forgets all pages: something public changed. */
  clear(): void {
    this.kept.clear();
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

  /** The fast way, before the web framework: a page whose bytes are at hand. True when it was answered. */
  tryKept(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || this.known.length === 0 || !this.parts.cache) return false;
    const url = request.url as string;
    if (!isPage(url)) return false;
    const visit = visitOf(request, this.known, this.parts.secure);
    const page = visit && this.kept.get(keyOf(visit, url));
    if (!page) return false;
    const age = this.parts.clock.now().getTime() - page.madeAt;
    if (age > STALE_MS || age < 0) return false;
    if (age > FRESH_MS) void this.make(visit as Visit, url).catch(() => {});
    sendPage(request, response, page, this.headersOf(url, visit));
    return true;
  }

  /** The full way: makes the page. */
  async answer(request: IncomingMessage, response: ServerResponse, log: Log): Promise<void> {
    this.known = await this.parts.tenants.all();
    const visit = visitOf(request, this.known, this.parts.secure);
    if (!visit) return plain(response, 503, 'Khum is starting: no tenant yet.');
    try {
      const made = await this.make(visit, request.url as string);
      const headers = this.headersOf(request.url as string, visit);
      if (made.kept) return sendPage(request, response, made.kept, headers);
      response
        .writeHead(made.status, {
          ...headers,
          'cache-control': 'no-store',
          ...(made.location ? { location: made.location } : {}),
        })
        .end(made.location ? '' : made.html);
    } catch (error) {
      log.error({ err: error, url: request.url }, 'page failed');
      plain(response, 500, 'Page loading failed, please try again.');
    }
  }

  private headersOf(url: string, { newTenant }: Visit): Readonly<Record<string, string>> {
    if (newTenant) return { ...this.headersOf(url, { newTenant: undefined } as Visit), 'set-cookie': this.tenantCookie(newTenant) };
    if (!FRAMED.test(url)) return this.headers;
    const policy = (this.headers['content-security-policy'] as string).replace("frame-ancestors 'none'", "frame-ancestors 'self'");
    return { ...this.headers, 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN' };
  }

  private tenantCookie(tenant: string): string {
    return `tenant=${tenant}; Path=/; Max-Age=${COOKIE_MAX_AGE_S}; SameSite=Lax${this.parts.secure ? '; Secure' : ''}`;
  }

  private async make(visit: Visit, url: string): Promise<{ status: number; html: string; location?: string; kept?: KeptPage }> {
    const key = keyOf(visit, url);
    let other: { status: number; html: string; location?: string } | undefined;
    const kept = await this.kept.once(key, async () => {
      const answer = await this.render(visit, url);
      if (!answer.cacheable) {
        other = answer;
        return undefined;
      }
      return this.kept.keep(key, answer.html, this.parts.clock.now().getTime());
    });
    if (kept) return { status: 200, html: '', kept };
    return other ?? this.render(visit, url);
  }

  private async render(visit: Visit, url: string) {
    const { parts } = this;
    const [renderer, assets] = await Promise.all([parts.renderer(), parts.assets()]);
    const ctx = this.contextOf(visit);
    const app = this.app as App;
    const caller = app.callerFor(ctx);
    let own: InProcessCaller | undefined;
    const call = async (name: string, ask: object = {}) => {
      if (calls.get(name as never)?.who !== 'viewer') return renderer.dataOf(await caller(name as never, ask as never));
      own ??= app.callerFor({ ...ctx, viewer: visit.token === undefined ? null : await app.viewerOf(ctx, visit.token) });
      return renderer.dataOf(await own(name as never, ask as never));
    };
    const [tenant, categories] = await Promise.all([call('tenant.base-info'), call('category.tops').catch(() => [])]);
    const { lang, theme, isMobilePhone, terminalType, origin, isNamed, declinesTags } = visit;
    const made = await renderer.render({
      url: origin + url,
      assets,
      call,
      page: { tenant, categories, lang, theme, isMobilePhone, terminalType, origin, isNamed, declinesTags, currentTimeMillis: ctx.now.getTime() },
    });
    // what one visitor was told is nobody else's
    return own ? { ...made, cacheable: false } : made;
  }

  private contextOf({ tenant, lang, origin, declinesTags }: Visit): Context {
    const { database, clock, log } = this.parts;
    const none = async () => {
      throw new Error('A page announces nothing.');
    };
    const ctx = jobContext(tenant, database.tenant(tenant.id), clock.now(), log, none, 'page');
    return { ...ctx, lang, device: { ...ctx.device, origin, declinesTags } };
  }
}

/** Whether an address may be a page: calls, files and probes are not. */
export function isPage(url: string): boolean {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  return !/^\/(api\/|assets\/|pic\/|healthz|readyz|metrics|request-log|admin-api\/|@|node_modules\/)/.test(path) && !/\.\w{2,5}$/.test(path);
}

function plain(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, {
      ...PAGE_HEADERS,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 503 ? { 'retry-after': '2' } : {}),
    })
    .end(text);
}

/** A page's address that cannot be decoded is read as one that no page has: a visitor gets the page that says so. */
export function pageAddress(url: string): string {
  const [path = '/'] = url.split('?');
  try {
    decodeURI(path);
    return url;
  } catch {
    return isPage(path) ? '/%EF%BF%BD' : url;
  }
}
