/** How long functions and files are: what does not fit on a screen is read twice. */
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { LONG_FUNCTIONS } from './exceptions.ts';
import { sources } from './source.ts';

const CAPS = { component: 100, page: 80, function: 60 } as const;
const files = sources().filter(
  ({ path }) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path),
);

interface Measured {
  readonly name: string;
  readonly kind: keyof typeof CAPS;
  readonly lines: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name?: string } | null;
  readonly key?: { readonly name?: string };
  readonly body?: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Every function with a body, with the name that it is known by. */
function functionsIn(file: (typeof files)[number]): Measured[] {
  const found: Measured[] = [];
  const kindOf = (name: string) =>
    /^[A-Z]/.test(name) && file.path.endsWith('.tsx')
      ? file.path.startsWith('web/app/routes/')
        ? 'page'
        : 'component'
      : 'function';
  const visit = (value: unknown, known: string): void => {
    if (Array.isArray(value)) return value.forEach((one) => visit(one, ''));
    if (!isNode(value)) return undefined;
    if (/Function/.test(value.type) && value.body) {
      const name = value.id?.name ?? known;
      const lines = file.text.slice(value.start, value.end).split('\n').length;
      found.push({ name: `${file.path}: ${name}`, kind: kindOf(name), lines });
    }
    const own = value.id?.name ?? value.key?.name ?? '';
    for (const child of Object.values(value)) visit(child, own);
    return undefined;
  };
  const lang = file.path.endsWith('.tsx') ? 'tsx' : 'ts';
  visit(parseAst(file.text, { lang }, file.path), '');
  return found;
}

const measured = files.flatMap(functionsIn);

test('components have at most 100 lines, pages 80, functions 60, and no exception is listed that is not needed', () => {
  expect(measured.length).toBeGreaterThan(8000);
  const long = measured.filter(({ kind, lines }) => lines > CAPS[kind]).map(({ name }) => name);
  expect(long.filter((name) => !(name in LONG_FUNCTIONS))).toEqual([]);
  expect(Object.keys(LONG_FUNCTIONS).filter((name) => !long.includes(name))).toEqual([]);
});

/** The value that nine of ten (0.9) or half (0.5) do not exceed. */
function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] as number;
}

test('nine components of ten have at most 90 lines, nine functions of ten at most 35', () => {
  const linesOf = (kind: Measured['kind']) =>
    measured.filter((one) => one.kind === kind).map((one) => one.lines);
  expect(quantile(linesOf('component'), 0.9)).toBeLessThanOrEqual(90);
  expect(quantile(linesOf('function'), 0.9)).toBeLessThanOrEqual(35);
});

test('half of the files have at most 85 lines, nine of ten at most 200', () => {
  const lines = files.filter(({ path }) => !path.startsWith('web/')).map((file) => file.lines);
  expect(lines.length).toBeGreaterThan(800);
  expect(quantile(lines, 0.5)).toBeLessThanOrEqual(85);
  expect(quantile(lines, 0.9)).toBeLessThanOrEqual(200);
});

test('a function is measured with its name, whether declared, assigned, a method or nested', () => {
  const body = `{\n${'  work();\n'.repeat(60)}}`;
  const file = { path: 'api/src/x.ts', lines: 1, text: '' };
  for (const [text, name] of [
    [`function one() ${body}`, 'one'],
    [`const two = async () => ${body};`, 'two'],
    [`export const of = { three() ${body} };`, 'three'],
    [`class A { four() ${body} }`, 'four'],
    [`go(() => ${body});`, ''],
  ])
    expect(functionsIn({ ...file, text: text as string })).toContainEqual({
      name: `api/src/x.ts: ${name}`,
      kind: 'function',
      lines: 62,
    });
});
