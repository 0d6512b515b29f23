import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { BuildOptions, Plugin } from 'vite';
import { callTables } from './call-table.ts';
import { FIRST_PAGE, PARTS, readGraph, targetOf } from './graph.ts';

const root = path.resolve(import.meta.dirname, '..');

const graph = readGraph();
const LANGUAGES = ['th', 'en', 'id'] as const;

/** A module that exists at build time alone. */
const virtual = (name: string, made: Readonly<Record<string, () => string>>): Plugin => ({
  name,
  resolveId: (source) => (source in made ? `\0${source}` : undefined),
  load: (id) => (id.startsWith('\0') ? made[id.slice(1)]?.() : undefined),
});

/**
 * What the browser must know of the contract: method and path of the calls that pages name, and no
 * schema. The types come from the contract itself, so the bundle stays small and the caller exact.
 */
function callTable(): Plugin {
  const { first, later } = callTables(graph);
  const tableOf = (some: typeof first) =>
    `export const callTable = ${JSON.stringify(Object.fromEntries(some.map((call) => [call.name, `${call.method} ${call.path}`])))};`;
  const encrypted = later.filter((call) => call.encrypted).map((call) => call.name);
  return virtual('khum-calls', {
    'virtual:khum-calls': () => tableOf(first),
    'virtual:khum-later-calls': () =>
      `${tableOf(later)}\nexport const encrypted = ${JSON.stringify(encrypted)};`,
  });
}

/** How the first sentences come to the browser; which others, and which sheets, a page needs. */
function words(): Plugin {
  const first = LANGUAGES.map(
    (one) => `${one}: () => import('${root}/web/app/messages/${one}/first.ts')`,
  );
  const pageWords = Object.fromEntries(
    [...graph.pages].map(([name, file]) => [name, graph.partsOf(file)]),
  );
  const pageSheets = Object.fromEntries(
    [...graph.pages].map(([name, file]) => [name, graph.sheetsOf(file)]),
  );
  return virtual('khum-words', {
    'virtual:khum-words': () => `export const firstWords = {${first.join(',')}};`,
    'virtual:khum-page-words': () => `export const pageWords = ${JSON.stringify(pageWords)};
      export const pageSheets = ${JSON.stringify(pageSheets)};`,
  });
}

/**
 * In the browser, the first sentences bring the way to the others of their language, and code that
 * comes later waits for what it says and for the style sheets of what it shows.
 */
function withCode(): Plugin {
  const loaders = PARTS.filter((part) => part !== 'first').map(
    (part) => `${part}: () => import('./${part}.ts').then((file) => file.${part})`,
  );
  const waiting = (file: string) => (whole: string, name: string) => {
    const target = targetOf(file, name);
    const parts = graph.partsOf(target);
    const sheets = graph.sheetsOf(target);
    const styled =
      sheets.length > 0 ? `withLaterStyles(${whole}, ${JSON.stringify(sheets)})` : whole;
    if (parts.length === 0) return styled;
    return `withWords(${styled}${parts.join() === 'rest' ? '' : `, ${JSON.stringify(parts)}`})`;
  };
  return {
    name: 'khum-with-code',
    enforce: 'pre',
    transform(code, id) {
      if (this.environment.name !== 'client') return undefined;
      const file = path.relative(root, id.split('?')[0] as string).replaceAll(path.sep, '/');
      if (/^web\/app\/messages\/\w+\/first\.ts$/.test(file))
        return `${code}\nexport const later = {${loaders.join(',')}};`;
      if (!graph.modules.has(file)) return undefined;
      const made = code.replaceAll(/\bimport\('(\.[^']+)'\)/g, waiting(file));
      return made === code
        ? undefined
        : `import { withWords } from '#web/lib/words.ts';import { withLaterStyles } from '#web/lib/later-styles.ts';${made}`;
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
 * Of the router the browser gets what pages use. Names for development tools keep parts alive that
 * nobody uses, such as its own links and forms; what watches a router is used where it is asked to
 * watch, and nobody asks.
 */
function leanRouter(): Plugin {
  return {
    name: 'khum-router',
    apply: 'build',
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.includes('/react-router/dist/'))
        return undefined;
      if (id.endsWith('/instrumentation.js'))
        return /export \{([^}]+)\}/
          .exec(code)?.[1]
          ?.split(',')
          .map((name) => `export const ${name.trim()} = () => undefined;`)
          .join('\n');
      return code
        .replaceAll(/^[\w$.]+\.displayName = "[^"]+";$/gm, '')
        .replaceAll(/= (React\$1\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
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
const ACCOUNT =
  /web\/app\/features\/account\/(?!account-buttons|add-email|login-host|notification-stream)|contract\/account\//;
/** What most pages show and home does not. */
const CARDS = /web\/app\/(ui\/(breadcrumb|tooltip)|features\/goods\/(goods-card|unit-line))/;
/** What dialogs share, forms among them; the first of them brings it. */
const DIALOGS = /web\/app\/(ui\/modal|features\/form\/(?!problem|use-act))/;
/** What is under way and what went wrong, for whatever may be refused. */
const ACTS = /web\/app\/features\/form\/(problem|use-act)/;
/** What charts are drawn from: home asks for it once it draws one. */
const CHART = /web\/app\/features\/chart\/(?:chart-|price-chart)/;
/** Alerts and watches, but for the ways to them. */
const ALERTS =
  /web\/app\/features\/alert\/(?!alert-entry|watch-button|watch-opener|watch-subject|watched)|contract\/alert\//;
/** Reading without a connection: one file, which is kept with the page that lists what is kept. */
const OFFLINE = /web\/app\/features\/offline\/(?!offline-bar|as-of)/;
const isShared = (id: string) =>
  /web\/app\/(ui\/(?!marked)|lib|features\/(?!share|search|writing|outbound|mark|comment|report|vote|message|upload|collection|user\/author))|contract\//.test(
    id,
  ) &&
  !LISTS.test(id) &&
  !CARDS.test(id) &&
  !DIALOGS.test(id) &&
  !ACTS.test(id) &&
  !ACCOUNT.test(id) &&
  !CHART.test(id) &&
  !ALERTS.test(id) &&
  !OFFLINE.test(id);

const first = graph.closureOf(...FIRST_PAGE);
/** What home needs, which every visit may begin with. */
const isOfFirst = (id: string) => first.has(path.relative(root, id).replaceAll(path.sep, '/'));

/** Files that the entry brings. */
const EVERYWHERE = /assets\/(?:lib|shared|rolldown-runtime)-/;

const SERVER_BUILD: BuildOptions = {
  outDir: path.join(root, 'web/dist/server'),
  emptyOutDir: true,
  target: 'node24',
  ssr: true,
  minify: false,
  rolldownOptions: { input: path.join(root, 'web/app/entry-server.tsx') },
};

const CLIENT_BUILD: BuildOptions = {
  outDir: path.join(root, 'web/dist/client'),
  emptyOutDir: true,
  manifest: 'manifest.json',
  target: 'es2022',
  assetsInlineLimit: 0,
  modulePreload: {
    polyfill: false,
    // what every page has need not be named beside each of them
    resolveDependencies: (_, files) => files.filter((file) => !EVERYWHERE.test(file)),
  },
  rolldownOptions: {
    input: [
      'web/app/entry-client.tsx',
      'web/app/entry-first.ts',
      'web/app/ui/styles/first.css',
      'web/app/ui/styles/detail.css',
      'web/app/ui/styles/later.css',
    ].map((file) => path.join(root, file)),
    // a few files pack better than forty: the libraries, and what many pages share
    output: {
      codeSplitting: {
        groups: [
          { name: 'lib', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
          { name: 'shared', test: isOfFirst, minShareCount: 2 },
          { name: 'pages', test: isShared, minShareCount: 4 },
          { name: 'chart', test: CHART, minShareCount: 2 },
          { name: 'alerts', test: ALERTS, minShareCount: 2 },
          { name: 'offline', test: OFFLINE },
          { name: 'cards', test: CARDS, minShareCount: 2 },
          { name: 'lists', test: LISTS, minShareCount: 2 },
          { name: 'acts', test: ACTS, minShareCount: 2 },
          { name: 'dialogs', test: DIALOGS, minShareCount: 2 },
          { name: 'account', test: ACCOUNT, minShareCount: 2 },
        ],
      },
    },
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root: path.join(root, 'web'),
  publicDir: isSsrBuild ? false : path.join(root, 'web/public'),
  plugins: [
    callTable(),
    words(),
    withCode(),
    withoutStructured(),
    leanRouter(),
    refreshPreamble(),
    react(),
  ],
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
  build: isSsrBuild ? SERVER_BUILD : CLIENT_BUILD,
}));
