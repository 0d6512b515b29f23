/**
 * `npm run twins`: tries on a file what is read from titles (BEY-48, OPS-20): labelled pairs and
 * makers, whose precision and recall it prints, or listings, which it puts into groups. It needs no
 * database.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Candidate } from '#api/goods/index.ts';
import { misuse, print, printJson, readArgs, run, say } from './command.ts';

const HELP = `Tries on a file whether two listings are the same product, and who made them.

  npm run twins -- --pairs FILE.tsv [--json]       pairs with a label: same (1 or 0), title_a, brand_a, price_a, title_b, brand_b,
                                                   price_b, with a tab between them; prints precision, recall and F1 of
                                                   "same" and of "likely", which counts both
  npm run twins -- --listings FILE.csv [--json]    listings: id, title, brand, price, image_hash (64 bits in hexadecimal);
                                                   prints the groups of two and more, with --json all groups
  npm run twins -- --brands FILE.tsv [--json]      titles whose maker is known: title, brand (empty, or "no brand": none);
                                                   prints precision, recall and F1 of the makers read from the titles

What a file does not say may be left empty. Rows that cannot be read are left out and counted.
Exit code: 0 done, 1 no such file or column, 2 wrong usage.`;

type Row = Readonly<Record<string, string>>;

const { values, positionals } = readArgs('twins', HELP, {
  pairs: { type: 'string' },
  listings: { type: 'string' },
  brands: { type: 'string' },
});
const asked = (
  [
    ['pairs', scorePairs],
    ['listings', groupListings],
    ['brands', scoreBrands],
  ] as const
).flatMap(([name, work]) => {
  const file = values[name];
  return file === undefined ? [] : [() => work(file)];
});
const [work] = asked;
if (!work || asked.length > 1 || positionals.length > 0)
  misuse('twins', 'Give one of --pairs, --listings and --brands');
const { decide, groupsOf, rarityIn, readTitle, wordCounts } = await import('#api/goods/index.ts');
const { anyOf } = await import('#api/lexicon/index.ts');
const { brandIn, normalise } = await import('#api/words/index.ts');
const NO_BRAND = new RegExp(`^(?:${anyOf(({ goods }) => goods.noBrand)})$`, 'iu');

await run(async () => work());

function scorePairs(file: string): number {
  const rows = rowsOf(file, '\t', ['same', 'title_a', 'title_b']);
  if (!rows) return 1;
  const labelled = rows.filter(({ same, title_a, title_b }) => {
    return /^[01]$/.test(same ?? '') && Boolean(title_a) && Boolean(title_b);
  });
  leftOut(rows.length - labelled.length);
  const titles = new Map(
    labelled
      .flatMap(({ title_a = '', title_b = '' }) => [title_a, title_b])
      .map((title) => [title, readTitle(title)]),
  );
  const rarity = rarityIn(wordCounts(titles.values()), titles.size);
  const judged = labelled.map((row) => {
    const [one, other] = ['a', 'b'].map((end) =>
      candidate(row[`title_${end}`] ?? '', row[`brand_${end}`], row[`price_${end}`]),
    ) as [Candidate, Candidate];
    return { isSame: row.same === '1', tier: decide(one, other, rarity)?.tier };
  });
  const score = (counts: (tier: string) => boolean) => {
    const found = judged.filter(({ tier }) => tier !== undefined && counts(tier));
    const right = found.filter(({ isSame }) => isSame).length;
    return scoreOf(right, found.length, judged.filter(({ isSame }) => isSame).length);
  };
  const [same, likely] = [score((tier) => tier === 'SAME'), score(() => true)];
  if (values.json) printJson({ pairs: judged.length, same, likely });
  else {
    print(`${judged.length} pairs`);
    for (const [name, score] of Object.entries({ same, likely }))
      print(`${name.padEnd(7)} ${shown(score)}`);
  }
  return 0;
}

function scoreBrands(file: string): number {
  const rows = rowsOf(file, '\t', ['title', 'brand']);
  if (!rows) return 1;
  const titled = rows.filter(({ title }) => Boolean(title));
  leftOut(rows.length - titled.length);
  const judged = titled.map(({ title = '', brand = '' }) => ({
    title,
    told: brandIn({ title }) ?? '',
    brand: NO_BRAND.test(brand.trim()) ? '' : brand.trim(),
  }));
  const plain = (name: string) => normalise(name).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  const told = judged.filter((one) => one.told !== '');
  const right = told.filter((one) => plain(one.told) === plain(one.brand));
  const branded = judged.filter(({ brand }) => brand !== '');
  const score = scoreOf(right.length, told.length, branded.length);
  const missed = judged.filter((one) => plain(one.told) !== plain(one.brand));
  if (values.json) printJson({ titles: judged.length, brands: score, missed });
  else print(`${judged.length} titles\nbrands  ${shown(score)}`);
  return 0;
}

function groupListings(file: string): number {
  const rows = rowsOf(file, ',', ['id', 'title']);
  if (!rows) return 1;
  const listed = rows.filter(({ id, title }) => Boolean(id) && Boolean(title));
  leftOut(rows.length - listed.length);
  const groups = groupsOf(
    listed.map(({ title = '', brand, price, image_hash }) =>
      candidate(title, brand, price, image_hash),
    ),
  ).map((group) => group.map((at) => listed[at]?.id ?? ''));
  if (values.json) printJson({ groups });
  else for (const group of groups) if (group.length > 1) print(group.join('  '));
  return 0;
}

function candidate(title: string, brand = '', price = '', picture = ''): Candidate {
  const amount = Number(price.replaceAll(/[^\d.]/g, ''));
  return {
    title: readTitle(title),
    gtin: null,
    brandId: brand.trim().toLowerCase() || null,
    top: null,
    amount: Number.isFinite(amount) && amount > 0 ? amount : null,
    picture: /^(?:0x)?[\da-f]{16}$/i.test(picture.trim())
      ? BigInt(`0x${picture.trim().replace(/^0x/i, '')}`)
      : null,
  };
}

/** The rows of a table with a line of names; undefined, after a sentence, where one is missing. */
function rowsOf(file: string, delimiter: string, needed: readonly string[]): Row[] | undefined {
  const rows: Row[] = parse(readFileSync(file), {
    columns: true,
    bom: true,
    delimiter,
    // tabs divide what is never quoted: inches are written with "
    quote: delimiter === '\t' ? null : '"',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  });
  const missing = needed.filter((name) => rows[0] !== undefined && !(name in rows[0]));
  if (rows.length > 0 && missing.length === 0) return rows;
  say(rows.length === 0 ? `${file} has no rows.` : `${file} has no column ${missing.join(', ')}.`);
  return undefined;
}

interface Score {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** Of so many found, so many right, and so many there are. */
function scoreOf(right: number, found: number, all: number): Score {
  return {
    precision: share(right, found),
    recall: share(right, all),
    f1: share(2 * right, found + all),
  };
}

function shown({ precision, recall, f1 }: Score): string {
  return `precision ${precision}  recall ${recall}  F1 ${f1}`;
}

function leftOut(count: number): void {
  if (count > 0) say(`${count} rows without a title, a label or an id are left out.`);
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000;
}
