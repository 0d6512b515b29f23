import { expect, test } from 'vitest';
import { calls, everyCall, moduleOf } from './calls.ts';
import type { Call } from './define.ts';
import { holesOf, queryOf } from './define.ts';

type Schema = {
  [key: string]: unknown;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema | Schema[];
  anyOf?: Schema[];
  patternProperties?: Record<string, Schema>;
};
const rows = new Set(everyCall.map((call) => call.id));
const askOf = (call: Call) => call.ask as unknown as Schema;
const answerOf = (call: Call) => call.answer as unknown as Schema;

/** Rows whose call is written under another row. */
const COVERED_BY: Record<string, string> = {
  'API-03': 'API-02',
  'API-77': 'P-02',
  'API-78': 'API-75',
  'API-115': 'P-05',
  'P-01': 'API-02',
  'P-03': 'API-91',
};
/** Plain routes, and the console: not calls of this contract. */
const NOT_CALLS = ['P-25', 'P-26', 'P-27', 'P-30'];

function numbered(prefix: string, last: number): string[] {
  return Array.from(
    { length: last },
    (_, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`,
  );
}

test('every row of the tables of calls is an entry of the contract', () => {
  const named = [
    ...numbered('API', 115),
    ...numbered('P', 30).filter((one) => !NOT_CALLS.includes(one)),
  ];
  expect(named.filter((row) => !rows.has(COVERED_BY[row] ?? row))).toEqual([]);
});

test('the whole family of alerts is an entry each', () => {
  for (const row of numbered('P', 13).slice(4)) expect(rows).toContain(row);
});

test('the calls of the conventions that no table names are there', () => {
  const addresses = everyCall.map((call) => `${call.method} ${call.path}`);
  expect(addresses).toEqual(
    expect.arrayContaining([
      'POST /saas-content-service/contents/client/detail',
      'POST /saas-user-service/activity/pages',
      'GET /saas-user-service/user/info/public/{userId}',
      'POST /saas-tenant-service/tenant/beacon',
    ]),
  );
});

test('no name is taken twice, and each is noun.verb', () => {
  expect(calls.size).toBe(everyCall.length);
  for (const call of everyCall) expect(call.name).toMatch(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/);
});

test('no two calls share a method and a path, other spellings included (AMB-10)', () => {
  const taken = everyCall.flatMap((call) =>
    [call.path, ...(call.also ?? [])].map(
      (path) => `${call.method} ${path.replace(/\{\w+\}/g, '{}')}`,
    ),
  );
  expect(taken.filter((one, index) => taken.indexOf(one) !== index)).toEqual([]);
});

test('paths begin with a slash and never with the base (AMB-63)', () => {
  for (const call of everyCall)
    for (const path of [call.path, ...(call.also ?? [])]) {
      expect(path).toMatch(/^\/(saas-[a-z-]+-service|service-in-one)\/[\w/{}-]+$/);
      expect(holesOf(path), path).toEqual(holesOf(call.path));
    }
});

test('every call has a docstring, a row and a module', () => {
  for (const call of everyCall) {
    expect(call.doc.length, call.name).toBeGreaterThan(5);
    expect(call.id, call.name).toMatch(/^[A-Z]+-\d+$/);
    expect(moduleOf(call.name), call.name).toBeDefined();
  }
});

test('every ask is an object, and every hole, query and array body is a field of it', () => {
  for (const call of everyCall) {
    expect(askOf(call).type, call.name).toBe('object');
    const fields = Object.keys(askOf(call).properties ?? {});
    const named = [
      ...holesOf(call.path),
      ...queryOf(call),
      ...(call.query ?? []),
      ...(call.arrayBody ? [call.arrayBody] : []),
    ];
    for (const field of named) expect(fields, call.name).toContain(field);
  }
});

test('what travels in a query string is a plain value', () => {
  for (const call of everyCall)
    for (const field of [...holesOf(call.path), ...queryOf(call)]) {
      const schema = askOf(call).properties?.[field] as Schema;
      expect(['string', 'integer', 'boolean', undefined], `${call.name} ${field}`).toContain(
        schema.type,
      );
      expect(schema.properties ?? schema.items, `${call.name} ${field}`).toBeUndefined();
    }
});

/** Bounds that are still to be set in entries of others. */
const UNBOUNDED = new Set(['category.related.codes[]']);

function unbounded(schema: Schema, path: string): string[] {
  const bounded = ['maxLength', 'enum', 'const', 'pattern', 'format'].some((key) => key in schema);
  const here =
    schema.type === 'string' && !bounded
      ? [path]
      : schema.type === 'array' && !('maxItems' in schema) && !Array.isArray(schema.items)
        ? [path]
        : schema.patternProperties && !('maxProperties' in schema)
          ? [path]
          : [];
  const nested = [
    ...Object.entries(schema.properties ?? {}).map(
      ([name, one]) => [one, `${path}.${name}`] as const,
    ),
    ...Object.values(schema.patternProperties ?? {}).map((one) => [one, `${path}.*`] as const),
    ...(schema.anyOf ?? []).map((one) => [one, path] as const),
    ...[schema.items ?? []].flat().map((one) => [one, `${path}[]`] as const),
  ];
  return [...here, ...nested.flatMap(([one, at]) => unbounded(one, at))];
}

test('every string, array and record that is asked has a bound: hostile input stays small', () => {
  expect(
    everyCall
      .flatMap((call) => unbounded(askOf(call), call.name))
      .filter((path) => !UNBOUNDED.has(path)),
  ).toEqual([]);
});

test('a pattern that bounds a string in place of a length is anchored', () => {
  const loose: string[] = [];
  const walk = (schema: Schema, path: string): void => {
    if (
      typeof schema.pattern === 'string' &&
      !('maxLength' in schema) &&
      !/^\^.*\$$/.test(schema.pattern)
    )
      loose.push(path);
    for (const one of [
      ...Object.values(schema.properties ?? {}),
      ...(schema.anyOf ?? []),
      ...[schema.items ?? []].flat(),
    ])
      walk(one, path);
  };
  for (const call of everyCall) walk(askOf(call), call.name);
  expect(loose).toEqual([]);
});

/** Rows whose table says "list": what they answer is paged (LIST-06). */
const LISTS = [
  'API-06',
  'API-08',
  'API-09',
  'API-13',
  'API-15',
  'API-17',
  'API-19',
  'API-23',
  'API-24',
  'API-26',
  'API-30',
  'API-46',
  'API-47',
  'API-52',
  'API-66',
  'API-67',
  'API-68',
  'API-69',
  'API-73',
  'API-84',
  'API-85',
  'API-87',
  'API-88',
  'API-94',
  'API-95',
  'P-06',
];
const isList = (call: Call) =>
  ['content', 'totalElements', 'hasNext'].every(
    (field) => field in (answerOf(call).properties ?? {}),
  );

test('LIST-06: what is a list answers content, totalElements and hasNext', () => {
  for (const row of LISTS)
    for (const call of everyCall.filter((one) => one.id === row))
      expect(isList(call), call.name).toBe(true);
});

test('LIST-06: whatever asks for a page answers a list, and whatever answers a list asks for a page', () => {
  for (const call of everyCall) {
    const fields = askOf(call).properties ?? {};
    expect(isList(call), call.name).toBe(
      'pageRequest' in fields || ('page' in fields && 'size' in fields),
    );
  }
});

test('LIST-01: pages start at 1 with 20 each, unless the specification says otherwise', () => {
  const sizes = everyCall.flatMap((call) => {
    const { pageRequest, page, size } = askOf(call).properties ?? {};
    const [first, each] = pageRequest
      ? [pageRequest.properties?.page, pageRequest.properties?.size]
      : [page, size];
    return pageRequest || page ? [[call.name, first?.default, each?.default] as const] : [];
  });
  expect(sizes.filter(([, first]) => first !== 1)).toEqual([]);
  expect(sizes.filter(([, , each]) => each !== 20).map(([name, , each]) => [name, each])).toEqual([
    ['comment.subs', 10],
    ['activity.deals', 4],
  ]);
});

test('AUTH-20: what needs a login is for viewers', () => {
  const open =
    /^(mark\.statistic|message\.unsubscribe|channel\.heard|thumb-up\.query|follow\.pages|comment\.(root|roots|subs)|report\.options|vote\.(state|reasons)|alert\.(unsubscribe(-one-click)?|mail-(state|again))|watch\.preview)$/;
  const closed =
    /^(mark|thumb-up|follow|block|comment|report|message|alert|watch|channel|quiet-hours|profile|draft|vote|payee|data-export)\./;
  for (const call of everyCall)
    if (closed.test(call.name))
      expect(call.who, call.name).toBe(open.test(call.name) ? 'anyone' : 'viewer');
});

test('a shared cache keeps only what is the same for everybody', () => {
  for (const call of everyCall)
    if (call.cacheSeconds !== undefined) {
      expect(call.who, call.name).toBe('anyone');
      expect(JSON.stringify(call.answer).includes('"currentUser'), call.name).toBe(false);
    }
});
