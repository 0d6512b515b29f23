/**
 * Pages: everything that is no call and no file goes to the page renderer of the web build. The
 * renderer is reached by its build, as a function; the API knows nothing else of the web.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_TIMEOUT_MS } from '#contract/constants.ts';
import { fail } from '#contract/errors.ts';
import type { App } from '../app.ts';
import type { Tenant } from '../context.ts';
import { failureEnvelope, logFailure } from '../envelope.ts';
import { loadOfPages, Refusals } from '../load.ts';
import type { Load } from '../load.ts';
import type { Log } from '../log.ts';
import { sendFailure } from './failure.ts';
import { isPage } from './page-address.ts';
import { FRESH_MS, PageCache, sendPage } from './page-cache.ts';
import type { CachedPage } from './page-cache.ts';
import { pageHeaders } from './page-headers.ts';
import type { PageParts } from './page-parts.ts';
import { unlessAway, within } from './patience.ts';
import { renderPage } from './render.ts';
import { topicsOf } from './topics.ts';
import { keyOf, languageOf, visitOf } from './visit.ts';
import type { Visit } from './visit.ts';

export class Pages {
  private readonly parts: PageParts;
  private readonly cache = new PageCache();
  /** Pages that are being made. */
  readonly load: Load;
  private readonly refusals = new Refusals();
  private app: App | undefined;
  private known: readonly Tenant[] = [];
  private readonly headersOf: ReturnType<typeof pageHeaders>;

  constructor(parts: PageParts) {
    this.parts = parts;
    this.load = parts.load ?? loadOfPages();
    this.headersOf = pageHeaders(parts);
  }

  attach(app: App): void {
    this.app = app;
  }

  /**
   * Something public changed: the pages of its tenant that depend on its topic are to be rebuilt.
   */
  clear(topic?: string, tenant?: string): void {
    this.cache.outdate(topic, tenant);
  }

  /** Makes a page of the first tenant again, past everything cached: for benchmarks. */
  async fresh(url: string): Promise<string> {
    const [tenant] = this.known.length > 0 ? this.known : await this.parts.tenants.all();
    if (!tenant) throw new Error('No tenant.');
    return (
      await renderPage(
        this.parts,
        this.app as App,
        {
          tenant,
          lang: 'th',
          theme: undefined,
          cards: undefined,
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
  tryCached(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || this.known.length === 0 || !this.parts.cache) return false;
    const url = request.url as string;
    if (!isPage(url)) return false;
    const visit = visitOf(request, this.known, this.parts.config);
    if (!visit) return false;
    const now = this.parts.clock.now().getTime();
    const key = keyOf(visit, url);
    const page = this.cache.current(key, now);
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
      this.known = await unlessAway(this.parts.database, this.parts.tenants.all());
      visit = visitOf(request, this.known, this.parts.config);
      if (!visit) throw fail('server.busy');
      const made = await unlessAway(this.parts.database, this.make(visit, url));
      const headers = this.headersOf(url, visit);
      if (made.cached) return sendPage(request, response, made.cached, headers);
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
    if (!this.load.isFull || this.cache.isBeingMade(key)) return false;
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
    const last = this.cache.last(keyOf(visit, url), this.parts.clock.now().getTime());
    if (!last || response.headersSent) return false;
    sendPage(request, response, last.page, {
      ...this.headersOf(url, visit),
      age: String(last.ageSeconds),
    });
    return true;
  }

  private async make(
    visit: Visit,
    url: string,
  ): Promise<{ status: number; html: string; location?: string; cached?: CachedPage }> {
    const key = keyOf(visit, url);
    let other: { status: number; html: string; location?: string } | undefined;
    const cached = await this.cache.once(key, async () => {
      const answer = await this.rendered(visit, url);
      if (!answer.cacheable) {
        other = answer;
        return undefined;
      }
      return this.cache.store(key, answer.html, this.parts.clock.now().getTime(), {
        tenant: visit.tenant.id,
        topics: topicsOf(answer.calls),
      });
    });
    if (cached) return { status: 200, html: '', cached };
    return other ?? this.rendered(visit, url);
  }

  private async rendered(visit: Visit, url: string) {
    await this.load.enter();
    try {
      return await within(
        this.parts.limitMs ?? REQUEST_TIMEOUT_MS,
        renderPage(this.parts, this.app as App, visit, url),
      );
    } finally {
      this.load.leave();
    }
  }
}
