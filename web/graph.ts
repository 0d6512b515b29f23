/**
 * The module graph of the web, as the sources say it: what a module needs at once, what it may load
 * later, and which sentences and calls it names. The build derives from it what comes with what.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { en, parts } from './app/messages/en/index.ts';
import type { MessagePart } from './app/messages/en/index.ts';
import { LATER_SHEETS } from './app/lib/later-styles.ts';
import type { LaterSheet, Sheet } from './app/lib/later-styles.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const ENTRY = 'web/app/entry-client.tsx';
const KEYS = Object.keys(en);
export const PARTS = Object.keys(parts) as MessagePart[];
const PART_OF = new Map(
  PARTS.flatMap((part) => Object.keys(parts[part]).map((key) => [key, part] as const)),
);

interface Module {
  readonly text: string;
  /** Paths from the root of what it imports as values. */
  readonly needs: readonly string[];
}

export interface Graph {
  readonly modules: ReadonlyMap<string, Module>;
  /** A module and all that comes with it. */
  closureOf(...roots: readonly string[]): ReadonlySet<string>;
  /** The sentences that it says, with all that comes with it. */
  keysOf(...roots: readonly string[]): ReadonlySet<string>;
  /** The parts of the sentences that it says besides those that every page has. */
  partsOf(root: string): readonly MessagePart[];
  /** The style sheets, besides the first, that draw what it shows with all that comes with it. */
  sheetsOf(root: string): readonly LaterSheet[];
  /** The pages of `routes.ts` and home, by name. */
  readonly pages: ReadonlyMap<string, string>;
}

export function readGraph(): Graph {
  const modules = new Map(
    globSync('{web/app,contract}/**/*.{ts,tsx}', { cwd: ROOT })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => !/\.test\.|^web\/app\/messages\/|^contract\/price\/words\//.test(file))
      .map((file) => [file, moduleOf(file)] as const),
  );
  const closureOf = (...roots: readonly string[]) => {
    const seen = new Set<string>();
    const visit = (file: string) => {
      const module = modules.get(file);
      if (!module || seen.has(file)) return;
      seen.add(file);
      module.needs.forEach(visit);
    };
    roots.forEach(visit);
    return seen;
  };
  const said = new Map([...modules].map(([file, { text }]) => [file, keysIn(text)]));
  const keysOf = (...roots: readonly string[]) =>
    new Set([...closureOf(...roots)].flatMap((file) => said.get(file) ?? []));
  const partsOf = (root: string) => {
    const wanted = new Set([...keysOf(root)].map((key) => PART_OF.get(key)));
    return PARTS.filter((part) => part !== 'first' && wanted.has(part));
  };
  const shows = (sheet: LaterSheet) =>
    new Set(
      [...modules]
        .filter(([, { text }]) => shownIn(text, CLASSES[sheet]).length > 0)
        .map(([file]) => file),
    );
  const shown = LATER_SHEETS.map((sheet) => [sheet, shows(sheet)] as const);
  const sheetsOf = (root: string) => {
    const closure = closureOf(root);
    return shown.filter(([, files]) => !files.isDisjointFrom(closure)).map(([sheet]) => sheet);
  };
  const pages = new Map(
    [...textOf(modules, ROUTES).matchAll(/import\('\.\/routes\/([\w-]+)\.tsx/g)].map(([, name]) => [
      name as string,
      `web/app/routes/${name}.tsx`,
    ]),
  );
  return { modules, closureOf, keysOf, partsOf, sheetsOf, pages };
}

/** The home page, which every visit may begin with: what it loads decides what comes first. */
export const FIRST_PAGE = [ENTRY, 'web/app/routes/home.tsx'] as const;

/** Where the addresses of pages are. */
export const ROUTES = ['web/app/routes.ts', 'web/app/home-route.ts'] as const;

/** The text of some modules. */
export function textOf(modules: Graph['modules'], files: readonly string[]): string {
  return files.map((file) => modules.get(file)?.text ?? '').join('\n');
}

const IMPORT = /^\s*(?:import|export)\s+(?!type\s)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;

function moduleOf(file: string): Module {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return {
    text,
    needs: [...text.matchAll(IMPORT)].map((found) => targetOf(file, found[1] as string)),
  };
}

/** Path from the root of what a module imports under a name. */
export function targetOf(from: string, name: string): string {
  if (name.startsWith('#contract/')) return name.slice(1);
  if (name.startsWith('#web/')) return `web/app/${name.slice(5)}`;
  return name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : name;
}

/** Keys written out, and those that a template such as `deal.${state}` may mean. */
function keysIn(text: string): string[] {
  const named = new Set([...text.matchAll(/'([\w.-]+)'/g)].map((found) => found[1]));
  const begun = [...text.matchAll(/`([a-z][\w-]*(?:\.[\w-]+)*\.)\$\{/g)].map(
    (found) => found[1] as string,
  );
  return KEYS.filter((key) => named.has(key) || begun.some((start) => key.startsWith(start)));
}

const STYLES = 'web/app/ui/styles';
/** The text of all the sheets that `name` brings, without comments. */
function sheetText(name: Sheet): string {
  const sheets = readFileSync(path.join(ROOT, STYLES, `${name}.css`), 'utf8').matchAll(
    /@import "\.\/([\w-]+\.css)"/g,
  );
  return [...sheets]
    .map(([, file]) => readFileSync(path.join(ROOT, STYLES, file as string), 'utf8'))
    .join('\n')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '');
}

/** Selectors of a sheet after the first, but for those without a class. */
const selectorsOf = (sheet: LaterSheet): readonly string[] =>
  [...sheetText(sheet).matchAll(/([^{};]+)\{/g)].flatMap(([, list]) =>
    (list as string).split(',').filter((one) => one.includes('.')),
  );
export const SELECTORS: Readonly<Record<LaterSheet, readonly string[]>> = {
  detail: selectorsOf('detail'),
  later: selectorsOf('later'),
};

/** Classes to which a sheet gives their looks; what only a medium hides is drawn elsewhere. */
const drawnBy = (sheet: Sheet): ReadonlySet<string> =>
  new Set(
    [...sheetText(sheet).matchAll(/^\.([a-z][\w-]*)(?=\s*[{,:[])/gim)].map(
      ([, name]) => name as string,
    ),
  );
/** Classes of which a sheet says something by themselves or of what is in them. */
const namedBy = (sheet: LaterSheet): ReadonlySet<string> =>
  new Set(SELECTORS[sheet].flatMap((one) => /^\s*[a-z]*\.([a-z][\w-]*)/i.exec(one)?.[1] ?? []));

const first = drawnBy('first');
const detail = namedBy('detail').difference(first);
/** Of each sheet the classes that need it: those that no earlier one draws. */
export const CLASSES: Readonly<Record<Sheet, ReadonlySet<string>>> = {
  first,
  detail,
  later: namedBy('later').difference(first.union(drawnBy('detail'))),
};

const NAMES = /\b(?:\w*[cC]lassName|class|kind)=/g;
const BEGUN = /[a-z][\w-]*-(?=\$\{)/gi;
const PART_OF_BLOCK = /(?<![.\w-])[a-z][\w-]*(?:__|--)[\w-]*/gi;

/** The classes that a component names: in an attribute, or anywhere as a part of a block. */
export function shownIn(text: string, classes: ReadonlySet<string>): string[] {
  const attributes = [...text.matchAll(NAMES)].map((found) =>
    attributeAt(text, found.index + found[0].length),
  );
  const words = new Set([
    ...attributes.flatMap((one) => one.split(/[^\w-]+/)),
    ...(text.match(PART_OF_BLOCK) ?? []),
  ]);
  const begun = [...new Set(text.match(BEGUN))];
  return [...classes].filter(
    (one) => words.has(one) || begun.some((start) => one.startsWith(start)),
  );
}

/** The value of an attribute, from its first quote or brace. */
function attributeAt(text: string, start: number): string {
  if (text[start] !== '{') return text.slice(start, text.indexOf('"', start + 1));
  let depth = 0;
  for (let end = start; end < text.length; end += 1) {
    if (text[end] === '{') depth += 1;
    if (text[end] === '}') depth -= 1;
    if (depth === 0) return text.slice(start, end);
  }
  return text.slice(start);
}
