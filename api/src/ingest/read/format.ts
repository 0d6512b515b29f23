/** The format of a feed, recognised by its content and never by its name. */
import { LIMITS } from '../limits.ts';
import { refuseFeed } from '../refusal.ts';
import type { FeedText } from './open.ts';
import { columnKey } from '../profile/profile.ts';
import { csvFormat } from './csv.ts';
import { jsonReader, looksLikeLines, ndjsonReader } from './json.ts';
import type { ObjectSink } from './json.ts';
import type { Format, Reader, Sink } from './record.ts';
import { xmlReader } from './xml.ts';

/** Recognises XML, JSON, JSON lines, then tables; refuses what is none. */
export function detectFormat({ sample, whole }: Pick<FeedText, 'sample' | 'whole'>): Format {
  const start = sample.slice(0, 4096).trimStart();
  if (start === '') throw refuseFeed('empty', 'The file holds nothing but white space.');
  if (start.startsWith('<')) {
    if (/^<(!doctype\s+html|html)/i.test(start))
      throw refuseFeed(
        'not a feed',
        'This is a web page, not a feed: the address probably answered with a login or an error page.',
      );
    return objectFormat('xml', sample, whole, xmlReader);
  }
  if (start.startsWith('{'))
    return looksLikeLines(sample.trimStart())
      ? objectFormat('ndjson', sample, whole, ndjsonReader)
      : objectFormat('json', sample, whole, jsonReader);
  if (start.startsWith('[')) return objectFormat('json', sample, whole, jsonReader);
  const table = csvFormat(sample);
  if (table === null)
    throw refuseFeed(
      'not a feed',
      'This is no CSV, TSV, JSON or XML feed: no separator cuts its first lines into columns.',
    );
  return table;
}

/** A format whose records carry their own names: the columns are learned from the first records. */
function objectFormat(
  name: string,
  sample: string,
  whole: boolean,
  make: (sink: ObjectSink) => Reader,
): Format {
  const columns = learnColumns(sample, whole, make);
  return {
    name,
    columns,
    read: (sink, wanted) => make(slotted(sink, wanted)),
  };
}

class Enough extends Error {}

function learnColumns(
  sample: string,
  whole: boolean,
  make: (sink: ObjectSink) => Reader,
): string[] {
  const names = new Set<string>();
  let records = 0;
  const reader = make({
    object(fields) {
      for (const field of flat(fields)) {
        if (names.size >= LIMITS.columns)
          throw refuseFeed(
            'too many columns',
            `A record has more than ${LIMITS.columns} fields: this is no product feed.`,
          );
        names.add(field[0]);
      }
      records += 1;
      if (records >= LIMITS.learnRecords) throw new Enough();
    },
    broken() {},
  });
  try {
    reader.push(sample);
    // a feed that ends within the sample says at once whether it breaks off or holds nothing
    if (whole) reader.end();
    else if (records === 0)
      throw refuseFeed(
        'record too long',
        `The first ${LIMITS.sampleBytes / 1024 ** 2} MB of this feed hold no whole record.`,
      );
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return [...names];
}

/** Puts the fields of an object into the slots of the wanted columns. */
function slotted(sink: Sink, wanted: readonly string[]): ObjectSink {
  const slots = new Map<string, number>();
  for (const [at, name] of wanted.entries()) {
    const key = columnKey(name);
    if (!slots.has(key)) slots.set(key, at);
  }
  const known = new Map<string, number | undefined>();
  const slotOf = (name: string): number | undefined => {
    if (known.has(name)) return known.get(name);
    const slot = slots.get(columnKey(name));
    if (known.size < LIMITS.columns) known.set(name, slot);
    return slot;
  };
  const empty = wanted.map(() => '');
  return {
    object(fields, row) {
      const cells = [...empty];
      for (const [name, value] of flat(fields)) {
        const slot = slotOf(name);
        if (slot !== undefined) cells[slot] = value;
      }
      sink.record(cells, row);
    },
    broken: (row, reason, value) => sink.broken(row, reason, value),
  };
}

/** An object's fields as text; an object within one level is joined by a dot, lists stay JSON. */
function* flat(fields: Readonly<Record<string, unknown>>): Generator<[string, string]> {
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined) continue;
    if (typeof value === 'string') yield [name, value];
    else if (typeof value === 'number' || typeof value === 'boolean') yield [name, String(value)];
    else if (Array.isArray(value)) yield [name, JSON.stringify(value)];
    else {
      for (const [inner, deep] of Object.entries(value as object)) {
        if (deep !== null && deep !== undefined)
          yield [
            `${name}.${inner}`,
            typeof deep === 'object' ? JSON.stringify(deep) : String(deep),
          ];
      }
    }
  }
}
