import type { CategoryTree } from '#contract/catalog/category.ts';

/** All codes below a category, however deep. Pure. */
export function codesBelow(tree: CategoryTree, code: string): string[] {
  const all = (nodes: CategoryTree): string[] =>
    nodes.flatMap((node) => [node.code, ...all(node.children ?? [])]);
  for (const node of tree) {
    if (node.code === code) return all(node.children ?? []);
    const found = codesBelow(node.children ?? [], code);
    if (found.length > 0) return found;
  }
  return [];
}
