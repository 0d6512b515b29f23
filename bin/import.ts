/**
 * `npm run import -- FILE --tenant TH --source NAME`: the command line of feed import. Its logic is
 * `api/src/ingest`.
 */
import type { ImportOptions, ImportReport, SourceHealth } from '#api/ingest/index.ts';
import { PROFILES } from '#api/ingest/profile/choose.ts';
import { misuse, readArgs, run, say } from './command.ts';

const HELP = `Import a feed of products and prices (docs/import.md).

  npm run import -- FILE --source NAME [--tenant TH] [options]
  npm run import -- --rollback RUNID [--and-later]
  npm run import -- --sources
  npm run import -- --remove-source NAME
  npm run import -- --breadcrumbs [--source NAME]
  npm run import -- --place "A > B" --category CODE --source NAME

  --source NAME      whose feed this is; with the item's id it makes the key of an offer
  --tenant CODE      TH, ID, SG, MY, PH, VN; without it the currency of each row decides
  --profile NAME     ${PROFILES.map((one) => one.name).join(', ')}
  --map FIELDS       title=Name,price=Price,url=Link,… for columns of any name
  --items FILE       names of the items, for price histories without them
  --full             the file holds everything the source sells: what is missing retires after 3 runs
  --accept-drop      a full feed may have shrunk by 20 % and more
  --accept-columns   columns that the source's files had before may be gone
  --observed-at T    instant of rows without one (ISO 8601); default: the file's modification time
  --encoding NAME    utf-8, utf-16le, utf-16be, windows-874, windows-1252; default: detected
  --decimal MARK     comma or dot, where the feed's numbers leave it open
  --dry-run          the same report, nothing applied
  --yes              where several columns may be the price, the guess that is printed is right
  --json             end with one line of JSON
  --batch N          rows applied in one transaction (20000)

  --and-later        with --rollback: the later runs of the source too, the latest first; to correct wrong prices
  --sources          how every source does: age, refused and changed rows, what stopped it
  --remove-source N  what the source sold retires, and it leaves the list until it is imported again
  --breadcrumbs      which breadcrumbs no category is known for, the most goods first, and which are placed
  --place A > B      what is there and below it is of --category CODE (none takes that back), from the next import on

Exit code: 0 done, 1 the file was refused (or a source is stopped), 2 wrong usage.`;

const OPTIONS = {
  source: { type: 'string' },
  tenant: { type: 'string' },
  profile: { type: 'string' },
  map: { type: 'string' },
  items: { type: 'string' },
  full: { type: 'boolean' },
  'accept-drop': { type: 'boolean' },
  'accept-columns': { type: 'boolean' },
  'observed-at': { type: 'string' },
  encoding: { type: 'string' },
  decimal: { type: 'string' },
  'dry-run': { type: 'boolean' },
  batch: { type: 'string' },
  rollback: { type: 'string' },
  yes: { type: 'boolean' },
  'and-later': { type: 'boolean' },
  sources: { type: 'boolean' },
  'remove-source': { type: 'string' },
  breadcrumbs: { type: 'boolean' },
  place: { type: 'string' },
  category: { type: 'string' },
} as const;

const { values: given, positionals } = readArgs('import', HELP, OPTIONS);
type Values = typeof given;

const {
  breadcrumbs,
  importFeed,
  parseMap,
  placeBreadcrumb,
  reasonsText,
  removeSource,
  rollbackRun,
  sourceHealth,
} = await import('#api/ingest/index.ts');
const { withParts } = await import('./parts.ts');

async function main(values: Values): Promise<number> {
  if (values.sources) return showSources(values);
  if (values['remove-source'] !== undefined) return remove(values['remove-source'], values);
  if (values.rollback !== undefined) return rollback(Number(values.rollback), values);
  if (values.breadcrumbs) return showBreadcrumbs(values);
  if (values.place !== undefined) return placeOne(values.place, values);
  return importFile(optionsOf(values, positionals), values);
}

function showBreadcrumbs(values: Values): Promise<number> {
  return withParts(say, async (parts) => {
    const found = await breadcrumbs(parts, values.source ?? null);
    for (const one of found.placed) say(`${one.source}: ${one.breadcrumb} is in ${one.category}`);
    for (const one of found.unplaced)
      say(`${one.source}: ${one.breadcrumb} has no place (${one.goods} goods)`);
    writeJson(values, found);
    return 0;
  });
}

function placeOne(text: string, { source, category }: Values): Promise<number> {
  if (!source || !category)
    misuse('import', 'Say where it belongs and whose it is: --category CODE --source NAME.');
  return withParts(say, async (parts) => {
    const isTaken = category === 'none';
    const breadcrumb = await placeBreadcrumb(parts, source, text, isTaken ? null : category);
    say(
      `${source}: ${breadcrumb} ${isTaken ? 'has no place' : `is in ${category}`} from the next import on.`,
    );
    return 0;
  });
}

function showSources(values: Values): Promise<number> {
  return withParts(say, async (parts) => {
    const sources = await sourceHealth(parts);
    for (const one of sources) say(healthLine(one));
    writeJson(values, sources);
    return sources.some((one) => one.failedSince > 0) ? 1 : 0;
  });
}

function remove(source: string, values: Values): Promise<number> {
  return withParts(say, async (parts) => {
    const report = await removeSource(parts, source);
    const run = report.runId === null ? '' : ` (run ${report.runId}, which --rollback takes back)`;
    say(`${source} is removed: ${report.retired} offers retired${run}.`);
    writeJson(values, report);
    return 0;
  });
}

function rollback(runId: number, values: Values): Promise<number> {
  if (!Number.isSafeInteger(runId)) misuse('import', '--rollback takes the number of a run.');
  return withParts(say, async (parts) => {
    const report = await rollbackRun(parts, runId, values['and-later']);
    say(
      `Run ${report.runId} is rolled back: ${report.removedOffers} offers and ${report.removedObservations} observations removed, ${report.restored} offers restored.`,
    );
    writeJson(values, report);
    return 0;
  });
}

function importFile(options: ImportOptions, values: Values): Promise<number> {
  return withParts(say, async (parts) => {
    const report = await importFeed(parts, options);
    sayReport(report);
    writeJson(values, report);
    return report.failure ? 1 : 0;
  });
}

function writeJson(values: Values, report: unknown): void {
  if (values.json) process.stdout.write(`${JSON.stringify(report)}\n`);
}

/** What the command line asks for; wrong usage ends the command. */
function optionsOf(values: Values, [file, ...further]: readonly string[]): ImportOptions {
  if (file === undefined || further.length > 0) misuse('import', 'Name one file to import.');
  if (!values.source) misuse('import', 'Say whose feed this is: --source NAME.');
  const observedAt =
    values['observed-at'] === undefined ? undefined : new Date(values['observed-at']);
  if (observedAt && Number.isNaN(observedAt.getTime()))
    misuse('import', '--observed-at takes an instant such as 2026-11-21T03:00:00Z.');
  if (values.decimal !== undefined && !['comma', 'dot'].includes(values.decimal))
    misuse('import', '--decimal is comma or dot.');
  if (values.batch !== undefined && !(Number(values.batch) >= 1))
    misuse('import', '--batch takes a number of rows.');
  return {
    file,
    source: values.source,
    tenant: values.tenant?.toUpperCase(),
    profile: values.profile,
    map: values.map === undefined ? undefined : mapOf(values.map),
    full: values.full,
    acceptDrop: values['accept-drop'],
    acceptColumns: values['accept-columns'],
    dryRun: values['dry-run'],
    yes: values.yes,
    observedAt,
    items: values.items,
    encoding: values.encoding as ImportOptions['encoding'],
    decimal: values.decimal as ImportOptions['decimal'],
    batchRows: values.batch === undefined ? undefined : Number(values.batch),
  };
}

function mapOf(text: string): Record<string, string> {
  const map = parseMap(text);
  if (!map)
    misuse(
      'import',
      '--map takes pairs: title=Name,price=Price,url=Link. Quote a column that has a comma: title="Name, full".',
    );
  return map;
}

function healthLine(one: SourceHealth): string {
  const percent = (share: number) => `${Math.round(share * 1000) / 10} %`;
  const last =
    one.lastRun === null
      ? 'never applied'
      : `run ${one.lastRun}, seen ${one.ageHours} hours ago, ${one.read} rows, ${percent(one.refusedShare)} refused, ${percent(one.changedShare)} changed`;
  return `${one.source}: ${last}${one.failedSince > 0 ? `; STOPPED, ${one.failedSince} refused since: ${one.failure}` : ''}`;
}

function sayReport(report: ImportReport): void {
  for (const { row, column, reason, value } of report.errors.slice(0, 20))
    say(`  row ${row}, ${column}: ${reason}${value === '' ? '' : ` (${value})`}`);
  if (report.refused > 20 && report.errors.length > 20)
    say(`  … ${report.refused} refused in all; --json lists the first ${report.errorsCap}`);
  if (report.refused > 0) say(`Refused: ${reasonsText(report.reasons)}`);
  for (const warning of report.warnings) say(warning);
  if (report.failure)
    say(`${report.file} was refused (run ${report.runId}): ${report.failure.message}`);
  else
    say(
      `${report.dryRun ? 'Would import' : 'Imported'} ${report.file} (run ${report.runId}): ${report.read} read = ${report.created} created + ${report.updated} updated + ${report.unchanged} unchanged + ${report.refused} refused; ${report.observations} observations, ${report.deals} deals${report.retired ? `, ${report.retired} retired` : ''}.`,
    );
}

await run(() => main(given));
