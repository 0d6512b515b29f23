/**
 * Requests that nobody means and that everybody may send: to every call of the contract, with odd
 * values in every field, and to every other route of a running Khum, with odd addresses, headers
 * and bodies. As bytes over a socket, since no client of HTTP would send half of them.
 */
import fc from 'fast-check';
import { everyCall } from '#contract/calls.ts';
import type { Call } from '#contract/define.ts';
import { holesOf } from '#contract/define.ts';
import { TOOLS } from '#contract/developer/tool.ts';
import { v1Calls } from '#contract/developer/v1/calls.ts';
import { placesOf, sampleAsk, withValue } from './ask.ts';
import type { Known } from './ask.ts';
import { ODD_BODIES, ODD_HEADERS, ODD_VALUES } from './odd-request.ts';

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
  return [...sitemap.matchAll(/pageRoute\('([^']+)'/g)].map(
    ([, at]) => `/${(at as string).replace(/^\//, '')}`,
  );
}

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ODD_VALUES) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);
const oddText: fc.Arbitrary<string> = oddValue.map((value) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
);

const oddHeader = fc
  .constantFrom(...ODD_HEADERS)
  .chain(([name, values]) => fc.constantFrom(...values).map((value) => [name, value] as const));
const oddHeaders = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 2, arbitrary: fc.array(oddHeader, { minLength: 1, maxLength: 4 }) },
);
const oddMethod = fc.constantFrom(
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PATCH',
  'PUT',
  'DELETE',
  'POST',
  'GET',
  'QUERY',
  'PROPFIND',
);

/** What ends the session or the account makes everything after it harmless. */
const isEnding = (name: string) => /^(login\.out|profile\.close|session\.)/.test(name);

export function hostileRequests(attacked: Attacked): fc.Arbitrary<Hostile> {
  const calls = [
    ...everyCall.map((call) => ({ call: call as Call, prefix: '/api' })),
    ...v1Calls.map((call) => ({ call: call as unknown as Call, prefix: '' })),
  ];
  const toCalls = fc
    .constantFrom(...calls)
    .chain(({ call, prefix }) => toCall(call, prefix, attacked));
  const routes = [
    ...attacked.site.map((route) => ({ ...route, toOperations: false })),
    ...attacked.operations.map((route) => ({ ...route, toOperations: true })),
  ].filter(({ path }) => !/\/(close\/user|logOut|sessions)\b/.test(path));
  const toRoutes = fc.constantFrom(...routes).chain((route) => toRoute(route, attacked));
  const toPages = fc
    .constantFrom(...attacked.pages)
    .chain((path) =>
      toRoute({ path, methods: ['GET', 'GET', 'HEAD', 'POST'], toOperations: false }, attacked),
    );
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
        changes.reduce<unknown>(
          (so, [at, value]) => changed(so, places[at] ?? ['nothing'], value),
          sampleAsk(call.ask, attacked),
        ) as Record<string, unknown>,
    );
  const body = fc.option(fc.constantFrom(...ODD_BODIES), { freq: 6 });
  const method = fc.option(oddMethod, { freq: 15 });
  return fc
    .record({
      ask,
      body,
      method,
      headers: oddHeaders,
      token: tokenOf(attacked, isEnding(call.name)),
    })
    .map(({ ask: asked, body: other, method: odd, headers, token }) => {
      const inQuery = call.method === 'GET' || call.method === 'DELETE';
      const path = holesOf(call.path).reduce(
        (so, hole) => so.replace(`{${hole}}`, inAddress(asked[hole])),
        call.path,
      );
      const query = inQuery
        ? `?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, asText(value).slice(0, 12_000)]))}`
        : '';
      const written =
        other ??
        (inQuery ? '' : (JSON.stringify(call.arrayBody ? asked[call.arrayBody] : asked) ?? ''));
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
function toRoute(
  { path, methods, toOperations }: Route & { toOperations: boolean },
  attacked: Attacked,
): fc.Arbitrary<Hostile> {
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
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '%',
        '%2e%2e%2f',
        '%00',
        '..;',
        '%E0%A4%A',
        '%ff%fe.webp',
        '//',
        '\\',
        '"><x>',
      ),
    },
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
  const query = fc.array(
    fc.tuple(
      fc.constantFrom(...names),
      fc.oneof(oddText, fc.constantFrom(attacked.code, '2', 'th', 'ID')),
    ),
    { maxLength: 4 },
  );
  const body = fc.oneof(
    fc.constantFrom(...ODD_BODIES),
    query.map((fields) => new URLSearchParams(fields).toString()),
  );
  return fc
    .record({
      parts: fc.array(part, { minLength: 4, maxLength: 4 }),
      query,
      raw: fc.option(
        fc.constantFrom('?', '?%', '?%E0%A4%A', '??&&==', '#x', '?a=ก', `?${'a&'.repeat(3000)}`),
        { freq: 8 },
      ),
      body,
      method: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...methods) },
        { weight: 1, arbitrary: oddMethod },
      ),
      headers: oddHeaders,
      token: tokenOf(attacked, false),
    })
    .map(({ parts, query: fields, raw, body: written, method, headers, token }) => {
      let hole = 0;
      const filled = path.replaceAll(/:\w+\??|\*/g, () => parts[hole++ % parts.length] as string);
      const asked =
        raw ??
        (fields.length > 0
          ? `?${new URLSearchParams(fields.map(([name, value]) => [name, value.slice(0, 3000)]))}`
          : '');
      const hasBody = !/^(GET|HEAD|TRACE|OPTIONS)$/.test(method);
      return {
        ...request(
          `${path} ${method}`,
          method,
          (filled.startsWith('/') ? filled : `/${filled}`).slice(0, 9000) + asked.slice(0, 6000),
          [
            ...token,
            ...(hasBody ? [['Content-Type', 'application/x-www-form-urlencoded'] as const] : []),
            ...headers,
          ],
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
      params: {
        name,
        arguments: changed(sampleAsk(input, attacked), places[at] ?? ['nothing'], value),
      },
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
  const message = fc.oneof<fc.Arbitrary<unknown>[]>(
    call,
    odd,
    fc.array(fc.oneof<fc.Arbitrary<unknown>[]>(call, odd), { maxLength: 4 }),
    oddValue,
  );
  return fc
    .record({ message, headers: oddHeaders, token: tokenOf(attacked, false) })
    .map(({ message: said, headers, token }) =>
      request(
        `mcp ${(JSON.stringify(said) ?? '').slice(0, 300)}`,
        'POST',
        '/mcp',
        [
          ...token,
          ['Content-Type', 'application/json'],
          ['Accept', 'application/json, text/event-stream'],
          ...headers,
        ],
        JSON.stringify(said) ?? '',
      ),
    );
}

function tokenOf(
  { tokens }: Attacked,
  without: boolean,
): fc.Arbitrary<(readonly [string, string])[]> {
  return without
    ? fc.constant([])
    : fc.constantFrom(
        [],
        ...tokens.map((token): (readonly [string, string])[] => [
          ['Authorization', `Bearer ${token}`],
        ]),
      );
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

function request(
  what: string,
  method: string,
  target: string,
  headers: Hostile['headers'],
  body: string,
): Hostile {
  return { what, method, target, headers, body: Buffer.from(body), toOperations: false };
}
