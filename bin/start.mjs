/**
 * `npm start`, `npm test` and friends begin here, under whatever Node the machine has (20 or
 * later). It installs what the lockfile asks for, finds the pinned Node 24, builds the web when its
 * sources changed, and hands over. A second run finds everything in place and does nothing of this.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [command = 'start', ...rest] = process.argv.slice(2);

process.chdir(root);
checkNode();
install();
const node = pinnedNode();
const commands = {
  start: () => {
    build();
    return ['server/main.ts'];
  },
  dev: () => [
    '--watch-path=api',
    '--watch-path=contract',
    '--watch-path=seed',
    '--watch-path=server',
    '--watch-preserve-output',
    'bin/dev.ts',
  ],
  test: () => {
    build();
    return ['node_modules/vitest/vitest.mjs', 'run'];
  },
  run: () => [rest.shift()],
};
const make = commands[command];
if (!make) {
  console.error(`Unknown command ${command}. Known: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}
handOver([...make(), ...rest]);

function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) {
    console.error(
      `Khum needs Node 20 or later to begin (it brings its own Node 24); this is ${process.version}. See https://nodejs.org.`,
    );
    process.exit(1);
  }
}

/** A production that serves gets no tools of tests, browsers least of all. */
function needsTools() {
  const script = rest[0] ?? '';
  return (
    process.env.NODE_ENV !== 'production' ||
    command === 'test' ||
    command === 'dev' ||
    /^(bench\/|test\/mutation\/|bin\/check\.ts)/.test(script)
  );
}

function install() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const stamp = 'node_modules/.khum-installed';
  const have = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const withTools = needsTools();
  if (have === wanted || (!withTools && have === `${wanted} production`)) return;
  // npm ci would empty the folder that a link leads to, and with it everybody else's who has the
  // link
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(
      'node_modules is a link, and not known to hold what the lockfile asks for; if anything is missing, run `npm ci` where it leads.',
    );
    return;
  }
  console.error('Installing dependencies (npm ci) …');
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, process.env.npm_execpath]
    : ['npm'];
  const done = spawnSync(
    npm[0],
    [
      ...npm.slice(1),
      'ci',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      ...(withTools ? [] : ['--omit=dev']),
    ],
    { stdio: ['ignore', 2, 2], env: cleanEnv() },
  );
  if (done.status !== 0) {
    console.error(
      '\nThe installation failed. Check the network and the disk, then try again; `npm ci` shows more.',
    );
    process.exit(1);
  }
  writeFileSync(stamp, withTools ? wanted : `${wanted} production`);
}

/** What is installed is said by the arguments alone, whatever the environment would leave out. */
function cleanEnv() {
  const env = { ...process.env };
  delete env.NODE_ENV;
  delete env.npm_config_omit;
  delete env.npm_config_production;
  return env;
}

function pinnedNode() {
  const own = path.join(
    root,
    'node_modules',
    `node-${process.platform}-${process.arch}`,
    'bin',
    'node',
  );
  if (existsSync(own)) return own;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 8)) return process.execPath;
  console.error(
    `There is no packaged Node 24 for ${process.platform}-${process.arch}; please install Node 24.8 or later from https://nodejs.org (this is ${process.version}).`,
  );
  process.exit(1);
}

function build() {
  const stamp = 'web/dist/.khum-built';
  const sources = digest(['web', 'contract', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.error('Building the web …');
  const done = spawnSync(node, ['web/build.ts'], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, sources);
}

/** Names, sizes and contents of the sources, without what is built. */
function digest(entries) {
  const hash = createHash('sha256');
  const visit = (entry) => {
    if (statSync(entry).isDirectory()) {
      for (const name of readdirSync(entry).sort()) {
        if (name !== 'dist' && name !== 'node_modules' && !name.includes('.test.'))
          visit(path.join(entry, name));
      }
    } else hash.update(entry).update('\0').update(readFileSync(entry)).update('\0');
  };
  for (const entry of entries) visit(entry);
  return hash.digest('hex');
}

/**
 * Runs the real program; signals go on to it, and it learns by the closed channel when this process
 * is killed.
 */
function handOver(args) {
  const env = {
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  };
  const child = spawn(node, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
}
