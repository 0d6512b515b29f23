/**
 * What a call may be asked, by its schema: a value that it takes, the places within it, and the
 * same with something else there.
 */
import type { TSchema } from 'typebox';

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema | readonly Schema[];
  readonly minimum?: number;
  readonly pattern?: string;
}

/**
 * From the whole ask to a place within it; `*` is the name of a field that nobody knows beforehand.
 */
export type Place = readonly (string | number)[];

/** Where an ask that means something real may point to. */
export interface Known {
  readonly code: string;
  readonly id: string;
}

/** A value that a schema takes, with its optional fields. */
export function sampleAsk(ask: TSchema, known: Known): Record<string, unknown> {
  return sample(ask as Schema, '', known) as Record<string, unknown>;
}

/** Every place of an ask; `texts`: those alone that hold text. */
export function placesOf(ask: TSchema, which: 'all' | 'texts'): Place[] {
  return within(ask as Schema, [], which === 'texts');
}

/** The same ask with another value at a place, or under a new name there. */
export function withValue(ask: unknown, [step, ...rest]: Place, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(ask))
    return ask.map((one, at) => (at === step ? withValue(one, rest, value) : one));
  const fields = ask as Record<string, unknown>;
  return step === '*'
    ? { ...fields, [String(value)]: value }
    : { ...fields, [step]: withValue(fields[step], rest, value) };
}

function sample(schema: Schema, name: string, known: Known): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf) return sample(schema.anyOf[0] as Schema, name, known);
  if (schema.type === 'object')
    return schema.patternProperties
      ? { key: 'value' }
      : Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, inner]) => [
            key,
            sample(inner, key, known),
          ]),
        );
  if (schema.type === 'array') return [sample(itemOf(schema), name, known)];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'null') return null;
  if (schema.pattern?.includes('\\d{4}-')) return '2026-11-20';
  return /code/i.test(name) ? known.code : schema.pattern?.includes('[0-9]') ? known.id : 'word';
}

function within(schema: Schema, path: Place, textsOnly: boolean): Place[] {
  const here: Place[] = textsOnly || path.length === 0 ? [] : [path];
  if (schema.enum || schema.const !== undefined) return here;
  if (schema.anyOf) return within(schema.anyOf[0] as Schema, path, textsOnly);
  if (schema.patternProperties) return [...here, [...path, 'key'], [...path, '*']];
  if (schema.properties)
    return [
      ...here,
      ...Object.entries(schema.properties).flatMap(([name, inner]) =>
        within(inner, [...path, name], textsOnly),
      ),
    ];
  if (schema.type === 'array') return [...here, ...within(itemOf(schema), [...path, 0], textsOnly)];
  return schema.type === 'string' ? [path] : here;
}

function itemOf(schema: Schema): Schema {
  return ((Array.isArray(schema.items) ? schema.items[0] : schema.items) ?? {}) as Schema;
}
