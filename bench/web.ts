/**
 * The web: a cached home page against a bare HTTP server that sends the same bytes; pages rebuilt,
 * database and messages included, against the same page given its data, and against bare
 * `renderToString` of finished elements.
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { makeLog } from '#api/kernel/log.ts';
import { servingUrl } from '#api/kernel/postgres/serving.ts';
import { startServer } from '#server/server.ts';
import type { Running } from '#server/server.ts';
import { pageGiven } from './given.ts';
import { percent, rate, ratio, report } from './measure.ts';
import type { BenchWorld } from './world.ts';

const SECONDS = 3;
/** Visitors at a time: while one waits for the database, another's page is rendered. */
const VISITORS = 8;

export async function benchWeb(world: BenchWorld): Promise<void> {
  const site = await child('serve.ts', { BENCH_URL: world.url, BENCH_DATA: world.config.dataDir });
  for (const [name, address] of [
    ['home', '/'],
    ['product page', '/product/demo-01'],
  ] as const) {
    const html = await (await fetch(site.url + address)).text();
    const bare = await child('bare.ts', {}, html);
    const found = await ratio(
      () => load(site.url + address),
      () => load(bare.url),
    );
    bare.process.kill();
    report(
      `${name}, kept, against a bare HTTP server`,
      `${percent(found.ratio)} (${found.mine.toFixed(0)} of ${found.floor.toFixed(0)} a second, ${(html.length / 1024).toFixed(0)} KiB)`,
      name === 'home' ? { text: '≥ 60 %', ok: found.ratio >= 0.6 } : undefined,
    );
  }
  report(
    'memory of the serving process after load',
    `${((await memory(site.process)) / 1024 ** 2).toFixed(0)} MiB resident`,
  );
  site.process.kill();
  await uncached(world);
  bundle();
}

/**
 * Pages rebuilt each time: a clock that moves makes everything cached too old, the database is
 * really asked.
 */
async function uncached(world: BenchWorld): Promise<void> {
  let now = Date.now();
  const clock = { now: () => new Date((now += 61_000)) };
  const running: Running = await startServer({
    config: world.config,
    database: { url: servingUrl(world.url), poolSize: 20 },
    log: makeLog(world.config),
    clock: { now: clock.now },
  });
  try {
    for (const [name, address] of [
      ['home', '/'],
      ['product page', '/product/demo-01'],
    ] as const) {
      const html = await (await fetch(running.address + address)).text();
      const body =
        /<div id="root">([\s\S]*)<\/div><script type="application\/json"/.exec(html)?.[1] ?? '';
      const tree = treeOf(body);
      const given = await pageGiven(world, address);
      const fresh = () =>
        rate(() => several(() => running.pages.fresh(address))).then(
          (batches) => batches * VISITORS,
        );
      for (const [floor, work] of [
        ['the same page given its data', given],
        ['bare elements', () => renderToString(tree)],
      ] as const) {
        const found = await ratio(fresh, () => rate(work));
        report(
          `${name}, rebuilt, against ${floor}`,
          `${percent(found.ratio)} (${found.mine.toFixed(0)} of ${found.floor.toFixed(0)} a second)`,
          name === 'home' && work === given
            ? { text: '≥ 45 %', ok: found.ratio >= 0.45 }
            : undefined,
        );
      }
    }
  } finally {
    await running.stop();
  }
}

function several(work: () => Promise<unknown>): Promise<unknown> {
  return Promise.all(Array.from({ length: VISITORS }, work));
}

/**
 * The finished page as bare elements, without a component: the least work in which React can make
 * it.
 */
export function treeOf(html: string): ReactNode {
  const root: ReactNode[] = [];
  const stack: { name: string; props: Record<string, unknown>; children: ReactNode[] }[] = [];
  const add = (node: ReactNode) => (stack.at(-1)?.children ?? root).push(node);
  let key = 0;
  for (const [, close, name, attributes, text] of html.matchAll(
    /<(\/?)([\w-]+)((?:[^>"]|"[^"]*")*)>|([^<]+)/g,
  )) {
    if (text !== undefined) add(unescape(text));
    else if (close) {
      const done = stack.pop();
      if (done) add(createElement(done.name, done.props, ...done.children));
    } else {
      const props: Record<string, unknown> = { key: (key += 1) };
      for (const [, attribute, value] of (attributes ?? '').matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
        const mapped =
          {
            class: 'className',
            for: 'htmlFor',
            maxlength: 'maxLength',
            tabindex: 'tabIndex',
            'text-anchor': 'textAnchor',
            referrerpolicy: 'referrerPolicy',
            fetchpriority: 'fetchPriority',
            checked: 'defaultChecked',
          }[attribute as string] ?? (attribute as string);
        if (mapped !== 'value' || name !== 'input')
          props[mapped] = value === undefined ? true : unescape(value);
      }
      if (
        /^(img|input|col|br|hr|meta|link)$/.test(name as string) ||
        (attributes ?? '').endsWith('/')
      )
        add(createElement(name as string, props));
      else stack.push({ name: name as string, props, children: [] });
    }
  }
  return root;
}

function unescape(text: string): string {
  return text.replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (whole, name: string) =>
      ({ amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" })[name] ?? whole,
  );
}

/** First-load JavaScript and style of home, packed. */
function bundle(): void {
  const root = path.resolve(import.meta.dirname, '../web/dist/client');
  const manifest = JSON.parse(readFileSync(path.join(root, 'manifest.json'), 'utf8')) as Record<
    string,
    { file: string; imports?: string[] }
  >;
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const one of chunk.imports ?? []) add(one);
  };
  for (const key of [
    'app/entry-first.ts',
    'app/entry-client.tsx',
    'app/routes/home.tsx',
    'app/messages/th/first.ts',
  ])
    add(key);
  const packed = (file: string) =>
    gzipSync(readFileSync(path.join(root, file)), { level: 9 }).length / 1024;
  const script = [...files]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + packed(file), 0);
  const style = packed((manifest['app/ui/styles/first.css'] as { file: string }).file);
  report('first-load JavaScript of home, gzip', `${script.toFixed(1)} KiB`, {
    text: '≤ 130 KiB',
    ok: script <= 130,
  });
  report('style sheet of home, gzip', `${style.toFixed(1)} KiB`, {
    text: '≤ 25 KiB',
    ok: style <= 25,
  });
}

export async function load(url: string, connections = 16): Promise<number> {
  const found = await autocannon({ url, connections, duration: SECONDS });
  if (found.non2xx > 0 || found.errors > 0)
    throw new Error(`${url}: ${found.non2xx} refused, ${found.errors} errors`);
  return found.requests.average;
}

export async function child(
  script: string,
  env: Record<string, string>,
  message?: string,
): Promise<{ url: string; process: ChildProcess }> {
  const started = fork(path.join(import.meta.dirname, 'children', script), [], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  if (message !== undefined) started.send(message);
  const url = await new Promise<string>((resolve, reject) => {
    started.once('message', (text) => resolve(String(text)));
    started.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  return { url, process: started };
}

function memory(process: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    process.once('message', (bytes) => resolve(Number(bytes)));
    process.send('memory');
  });
}
