import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { sources } from './source.ts';
import { child, children, isFunction } from './statement/scope.ts';
import type { Node } from './statement/scope.ts';

const COMBINATORS = new Set(['all', 'allSettled', 'any', 'race']);

/**
 * Lines on which an array given to `Promise.all` and the like waits for something while it is being
 * filled.
 */
function waitsWithin(path: string, text: string): number[] {
  const found: number[] = [];
  const visit = (node: Node) => {
    if (isCombinator(node))
      for (const argument of children(node, 'arguments'))
        found.push(...awaits(argument, false).map((one) => lineOf(text, one)));
    for (const one of below(node)) visit(one);
  };
  visit(parseSync(path, text).program as unknown as Node);
  return found;
}

function isCombinator(node: Node): boolean {
  if (node.type !== 'CallExpression') return false;
  const callee = child(node, 'callee');
  return (
    callee.type === 'MemberExpression' &&
    child(callee, 'object').name === 'Promise' &&
    COMBINATORS.has(child(callee, 'property').name as string)
  );
}

/**
 * Every `await` that runs while an array literal is being filled; what a function in it awaits
 * comes later.
 */
function awaits(node: Node, inArray: boolean): Node[] {
  if (isFunction(node)) return [];
  if (inArray && node.type === 'AwaitExpression') return [node];
  return below(node).flatMap((one) => awaits(one, inArray || node.type === 'ArrayExpression'));
}

function below(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((one): one is Node => typeof one === 'object' && one !== null && 'type' in one);
}

const lineOf = (text: string, node: Node) => text.slice(0, node.start).split('\n').length;

test('12.1: no array of Promise.all, allSettled, any or race awaits while it is filled: what was started before would reject unheard', () => {
  const offences = sources()
    .filter((file) => /Promise\s*\.\s*(all|any|race)/.test(file.text))
    .flatMap((file) => waitsWithin(file.path, file.text).map((line) => `${file.path}:${line}`));
  expect(offences).toEqual([]);
});

test('the rule sees an await in a condition, an argument, a spread and a nested array, and none that comes before or later', () => {
  const bad = [
    'a(), ok && (await b()).c ? d() : null',
    'a(), f(await b())',
    'a(), ...(await b())',
    'a(), [await b()]',
    'a(), `${await b()}`',
  ];
  for (const way of COMBINATORS)
    for (const one of bad)
      expect(waitsWithin('x.ts', `await Promise.${way}([${one}])`), one).toEqual([1]);
  expect(waitsWithin('x.ts', 'await Promise.all([a()].concat([b(), await c()]))')).toEqual([1]);
  for (const good of [
    'await Promise.all([a(), (async () => await b())()])',
    'Promise.all((await list()).map((one) => go(one)))',
    'await Promise.all([a(), b()])',
  ])
    expect(waitsWithin('x.ts', good), good).toEqual([]);
});
