/**
 * Parsing what is asked against the contract. Defaults are filled in, unknown fields ignored, text
 * from a query string turned into the numbers and booleans it means; the first thing wrong with
 * each field becomes an error key under the field's path. Validators are compiled on first use, so
 * start-up does not grow with the number of calls.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { TSchema } from 'typebox';
import type { Call } from '#contract/define.ts';
import { fail } from '#contract/errors.ts';
import type { ErrorKey } from '#contract/errors.ts';
import { wellFormed } from '#contract/text.ts';

const addFormats = formats.default;

function makeAjv(coerce: boolean) {
  const ajv = new Ajv2020({
    useDefaults: true,
    allErrors: true,
    strict: false,
    coerceTypes: coerce ? 'array' : false,
  });
  addFormats(ajv);
  return ajv;
}

const fromQuery = makeAjv(true);
const fromBody = makeAjv(false);
const compiled = new Map<string, ValidateFunction>();

/** The ask of a call, parsed; throws `common.invalid` with the fields that are wrong. */
export function parseAsk(call: Call, raw: Record<string, unknown>): unknown {
  let validate = compiled.get(call.name);
  if (!validate) {
    const inQuery = call.method === 'GET' || call.method === 'DELETE';
    validate = (inQuery ? fromQuery : fromBody).compile(call.ask);
    compiled.set(call.name, validate);
  }
  cleanTexts(raw);
  if (validate(raw)) return raw;
  throw fail('common.invalid', { fields: fieldsOf(validate.errors ?? []) });
}

/** What is wrong with a document that is no ask; defaults are filled in, and its texts made well-formed. */
export function errorsIn(schema: TSchema, raw: Record<string, unknown>): readonly ErrorObject[] {
  cleanTexts(raw);
  const validate = fromBody.compile(schema);
  return validate(raw) ? [] : (validate.errors ?? []);
}

/**
 * Makes every text within well-formed, in place: what no column can hold never reaches a handler.
 * Deep nesting needs no stack.
 */
function cleanTexts(raw: Record<string, unknown>): void {
  const open: object[] = [raw];
  for (let at = open.pop(); at; at = open.pop()) {
    const fields = at as Record<string, unknown>;
    for (const name of Object.keys(fields)) {
      const value = fields[name];
      if (typeof value === 'string') {
        const clean = wellFormed(value);
        if (clean !== value) fields[name] = clean;
      } else if (typeof value === 'object' && value !== null) open.push(value);
    }
  }
}

/** Ajv's errors as path → key; of several about one field the first. */
export function fieldsOf(errors: readonly ErrorObject[]): Record<string, ErrorKey> {
  const fields: Record<string, ErrorKey> = {};
  for (const error of errors) {
    const empty = error.keyword === 'minLength' && (error.params as { limit: number }).limit === 1;
    const key = empty ? 'field.required' : (KEYS[error.keyword] ?? 'field.format');
    const missing =
      error.keyword === 'required'
        ? `/${(error.params as { missingProperty: string }).missingProperty}`
        : '';
    const path = (error.instancePath + missing).slice(1).replaceAll('/', '.');
    if (path !== '' && !(path in fields)) fields[path] = key;
  }
  return fields;
}

const KEYS: Readonly<Record<string, ErrorKey>> = {
  required: 'field.required',
  type: 'field.type',
  minLength: 'field.too_short',
  maxLength: 'field.too_long',
  minimum: 'field.too_small',
  maximum: 'field.too_large',
  exclusiveMinimum: 'field.too_small',
  exclusiveMaximum: 'field.too_large',
  enum: 'field.choice',
  const: 'field.choice',
  anyOf: 'field.choice',
  maxItems: 'field.too_many',
  minItems: 'field.required',
  pattern: 'field.format',
  format: 'field.format',
};
