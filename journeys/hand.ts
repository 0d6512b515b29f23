/**
 * A hand on any browser: the little that a walk needs, over what a browser understands by itself.
 * Firefox is spoken to by WebDriver BiDi (`firefox.ts`), WebKit by WebDriver (`webkit.ts`); the
 * actions of fingers and keys are written alike in both. Pages come through a relay that puts one
 * script in front of everything: it writes down what the page complains of.
 */
import { writeFileSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a browser must be able to do. */
export interface Driver {
  open(url: string): Promise<void>;
  /** The value of an expression in the page, awaited. */
  evaluate(expression: string): Promise<unknown>;
  /** Actions as WebDriver spells them. */
  perform(actions: readonly object[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  setCookie(name: string, value: string, url: string): Promise<void>;
  forgetCookies(): Promise<void>;
  /** A PNG of what is on the screen, in base64. */
  picture(): Promise<string>;
  close(): Promise<void>;
}

export const KEYS = {
  enter: '\uE007',
  escape: '\uE00C',
  tab: '\uE004',
  down: '\uE015',
  right: '\uE014',
  end: '\uE010',
} as const;
const PATIENCE_MS = 20_000;
/** How often a place that moves is looked at before it is tapped all the same. */
const MOST_LOOKS = 40;

export class Hand {
  readonly driver: Driver;
  private readonly origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  /** Opens a page and waits until it is alive. */
  async go(path: string): Promise<void> {
    await this.driver.open(this.origin + path);
    await this.until(`document.documentElement.dataset.ready === 'true'`);
  }

  get<Value>(expression: string): Promise<Value> {
    return this.driver.evaluate(expression) as Promise<Value>;
  }

  /** Waits for what an expression claims. */
  async until(claim: string, patience = PATIENCE_MS): Promise<void> {
    const end = Date.now() + patience;
    for (;;) {
      const holds = await this.get(`Boolean(${claim})`).catch((error: Error) => error);
      if (holds === true) return;
      if (Date.now() > end)
        throw new Error(
          `Never came true: ${claim} (${String(holds)}) at ${String(await this.get('location.href'))}`,
        );
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Taps the first visible element of a selector, where a finger would, once it moves no more. */
  async tap(selector: string): Promise<void> {
    const found = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility())`;
    await this.until(found);
    const middle = () =>
      this.get<[number, number]>(
        `(() => { const one = ${found}; one.scrollIntoView({ block: 'center', behavior: 'instant' }); const box = one.getBoundingClientRect(); return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]; })()`,
      );
    let [x, y] = await middle();
    for (let tries = 0; tries < MOST_LOOKS; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const [nextX, nextY] = await middle();
      if (nextX === x && nextY === y) break;
      [x, y] = [nextX, nextY];
    }
    await this.driver.perform([
      {
        type: 'pointer',
        id: 'finger',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** Presses keys one after the other: letters, or one of `KEYS`. */
  async press(...keys: readonly string[]): Promise<void> {
    const actions = keys.flatMap((key) => [
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
    ]);
    await this.driver.perform([{ type: 'key', id: 'keys', actions }]);
  }

  async write(text: string): Promise<void> {
    await this.press(...text);
  }

  cookie(name: string, value: string): Promise<void> {
    return this.driver.setCookie(name, value, this.origin);
  }

  async keepPicture(file: string): Promise<void> {
    writeFileSync(file, Buffer.from(await this.driver.picture(), 'base64'));
  }

  /** What pages complained of since the last time this was asked. */
  complaints(): Promise<string[]> {
    return this.get(
      `(() => { const said = JSON.parse(sessionStorage.complaints ?? '[]'); sessionStorage.removeItem('complaints'); return said; })()`,
    );
  }
}

export interface Relay {
  readonly origin: string;
  /** Cuts the line, or mends it: nothing gets through, and what stands open ends. */
  cut(isCut: boolean): void;
  close(): void;
}

const WATCH_PATH = '/watch-complaints.js';
const WATCH = `(() => {
  let isLeaving = false;
  addEventListener('beforeunload', () => { isLeaving = true; });
  const say = (text) => { if (!isLeaving) try { sessionStorage.complaints = JSON.stringify([...JSON.parse(sessionStorage.complaints ?? '[]'), location.pathname + ' ' + text]); } catch {} };
  // a preload given up on leaving is a hint not taken: its module is asked for again where it is needed, and then it counts
  addEventListener('error', (event) => event.target?.rel !== 'modulepreload' && say('error ' + (event.message ?? (event.target?.outerHTML ?? '').slice(0, 200))), true);
  addEventListener('unhandledrejection', (event) => say('rejected ' + (event.reason?.stack ?? event.reason)));
  addEventListener('securitypolicyviolation', (event) => say('policy ' + event.violatedDirective + ' ' + event.blockedURI));
  const error = console.error;
  console.error = (...words) => { say('console ' + words.join(' ')); error(...words); };
})();`;

/** The site, with the watching script in front of every page. */
export async function relay(site: string): Promise<Relay> {
  const { hostname, port } = new URL(site);
  let isCut = false;
  const server = createServer((request, response) => {
    if (isCut) return request.destroy();
    if (request.url === WATCH_PATH)
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(WATCH);
    const headers = { ...request.headers, 'accept-encoding': 'identity', 'if-none-match': '' };
    const onward = ask(
      { hostname, port, path: request.url, method: request.method, headers },
      (answer) => {
        if (!answer.headers['content-type']?.startsWith('text/html')) {
          response.writeHead(answer.statusCode as number, answer.headers);
          return answer.pipe(response);
        }
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        return answer.on('end', () => {
          const html = Buffer.concat(parts)
            .toString()
            .replace('<head>', `<head><script src="${WATCH_PATH}"></script>`);
          response
            .writeHead(answer.statusCode as number, {
              ...answer.headers,
              'content-length': Buffer.byteLength(html),
            })
            .end(html);
        });
      },
    );
    onward.on('error', () => response.destroy());
    return request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: (cut) => {
      isCut = cut;
      if (cut) server.closeAllConnections();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
