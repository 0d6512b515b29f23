/**
 * Firefox as a distribution brings it, by WebDriver BiDi, which it speaks without a driver beside
 * it.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Driver } from './hand.ts';

const FILES = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
/** No calls home, no first-run pages; motion as everybody has it. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.disable_open_during_load': false,
  'focusmanager.testmode': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'privacy.trackingprotection.enabled': false,
  'remote.active-protocols': 1,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
};

export function firefoxFile(): string | undefined {
  return FILES.find((file) => file && existsSync(file));
}

export async function startFirefox(file: string): Promise<Driver> {
  const profile = mkdtempSync(path.join(tmpdir(), 'khum-firefox-'));
  writeFileSync(
    path.join(profile, 'user.js'),
    Object.entries(PREFERENCES)
      .map(([key, value]) => `user_pref(${JSON.stringify(key)}, ${JSON.stringify(value)});`)
      .join('\n'),
  );
  const child = spawn(
    file,
    [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port',
      '0',
      'about:blank',
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stderr.on('data', (part: Buffer) => {
        said += String(part);
        const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
        if (found) resolve(found);
      });
      child.once('exit', () => reject(new Error(`Firefox ended: ${said.slice(-500)}`)));
    });
    return await driverOver(await Wire.open(`${address}/session`), stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function driverOver(wire: Wire, stop: () => Promise<void>): Promise<Driver> {
  await wire.send('session.new', { capabilities: {} });
  // a window of its own has the focus; in the first one fields would hear nothing of theirs
  const { context } = (await wire.send('browsingContext.create', { type: 'window' })) as {
    context: string;
  };
  return {
    async open(url) {
      await wire.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      const answer = (await wire.send('script.evaluate', {
        // as text, so that any value comes back as it is
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
        userActivation: true,
      })) as { type: string; result?: { value: string }; exceptionDetails?: { text: string } };
      if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text);
      return JSON.parse(answer.result?.value as string);
    },
    async perform(actions) {
      await wire.send('input.performActions', { context, actions });
    },
    async resize(width, height) {
      await wire.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async setCookie(name, value, url) {
      await wire.send('storage.setCookie', {
        cookie: {
          name,
          value: { type: 'string', value },
          domain: new URL(url).hostname,
          path: '/',
        },
      });
    },
    async forgetCookies() {
      await wire.send('storage.deleteCookies', {});
    },
    async picture() {
      return (
        (await wire.send('browsingContext.captureScreenshot', { context })) as { data: string }
      ).data;
    },
    async close() {
      wire.close();
      await stop();
    },
  };
}

/** Commands out, answers in, matched by number. */
class Wire {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<
    number,
    { resolve(value: unknown): void; reject(error: Error): void }
  >();
  private last = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const { id, type, result, error, message } = JSON.parse(String(data)) as {
        id?: number;
        type: string;
        result?: unknown;
        error?: string;
        message?: string;
      };
      const one = this.waiting.get(id ?? -1);
      this.waiting.delete(id ?? -1);
      if (type === 'error') one?.reject(new Error(`${error}: ${message}`));
      else one?.resolve(result);
    });
    socket.addEventListener('close', () => {
      for (const one of this.waiting.values()) one.reject(new Error('Firefox went away'));
    });
  }

  static async open(address: string): Promise<Wire> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', () => reject(new Error(`No answer from ${address}`)), {
        once: true,
      });
    });
    return new Wire(socket);
  }

  send(method: string, params: object): Promise<unknown> {
    this.last += 1;
    const id = this.last;
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  close(): void {
    this.socket.close();
  }
}
