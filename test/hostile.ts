/**
 * Requests that nobody means and that everybody may send: to every call of the contract, with odd values in every field, and to
 * every other route of a running Khum, with odd addresses, headers and bodies. As bytes over a socket, since no client of HTTP
 * would send half of them.
 */
import { connect } from 'node:net';
import fc from 'fast-check';
import { everyCall } from '#contract/calls.ts';
import type { Call } from '#contract/define.ts';
import { holesOf } from '#contract/define.ts';
import { TOOLS } from '#contract/developer/tool.ts';
import { v1Calls } from '#contract/developer/v1/calls.ts';
import { placesOf, sampleAsk, withValue } from './ask.ts';
import type { Known } from './ask.ts';
import { ODD_TEXTS } from './odd-text.ts';

/** A request as it goes over the wire, and what it is about. */
export interface Hostile {
  readonly what: string;
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
  /** Goes to the operators' listener. */
  readonly toOperations: boolean;
}

export interface Attacked extends Known {
  /** Routes of the site and of the operators' listener, with their methods (`routesOf`). */
  readonly site: readonly Route[];
  readonly operations: readonly Route[];
  readonly pages: readonly string[];
  /** Of somebody who is signed in, and of a program. */
  readonly tokens: readonly string[];
}

export interface Route {
  readonly path: string;
  readonly methods: readonly string[];
}

/** Every route that a server has, whoever mounted it. */
export function routesOf(printed: string): Route[] {
  const open: string[] = [];
  return printed.split('\n').flatMap((line) => {
    const [, bars = '', part = '', methods = ''] = /^([\s│├└─]*)(\S+) \((.+)\)$/.exec(line) ?? [];
    const depth = bars.length / 4 - 1;
    open.splice(depth, Infinity, part);
    return methods === '' ? [] : [{ path: open.join(''), methods: methods.split(', ') }];
  });
}

/** Every address of a page, with its holes, as the sitemap (web/app/routes.ts) has them. */
export function pagesOf(sitemap: string): string[] {
  const named = [...sitemap.matchAll(/pageRoute\('([^']+)'/g)].map(([, at]) => at as string);
  const listed = [...sitemap.matchAll(/\.\.\.\[([^\]]+)\]\.map\(\(path\) => pageRoute/g)].flatMap(([, list]) =>
    [...(list as string).matchAll(/'([^']+)'/g)].map(([, at]) => at as string),
  );
  return [...named, ...listed].map((at) => `/${at.replace(/^\//, '')}`);
}

const deep = (opening: string, closing: string) => opening.repeat(20_000) + closing.repeat(20_000);
const ODD_VALUES: readonly unknown[] = [
  ...Object.values(ODD_TEXTS),
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  '-0',
  '9223372036854775807',
  '9223372036854775808',
  '9'.repeat(400),
  '1e5',
  'NaN',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '2569-11-22T00:00:00+07:00',
  'undefined',
  '../../../../etc/passwd',
  "'; drop table deal; --",
  '{{7*7}}${7*7}<%= 7*7 %>',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'http://[::1]:22/',
  'https://user:pass@[fe80::1%25eth0]/%',
  'data:text/html,x',
  '%',
  '%E0%A4%A',
  '\\',
  '*',
  '(((((((((((((((((a|b)*)*)*)*)+$',
  'th\u0000ai',
  [],
  [[]],
  [null],
  {},
  { __proto__: null, constructor: { prototype: { polluted: true } } },
  Array.from({ length: 2000 }, (_, at) => at),
];
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ODD_VALUES) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);
const oddText: fc.Arbitrary<string> = oddValue.map((value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')));

/** Bodies that are no JSON, or none that anybody writes. */
const ODD_BODIES: readonly string[] = [
  '',
  '{',
  'null',
  '0',
  '"x"',
  '[]',
  '\ufeff{}',
  '{"a":1,"a":2,"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"a":"\\ud800","\\u0000":1}',
  '{"a":1e999}',
  deep('[', ']'),
  deep('{"a":', '}').slice(0, 130_000),
  'a=1&a=2&a[b]=3&%=%',
  '--x\r\nContent-Disposition: form-data; name="a"; filename="\0"\r\n\r\n1\r\n--x--',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  'x'.repeat(300_000),
];
const ODD_HEADERS: readonly (readonly [string, readonly string[]])[] = [
  ['Host', ['', ' ', 'a b', '%', '[::1', 'khum.example:99999', 'x/y', '<x>', 'ก', '169.254.169.254']],
  [
    'Content-Type',
    [
      '',
      'text/plain',
      'application/json; charset=utf-16',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      '/',
      'a'.repeat(5000),
      'video/mp4',
      'application/json, text/html',
    ],
  ],
  ['Content-Encoding', ['gzip', 'br', 'x', 'deflate, gzip']],
  ['Range', ['bytes=0-', 'bytes=99999999-', 'bytes=-0', 'bytes=5-1', 'bytes=0-1,3-4', 'bytes=', 'lines=1-2', `bytes=${'9'.repeat(30)}-`]],
  ['If-Range', ['"x"', 'x', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['If-None-Match', ['*', '"', 'W/"', '"a", "b"', 'x'.repeat(3000)]],
  ['If-Modified-Since', ['x', 'Thu, 99 Jan 2999 00:00:00 GMT']],
  ['Accept-Language', ['', ';q=2', 'th;q=x, *;q=-1', 'x-'.repeat(2000), 'ไทย']],
  ['Accept-Encoding', ['*;q=0', 'zstd', 'identity;q=0, *;q=0', '']],
  ['Accept', ['', '*', 'text/event-stream', 'x/y;q=z']],
  ['Authorization', ['Bearer', 'Bearer \u00ff', 'Basic %', `Bearer ${'x'.repeat(5000)}`, 'Bearer khum_']],
  [
    'Cookie',
    [
      '=',
      ';;;',
      'user_token=%',
      'language=xx; tenant=%00; theme=\u00ff',
      `a=${'b'.repeat(7000)}`,
      '__Host-user_token=x; user_token=y',
      'device_id=%E0%A4%A; pseudo_user_id=\u00e0',
    ],
  ],
  ['X-Tenant', ['', 'XX', 'th', '../', '%00', 'T\u00e9H', 'TH,ID']],
  ['X-Request-Id', ['', 'x'.repeat(3000), '\u00ff', '<b>']],
  ['X-Device-Id', ['', 'x'.repeat(3000), '\u00ff\u00fe']],
  ['X-Platform', ['', 'Toaster', '\u00ff', 'x'.repeat(3000)]],
  ['X-Pseudo-User-Id', ['\u00ff', 'x'.repeat(3000)]],
  ['X-Forwarded-For', ['x', '::', '1.2.3.4, unknown, \u00ff']],
  ['X-Forwarded-Host', ['evil.example', '%', '']],
  ['X-Forwarded-Proto', ['gopher', '']],
  ['Origin', ['null', 'https://evil.example', '%', 'http://']],
  ['Referer', ['%', 'http://[', 'javascript:x']],
  ['Sec-Fetch-Site', ['cross-site', 'x']],
  ['User-Agent', ['', '\u00ff', 'x'.repeat(7000), '(Mobi']],
  ['Encryption', ['', 'key=1', 'key=;paths=', 'key=x;paths=a.b.c,__proto__.x', 'key=1;paths=rcv', `key=1;paths=${'a,'.repeat(2000)}`, '\u00ff']],
  ['Idempotency-Key', ['', ' ', 'x'.repeat(3000), '\u00ff', 'same']],
  ['MCP-Protocol-Version', ['x', '2025-06-18']],
  ['Mcp-Session-Id', ['\u00ff']],
  ['Expect', ['100-continue', 'x']],
  ['Upgrade', ['websocket', 'h2c']],
  ['Transfer-Encoding', ['x', 'gzip, chunked']],
  ['DNT', ['1', 'x']],
];
const oddHeader = fc.constantFrom(...ODD_HEADERS).chain(([name, values]) => fc.constantFrom(...values).map((value) => [name, value] as const));
const oddHeaders = fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 2, arbitrary: fc.array(oddHeader, { minLength: 1, maxLength: 4 }) });
const oddMethod = fc.constantFrom('HEAD', 'OPTIONS', 'TRACE', 'PATCH', 'PUT', 'DELETE', 'POST', 'GET', 'QUERY', 'PROPFIND');

/** What ends the session or the account makes everything after it harmless. */
const isEnding = (name: string) => /^(login\.out|profile\.close|session\.)/.test(name);

export function hostileRequests(attacked: Attacked): fc.Arbitrary<Hostile> {
  const calls = [
    ...everyCall.map((call) => ({ call: call as Call, prefix: '/api' })),
    ...v1Calls.map((call) => ({ call: call as unknown as Call, prefix: '' })),
  ];
  const toCalls = fc.constantFrom(...calls).chain(({ call, prefix }) => toCall(call, prefix, attacked));
  const routes = [
    ...attacked.site.map((route) => ({ ...route, toOperations: false })),
    ...attacked.operations.map((route) => ({ ...route, toOperations: true })),
  ].filter(({ path }) => !/\/(close\/user|logOut|sessions)\b/.test(path));
  const toRoutes = fc.constantFrom(...routes).chain((route) => toRoute(route, attacked));
  const toPages = fc.constantFrom(...attacked.pages).chain((path) => toRoute({ path, methods: ['GET', 'GET', 'HEAD', 'POST'], toOperations: false }, attacked));
  return fc.oneof(
    { weight: 5, arbitrary: toCalls },
    { weight: 3, arbitrary: toRoutes },
    { weight: 2, arbitrary: toPages },
    { weight: 1, arbitrary: toAgents(attacked) },
  );
}

/** A call with odd values at one to three places of its ask, or another body altogether. */
function toCall(call: Call, prefix: string, attacked: Attacked): fc.Arbitrary<Hostile> {
  const places = placesOf(call.ask, 'all');
  const ask = fc
    .array(fc.tuple(fc.nat(Math.max(0, places.length - 1)), oddValue), { maxLength: 3 })
    .map(
      (changes) =>
        changes.reduce<unknown>((so, [at, value]) => changed(so, places[at] ?? ['nothing'], value), sampleAsk(call.ask, attacked)) as Record<string, unknown>,
    );
  const body = fc.option(fc.constantFrom(...ODD_BODIES), { freq: 6 });
  const method = fc.option(oddMethod, { freq: 15 });
  return fc
    .record({ ask, body, method, headers: oddHeaders, token: tokenOf(attacked, isEnding(call.name)) })
    .map(({ ask: asked, body: other, method: odd, headers, token }) => {
      const inQuery = call.method === 'GET' || call.method === 'DELETE';
      const path = holesOf(call.path).reduce((so, hole) => so.replace(`{${hole}}`, inAddress(asked[hole])), call.path);
      const query = inQuery ? `?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, asText(value).slice(0, 12_000)]))}` : '';
      const written = other ?? (inQuery ? '' : (JSON.stringify(call.arrayBody ? asked[call.arrayBody] : asked) ?? ''));
      return request(
        `${call.name} ${JSON.stringify(asked).slice(0, 300)}`,
        odd ?? call.method,
        prefix + path + query.slice(0, 15_000),
        [...token, ['Content-Type', 'application/json'], ...headers],
        written,
      );
    });
}

/** An address of any other kind, with odd parts, query and body. */
function toRoute({ path, methods, toOperations }: Route & { toOperations: boolean }, attacked: Attacked): fc.Arbitrary<Hostile> {
  const part = fc.oneof(
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        attacked.code,
        attacked.id,
        'GOODS',
        'rss',
        'deals',
        'goods',
        `${attacked.code}.png`,
        `${attacked.code}.svg`,
        'p',
        'v',
        '1',
        'TH',
      ),
    },
    { weight: 3, arbitrary: oddText.map(inAddress) },
    { weight: 1, arbitrary: fc.constantFrom('%', '%2e%2e%2f', '%00', '..;', '%E0%A4%A', '%ff%fe.webp', '//', '\\', '"><x>') },
  );
  const names = [
    'url',
    'u',
    'w',
    'h',
    'to',
    'page',
    'size',
    'keyword',
    'tenant',
    'lang',
    'next',
    'type',
    'signature',
    'token',
    'theme',
    'format',
    'sort',
    'filter',
    'q',
    'maxwidth',
    'terminalType',
    'a[b]',
    '__proto__',
    '',
  ];
  const query = fc.array(fc.tuple(fc.constantFrom(...names), fc.oneof(oddText, fc.constantFrom(attacked.code, '2', 'th', 'ID'))), { maxLength: 4 });
  const body = fc.oneof(
    fc.constantFrom(...ODD_BODIES),
    query.map((fields) => new URLSearchParams(fields).toString()),
  );
  return fc
    .record({
      parts: fc.array(part, { minLength: 4, maxLength: 4 }),
      query,
      raw: fc.option(fc.constantFrom('?', '?%', '?%E0%A4%A', '??&&==', '#x', '?a=ก', `?${'a&'.repeat(3000)}`), { freq: 8 }),
      body,
      method: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...methods) }, { weight: 1, arbitrary: oddMethod }),
      headers: oddHeaders,
      token: tokenOf(attacked, false),
    })
    .map(({ parts, query: fields, raw, body: written, method, headers, token }) => {
      let hole = 0;
      const filled = path.replaceAll(/:\w+\??|\*/g, () => parts[hole++ % parts.length] as string);
      const asked = raw ?? (fields.length > 0 ? `?${new URLSearchParams(fields.map(([name, value]) => [name, value.slice(0, 3000)]))}` : '');
      const hasBody = !/^(GET|HEAD|TRACE|OPTIONS)$/.test(method);
      return {
        ...request(
          `${path} ${method}`,
          method,
          (filled.startsWith('/') ? filled : `/${filled}`).slice(0, 9000) + asked.slice(0, 6000),
          [...token, ...(hasBody ? [['Content-Type', 'application/x-www-form-urlencoded'] as const] : []), ...headers],
          hasBody ? written : '',
        ),
        toOperations,
      };
    });
}

/** Messages of agents, whole and broken. */
function toAgents(attacked: Attacked): fc.Arbitrary<Hostile> {
  const call = fc.constantFrom(...TOOLS).chain(({ name, input }) => {
    const places = placesOf(input, 'all');
    return fc.tuple(fc.nat(Math.max(0, places.length - 1)), oddValue).map(([at, value]) => ({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: changed(sampleAsk(input, attacked), places[at] ?? ['nothing'], value) },
    }));
  });
  const odd = fc.record(
    {
      jsonrpc: fc.constantFrom('2.0', '1.0', 2, null),
      id: oddValue,
      method: fc.oneof(fc.constantFrom('initialize', 'ping', 'tools/list', 'tools/call'), oddText),
      params: oddValue,
    },
    { requiredKeys: [] },
  );
  const message = fc.oneof<fc.Arbitrary<unknown>[]>(call, odd, fc.array(fc.oneof<fc.Arbitrary<unknown>[]>(call, odd), { maxLength: 4 }), oddValue);
  return fc
    .record({ message, headers: oddHeaders, token: tokenOf(attacked, false) })
    .map(({ message: said, headers, token }) =>
      request(
        `mcp ${(JSON.stringify(said) ?? '').slice(0, 300)}`,
        'POST',
        '/mcp',
        [...token, ['Content-Type', 'application/json'], ['Accept', 'application/json, text/event-stream'], ...headers],
        JSON.stringify(said) ?? '',
      ),
    );
}

function tokenOf({ tokens }: Attacked, without: boolean): fc.Arbitrary<(readonly [string, string])[]> {
  return without ? fc.constant([]) : fc.constantFrom([], ...tokens.map((token): (readonly [string, string])[] => [['Authorization', `Bearer ${token}`]]));
}

/** Places that an earlier change took away stay away. */
function changed(ask: unknown, place: readonly (string | number)[], value: unknown): unknown {
  try {
    return withValue(ask, place, value);
  } catch {
    return ask;
  }
}

function asText(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
}

function inAddress(value: unknown): string {
  return encodeURIComponent(asText(value)).slice(0, 4000) || 'x';
}

function request(what: string, method: string, target: string, headers: Hostile['headers'], body: string): Hostile {
  return { what, method, target, headers, body: Buffer.from(body), toOperations: false };
}

export interface Answered {
  /** 0: the connection was closed without a word, as a server may do with what is no HTTP. */
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends the bytes; a stream of events is left after its first piece. */
export function sendHostile(port: number, { method, target, headers, body }: Hostile, limitMs: number): Promise<Answered> {
  const own = headers.some(([name]) => name === 'Host') ? [] : [['Host', `127.0.0.1:${port}`] as const];
  const lines = [`${method} ${target} HTTP/1.1`, ...[...own, ...headers].map(([name, value]) => `${name}: ${value}`)];
  if (body.length > 0 && !headers.some(([name]) => name === 'Transfer-Encoding')) lines.push(`Content-Length: ${body.length}`);
  const head = Buffer.from(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`, 'latin1');
  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0);
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.concat([head, body])));
    const read = (): Answered => {
      // "go on" is no answer yet
      const text = bytes.toString('utf8').replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, '');
      const [first = '', rest = ''] = text.split('\r\n\r\n');
      return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), head: first, body: rest };
    };
    socket.setTimeout(limitMs, () => socket.destroy(new Error(`No answer within ${limitMs} ms.`)));
    socket.on('data', (piece) => {
      bytes = Buffer.concat([bytes, piece]);
      if (/content-type: text\/event-stream/i.test(read().head)) socket.destroy();
    });
    // refused bodies are cut off while they are still being sent
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EPIPE' || error.code === 'ECONNRESET' ? undefined : reject(error)));
    socket.on('close', () => resolve(read()));
  });
}
