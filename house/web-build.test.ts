/** What the build derives from the sources of the web: which sentences and calls come with what. */
import { expect, test } from 'vitest';
import { PICTURE_SIDES } from '#contract/constants.ts';
import { STATIC_PATHS } from '#api/syndication/crawl/walk.ts';
import { parts } from '#web/messages/en/index.ts';
import { callTables, isPrivate } from '../web/call-table.ts';
import { FIRST_PAGE, readGraph, ROUTES, textOf } from '../web/graph.ts';

const graph = readGraph();
/** Pages that are there once whoever runs the site has written them. */
const WRITTEN_BY_OPERATOR = new Set(['/privacy', '/terms']);
const home = graph.keysOf(...FIRST_PAGE);

test('the first sentences are those that the home page says, and no others', () => {
  expect([...home].toSorted()).toEqual(Object.keys(parts.first).toSorted());
});

test('every sentence is used by some code, in a way that the build sees', () => {
  const said = graph.keysOf(...graph.modules.keys());
  const silent = Object.values(parts).flatMap((part) =>
    Object.keys(part).filter((key) => !said.has(key)),
  );
  expect(silent).toEqual([]);
});

test('pages wait for what they say: those of an account for its sentences, home for none', () => {
  const words = (name: string) => graph.partsOf(graph.pages.get(name) as string);
  expect(graph.pages.size).toBeGreaterThan(45);
  expect(words('home')).toEqual([]);
  expect(words('product')).toEqual(['rest']);
  expect(words('publish')).toEqual(['rest', 'form', 'account', 'publish']);
  expect(words('security')).toEqual(['rest', 'form', 'account']);
});

test('LAY-08: no call that carries something private is known from the start, where nothing is encrypted', () => {
  const { first, later } = callTables(graph);
  expect(first.filter(isPrivate).map((call) => call.name)).toEqual([]);
  expect(later.map((call) => call.name)).toEqual(
    expect.arrayContaining(['login.email', 'login.code', 'verification.send', 'password.reset']),
  );
  expect(first.map((call) => call.name)).toEqual(
    expect.arrayContaining([
      'deal.feed',
      'goods.detail',
      'search.search',
      'telemetry.report',
      'telemetry.beacon',
    ]),
  );
  expect(first.length).toBeLessThan(60);
});

test('BEY-34: site maps list every page that has one address and is for search engines', () => {
  const pages = [
    ...textOf(graph.modules, ROUTES).matchAll(/pageRoute\(\s*'([^']+)',\s*'([\w-]+)'/g),
  ];
  const listed = pages.flatMap(([, path = '', name = '']) => {
    const text = graph.modules.get(graph.pages.get(name) ?? '')?.text ?? '';
    const address = path === '/' ? '/' : `/${path}`;
    const canonical = /canonical: '([^']+)'/.exec(text)?.[1] ?? address;
    const isHidden = /noindex: true/.test(text) || /[:*]/.test(path) || canonical !== address;
    return isHidden || WRITTEN_BY_OPERATOR.has(address) ? [] : [address];
  });
  expect(pages.length).toBeGreaterThan(50);
  expect(listed.toSorted()).toEqual([...STATIC_PATHS].toSorted());
});

test('UPL-04: squares are asked for at sides that pictures are made in', () => {
  const sides = [...graph.modules].flatMap(([file, { text }]) =>
    [...text.matchAll(/\bsize=\{\{ width: (\d+), height: \1 \}\}/g)].map(([, side]) => [
      file,
      Number(side),
    ]),
  );
  expect(sides.length).toBeGreaterThan(9);
  expect(sides.filter(([, side]) => !PICTURE_SIDES.includes(side as number))).toEqual([]);
});
