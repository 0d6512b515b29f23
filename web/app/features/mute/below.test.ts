import { expect, test } from 'vitest';
import type { CategoryTree } from '#contract/catalog/category.ts';
import { codesBelow } from './below.ts';

const node = (code: string, children: CategoryTree = []) =>
  ({ code, children }) as CategoryTree[number];

test('BEY-36: muting a category mutes all below it, and nothing beside it', () => {
  const tree = [
    node('el', [node('el1', [node('el11'), node('el12')]), node('el2')]),
    node('ki', [node('ki1')]),
  ];
  expect(codesBelow(tree, 'el')).toEqual(['el1', 'el11', 'el12', 'el2']);
  expect(codesBelow(tree, 'el1')).toEqual(['el11', 'el12']);
  expect(codesBelow(tree, 'el11')).toEqual([]);
  expect(codesBelow(tree, 'zz')).toEqual([]);
});
