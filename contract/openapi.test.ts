import { expect, test } from 'vitest';
import { everyCall } from './calls.ts';
import { holesOf } from './define.ts';
import { openapi } from './openapi.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: object;
}
interface Operation {
  operationId: string;
  tags: string[];
  'x-row': string;
  security: object[];
  parameters?: Parameter[];
  requestBody?: {
    required: boolean;
    content: Record<
      string,
      { schema: { type?: string; properties?: Record<string, unknown>; required?: string[] } }
    >;
  };
  responses: Record<
    string,
    { content: Record<string, { schema: { properties: Record<string, unknown> } }> }
  >;
}
const document = openapi(everyCall, { version: '1.2.3', url: 'https://th.example/api' });
const paths = document.paths as Record<string, Record<string, Operation>>;
const operationOf = (name: string) =>
  Object.values(paths)
    .flatMap((item) => Object.values(item))
    .find((one) => one.operationId === name) as Operation;

test('BEY-18: every call is in the document, once, under its name', () => {
  const ids = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .map((one) => one.operationId);
  expect(ids.toSorted()).toEqual(everyCall.map((call) => call.name).toSorted());
});

test('BEY-18: every path hole is a required path parameter', () => {
  for (const call of everyCall) {
    const declared = (operationOf(call.name).parameters ?? [])
      .filter((one) => one.in === 'path' && one.required)
      .map((one) => one.name);
    expect(declared, call.name).toEqual(holesOf(call.path));
  }
});

test('BEY-18: GET and DELETE have no body, and a field is a parameter or in the body, never both', () => {
  for (const call of everyCall) {
    const { parameters = [], requestBody } = operationOf(call.name);
    if (call.method === 'GET' || call.method === 'DELETE')
      expect(requestBody, call.name).toBeUndefined();
    const body = Object.keys(requestBody?.content['application/json']?.schema.properties ?? {});
    for (const { name } of parameters) expect(body, call.name).not.toContain(name);
  }
});

test('BEY-18: the document is plain JSON without references', () => {
  const text = JSON.stringify(document);
  expect(JSON.parse(text)).toEqual(document);
  expect(text).not.toContain('"$ref"');
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { version: '1.2.3' },
    servers: [{ url: 'https://th.example/api' }],
  });
});

test('BEY-18: tuples are spelled as JSON Schema 2020-12 has them', () => {
  expect(JSON.stringify(document)).not.toMatch(/"items":\[|"additionalItems"/);
});

test('BEY-18: a viewer call needs the bearer token, any other may carry it', () => {
  expect(operationOf('profile.me').security).toEqual([{ bearer: [] }]);
  expect(operationOf('deal.feed').security).toEqual([{}, { bearer: [] }]);
});

test('BEY-18: the answer is in the envelope; a stream is itself', () => {
  const feed =
    operationOf('deal.feed').responses[200]?.content['application/json']?.schema.properties;
  expect(Object.keys(feed ?? {})).toEqual([
    'success',
    'code',
    'message',
    'data',
    'requestId',
    'errorKey',
    'fields',
  ]);
  expect(Object.keys(operationOf('conversation.ask').responses[200]?.content ?? {})).toEqual([
    'text/event-stream',
  ]);
});

test('BEY-18: an array body is an array, and its companion is in the query', () => {
  const report = operationOf('telemetry.report');
  expect(report.requestBody?.content['application/json']?.schema.type).toBe('array');
  expect(report.parameters?.map((one) => [one.name, one.in])).toEqual([['requestId', 'query']]);
});

test('BEY-18: what has a default need not be sent', () => {
  const body = operationOf('mark.create').requestBody?.content['application/json']?.schema;
  expect(body?.required).toEqual(['subjectId', 'subjectType']);
  expect(operationOf('deal.feed').parameters?.every((one) => !one.required)).toBe(true);
});

test('BEY-18: each operation names its module and its row', () => {
  expect(operationOf('mark.create')).toMatchObject({ tags: ['interaction'], 'x-row': 'API-71' });
  for (const call of everyCall) expect(operationOf(call.name)['x-row'], call.name).toBe(call.id);
});

test('BEY-18: the statuses of each call are those that come, and a call that nobody answers says so', () => {
  const statuses = (name: string) => Object.keys(operationOf(name).responses).map(Number);
  expect(statuses('deal.feed')).toEqual(expect.arrayContaining([200, 400, 421, 429, 500, 503]));
  for (const never of [403, 404, 409, 413, 415, 501])
    expect(statuses('deal.feed'), String(never)).not.toContain(never);
  expect(statuses('mark.create')).toEqual(
    expect.arrayContaining([200, 400, 403, 409, 413, 415, 429]),
  );
  const partly = openapi(everyCall, {
    version: '1',
    url: '',
    isBuilt: (name) => name !== 'deal.feed',
  }).paths as typeof paths;
  const unbuilt = Object.values(partly)
    .flatMap((item) => Object.values(item))
    .filter((one) => (one as { 'x-not-built'?: boolean })['x-not-built']);
  expect(unbuilt.map((one) => one.operationId)).toEqual(['deal.feed']);
  expect(Object.keys(unbuilt[0]?.responses ?? {})).toContain('501');
  expect(Object.keys(unbuilt[0]?.responses ?? {})).not.toContain('200');
});
