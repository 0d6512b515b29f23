/**
 * The API reference as OpenAPI 3.1, made from the entries alone: what is validated is what is
 * documented.
 */
import type { TSchema } from 'typebox';
import { faultsOf } from './answered.ts';
import { moduleOf } from './calls.ts';
import { ERRORS } from './errors.ts';
import type { Call } from './define.ts';
import { holesOf, queryOf } from './define.ts';

type Json = Record<string, unknown>;

export interface About {
  readonly version: string;
  /** What the paths hang on, `/api` included. */
  readonly url: string;
  /** Whether somebody answers a call here; one that nobody does is marked. */
  readonly isBuilt?: (name: string) => boolean;
}

/** Pure: the same entries give the same plain JSON, without references. */
export function openapi(calls: Iterable<Call>, about: About): Json {
  const all = [...calls];
  const paths: Record<string, Json> = {};
  for (const call of all) {
    const item = (paths[call.path] ??= {});
    item[call.method.toLowerCase()] = operation(call, about.isBuilt?.(call.name) ?? true);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Khum API', version: about.version, description: INTRODUCTION },
    servers: [{ url: about.url }],
    tags: [...new Set(all.map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: '`data.token` of a sign-in' },
      },
    },
  };
}

const INTRODUCTION = [
  'Every answer is an envelope: `success`, `code`, `message`, `data`, `requestId`. An outcome that the caller can cause is HTTP 200 with',
  '`success: false`, a `code` and a stable `errorKey`; for 422, `fields` names what is wrong where. Faults of the transport use their HTTP status.',
  '`message` follows `Accept-Language` (th, en, id). The tenant is decided by the host, or by `X-Tenant`.',
  'Money is an integer in the minor unit of its currency; times are ISO 8601 in UTC; ids are strings.',
].join(' ');

function tagOf(call: Call): string {
  return moduleOf(call.name) ?? (call.name.split('.')[0] as string);
}

function operation(call: Call, isBuilt: boolean): Json {
  const text = `${isBuilt ? '' : '**Not built yet: it answers 501.** '}${call.doc}`;
  return {
    operationId: call.name,
    tags: [tagOf(call)],
    summary: summaryOf(call.doc),
    ...(isBuilt ? {} : { 'x-not-built': true }),
    description: call.also?.length
      ? `${text}\n\nAlso answers at ${call.also.map((path) => `\`${path}\``).join(', ')}.`
      : text,
    'x-row': call.id,
    security: call.who === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...askedBy(call),
    responses: responsesOf(call, isBuilt),
  };
}

/**
 * The statuses that really come: outcomes with 200, faults of the transport with their own, each as
 * an envelope.
 */
function responsesOf(call: Call, isBuilt: boolean): Json {
  const refused =
    call.who === 'anyone' ? '' : ', 401 `account.unauthorized` without a valid token among them';
  const outcome = call.raw
    ? 'The answer itself; a refusal is an envelope'
    : `Envelope; refusals have \`success: false\` and a \`code\`${refused}`;
  const faults = [...faultsOf(call, isBuilt)].map(([status, keys]) => [
    status,
    {
      description: keys.map((key) => `\`${key}\``).join(', '),
      content: { 'application/json': { schema: envelope({ type: 'null' }) } },
    },
  ]);
  return {
    ...(isBuilt ? { 200: { description: outcome, content: contentOf(call) } } : {}),
    ...Object.fromEntries(faults),
  };
}

/** What a call asks: parameters and body. */
export function askedBy(call: Call): { parameters?: Json[]; requestBody?: Json } {
  const holes = holesOf(call.path);
  const query = queryOf(call);
  const fields = propertiesOf(call.ask);
  const parameters = [
    ...holes.map((name) => parameter(name, 'path', fields[name], true)),
    ...query.map((name) => parameter(name, 'query', fields[name], needs(call.ask, name))),
  ];
  const body = bodyOf(call, new Set([...holes, ...query]));
  return { ...(parameters.length ? { parameters } : {}), ...(body ? { requestBody: body } : {}) };
}

/** The first sentence, without the rows it comes from. */
export function summaryOf(doc: string): string {
  const [first = doc] = doc.split(/(?<=[.:;])\s/);
  return first.replace(/\s*\([^)]*\)/g, '').replace(/[.:;]$/, '');
}

export function parameter(
  name: string,
  where: 'path' | 'query',
  schema: TSchema | undefined,
  required: boolean,
): Json {
  const { description, ...rest } = asked(schema ?? {}) as Json;
  return { name, in: where, required, schema: rest, ...(description ? { description } : {}) };
}

function bodyOf(call: Call, elsewhere: ReadonlySet<string>): Json | null {
  if (call.method === 'GET' || call.method === 'DELETE') return null;
  if (call.arrayBody) {
    return {
      required: true,
      content: {
        'application/json': { schema: asked(propertiesOf(call.ask)[call.arrayBody] ?? {}) },
      },
    };
  }
  const whole = asked(call.ask) as { properties?: Json; required?: string[] };
  const properties = Object.fromEntries(
    Object.entries(whole.properties ?? {}).filter(([name]) => !elsewhere.has(name)),
  );
  if (Object.keys(properties).length === 0) return null;
  const required = (whole.required ?? []).filter((name) => name in properties);
  const schema = { type: 'object', properties, ...(required.length ? { required } : {}) };
  return { required: required.length > 0, content: { 'application/json': { schema } } };
}

function contentOf(call: Call): Json {
  if (call.raw) return { [call.raw]: { schema: answered(call.answer) } };
  return { 'application/json': { schema: envelope(answered(call.answer)) } };
}

function envelope(data: unknown): Json {
  return {
    type: 'object',
    required: ['success', 'code', 'message', 'data', 'requestId'],
    properties: {
      success: { type: 'boolean' },
      code: { type: 'integer', description: '200, or why not' },
      message: { type: 'string', description: 'In the language of the request' },
      data: { anyOf: [data, { type: 'null' }], description: 'Null when `success` is false' },
      requestId: { type: 'string' },
      errorKey: {
        type: 'string',
        description: `On failure, one of ${Object.keys(ERRORS).length} stable keys, such as \`common.not_found\``,
      },
      fields: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'On 422: path of a field → its errorKey',
      },
    },
  };
}

/** A schema as a caller meets it: what has a default need not be sent. */
function asked(schema: unknown): unknown {
  return plain(schema, true);
}

export function answered(schema: unknown): unknown {
  return plain(schema, false);
}

function plain(schema: unknown, defaultsAreOptional: boolean): unknown {
  if (Array.isArray(schema)) return schema.map((part) => plain(part, defaultsAreOptional));
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy: Json = {};
  for (const [key, value] of Object.entries(schema)) {
    copy[key] =
      key === 'default' || key === 'const' || key === 'enum'
        ? structuredClone(value)
        : plain(value, defaultsAreOptional);
  }
  // JSON Schema 2020-12, which OpenAPI 3.1 follows, spells a tuple so
  if (Array.isArray(copy.items)) {
    copy.prefixItems = copy.items;
    copy.items = false;
    delete copy.additionalItems;
  }
  if (defaultsAreOptional && Array.isArray(copy.required)) {
    const properties = copy.properties as Record<string, Json>;
    const required = (copy.required as string[]).filter(
      (name) => !('default' in (properties[name] ?? {})),
    );
    if (required.length) copy.required = required;
    else delete copy.required;
  }
  return copy;
}

function propertiesOf(schema: TSchema): Record<string, TSchema> {
  return (schema as { properties?: Record<string, TSchema> }).properties ?? {};
}

function needs(schema: TSchema, name: string): boolean {
  return (asked(schema) as { required?: string[] }).required?.includes(name) ?? false;
}
