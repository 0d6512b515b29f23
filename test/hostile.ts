/**
 * Requests that nobody means and that everybody may send: to every call of the contract, with odd
 * values in every field, and to every other route of a running Khum, with odd addresses, headers
 * and bodies. As bytes over a socket, since no client of HTTP would send half of them.
 */
import fc from 'fast-check';
import { everyCall } from '#contract/calls.ts';
import type { Call } from '#contract/define.ts';
import { holesOf } from '#contract/define.ts';
import { v1Calls } from '#contract/developer/v1/calls.ts';
import { placesOf, sampleAsk } from './ask.ts';
import { ODD_BODIES } from './odd-request.ts';
import {
  asText,
  changed,
  inAddress,
  isEnding,
  oddHeaders,
  oddMethod,
  oddValue,
  request,
  tokenOf,
} from './hostile-parts.ts';
import type { Attacked, Hostile, Route } from './hostile-parts.ts';
import { toAgents, toRoute } from './hostile-route.ts';

/** Every route that a server has, whoever mounted it. */
export function routesOf(printed: string): Route[] {
  const open: string[] = [];
  return printed.split('\n').flatMap((line) => {
    const [, bars = '', part = '', methods = ''] = /^([\s│├└─]*)(\S+) \((.+)\)$/.exec(line) ?? [];
    const depth = bars.length / 4 - 1;
    open.splice(depth, Infinity, part);
    return methods === '' ? [] : [{ path: open.join(''), methods: methods.split(', ') }];
  });
}

/** Every address of a page, with its holes, as a part of the sitemap (web/app/routes.ts) has them. */
export function pagesOf(sitemap: string): string[] {
  return [...sitemap.matchAll(/pageRoute\('([^']+)'/g)].map(
    ([, at]) => `/${(at as string).replace(/^\//, '')}`,
  );
}

export function hostileRequests(attacked: Attacked): fc.Arbitrary<Hostile> {
  const calls = [
    ...everyCall.map((call) => ({ call: call as Call, prefix: '/api' })),
    ...v1Calls.map((call) => ({ call: call as unknown as Call, prefix: '' })),
  ];
  const toCalls = fc
    .constantFrom(...calls)
    .chain(({ call, prefix }) => toCall(call, prefix, attacked));
  const routes = [
    ...attacked.site.map((route) => ({ ...route, toOperations: false })),
    ...attacked.operations.map((route) => ({ ...route, toOperations: true })),
  ].filter(({ path }) => !/\/(close\/user|logOut|sessions)\b/.test(path));
  const toRoutes = fc.constantFrom(...routes).chain((route) => toRoute(route, attacked));
  const toPages = fc
    .constantFrom(...attacked.pages)
    .chain((path) =>
      toRoute({ path, methods: ['GET', 'GET', 'HEAD', 'POST'], toOperations: false }, attacked),
    );
  return fc.oneof(
    { weight: 5, arbitrary: toCalls },
    { weight: 3, arbitrary: toRoutes },
    { weight: 2, arbitrary: toPages },
    { weight: 1, arbitrary: toAgents(attacked) },
  );
}

/** A call with odd values at one to three places of its ask, or another body altogether. */
function toCall(call: Call, prefix: string, attacked: Attacked): fc.Arbitrary<Hostile> {
  const places = placesOf(call.ask, 'all');
  const ask = fc
    .array(fc.tuple(fc.nat(Math.max(0, places.length - 1)), oddValue), { maxLength: 3 })
    .map(
      (changes) =>
        changes.reduce<unknown>(
          (so, [at, value]) => changed(so, places[at] ?? ['nothing'], value),
          sampleAsk(call.ask, attacked),
        ) as Record<string, unknown>,
    );
  const body = fc.option(fc.constantFrom(...ODD_BODIES), { freq: 6 });
  const method = fc.option(oddMethod, { freq: 15 });
  return fc
    .record({
      ask,
      body,
      method,
      headers: oddHeaders,
      token: tokenOf(attacked, isEnding(call.name)),
    })
    .map(({ ask: asked, body: other, method: odd, headers, token }) => {
      const inQuery = call.method === 'GET' || call.method === 'DELETE';
      const path = holesOf(call.path).reduce(
        (so, hole) => so.replace(`{${hole}}`, inAddress(asked[hole])),
        call.path,
      );
      const query = inQuery
        ? `?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, asText(value).slice(0, 12_000)]))}`
        : '';
      const written =
        other ??
        (inQuery ? '' : (JSON.stringify(call.arrayBody ? asked[call.arrayBody] : asked) ?? ''));
      return request(
        `${call.name} ${JSON.stringify(asked).slice(0, 300)}`,
        odd ?? call.method,
        prefix + path + query.slice(0, 15_000),
        [...token, ['Content-Type', 'application/json'], ...headers],
        written,
      );
    });
}
