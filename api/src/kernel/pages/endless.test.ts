/** Pages that never end. */
import { afterAll, expect, test } from 'vitest';
import { servePages } from '../../../../test/page-server.ts';
import { makeWorld } from '../../../../test/world.ts';
import { Load } from '../load.ts';

const [AT_ONCE, LIMIT_MS] = [2, 100];
let hangs = true;
const { site, pages, close } = await servePages({
  world: await makeWorld(),
  renderer: {
    async render({ url }) {
      if (hangs) await new Promise(() => {});
      return { status: 200, html: `<h1>${url}</h1>`, cacheable: true };
    },
    dataOf: (envelope) => envelope,
  },
  load: new Load(AT_ONCE, 10_000),
  limitMs: LIMIT_MS,
});
afterAll(close);

const visit = async (path: string) => {
  const { status, headers } = await fetch(site + path, { signal: AbortSignal.timeout(10_000) });
  return { status, again: headers.get('retry-after') };
};

test('CONST-12: whoever asks for a page that never ends is asked to come back, and others get theirs', async () => {
  const paths = ['/a', '/a', '/b', '/c', '/d'];
  expect(await Promise.all(paths.map(visit))).toEqual(
    paths.map(() => ({ status: 503, again: '2' })),
  );
  expect(pages.load).toMatchObject({ underWay: 0, queued: 0 });
  hangs = false;
  for (const path of paths) expect(await visit(path)).toEqual({ status: 200, again: null });
});
