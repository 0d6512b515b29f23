/**
 * A push service and the browsers that listen to it: it keeps what it was sent, and each browser
 * reads its own.
 */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { selfSigned } from './certificate.ts';

export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface BrowserHere {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** What it showed, oldest first. */
  shown(): { title: string; body: string; url: string; tag: string; lang: string }[];
}

export async function pushService() {
  const certificate = selfSigned();
  const pushed: Pushed[] = [];
  const answers = new Map<string, number>();
  const server = createServer(certificate, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      const status = answers.get(path) ?? 201;
      if (status < 300) pushed.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status, status === 302 ? { location: 'https://127.0.0.1:1/' } : {}).end();
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  afterAll(() => server.close());
  const { port } = server.address() as AddressInfo;
  let count = 0;
  return {
    pushed,
    /** For `messageWith`: this service and no other. */
    reach: {
      mayReach: (address: string) => address === '127.0.0.1',
      ports: [String(port)],
      ca: certificate.cert,
      discord: [],
    },
    answer: (browser: BrowserHere, status: number) =>
      answers.set(new URL(browser.endpoint).pathname, status),
    browser(): BrowserHere {
      const own = createECDH('prime256v1');
      own.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${(count += 1)}`;
      return {
        endpoint: `https://127.0.0.1:${port}${path}`,
        keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
        shown: () =>
          pushed
            .filter((one) => one.path === path)
            .map((one) => JSON.parse(decrypt(one.body, own, auth))),
      };
    },
  };
}

/** RFC 8291, as a browser reads it. */
function decrypt(body: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
  const key = Buffer.from(hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32));
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}
