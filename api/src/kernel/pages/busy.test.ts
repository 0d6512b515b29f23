/**
 * 12.11: more visitors than pages can be made for; what drawing a page costs is played by holding
 * the event loop, as drawing does.
 */
import { Agent, get } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { servePages } from '../../../../test/page-server.ts';
import { makeWorld } from '../../../../test/world.ts';

const DRAWING_MS = 8;
let drawn = 0;
const { site, pages, close } = await servePages({
  world: await makeWorld(),
  renderer: {
    async render({ url, turn }) {
      await turn();
      const end = performance.now() + DRAWING_MS;
      while (performance.now() < end);
      drawn += 1;
      return { status: 200, html: `<h1>${url}</h1>`, cacheable: true };
    },
    dataOf: (envelope) => (envelope as { data: unknown }).data,
  },
});
afterAll(close);

/** How a request was answered, and how many pages were drawn meanwhile. */
function visit(
  path: string,
  agent: Agent,
): Promise<{ status: number; drawnMeanwhile: number; retryAfter: string | undefined }> {
  const before = drawn;
  return new Promise((resolve, reject) => {
    get(site + path, { agent }, (answer) => {
      answer.resume().on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          drawnMeanwhile: drawn - before,
          retryAfter: answer.headers['retry-after'],
        }),
      );
    }).on('error', reject);
  });
}

// a machine that is busy at the wrong moment may fail it by chance; answers that wait for pages fail
// it every time
test('12.11: a refusal is sent between two pages, however many others wait; what is cached is answered as fast', {
  retry: 2,
}, async () => {
  const agent = new Agent({ keepAlive: true });
  expect((await visit('/cached', agent)).status).toBe(200);
  // connections are accepted one a turn
  await Promise.all(Array.from({ length: 140 }, () => visit('/healthz', agent)));
  const answers = await Promise.all(
    Array.from({ length: 140 }, (_, n) => visit(n % 10 === 9 ? '/cached' : `/page-${n}`, agent)),
  );
  const cached = answers.filter((_, n) => n % 10 === 9);
  const made = answers.filter((_, n) => n % 10 !== 9);
  const refused = made.filter(({ status }) => status === 503);
  expect(cached.every(({ status }) => status === 200)).toBe(true);
  expect(refused.length).toBeGreaterThan(30);
  expect(made.length - refused.length).toBeGreaterThan(8);
  expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['2']));
  // one page may be drawn before the request is read, one before its answer is, and one more beside
  // other work
  expect(Math.max(...refused.map(({ drawnMeanwhile }) => drawnMeanwhile))).toBeLessThanOrEqual(3);
  expect(Math.max(...cached.map(({ drawnMeanwhile }) => drawnMeanwhile))).toBeLessThanOrEqual(3);
  agent.destroy();
});

test('12.11: whoever is let in gets the page', async () => {
  const agent = new Agent({ keepAlive: true });
  const shed = pages.load.shed;
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => visit(`/let-in-${n}`, agent)),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(pages.load).toMatchObject({ underWay: 0, queued: 0, shed });
  agent.destroy();
});
