/** The second file of a price history: what its items are called. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { refuseFeed } from '../refusal.ts';
import { openText } from '../read/open.ts';
import { detectFormat } from '../read/format.ts';
import type { Field, Profile } from '../profile/profile.ts';
import { columnKey } from '../profile/profile.ts';

export type Items = ReadonlyMap<string, Readonly<Partial<Record<Field, string>>>>;
const MOST = 100_000;

/** The file named by the operator, or the one that lies beside the feed under the layout's name. */
export function itemsFileFor(
  feed: string,
  profile: Profile,
  named: string | undefined,
): string | null {
  if (named !== undefined) return named;
  if (!profile.items) return null;
  const beside = path.join(path.dirname(feed), profile.items.file);
  return existsSync(beside) && path.resolve(beside) !== path.resolve(feed) ? beside : null;
}

export async function readItems(file: string, profile: Profile): Promise<Items> {
  const wanted = profile.items;
  if (!wanted)
    throw refuseFeed(
      'items',
      `The profile ${profile.name} takes no second file; leave --items out.`,
    );
  if (!existsSync(file)) throw refuseFeed('items', `There is no file ${file} for --items.`);
  const feed = await openText(file);
  const format = detectFormat(feed);
  const keys = format.columns.map(columnKey);
  const keyAt = keys.indexOf(wanted.key);
  if (keyAt < 0)
    throw refuseFeed('items', `The file ${path.basename(file)} has no column ${wanted.key}.`);
  const fields = Object.entries(wanted.fields)
    .map(([field, column]) => [field, keys.indexOf(column)] as const)
    .filter(([, at]) => at >= 0);
  const items = new Map<string, Partial<Record<Field, string>>>();
  const reader = format.read(
    {
      record(cells) {
        if (items.size >= MOST)
          throw refuseFeed('items', `The file for --items names more than ${MOST} items.`);
        items.set(
          (cells[keyAt] ?? '').trim(),
          Object.fromEntries(fields.map(([field, at]) => [field, cells[at] ?? ''])),
        );
      },
      broken() {},
    },
    format.columns,
  );
  for await (const piece of feed.chunks) reader.push(piece);
  reader.end();
  return items;
}
