/** What the operator reads on the terminal while Khum starts. */
import { MAILBOX_PATH } from '#api/delivery/index.ts';
import type { Config } from '#api/kernel/config.ts';

export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

export function sayUrls(
  config: Config,
  operations: string | undefined,
  notes: readonly string[],
): void {
  process.stdout.write(`${readyLines(config, operations, notes).join('\n')}\n`);
}

/** Where Khum is, where messages end up, and how to stop it. */
export function readyLines(
  config: Config,
  operations: string | undefined,
  notes: readonly string[],
): string[] {
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  const here = `http://${host}:${config.port}`;
  return [
    '',
    `  Khum is ready: ${config.publicUrl ?? here}`,
    `  API reference:  ${here}/api/docs`,
    ...(operations ? [`  Metrics:        ${operations}/metrics (this machine alone)`] : []),
    ...mailboxLines(config, here).map((line) => `  ${line}`),
    ...notes.map((note) => `  ${note}`),
    '',
    '  Stop with Ctrl-C.',
    '',
  ];
}

function mailboxLines({ mail, sms, mailbox }: Config, here: string): string[] {
  if (mailbox) return [`Messages, verification codes too: ${here}${MAILBOX_PATH}`];
  const missing = [...(mail ? [] : ['E-mail (SMTP_URL)']), ...(sms ? [] : ['SMS (SMS_URL)'])];
  return missing.length > 0
    ? [`Not set up, so it waits: ${missing.join(', ')}. See docs/delivery.md.`]
    : [];
}
