import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { calls, moduleOf } from '#contract/calls.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Modules whose calls many visits never make: their table comes with the first of them. */
const LATER = new Set([
  'account',
  'media',
  'price',
  'outbound',
  'interaction',
  'message',
  'alert',
  'activity',
  'assistant',
  'developer',
]);
const isLaterCall = (name: string) =>
  /^(vote|draft|document|short-link)\.|^page\.(data|interacts)|^(coupon\.feedback|goods\.report-twin)$/.test(
    name,
  ) || LATER.has(moduleOf(name) ?? '');

/**
 * What the browser must know of the contract: method and path of the calls that pages name, and no
 * schema. The types come from the contract itself, so the bundle stays small and the caller stays
 * exact.
 */
function callTable(): Plugin {
  const ids = new Map([
    ['virtual:khum-calls', false],
    ['virtual:khum-later-calls', true],
  ]);
  const named = () => {
    const sources = globSync('web/app/**/*.{ts,tsx}', { cwd: root }).map((file) =>
      readFileSync(path.join(root, file), 'utf8'),
    );
    const words = new Set(
      sources.flatMap((text) =>
        [...text.matchAll(/'([a-z-]+\.[a-z-]+)'/g)].map((found) => found[1] as string),
      ),
    );
    return [...calls.values()].filter((call) => words.has(call.name));
  };
  return {
    name: 'khum-calls',
    resolveId: (source) => (ids.has(source) ? `\0${source}` : undefined),
    load(source) {
      const isLater = ids.get(source.slice(1));
      if (!source.startsWith('\0') || isLater === undefined) return undefined;
      const wanted = named().filter((call) => isLaterCall(call.name) === isLater);
      const table = `export const callTable = ${JSON.stringify(Object.fromEntries(wanted.map((call) => [call.name, `${call.method} ${call.path}`])))};`;
      const encrypted = wanted.filter((call) => call.encrypted).map((call) => call.name);
      return isLater ? `${table}\nexport const encrypted = ${JSON.stringify(encrypted)};` : table;
    },
  };
}

/**
 * Structured data is for search engines, which read what the server made: the browser's build has
 * none of it.
 */
function withoutStructured(): Plugin {
  return {
    name: 'khum-structured',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.endsWith('/lib/structured.ts'))
        return undefined;
      const names = [...code.matchAll(/^export (?:function|const) (\w+)/gm)].map(
        (found) => found[1],
      );
      return names.map((name) => `export const ${name} = () => undefined;`).join('\n');
    },
  };
}

/**
 * What hot reload needs before the first component; a file, because the content policy forbids
 * inline scripts.
 */
function refreshPreamble(): Plugin {
  const id = '/@khum/refresh.js';
  return {
    name: 'khum-refresh',
    apply: 'serve',
    resolveId: (source) => (source === id ? id : undefined),
    load: (source) =>
      source === id
        ? "import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;"
        : undefined,
  };
}

/**
 * Parts that many pages have, but not the home page: filters of lists, and what an account needs.
 */
const LISTS =
  /web\/app\/(ui\/select|features\/catalogue\/(filters|facets|goods-query|goods-list|brand-select))/;
const ACCOUNT = /web\/app\/features\/account\/(?!account-buttons|login-host)|contract\/account\//;
/** What most pages show and home does not. */
const CARDS = /web\/app\/(ui\/(breadcrumb|tooltip)|features\/goods\/(goods-card|unit-line))/;
/** Small parts of the frame, which every page has. */
const FRAME = /web\/app\/(ui\/logo|features\/frame\/store-buttons|lib\/online)/;
/** What dialogs share, forms among them; the first of them brings it. */
const DIALOGS = /web\/app\/(ui\/modal|features\/form\/(?!problem|use-act))/;
/** What is under way and what went wrong, for whatever may be refused. */
const ACTS = /web\/app\/features\/form\/(problem|use-act)/;
const isShared = (id: string) =>
  /web\/app\/(ui\/(?!marked)|lib|features\/(?!share|search|writing|outbound|mark|comment|report|vote|message|upload|collection|user\/author))|contract\//.test(
    id,
  ) &&
  !LISTS.test(id) &&
  !CARDS.test(id) &&
  !DIALOGS.test(id) &&
  !ACTS.test(id) &&
  !ACCOUNT.test(id);

export default defineConfig(({ command, isSsrBuild }) => ({
  root: path.join(root, 'web'),
  publicDir: isSsrBuild ? false : path.join(root, 'web/public'),
  plugins: [callTable(), withoutStructured(), refreshPreamble(), react()],
  resolve: {
    alias: [
      { find: /^#contract\//, replacement: `${root}/contract/` },
      { find: /^#web\//, replacement: `${root}/web/app/` },
    ],
  },
  // the built renderer carries its libraries, so that React's fast build is the one that runs
  ...(command === 'build' ? { ssr: { noExternal: true as const } } : {}),
  define: {
    'process.env.NODE_ENV': JSON.stringify(
      process.env.NODE_ENV === 'development' ? 'development' : 'production',
    ),
  },
  build: isSsrBuild
    ? {
        outDir: path.join(root, 'web/dist/server'),
        emptyOutDir: true,
        target: 'node24',
        ssr: true,
        minify: false,
        rolldownOptions: { input: path.join(root, 'web/app/entry-server.tsx') },
      }
    : {
        outDir: path.join(root, 'web/dist/client'),
        emptyOutDir: true,
        manifest: 'manifest.json',
        target: 'es2022',
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: [
            path.join(root, 'web/app/entry-client.tsx'),
            path.join(root, 'web/app/entry-first.ts'),
          ],
          // a few files pack better than forty: the libraries, and what many pages share
          output: {
            codeSplitting: {
              groups: [
                { name: 'lib', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: 'shared', test: isShared, minShareCount: 4 },
                { name: 'frame', test: FRAME, minShareCount: 2 },
                { name: 'cards', test: CARDS, minShareCount: 2 },
                { name: 'lists', test: LISTS, minShareCount: 2 },
                { name: 'acts', test: ACTS, minShareCount: 2 },
                { name: 'dialogs', test: DIALOGS, minShareCount: 2 },
                { name: 'account', test: ACCOUNT, minShareCount: 2 },
              ],
            },
          },
        },
      },
}));
