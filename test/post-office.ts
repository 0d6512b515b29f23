/** A real mail server on loopback that keeps what it takes. */
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll } from 'vitest';

export interface Taken {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly mail: Email;
  readonly encrypted: boolean;
  readonly user: string | undefined;
}

export interface PostOffice {
  readonly url: string;
  readonly port: number;
  readonly taken: Taken[];
  /** What the next receivers or messages are answered, in this order; empty: taken. */
  readonly refusals: { at: 'receiver' | 'message'; code: number; text: string }[];
  /** Messages whose every line has arrived, taken or not. */
  arrived: number;
  /** Ends connections that wait. */
  close(): void;
}

/**
 * Starts one; it closes with the test file. Without `options` it asks for no name and offers no
 * TLS.
 */
export async function openPostOffice(options: SMTPServerOptions = {}): Promise<PostOffice> {
  const office = { taken: [] as Taken[], refusals: [] as PostOffice['refusals'], arrived: 0 };
  const refusal = (at: 'receiver' | 'message') => {
    const found = office.refusals[0]?.at === at ? office.refusals.shift() : undefined;
    return found && Object.assign(new Error(found.text), { responseCode: found.code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.key ? [] : ['STARTTLS'],
    closeTimeout: 100,
    logger: false,
    onRcptTo: (_address, _session, done) => done(refusal('receiver')),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part) => parts.push(part));
      const take = async () => {
        const raw = Buffer.concat(parts);
        const { mailFrom, rcptTo } = session.envelope;
        office.taken.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map((one) => one.address),
          raw: raw.toString('utf8'),
          mail: await PostalMime.parse(raw),
          encrypted: session.secure,
          user: session.user as string | undefined,
        });
        done(null, 'taken');
      };
      stream.on('end', () => {
        office.arrived += 1;
        const refused = refusal('message');
        if (refused) done(refused);
        else void take();
      });
    },
    ...options,
  });
  // a client that dies in the middle is what some tests are about
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as { port: number };
  const close = () => {
    for (const connection of server.connections) connection.close();
  };
  return Object.assign(office, { port, url: `smtp://127.0.0.1:${port}`, close });
}
