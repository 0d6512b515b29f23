/** Hostile requests to routes that are no calls: pages, files and what machines ask for. */
import fc from 'fast-check';
import { TOOLS } from '#contract/developer/tool.ts';
import { placesOf, sampleAsk } from './ask.ts';
import { ODD_BODIES } from './odd-request.ts';
import {
  changed,
  inAddress,
  oddHeaders,
  oddMethod,
  oddText,
  oddValue,
  request,
  tokenOf,
} from './hostile-parts.ts';
import type { Attacked, Hostile, Route } from './hostile-parts.ts';

/** Names of parameters that some route reads, and two that none does. */
const NAMES = [
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

const BROKEN_PARTS = [
  '%',
  '%2e%2e%2f',
  '%00',
  '..;',
  '%E0%A4%A',
  '%ff%fe.webp',
  '//',
  '\\',
  '"><x>',
];

const BROKEN_QUERIES = ['?', '?%', '?%E0%A4%A', '??&&==', '#x', '?a=ก', `?${'a&'.repeat(3000)}`];

type Fields = [string, string][];

/** An address of any other kind, with odd parts, query and body. */
export function toRoute(
  { path, methods, toOperations }: Route & { toOperations: boolean },
  attacked: Attacked,
): fc.Arbitrary<Hostile> {
  const query = queryOf(attacked);
  return fc
    .record({
      parts: fc.array(partOf(attacked), { minLength: 4, maxLength: 4 }),
      query,
      raw: fc.option(fc.constantFrom(...BROKEN_QUERIES), { freq: 8 }),
      body: fc.oneof(
        fc.constantFrom(...ODD_BODIES),
        query.map((fields) => new URLSearchParams(fields).toString()),
      ),
      method: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...methods) },
        { weight: 1, arbitrary: oddMethod },
      ),
      headers: oddHeaders,
      token: tokenOf(attacked, false),
    })
    .map(({ parts, query: fields, raw, body, method, headers, token }) => {
      const hasBody = !/^(GET|HEAD|TRACE|OPTIONS)$/.test(method);
      const type = ['Content-Type', 'application/x-www-form-urlencoded'] as const;
      return {
        ...request(
          `${path} ${method}`,
          method,
          filled(path, parts).slice(0, 9000) + (raw ?? textOf(fields)).slice(0, 6000),
          [...token, ...(hasBody ? [type] : []), ...headers],
          hasBody ? body : '',
        ),
        toOperations,
      };
    });
}

/** One part of a path: right, odd or broken. */
function partOf({ code, id }: Attacked): fc.Arbitrary<string> {
  const right = [
    code,
    id,
    'GOODS',
    'rss',
    'deals',
    'goods',
    `${code}.png`,
    `${code}.svg`,
    'p',
    'v',
    '1',
    'TH',
  ];
  return fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...right) },
    { weight: 3, arbitrary: oddText.map(inAddress) },
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN_PARTS) },
  );
}

function queryOf({ code }: Attacked): fc.Arbitrary<Fields> {
  const value = fc.oneof(oddText, fc.constantFrom(code, '2', 'th', 'ID'));
  return fc.array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 4 });
}

function filled(path: string, parts: readonly string[]): string {
  let hole = 0;
  const address = path.replaceAll(/:\w+\??|\*/g, () => parts[hole++ % parts.length] as string);
  return address.startsWith('/') ? address : `/${address}`;
}

function textOf(fields: Fields): string {
  if (fields.length === 0) return '';
  return `?${new URLSearchParams(fields.map(([name, value]) => [name, value.slice(0, 3000)]))}`;
}

/** Messages of agents, whole and broken. */
export function toAgents(attacked: Attacked): fc.Arbitrary<Hostile> {
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
