/**
 * What all commands have in common: `--help`, `--json`, one sentence and exit code 2 for wrong
 * usage, `--tenant CODE` (or `all`) to name a region, and no stack trace for what a person can
 * mend. A command loads Khum once it has read what is asked of it, so that help and wrong usage are
 * answered at once.
 */
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import type { ImportParts } from '#api/ingest/index.ts';
import { ConfigError } from '#api/kernel/config.ts';
import type { Context, Tenant } from '#api/kernel/context.ts';
import { UnfitDatabase } from '#api/kernel/postgres/unfit.ts';

// whoever reads the output may stop early, as `head` does; the work goes on
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

export const say = (text: string): void => void process.stderr.write(`${text}\n`);
export const print = (text: string): void => void process.stdout.write(`${text}\n`);
/** One line of JSON: what `--json` asks for. */
export const printJson = (value: unknown): void => print(JSON.stringify(value));

type Options = NonNullable<ParseArgsConfig['options']>;
const COMMON = { help: { type: 'boolean' }, json: { type: 'boolean' } } as const;

/** Reads the command line; ends the process for `--help` and for what cannot be read. */
export function readArgs<O extends Options>(
  name: string,
  help: string,
  options: O,
  args: readonly string[] = process.argv.slice(2),
) {
  try {
    const read = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, ...COMMON },
    });
    if (!(read.values as { help?: boolean }).help) return read;
  } catch (error) {
    return misuse(name, (error as Error).message.split(/\. |\n/)[0] ?? '');
  }
  print(help);
  return end(0);
}

/** Wrong usage: one sentence. */
export function misuse(name: string, sentence: string): never {
  say(`${sentence.replace(/\.$/, '')}. npm run ${name} -- --help says how.`);
  return end(2);
}

/** Thrown where a command has nothing to do any more. */
class Ended extends Error {}
const silent = (): void => {};

/**
 * Lets the process end by itself: where it is ended while Node compiles in the background, it may
 * wait for that for ever (nodejs/node#54918).
 */
function end(code: number): never {
  process.exitCode = code;
  // outside of `run` nobody catches it
  process.once('uncaughtException', silent);
  throw new Ended();
}

/** Whether an error is only the end of a command, which is then caught. */
export function isEnd(error: unknown): boolean {
  if (error instanceof Ended) process.off('uncaughtException', silent);
  return error instanceof Ended;
}

/** Runs a command; its exit code is what the work answers, 1 for what it refuses or cannot find. */
export async function run(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (isEnd(error)) return;
    const { code, path, message, stack } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && path) say(`There is no file ${path}.`);
    else if ((code === 'EISDIR' || code === 'EACCES') && path)
      say(`The file ${path} cannot be read.`);
    else if (code === 'ECONNREFUSED') say(`The database does not answer (${message}).`);
    else
      say(
        error instanceof ConfigError || error instanceof UnfitDatabase || (await isRefusal(error))
          ? message
          : (stack ?? String(error)),
      );
    process.exitCode = 1;
  }
}

/** What refuses by a sentence has been loaded by the work that it refused. */
async function isRefusal(error: unknown): Promise<boolean> {
  const [{ FeedRefused }, { RegionRefused }] = await Promise.all([
    import('#api/ingest/index.ts'),
    import('#api/tenant/index.ts'),
  ]);
  return error instanceof FeedRefused || error instanceof RegionRefused;
}

/**
 * The regions that `--tenant` names: one, or all when it says so or nothing; undefined, after a
 * sentence, for one that there is not.
 */
export async function tenantsNamed(
  { tenants }: Pick<ImportParts, 'tenants'>,
  wanted: string | undefined,
): Promise<readonly Tenant[] | undefined> {
  const all = await tenants.all();
  if (wanted === undefined || wanted.toLowerCase() === 'all') return all;
  const named = all.filter((one) => one.id === wanted.toUpperCase());
  if (named.length > 0) return named;
  say(`There is no region ${wanted}. Regions: ${all.map((one) => one.id).join(', ')}.`);
  return undefined;
}

/** Does work in each region that is named. */
export async function inTenants(
  parts: ImportParts,
  wanted: string | undefined,
  by: string,
  work: (ctx: Context) => Promise<number>,
): Promise<number> {
  const named = await tenantsNamed(parts, wanted);
  let worst = named ? 0 : 1;
  for (const tenant of named ?? []) {
    worst = Math.max(worst, await work(parts.jobQueue.contextOf(tenant, by)));
  }
  return worst;
}
