/**
 * Builds the verifier as one file: script and style inside, a content policy that lets it ask nobody
 * for anything, and a place for what it carries. It is kept and opened from a disk.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Must be the same as in web/app/features/verifier/save-file.ts. */
const CARRIED = '<script type="application/json" id="carried">null</script>';

export async function buildVerifier(folder: string): Promise<void> {
  const script = await scriptOf(path.join(ROOT, 'web/app/entry-verifier.ts'));
  const style = readFileSync(path.join(ROOT, 'web/verifier-file.css'), 'utf8').trim();
  writeFileSync(path.join(folder, 'verifier.html'), pageOf(script, style));
}

/** All that an entry needs, in one script. */
async function scriptOf(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: path.join(ROOT, 'web'),
    publicDir: false,
    logLevel: 'warn',
    resolve: {
      alias: [
        { find: /^#contract\//, replacement: `${ROOT}/contract/` },
        { find: /^#web\//, replacement: `${ROOT}/web/app/` },
      ],
    },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [bundle] = [built].flat();
  const output = bundle && 'output' in bundle ? bundle.output : [];
  const [chunk, ...others] = output.flatMap((part) => (part.type === 'chunk' ? [part] : []));
  if (!chunk || others.length > 0) throw new Error('The verifier is not one script.');
  const script = chunk.code.trim();
  if (/<\/script|<!--/i.test(script)) throw new Error('The script would end its own element.');
  return script;
}

function pageOf(script: string, style: string): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = `default-src 'none'; script-src ${hash(script)}; style-src ${hash(style)}; base-uri 'none'; form-action 'none'`;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    '<title>Khum</title>',
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    '</body>',
    CARRIED,
    `<script>${script}</script>`,
    '</html>',
    '',
  ].join('\n');
}
