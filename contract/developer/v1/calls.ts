/** Every call of /v1, in the order of the reference. */
import type { V1Call } from './define.ts';
import * as observe from './observe.ts';
import * as read from './read.ts';
import * as webhook from './webhook.ts';

const nouns = [read, observe, webhook] as const;
type CallsIn<Noun> = Noun extends object ? Extract<Noun[keyof Noun], V1Call> : never;
export type AnyV1 = CallsIn<(typeof nouns)[number]>;
export type V1Name = AnyV1['name'];
export type V1Named<Name extends V1Name> = Extract<AnyV1, { name: Name }>;

export const v1Calls: readonly V1Call[] = nouns.flatMap((noun) =>
  (Object.values(noun) as unknown[]).filter(isV1),
);

function isV1(value: unknown): value is V1Call {
  return typeof value === 'object' && value !== null && 'scope' in value && 'path' in value;
}
