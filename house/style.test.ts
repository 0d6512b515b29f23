/** Style sheets hold what components draw, and nothing else. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LATER_SHEETS } from '#web/lib/later-styles.ts';
import type { LaterSheet } from '#web/lib/later-styles.ts';
import { CLASSES, FIRST_PAGE, readGraph, SELECTORS, shownIn } from '../web/graph.ts';
import { ROOT, sources } from './source.ts';

const FOLDER = path.join(ROOT, 'web/app/ui/styles');
/** Selectors alone: what precedes each brace. */
const selectors = globSync('*.css', { cwd: FOLDER }).flatMap((file) =>
  [
    ...readFileSync(path.join(FOLDER, file), 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{};]+)\{/g),
  ].map(([, selector]) => selector as string),
);
const styled = new Set(
  selectors.flatMap((selector) =>
    [...selector.matchAll(/\.([a-z_][\w-]*)/g)].map(([, name]) => name as string),
  ),
);
/** In every document: icons, and what charts fill gaps with. */
const sprite = readFileSync(path.join(ROOT, 'web/app/ui/icon/sprite.svg'), 'utf8');
const texts = [
  ...sources()
    .filter(({ path: file }) => /^(?:web|contract|api)\//.test(file) && !/\.test\.tsx?$/.test(file))
    .map(({ text }) => text),
  sprite,
];

test('14.7: no style sheet has a class that nobody uses', () => {
  expect(styled.size).toBeGreaterThan(500);
  const words = new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  // `v--${tone}` means every class that begins so
  const begun = new Set(
    texts.flatMap((text) => [...text.matchAll(/([a-z][\w-]*-)\$\{/g)].map((found) => found[1])),
  );
  const isUsed = (name: string) =>
    words.has(name) || [...begun].some((start) => start && name.startsWith(start));
  expect([...styled].filter((name) => !isUsed(name))).toEqual([]);
});

test('14.7: every document has the patterns that style sheets fill with', () => {
  const filled = globSync('*.css', { cwd: FOLDER }).flatMap((file) =>
    [...readFileSync(path.join(FOLDER, file), 'utf8').matchAll(/url\(#([\w-]+)\)/g)].map(
      ([, id]) => id as string,
    ),
  );
  expect(filled).not.toEqual([]);
  expect(filled.filter((id) => !sprite.includes(` id="${id}"`))).toEqual([]);
});

test('14.7: no two sheets give a class its looks: the later would change the earlier one unseen', () => {
  const sheets = new Map<string, string[]>();
  for (const file of globSync('*.css', { cwd: FOLDER })) {
    const text = readFileSync(path.join(FOLDER, file), 'utf8');
    // at the top level, by itself; `@media` and longer selectors may say more of it
    const own = new Set([...text.matchAll(/^\.([a-zA-Z][\w-]*) \{/gm)].map(([, name]) => name!));
    for (const name of own) sheets.set(name, [...(sheets.get(name) ?? []), file]);
  }
  expect(sheets.size).toBeGreaterThan(500);
  expect([...sheets].filter(([, files]) => files.length > 1)).toEqual([]);
});

const graph = readGraph();

/** What these pages show of a sheet, and where. */
const shownOf = (sheet: LaterSheet, files: readonly string[]) =>
  [...graph.closureOf(...files)].flatMap((file) =>
    shownIn(graph.modules.get(file)?.text ?? '', CLASSES[sheet]).map((one) => `${file}: ${one}`),
  );

test('14.7: home shows nothing that a sheet after the first draws', () => {
  expect(CLASSES.detail.size).toBeGreaterThan(80);
  expect(CLASSES.later.size).toBeGreaterThan(400);
  const home = [...FIRST_PAGE, 'web/app/features/deal/lead-chart.tsx'];
  for (const sheet of LATER_SHEETS) expect(shownOf(sheet, home)).toEqual([]);
});

test('BEY-26: what somebody reads in detail shows nothing that the last sheet draws', () => {
  for (const name of ['product', 'deal', 'article', 'note']) {
    const page = graph.pages.get(name) as string;
    expect(shownOf('later', [page]), name).toEqual([]);
    expect(graph.sheetsOf(page), name).toEqual(['detail']);
  }
});

test('14.7: every class of a sheet after the first is shown in a way that the build sees, so that its styles come with it', () => {
  const classes = CLASSES.detail.union(CLASSES.later);
  const seen = new Set(texts.flatMap((text) => shownIn(text, classes)));
  expect([...classes.difference(seen)]).toEqual([]);
});

test('14.7: no style sheet changes what an earlier one draws', () => {
  const classesOf = (selector: string) =>
    [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name as string);
  const changing = (sheet: LaterSheet, earlier: ReadonlySet<string>) =>
    SELECTORS[sheet].filter((one) => classesOf(one).every((name) => earlier.has(name)));
  expect(changing('detail', CLASSES.first)).toEqual([]);
  expect(changing('later', CLASSES.first.union(CLASSES.detail))).toEqual([]);
  expect(SELECTORS.detail.length).toBeGreaterThan(200);
  expect(SELECTORS.later.length).toBeGreaterThan(800);
});
