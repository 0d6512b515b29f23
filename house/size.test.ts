/** How long the functions of the web are: what does not fit on a screen is read twice. */
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { LONG_FUNCTIONS } from './exceptions.ts';
import { sources } from './source.ts';

const CAPS = { component: 100, page: 80, function: 60 } as const;
const files = sources().filter(
  ({ path }) => /^web\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path),
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

test('components have at most 100 lines, pages 80, functions 60, and no exception is kept that is not needed', () => {
  expect(measured.length).toBeGreaterThan(2000);
  const long = measured.filter(({ kind, lines }) => lines > CAPS[kind]).map(({ name }) => name);
  expect(long.filter((name) => !(name in LONG_FUNCTIONS))).toEqual([]);
  expect(Object.keys(LONG_FUNCTIONS).filter((name) => !long.includes(name))).toEqual([]);
});

test('nine components of ten have at most 90 lines', () => {
  const lines = measured
    .filter(({ kind }) => kind === 'component')
    .map((one) => one.lines)
    .toSorted((a, b) => a - b);
  expect(lines[Math.floor(lines.length * 0.9)]).toBeLessThanOrEqual(90);
});
