/** Stage 1: what the file is, and which of its columns mean what. */
import { detectFormat } from '../read/format.ts';
import { openText } from '../read/open.ts';
import type { FeedText } from '../read/open.ts';
import type { Format } from '../read/record.ts';
import { LIMITS } from '../limits.ts';
import type { Mapping } from '../profile/choose.ts';
import { chooseMapping, detectProfile, profileNamed, suggestFor } from '../profile/choose.ts';
import { mapOption, mapText } from '../profile/map-text.ts';
import { guardPrices } from '../profile/price-columns.ts';
import { columnKey } from '../profile/profile.ts';
import type { Profile } from '../profile/profile.ts';
import { guardLayout, layoutOf } from './drift.ts';
import { itemsFileFor } from './items.ts';
import type { ImportParts } from './report.ts';
import * as runQueries from './run-queries.ts';
import type { Work } from './work.ts';

/** A file that can be read, and how. */
export interface Recognised {
  readonly feed: FeedText;
  readonly format: Format;
  readonly columns: readonly string[];
  readonly mapping: Mapping;
  /** A second file with the names of the items. */
  readonly itemsFile: string | null;
}

/** Recognises format, profile and columns, and refuses a layout that is not what it was. */
export async function recognise(work: Work): Promise<Recognised> {
  const { parts, options, report } = work;
  const feed = await openText(options.file, options.encoding);
  const format = detectFormat(feed);
  const profile = options.profile
    ? profileNamed(options.profile)
    : detectProfile(format.columns.map(columnKey));
  const itemsFile = options.map
    ? (options.items ?? null)
    : itemsFileFor(options.file, profile, options.items);
  const columns = columnsFor(format, profile);
  const mapping = chooseMapping(columns, {
    profile: options.profile,
    map: options.map,
    hasItems: itemsFile !== null,
  });
  Object.assign(report, {
    format: format.name,
    encoding: feed.encoding,
    profile: mapping.profile.name,
    mapping: mapping.shown,
    unused: suggestFor(mapping),
  });
  sayMapping(parts, format, feed, mapping);
  await guardColumns(work, format, columns, mapping);
  return { feed, format, columns, mapping, itemsFile };
}

async function guardColumns(
  { options, run, platform, report }: Work,
  format: Format,
  columns: readonly string[],
  mapping: Mapping,
): Promise<void> {
  const layout = layoutOf(format, columns, mapping);
  const known = await runQueries.knownLayouts(
    platform.db,
    options.source,
    options.tenant ?? null,
    LIMITS.layoutsKnown,
  );
  report.warnings.push(
    ...guardLayout(known, format, mapping.unused, options),
    ...guardPrices(
      format.columns,
      mapping,
      layout,
      known,
      options.yes === true || options.dryRun === true,
    ),
    ...(mapping.columns.url === undefined
      ? [
          'No column holds an address: what comes in has no way to its shop, and no deal is made of it.',
        ]
      : []),
  );
  await runQueries.moveRun(platform.db, run.id, 'VALIDATING', {
    profile: mapping.profile.name,
    mapping: mapping.shown,
    layout,
  });
}

/** Formats without a header also get the columns that the profile might meet in later records. */
function columnsFor(format: Format, profile: Profile): readonly string[] {
  if (format.name.startsWith('csv') || format.name === 'tsv') return format.columns;
  const known = new Set(format.columns.map(columnKey));
  if (profile.name === 'generic') return format.columns;
  return [
    ...format.columns,
    ...new Set(
      Object.values(profile.fields)
        .flat()
        .filter((name) => !known.has(name)),
    ),
  ];
}

function sayMapping(parts: ImportParts, format: Format, feed: FeedText, mapping: Mapping): void {
  parts.progress?.(
    `${format.name}, ${feed.encoding}, profile ${mapping.profile.name}${mapping.guessed ? ' (recognised)' : ''}`,
  );
  const option = mapOption(mapping.shown);
  parts.progress?.(
    mapping.profile.name === 'generic'
      ? `Suggested mapping, in use: ${option}`
      : `Mapping: ${mapText(mapping.shown)}`,
  );
  for (const [column, field] of Object.entries(suggestFor(mapping)))
    parts.progress?.(
      `Column not used: ${column}${field ? ` (perhaps ${field}: ${mapOption({ ...mapping.shown, [field]: column })})` : ''}`,
    );
}
