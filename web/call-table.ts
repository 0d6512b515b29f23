/**
 * Which calls a browser knows from the start, and which come with the first of them that somebody
 * makes, together with the encryption of what is private.
 */
import { calls } from '#contract/calls.ts';
import { PRIVATE } from './app/lib/secret.ts';
import { FIRST_PAGE } from './graph.ts';
import type { Graph } from './graph.ts';

type AnyCall = typeof calls extends ReadonlyMap<string, infer One> ? One : never;

export interface CallTables {
  readonly first: readonly AnyCall[];
  readonly later: readonly AnyCall[];
}

/** What home asks for by itself after its first screen: nobody has signed in for it. */
const HOME_LATER = ['web/app/features/page/since-list.tsx'];

/**
 * From the start come those that the home page names, or several pages, and those of telemetry, unless somebody has to be
 * signed in for them or they carry what is encrypted.
 */
export function callTables(graph: Graph): CallTables {
  const home = namesIn(graph, [...graph.closureOf(...FIRST_PAGE), ...HOME_LATER]);
  const pages = [...graph.pages.values()].map((file) => namesIn(graph, graph.closureOf(file)));
  const all = namesIn(graph, graph.modules.keys());
  const isFirst = (call: AnyCall) =>
    call.who !== 'viewer' &&
    !isPrivate(call) &&
    // sent by itself, without the caller that would fetch the others
    (call.name.startsWith('telemetry.') ||
      home.has(call.name) ||
      pages.filter((names) => names.has(call.name)).length > 1);
  const named = [...calls.values()].filter((call) => all.has(call.name));
  return { first: named.filter(isFirst), later: named.filter((call) => !isFirst(call)) };
}

/** What is asked or answered is encrypted on the way. */
export function isPrivate(call: AnyCall): boolean {
  const asked = JSON.stringify(call.ask);
  return call.encrypted !== undefined || [...PRIVATE].some((name) => asked.includes(`"${name}":{`));
}

function namesIn(graph: Graph, files: Iterable<string>): ReadonlySet<string> {
  return new Set(
    [...files].flatMap((file) =>
      [...(graph.modules.get(file)?.text ?? '').matchAll(/'([a-z-]+\.[a-z-]+)'/g)].map(
        (found) => found[1] as string,
      ),
    ),
  );
}
