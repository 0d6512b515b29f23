/** The file of a draft. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DeskRefused } from '#api/activity/index.ts';

const MOST_LETTERS = 20_000_000;

/** What it holds; `codesFile` of a prize names a file beside it, with a code in each line. */
export function draftIn(file: string): unknown {
  const draft = jsonIn(file);
  const prizes = (draft as { prizes?: unknown } | null)?.prizes;
  if (!Array.isArray(prizes)) return draft;
  for (const prize of prizes as (Record<string, unknown> | null)[]) {
    if (typeof prize?.codesFile !== 'string') continue;
    const codes = readFileSync(path.resolve(path.dirname(file), prize.codesFile), 'utf8');
    prize.codes = plain(codes)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    delete prize.codesFile;
  }
  return draft;
}

function jsonIn(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  if (text.length > MOST_LETTERS) throw new DeskRefused(`${file} is larger than 20 MB.`);
  try {
    return JSON.parse(plain(text));
  } catch (error) {
    throw new DeskRefused(`${file} is no JSON: ${(error as Error).message}.`);
  }
}

/** Without the mark of UTF-8. */
const plain = (text: string): string => text.replace(/^\uFEFF/, '');
