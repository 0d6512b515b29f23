/** Category rows → the contract's categories. Pure. */
import type { Category, CategoryTree } from '#contract/catalog/category.ts';
import type { Language } from '#contract/language.ts';
import { textIn } from '#contract/language.ts';
import type { CategoryRow } from './queries.ts';

export function showCategory(row: CategoryRow, lang: Language): Category {
  const name = textIn(row.names, lang) || row.code;
  return {
    id: String(row.id),
    code: row.code,
    name,
    names: row.names,
    slug: slugOf(name) || row.code.toLowerCase(),
    icon: row.icon,
    level: row.level,
    parentId: row.parent_id === null ? null : String(row.parent_id),
    hasChildren: row.has_children,
  };
}

/**
 * The name part of `/products/{name}-{code}` (NAV-10): lower case, blanks and slashes as hyphens,
 * letters of any script stay.
 */
export function slugOf(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** Rows, parents before children, as a tree. */
export function treeOf(rows: readonly CategoryRow[], lang: Language): CategoryTree {
  const nodes = new Map<number, CategoryTree[number]>();
  const roots: CategoryTree = [];
  for (const row of rows) {
    const node = { ...showCategory(row, lang), children: [] };
    nodes.set(row.id, node);
    const siblings = row.parent_id === null ? roots : nodes.get(row.parent_id)?.children;
    siblings?.push(node);
  }
  return roots;
}
