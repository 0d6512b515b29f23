/**
 * Places for breadcrumbs that no name of a category explains: an operator sees them, says where
 * they belong, and every later import of the source knows it (OPS-20).
 */
import { refuseFeed } from '../refusal.ts';
import { BETWEEN_STEPS, breadcrumbOf } from '../parse/cell.ts';
import { isSource } from '../run/source-queries.ts';
import type { ImportParts } from '../run/report.ts';
import { place, placedRows, unplace, unplacedRows } from './queries.ts';
import type { PlacedRow, UnplacedRow } from './queries.ts';

export interface Breadcrumbs {
  readonly placed: readonly Pick<PlacedRow, 'source' | 'breadcrumb' | 'category'>[];
  /** The 200 with the most goods under Other. */
  readonly unplaced: readonly UnplacedRow[];
}

/** What is placed, and what is not known; of one source, or of all. */
export async function breadcrumbs(
  { database }: Pick<ImportParts, 'database'>,
  source: string | null,
): Promise<Breadcrumbs> {
  const db = database.platform();
  const placed = await placedRows(db, source);
  return {
    placed: placed.map(({ source, breadcrumb, category }) => ({ source, breadcrumb, category })),
    unplaced: await unplacedRows(db, source),
  };
}

/**
 * Remembers the category of a breadcrumb, written in any way that a feed may write it, and of all
 * below it; `category` null takes that back. Answers the breadcrumb as it is remembered.
 */
export async function placeBreadcrumb(
  { database }: Pick<ImportParts, 'database'>,
  source: string,
  text: string,
  category: string | null,
): Promise<string> {
  const db = database.platform();
  const breadcrumb = breadcrumbOf(text).join(BETWEEN_STEPS);
  if (breadcrumb === '') throw refuseFeed('no breadcrumb', `"${text}" is no breadcrumb.`);
  if (!(await isSource(db, source)))
    throw refuseFeed(
      'no such source',
      `There is no source ${source}; npm run import -- --sources lists them.`,
    );
  if (category === null) {
    if (!(await unplace(db, source, breadcrumb)))
      throw refuseFeed('not placed', `${breadcrumb} of ${source} has no place.`);
  } else if (!(await place(db, source, breadcrumb, category)))
    throw refuseFeed('no such category', `There is no category ${category}.`);
  return breadcrumb;
}
