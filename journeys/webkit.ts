/**
 * WebKit as Debian brings it (`webkit2gtk-driver`): its little browser, by WebDriver. It draws on a
 * screen that is not there (`xvfb`), unless there is one.
 */
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Driver } from './hand.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/xvfb-run';
/** Its toolbar would keep the window wider than a phone. */
const NARROW =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/** The parts of it that are here; undefined when one is missing. */
export function webkitFiles(): { browser: string; command: readonly string[] } | undefined {
  const browser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1);
  if (!browser || !existsSync(DRIVER)) return undefined;
  if (process.env.DISPLAY) return { browser, command: [DRIVER] };
  return existsSync(SCREEN) ? { browser, command: [SCREEN, '-a', DRIVER] } : undefined;
}

export async function startWebkit({
  browser,
  command,
}: NonNullable<ReturnType<typeof webkitFiles>>): Promise<Driver> {
  const home = mkdtempSync(path.join(tmpdir(), 'khum-webkit-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), NARROW);
  const port = await freePort();
  const [file, ...rest] = command;
  // a group of its own, so that the screen and the browser end with it
  const child = spawn(file as string, [...rest, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    process.kill(-(child.pid as number));
    await ended;
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const root = `http://127.0.0.1:${port}`;
    await listening(root);
    const wish = {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    };
    const { sessionId } = (await send('POST', `${root}/session`, {
      capabilities: { alwaysMatch: wish },
    })) as { sessionId: string };
    return driverAt(`${root}/session/${sessionId}`, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

function driverAt(session: string, stop: () => Promise<void>): Driver {
  const evaluate = (expression: string) =>
    send('POST', `${session}/execute/async`, {
      script: `const done = arguments[0]; Promise.resolve().then(() => (${expression})).then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`,
      args: [],
    }).then((answer) => {
      const { value, error } = answer as { value?: unknown; error?: string };
      if (error !== undefined) throw new Error(error);
      return value;
    });
  return {
    async open(url) {
      await send('POST', `${session}/url`, { url });
    },
    evaluate,
    async perform(actions) {
      await send('POST', `${session}/actions`, { actions });
    },
    async resize(width, height) {
      await send('POST', `${session}/window/rect`, { width, height });
      // the window has an edge and a bar of its own
      const [inner, outer] = (await evaluate('[innerHeight, outerHeight]')) as [number, number];
      await send('POST', `${session}/window/rect`, {
        width,
        height: height + Math.max(0, (outer || height) - inner),
      });
    },
    async setCookie(name, value, url) {
      if (!String(await evaluate('location.href')).startsWith(url))
        await send('POST', `${session}/url`, { url: `${url}/favicon.svg` });
      await send('POST', `${session}/cookie`, { cookie: { name, value, path: '/' } });
    },
    async forgetCookies() {
      await send('DELETE', `${session}/cookie`);
    },
    async picture() {
      return (await send('GET', `${session}/screenshot`)) as string;
    },
    async close() {
      await send('DELETE', session).catch(() => {});
      await stop();
    },
  };
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as {
    value: { error?: string; message?: string } | null;
  };
  if (!response.ok) throw new Error(`WebKit: ${value?.error} ${value?.message}`);
  return value;
}

async function listening(root: string): Promise<void> {
  for (let tries = 100; ; tries -= 1) {
    try {
      await fetch(`${root}/status`);
      return;
    } catch (error) {
      if (tries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
