/**
 * `npm run sales`: sale days of brands, which forecasts about waiting look out for, and how often
 * these forecasts are right (BEY-22).
 */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Context } from '#api/kernel/context.ts';
import type { NewBrandSale } from '#api/price/index.ts';
import { LANGUAGES } from '#contract/language.ts';
import { inTenants, misuse, print, printJson, readArgs, run, say } from './command.ts';

const HELP = `Sale days of brands. Those of a region (11.11, paydays) need not be entered.

  npm run sales -- [--tenant TH] [--json]                       what there is, in all regions or in one
  npm run sales -- add BRAND DAY [UNTIL] --en NAME [--th NAME] [--id NAME] [--announced DAY] --tenant TH
  npm run sales -- import FILE.csv --tenant TH                  columns brand, from, until, en, th, id, announced; all of it or nothing
  npm run sales -- remove NUMBER --tenant TH
  npm run sales -- record [--tenant TH] [--json]                tries the forecasts on the past of all products; stores nothing

BRAND is a code or a name; days are YYYY-MM-DD. --announced says since when shoppers could know of it: forecasts of
earlier days are tried without it. The same brand and first day again changes the entry.
Exit code: 0 done, 1 refused or not there, 2 wrong usage.`;

/** Ends a transaction of which something was refused. */
class Refused extends Error {}

const { values, positionals } = readArgs('sales', HELP, {
  tenant: { type: 'string' },
  en: { type: 'string' },
  th: { type: 'string' },
  id: { type: 'string' },
  announced: { type: 'string' },
});
const [what = 'list', ...rest] = positionals;
const wanted: Readonly<Record<string, readonly number[]>> = {
  list: [0],
  add: [2, 3],
  import: [1],
  remove: [1],
  record: [0],
};
const namesIn = (row: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(LANGUAGES.flatMap((lang) => (row[lang] ? [[lang, row[lang]]] : [])));

if (!wanted[what]) misuse('sales', `There is no command ${what}`);
if (!wanted[what].includes(rest.length)) misuse('sales', `${what} takes other words`);
if (what === 'remove' && !/^\d{1,15}$/.test(rest[0] ?? ''))
  misuse('sales', 'A sale is removed by its number');
if (what !== 'list' && what !== 'record' && values.tenant === undefined)
  misuse('sales', 'Say which region: --tenant TH');
const { inTransaction } = await import('#api/kernel/context.ts');
const { addBrandSale, allBrandSales, makeRecord, removeBrandSale } = await import(
  '#api/price/index.ts'
);
const { withParts } = await import('./parts.ts');

await run(() => withParts(say, (parts) => inTenants(parts, values.tenant, 'sales', act)));

async function act(ctx: Context): Promise<number> {
  if (what === 'list') return list(ctx);
  if (what === 'record') return record(ctx);
  if (what === 'remove') {
    const gone = await removeBrandSale(ctx, Number(rest[0]));
    say(gone ? 'Removed.' : `There is no sale ${rest[0]}.`);
    return gone ? 0 : 1;
  }
  const sales =
    what === 'add'
      ? [
          {
            brand: rest[0] as string,
            from: rest[1] as string,
            until: rest[2],
            names: namesIn({ en: values.en, th: values.th, id: values.id }),
            announced: values.announced,
          },
        ]
      : read(rest[0] as string);
  return enter(ctx, sales);
}

function read(file: string): NewBrandSale[] {
  const rows: Record<string, string>[] = parse(readFileSync(file), {
    columns: true,
    bom: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
  });
  return rows.map((row) => ({
    brand: row.brand ?? '',
    from: row.from ?? '',
    until: row.until || undefined,
    announced: row.announced || undefined,
    names: namesIn(row),
  }));
}

async function enter(ctx: Context, sales: readonly NewBrandSale[]): Promise<number> {
  const refused: string[] = [];
  const done = { added: 0, changed: 0 };
  try {
    await inTransaction(ctx, async (inside) => {
      for (const [at, sale] of sales.entries()) {
        const entered = await addBrandSale(inside, sale);
        if (typeof entered === 'string') done[entered] += 1;
        else refused.push(`${what === 'import' ? `line ${at + 2}: ` : ''}${entered.refused}`);
      }
      if (refused.length > 0) throw new Refused();
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    for (const line of refused) say(`Refused: ${line}.`);
    return 1;
  }
  if (values.json) printJson({ tenant: ctx.tenant.id, ...done });
  say(`${ctx.tenant.id}: ${done.added} added, ${done.changed} changed.`);
  return 0;
}

async function list(ctx: Context): Promise<number> {
  const sales = await allBrandSales(ctx);
  for (const one of sales) {
    const line = `${one.id}  ${one.from}${one.until === one.from ? '' : ` to ${one.until}`}  ${one.brand}  ${Object.values(one.names).join(' / ')}  known since ${one.announced}`;
    process.stdout.write(`${values.json ? JSON.stringify(one) : line}\n`);
  }
  if (sales.length === 0 && !values.json) say(`${ctx.tenant.id}: none.`);
  return 0;
}

async function record(ctx: Context): Promise<number> {
  const made = await makeRecord(ctx);
  if (values.json) {
    printJson({ tenant: ctx.tenant.id, ...made });
    return 0;
  }
  const { today, waits, buys, noGains, forecasts, right, alwaysWait, alwaysBuy } = made;
  print(
    `${ctx.tenant.id}: today wait ${today.wait}, buy ${today.buy}, no gain ${today.noGain}, toss-up ${today.tossUp}, too young ${today.young} (${made.milliseconds} ms)`,
  );
  for (const [name, said] of Object.entries({ wait: waits, buy: buys, 'no gain': noGains }))
    print(`  ${name}: right ${said.right} of ${said.forecasts}`);
  print(
    `  all: right ${right} of ${forecasts}; always wait ${alwaysWait}, always buy ${alwaysBuy}; toss-up on ${made.tossUps} days`,
  );
  print(
    `  error of the stated chance ${made.error}; of how often it was before ${made.usualError}`,
  );
  return 0;
}
