/**
 * The module graph of the web, as the sources say it: what a module needs at once, what it may load
 * later, and which sentences and calls it names. The build derives from it what comes with what.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { en, parts } from './app/messages/en/index.ts';
import type { MessagePart } from './app/messages/en/index.ts';

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
  /** The pages of `routes.ts`, by name. */
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
  const pages = new Map(
    [
      ...(modules.get('web/app/routes.ts') as Module).text.matchAll(/\.\/routes\/([\w-]+)\.tsx/g),
    ].map(([, name]) => [name as string, `web/app/routes/${name}.tsx`]),
  );
  return { modules, closureOf, keysOf, partsOf, pages };
}

/** The home page, which every visit may begin with: what it loads decides what comes first. */
export const FIRST_PAGE = [ENTRY, 'web/app/routes/home.tsx'] as const;

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
