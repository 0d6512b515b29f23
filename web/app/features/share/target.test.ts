import { expect, test } from 'vitest';
import { SHARE_TARGETS } from '#contract/market/share-target.ts';
import { waysOf } from './target.ts';

const shared = { title: 'หม้อทอด 50% & more', url: 'https://khum.test/shortLink/a1B2c3D' };
const all = Object.fromEntries(SHARE_TARGETS.map((target) => [target, true]));

test('UI-07: each network is handed the link, and the title where it takes one', () => {
  const ways = new Map(waysOf(shared, all, true).map(({ name, href }) => [name, new URL(href)]));
  expect([...ways.keys()]).toEqual(['LINE', 'WhatsApp', 'Messenger', 'Viber', 'Zalo', 'Facebook']);
  const given = (name: string, parameter: string) => ways.get(name)?.searchParams.get(parameter);
  expect(given('LINE', 'url')).toBe(shared.url);
  expect(given('Facebook', 'u')).toBe(shared.url);
  expect(given('Messenger', 'link')).toBe(shared.url);
  for (const name of ['WhatsApp', 'Viber'])
    expect(given(name, 'text'), name).toBe(`${shared.title}\n${shared.url}`);
  // a plus would be read as one
  expect(ways.get('WhatsApp')?.search).toContain('%20');
  expect(JSON.parse(atob(given('Zalo', 'd') as string))).toEqual({ url: shared.url });
});

test('UI-07: what is switched off is left out, and on a desktop what only an app understands', () => {
  const names = (...ask: [object, boolean]) => waysOf(shared, ...ask).map(({ name }) => name);
  expect(names({ ...all, line: false }, false)).toEqual(['WhatsApp', 'Zalo', 'Facebook']);
  expect(names({ copyLink: true, native: true }, true)).toEqual([]);
});
