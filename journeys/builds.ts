/**
 * A gate before the site behind which a new build can be served: the same code in files of other
 * names, and another worker. Whoever asks for a file of the build before finds nothing.
 */
import { createServer, request as ask } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { site } from './browser.ts';

const NAME = /(assets\/|\.\/)([\w-]+-[\w-]{8})((?:\.build\d+)?)(\.(?:js|css))/g;
const FILE = /^\/assets\/[^?]+?((?:\.build\d+)?)\.(?:js|css)$/;

export interface Builds {
  readonly address: string;
  /** From now on the site is of another build. */
  deploy(): void;
  /** The documents and files that were asked for in vain, since the last deploy. */
  missing(): readonly string[];
}

export async function builds(): Promise<Builds> {
  let mark = '';
  let count = 0;
  let missing: string[] = [];
  const server = createServer((asked, answer) => {
    const [path = '/', query] = (asked.url ?? '/').split('?');
    const file = FILE.exec(path);
    if (file && file[1] !== mark) {
      missing.push(path);
      answer.writeHead(404).end();
      return;
    }
    const address = path.replace(/\.build\d+(?=\.(?:js|css)$)/, '') + (query ? `?${query}` : '');
    passOn(asked, answer, address, (body) =>
      path === '/sw.js' ? `${body}\n// ${mark}` : body.replaceAll(NAME, `$1$2${mark}$4`),
    );
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy() {
      count += 1;
      mark = `.build${count}`;
      missing = [];
    },
    missing: () => missing,
  };
}

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

const IS_TEXT = /^(?:text\/html|text\/css|text\/javascript|application\/javascript)/;

/** What the site answers, with the names that the build of now has for its files. */
function passOn(
  asked: IncomingMessage,
  answer: ServerResponse,
  address: string,
  renamed: (body: string) => string,
): void {
  const headers = without(asked.headers, ['accept-encoding', 'if-none-match', 'if-modified-since']);
  const behind = ask(site + address, { method: asked.method, headers }, (found) => {
    // another build has other lengths
    const own = without(found.headers, ['content-length', 'etag']);
    answer.writeHead(found.statusCode ?? 502, own);
    if (asked.method === 'HEAD' || !IS_TEXT.test(found.headers['content-type'] ?? ''))
      found.pipe(answer);
    else void text(found).then((body) => answer.end(renamed(body)));
  });
  behind.on('error', () => answer.destroy());
  asked.pipe(behind);
}
