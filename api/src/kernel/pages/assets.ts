/**
 * The files of the web build, from its manifest: what each route needs, so that a page can preload
 * it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Must stay equal to `Assets` in web/app/shell.ts; the web is reached by its build alone, never by
 * import.
 */
export interface Assets {
  readonly entry: string;
  readonly first?: string;
  readonly styles: Readonly<Record<'first' | 'detail' | 'later', string>>;
  readonly modules: Readonly<Record<string, readonly string[]>>;
  readonly fonts?: Readonly<Record<'latin' | 'thai' | 'vietnamese', string>>;
  readonly developmentHead?: string;
}

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
}

export function readAssets(webRoot: string): Assets {
  const manifest = JSON.parse(
    readFileSync(path.join(webRoot, 'dist/client/manifest.json'), 'utf8'),
  ) as Record<string, Chunk>;
  const [entry, first] = [manifest['app/entry-client.tsx'], manifest['app/entry-first.ts']];
  if (!entry || !first) throw new Error('The web build has no entry; run `npm run build`.');
  const files = (chunk: Chunk): string[] => [
    chunk.file,
    ...(chunk.imports ?? []).flatMap((key) => (manifest[key] ? files(manifest[key]) : [])),
  ];
  const modules: Record<string, string[]> = {};
  for (const [source, chunk] of Object.entries(manifest)) {
    const name = /^app\/(?:routes\/([\w-]+)\.tsx|(messages\/\w+\/\w+|routes)\.ts)$/.exec(source);
    if (name)
      modules[(name[1] ?? name[2]) as string] = [
        ...new Set([...files(entry), ...files(chunk)]),
      ].map((file) => `/${file}`);
  }
  const everything = Object.values(manifest);
  const style = (name: string) => `/${manifest[`app/ui/styles/${name}.css`]?.file ?? ''}`;
  const font = (part: string) =>
    `/${everything.find((chunk) => chunk.src?.includes(part))?.file ?? ''}`;
  return {
    entry: `/${entry.file}`,
    first: `/${first.file}`,
    styles: { first: style('first'), detail: style('detail'), later: style('later') },
    modules,
    fonts: {
      latin: font('anuphan-latin-wght'),
      thai: font('anuphan-thai-wght'),
      vietnamese: font('anuphan-vietnamese-wght'),
    },
  };
}
