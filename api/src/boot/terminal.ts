/** What the operator reads on the terminal while Khum starts. */
import type { Config } from '../kernel/config.ts';

export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

export function sayUrls(config: Config, notes: readonly string[]): void {
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  const lines = [
    '',
    `  Khum is ready: ${config.publicUrl ?? `http://${host}:${config.port}`}`,
    `  API reference:  http://${host}:${config.port}/api/docs`,
    ...notes.map((note) => `  ${note}`),
    '',
    '  Stop with Ctrl-C.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
