/**
 * `npm run mcp`: the tools of a running Khum for agents that speak over standard input and output.
 * Each line is a message, handed on to `/mcp` of that Khum; what it answers is a line again.
 */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { readConfig } from '#api/kernel/config.ts';
import { headOf } from '#contract/text.ts';
import { misuse, readArgs, run } from './command.ts';

const HELP = `Tools for agents over standard input and output (Model Context Protocol).

  npm run --silent mcp -- [--url http://localhost:3000] [--tenant TH] [--lang en] [--token-file FILE]

Khum must be running at --url. FILE holds a token with the scope read: with it more may be asked. Nothing but messages is
written to standard output.`;
const MOST = 256 * 1024;

const { values, positionals } = readArgs('mcp', HELP, {
  url: { type: 'string' },
  tenant: { type: 'string' },
  lang: { type: 'string' },
  'token-file': { type: 'string' },
});
if (positionals.length > 0) misuse('mcp', `It takes no word ${positionals[0]}`);
const target = targetOf(values.url ?? `http://localhost:${readConfig().port}`);
if (!target) misuse('mcp', '--url takes the address of a running Khum');
await run(async () => {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...(values['token-file']
      ? { authorization: `Bearer ${readFileSync(values['token-file'], 'utf8').trim()}` }
      : {}),
  };
  for await (const line of createInterface({
    input: process.stdin,
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    if (line.trim() === '') continue;
    const said = await handOn(target, headers, line);
    if (said !== '') process.stdout.write(`${said}\n`);
  }
  return 0;
});

function targetOf(text: string): URL | undefined {
  if (!URL.canParse(text) || !/^https?:/.test(text)) return undefined;
  const url = new URL('/mcp', text);
  if (values.tenant) url.searchParams.set('tenant', values.tenant);
  if (values.lang) url.searchParams.set('lang', values.lang);
  return url;
}

/** What Khum says to a message, in one line; empty: nothing. */
async function handOn(url: URL, headers: Record<string, string>, line: string): Promise<string> {
  if (line.length > MOST) return problem(line, 'The message is too long.');
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: line,
      signal: AbortSignal.timeout(30_000),
    });
    const body = await answer.text();
    if (answer.ok) return body === '' ? '' : JSON.stringify(JSON.parse(body));
    return problem(line, `Khum answers ${answer.status}: ${headOf(body, 300)}`);
  } catch (error) {
    return problem(line, `Khum cannot be reached at ${url.origin}: ${(error as Error).message}`);
  }
}

/** A failure under the id that was asked with; notifications get none. */
function problem(line: string, message: string): string {
  process.stderr.write(`${message}\n`);
  let id: unknown;
  try {
    id = (JSON.parse(line.slice(0, MOST)) as { id?: unknown } | null)?.id ?? null;
  } catch {
    return JSON.stringify({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32_700, message: 'Not JSON.' },
    });
  }
  return id === null
    ? ''
    : JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32_000, message } });
}
