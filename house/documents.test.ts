/** What documents say of commands, calls, files and settings is so. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { calls, moduleOf } from '#contract/calls.ts';
import { ROOT, sources } from './source.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
  '.env.example',
  ...readdirSync(path.join(ROOT, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
].filter(
  // these say what is to be, word by word from outside
  (file) => !/^docs\/(?:requirements|api-conventions)\.md$/.test(file),
);
/** What is in backquotes. */
const quoted = (text: string) =>
  [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(
    (match) => match[1] as string,
  );

test('every command that a document names is there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  for (const file of DOCUMENTS)
    for (const [, name = ''] of read(file).matchAll(/npm run ([a-z][\w:-]*)/g))
      expect(Object.keys(scripts), `${file}: npm run ${name}`).toContain(name);
});

test('every file that a document names is there', () => {
  for (const file of DOCUMENTS) {
    for (const word of quoted(read(file)))
      if (
        /^(?:api|web|contract|seed|server|house|journeys|bench|bin|test|docs)\/[\w./-]+$/.test(word)
      )
        expect(existsSync(path.join(ROOT, word)), `${file}: ${word}`).toBe(true);
    for (const [, to = ''] of read(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g))
      expect(existsSync(path.join(ROOT, path.dirname(file), to)), `${file}: ${to}`).toBe(true);
  }
});

/** Tables and columns of the migrations, as `table.column`. */
function columns(): Set<string> {
  const found = new Set<string>();
  for (const module of readdirSync(path.join(ROOT, 'api/src'))) {
    const folder = path.join(ROOT, 'api/src', module, 'migrations');
    if (!existsSync(folder)) continue;
    const text = readdirSync(folder)
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('\n')
      .replaceAll(/--.*$/gm, '');
    for (const [, table = '', body = ''] of text.matchAll(
      /(?:create|alter) table (\w+)\s([\s\S]*?);/g,
    ))
      for (const [word] of body.matchAll(/\b[a-z]\w*\b/g)) found.add(`${table}.${word}`);
  }
  return found;
}

test('every call, topic and column that a document names is there', () => {
  const nouns = new Set([...calls.keys()].map((name) => name.split('.')[0]));
  const known = columns();
  const code = sources();
  for (const file of DOCUMENTS)
    for (const word of quoted(read(file))) {
      const [, noun = '', name = ''] = /^([a-z][a-z-]*)\.([a-z][a-z_-]*)$/.exec(word) ?? [];
      if (
        !nouns.has(noun) ||
        /^(?:tsx?|md|csv|json|sql|xml|m?js)$/.test(name) ||
        moduleOf(word) ||
        known.has(word)
      )
        continue;
      expect(
        code.some((source) => source.text.includes(`'${word}'`)),
        `${file}: ${word}`,
      ).toBe(true);
    }
});

test('every setting that a document names is read', () => {
  const code = sources()
    .filter((source) => /^(?:api\/src|bin|seed|server|journeys|test|web|bench)\//.test(source.path))
    .map((source) => source.text)
    .join('\n');
  // of Node itself
  const known = (name: string) =>
    code.includes(name) ||
    name === 'NODE_EXTRA_CA_CERTS' ||
    /^(?:LINE|GOOGLE|FIREBASE)_(?:CLIENT_ID|CLIENT_SECRET|ISSUER)$/.test(name);
  for (const [, name = ''] of read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]{2,})=/gm))
    expect(known(name), `.env.example: ${name}`).toBe(true);
  const set = new Set(
    [...read('.env.example').matchAll(/\b([A-Z][A-Z0-9]*_[A-Z0-9_]+)\b/g)].map((match) => match[1]),
  );
  for (const file of DOCUMENTS)
    for (const word of quoted(read(file))) {
      const [, name] = /^([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=.*)?$/.exec(word) ?? [];
      if (name && (set.has(name) || word.includes('=')))
        expect(known(name), `${file}: ${word}`).toBe(true);
    }
});

test('14.6: a decision record has its date, its status and four parts; a page of docs/ says first for whom it is', () => {
  const records = readdirSync(path.join(ROOT, 'docs/decisions'));
  expect(records.length).toBeGreaterThan(15);
  for (const record of records) {
    const text = read(`docs/decisions/${record}`);
    expect(text, record).toMatch(/^# \d+\. .+\n\nDate: \d{4}-\d\d-\d\d.*\. Status: \w+/);
    expect(
      [...text.matchAll(/^## (.+)$/gm)].map((match) => match[1]),
      record,
    ).toEqual(['Context', 'Decision', 'Alternatives', 'Consequences']);
  }
  const numbers = records.map((record) => Number(record.slice(0, 4))).toSorted((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  for (const file of readdirSync(path.join(ROOT, 'docs')).filter((one) => one.endsWith('.md')))
    expect(read(`docs/${file}`), file).toMatch(/^# .+\n\nFor /);
});
