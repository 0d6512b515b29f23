/** A mail server on loopback that counts what comes for whom, by Message-ID. */
import { SMTPServer } from 'smtp-server';

/** Mails by receiver, each with its Message-IDs, in the order of their arrival. */
export class CountingMailbox {
  readonly ids = new Map<string, string[]>();
  /** Called when the last line of a mail has come, before it is answered. */
  onMail: () => void = () => {};
  private readonly server: SMTPServer;

  constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData: (stream, session, done) => {
        let head = '';
        stream.on('data', (part: Buffer) => {
          if (head.length < 20_000) head += part.toString('latin1');
        });
        stream.on('end', () => {
          const id = /^Message-ID: (.+)\r?$/im.exec(head)?.[1] ?? '';
          for (const { address } of session.envelope.rcptTo)
            this.ids.set(address, [...(this.ids.get(address) ?? []), id]);
          this.onMail();
          done();
        });
      },
    });
    // clients die in the middle: that is the point
    this.server.on('error', () => {});
  }

  async open(): Promise<string> {
    await new Promise<void>((ready) => this.server.listen(0, '127.0.0.1', ready));
    return `smtp://127.0.0.1:${(this.server.server.address() as { port: number }).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
