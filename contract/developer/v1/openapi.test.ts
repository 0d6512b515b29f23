import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { calls } from '../../calls.ts';
import { openapi } from '../../openapi.ts';
import { v1Calls } from './calls.ts';
import { v1Openapi } from './openapi.ts';

const v1 = v1Openapi(v1Calls, { version: '1.2.3', url: '' });
const plain = (document: object) => JSON.parse(JSON.stringify(document)) as Record<string, unknown>;

test('BEY-18: both references are valid OpenAPI 3.1, as a validator of others sees them', async () => {
  for (const document of [
    v1,
    openapi(calls.values(), { version: '1.2.3', url: 'https://th.example/api' }),
  ]) {
    const validator = new Validator();
    expect(await validator.validate(plain(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  }
  expect(
    (await new Validator().validate({ ...plain(v1), paths: { nowhere: 7 } })).valid,
    'it can fail',
  ).toBe(false);
});

test('BEY-18: every call of /v1 is in its reference, under a name and a path of its own', () => {
  const operations = Object.values(
    v1.paths as Record<string, Record<string, { operationId: string }>>,
  ).flatMap((item) => Object.values(item));
  expect(operations.map((one) => one.operationId)).toEqual(v1Calls.map((call) => call.name));
  expect(new Set(v1Calls.map((call) => `${call.method} ${call.path}`)).size).toBe(v1Calls.length);
});

test('BEY-18: what only a token opens says which scope it needs', () => {
  const paths = v1.paths as Record<string, Record<string, { security: object[] }>>;
  expect(paths['/v1/deals']?.get?.security).toEqual([{}, { token: [] }]);
  expect(paths['/v1/webhooks']?.post?.security).toEqual([{ token: ['webhooks'] }]);
});
