/** The verifier as one file that needs nothing else, with what is being checked inside. */
import type { Source } from './checker.ts';

/** Where the build puts it (web/verifier-file.ts), and what in it is replaced. */
const ADDRESS = '/verifier.html';
export const EMPTY = '<script type="application/json" id="carried">null</script>';

/** Throws where the file does not come. */
export async function saveVerifier(source: Source | null): Promise<void> {
  const response = await fetch(ADDRESS);
  if (!response.ok) throw new Error('The verifier is not there.');
  const file = await response.text();
  saveAs('khum-verifier.html', 'text/html', withCarried(file, source));
}

function withCarried(file: string, source: Source | null): string {
  if (source === null) return file;
  const carried = source.kind === 'draw' ? source.dossier : source.record;
  const text = JSON.stringify(carried).replaceAll('<', String.raw`\u003c`);
  return file.replace(EMPTY, () => EMPTY.replace('null', () => text));
}

export function saveAs(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
