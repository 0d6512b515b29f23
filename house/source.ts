/** The sources of the project, as the house tests read them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

export interface SourceFile {
  /** Path from the root, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly lines: number;
}

const FOLDERS = [
  'contract',
  'api',
  'web',
  'seed',
  'server',
  'house',
  'journeys',
  'bench',
  'bin',
  'test',
];
const SKIP = new Set(['node_modules', 'dist', 'public']);

/** All TypeScript and JavaScript sources, without what is built. */
export function sources(): SourceFile[] {
  return FOLDERS.flatMap((folder) => filesBelow(path.join(ROOT, folder)))
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      return {
        path: path.relative(ROOT, file).replaceAll(path.sep, '/'),
        text,
        lines: text.split('\n').length,
      };
    });
}

export function filesBelow(folder: string): string[] {
  let entries: import('node:fs').Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) =>
    SKIP.has(entry.name)
      ? []
      : entry.isDirectory()
        ? filesBelow(path.join(folder, entry.name))
        : [path.join(folder, entry.name)],
  );
}

export interface Import {
  readonly from: SourceFile;
  /** Path from the root of what is imported, or the package's name. */
  readonly to: string;
  readonly typeOnly: boolean;
}

const IMPORT =
  /^\s*(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/gm;
const ALIASES: readonly (readonly [string, string])[] = [
  ['#contract/', 'contract/'],
  ['#api/', 'api/src/'],
  ['#web/', 'web/app/'],
  ['#seed/', 'seed/'],
  ['#server/', 'server/'],
  ['#root/', ''],
];

export function importsOf(file: SourceFile): Import[] {
  return [...file.text.matchAll(IMPORT)].map((match) => {
    const target = (match[2] ?? match[3]) as string;
    return { from: file, to: targetOf(file.path, target), typeOnly: match[1] !== undefined };
  });
}

/** Path from the root of what a file imports under a name, or the package's name. */
export function targetOf(from: string, target: string): string {
  const alias = ALIASES.find(([prefix]) => target.startsWith(prefix));
  if (alias) return alias[1] + target.slice(alias[0].length);
  return target.startsWith('.')
    ? path.posix.normalize(path.posix.join(path.posix.dirname(from), target))
    : target;
}
