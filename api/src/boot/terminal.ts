/** What the operator reads on the terminal while Khum starts. */
import { MAILBOX_PATH } from '../delivery/index.ts';
import { isLoopback } from '../kernel/config.ts';
import type { Config } from '../kernel/config.ts';

export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

export function sayUrls(config: Config, notes: readonly string[]): void {
  process.stdout.write(`${readyLines(config, notes).join('\n')}\n`);
}

/** Where Khum is, where letters end up, and how to stop it. */
export function readyLines(config: Config, notes: readonly string[]): string[] {
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  const here = `http://${host}:${config.port}`;
  return [
    '',
    `  Khum is ready: ${config.publicUrl ?? here}`,
    `  API reference:  ${here}/api/docs`,
    ...letterLines(config, here).map((line) => `  ${line}`),
    ...notes.map((note) => `  ${note}`),
    '',
    '  Stop with Ctrl-C.',
    '',
  ];
}

function letterLines({ mail, sms, mailbox, host }: Config, here: string): string[] {
  if (mailbox) {
    const open = isLoopback(host) ? [] : [`Whoever reaches ${host} can read them. For real: NODE_ENV=production and a mail server, see docs/delivery.md.`];
    return [`Letters, verification codes too: ${here}${MAILBOX_PATH}`, ...open];
  }
  const missing = [...(mail ? [] : ['E-mail (SMTP_URL)']), ...(sms ? [] : ['SMS (SMS_URL)'])];
  return missing.length > 0 ? [`Not set up, so it waits: ${missing.join(', ')}. See docs/delivery.md.`] : [];
}
