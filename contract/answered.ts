/** Which HTTP statuses a call can answer with, and what each means: for the reference. */
import type { Call } from './define.ts';
import type { ErrorKey } from './errors.ts';
import { ERRORS, httpStatusOf } from './errors.ts';

const writes = (call: Call) => call.method !== 'GET';
const hasBody = (call: Call) => call.method === 'POST' || call.method === 'PUT';

/**
 * Faults of the transport, where they can happen; a call that is not here can meet every one of
 * them.
 */
const ONLY: Readonly<Partial<Record<ErrorKey, (call: Call, isBuilt: boolean) => boolean>>> = {
  'request.unknown': () => false,
  'request.range': (call) => call.raw !== undefined && call.method === 'GET',
  'request.too_large': hasBody,
  'request.media_type': hasBody,
  'request.cross_site': writes,
  'request.key_reused': writes,
  'server.not_built': (_call, isBuilt) => !isBuilt,
};

/** Status → the keys that are in the envelope with it. */
export function faultsOf(call: Call, isBuilt: boolean): Map<number, ErrorKey[]> {
  const keys = (Object.keys(ERRORS) as ErrorKey[]).filter(
    (key) => httpStatusOf(key) !== 200 && (ONLY[key]?.(call, isBuilt) ?? true),
  );
  return Map.groupBy(keys, httpStatusOf);
}
