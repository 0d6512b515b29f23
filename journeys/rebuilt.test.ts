/** Another build takes the place of the one that a running server began with. */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#api/kernel/config.ts';
import { makeLog } from '#api/kernel/log.ts';
import { servingUrl } from '#api/kernel/postgres/serving.ts';
import { startServer } from '#server/server.ts';
import { databaseUrl } from './given.ts';

const webRoot = mkdtempSync(path.join(tmpdir(), 'khum-web-'));
cpSync('web/dist', path.join(webRoot, 'dist'), { recursive: true });
writeFileSync(path.join(webRoot, 'package.json'), '{"type":"module"}');
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', PORT: '0', ROLE: 'web' });
const running = await startServer({
  config,
  webRoot,
  database: { url: servingUrl(databaseUrl), poolSize: 4 },
  log: makeLog(config),
});
const site = running.address.replace('[::1]', '127.0.0.1');
afterAll(async () => {
  await running.stop();
  rmSync(webRoot, { recursive: true });
});

/** The build of the same sources in which the first script and the renderer have another content. */
function rebuild(): void {
  const dist = path.join(webRoot, 'dist');
  const manifest = path.join(dist, 'client/manifest.json');
  const text = readFileSync(manifest, 'utf8');
  const [, old] = /"(assets\/entry-first-[^"]+)"/.exec(text) as unknown as [string, string];
  for (const end of ['', '.br', '.gz'])
    renameSync(
      path.join(dist, 'client', `${old}${end}`),
      path.join(dist, 'client/assets', `entry-first-new.js${end}`),
    );
  writeFileSync(manifest, text.replaceAll(old, 'assets/entry-first-new.js'));
  const renderer = path.join(dist, 'server/entry-server.js');
  const made = readFileSync(renderer, 'utf8');
  rmSync(path.join(dist, 'server'), { recursive: true });
  cpSync('web/dist/server', path.join(dist, 'server'), { recursive: true });
  writeFileSync(renderer, made.replaceAll('<!doctype html>', '<!doctype html><!-- new -->'));
}

test('NAV-40: pages name files that are there after another build took the place of the first', async () => {
  const page = async () => (await fetch(`${site}/products`)).text();
  const firstOf = (html: string) => /src="([^"]+)" id="khum-first"/.exec(html)?.[1] as string;
  const statusOf = async (file: string) => (await fetch(site + file)).status;
  const old = firstOf(await page());
  expect(await statusOf(old)).toBe(200);
  rebuild();
  expect(await statusOf(old)).toBe(404);
  await expect.poll(async () => firstOf(await page())).not.toBe(old);
  const html = await page();
  expect(html).toContain('<!-- new -->');
  expect(await statusOf(firstOf(html))).toBe(200);
});
