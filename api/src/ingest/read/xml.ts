/**
 * XML in pieces (RSS, Atom, plain product lists): the children of each item as fields, `g:` and
 * other prefixes dropped, nested ones joined by a dot. No entity of a document's own is ever
 * expanded: a feed that declares any is refused.
 */
import sax from 'sax';
import { LIMITS } from '../limits.ts';
import { FeedRefused, refuseFeed } from '../refusal.ts';
import type { ObjectSink } from './json.ts';
import type { Reader } from './record.ts';

const ITEMS = new Set(['item', 'entry', 'product', 'offer', 'goods', 'row', 'record']);

interface Place {
  readonly sink: ObjectSink;
  /** Names of the elements that are open, without prefixes. */
  readonly path: string[];
  /** What is read of the current item; null between items. */
  fields: Record<string, string> | null;
  itemDepth: number;
  /** Text since the last tag. */
  text: string;
  /** Characters of the current item. */
  size: number;
  row: number;
}

export function xmlReader(sink: ObjectSink): Reader {
  const place: Place = { sink, path: [], fields: null, itemDepth: 0, text: '', size: 0, row: 0 };
  const parser = parserAt(place);
  return {
    push(more) {
      parser.write(more);
    },
    end() {
      if (place.path.length > 0)
        throw refuseFeed(
          'truncated',
          `The XML breaks off after item ${place.row}: the file was cut in transfer. Nothing was imported.`,
        );
      try {
        parser.close();
      } catch (error) {
        throw error instanceof FeedRefused
          ? refuseFeed(
              'truncated',
              `The XML breaks off after item ${place.row}. Nothing was imported.`,
            )
          : error;
      }
      if (place.row === 0)
        throw refuseFeed('no records', 'This XML holds no item, entry or product.');
    },
  };
}

function parserAt(place: Place): sax.SAXParser {
  const parser = sax.parser(true, { position: false });
  parser.ondoctype = (declared) => {
    if (/<!ENTITY|\[|SYSTEM|PUBLIC/i.test(declared))
      throw refuseFeed(
        'entities',
        'The XML declares a document type of its own (entities or outside parts); such feeds are refused.',
      );
  };
  parser.onopentag = (tag) => opened(place, tag);
  parser.ontext = (text) => added(place, text);
  parser.oncdata = (text) => added(place, text);
  parser.onclosetag = () => closed(place);
  parser.onerror = (error) => {
    throw refuseFeed(
      'syntax',
      `The XML is broken after item ${place.row}: ${error.message.split('\n')[0]}.`,
    );
  };
  return parser;
}

function opened(place: Place, tag: sax.Tag | sax.QualifiedTag): void {
  const { path } = place;
  const name = tag.name.slice(tag.name.indexOf(':') + 1).toLowerCase();
  path.push(name);
  if (path.length > LIMITS.depth)
    throw refuseFeed('too deep', `The XML is nested more than ${LIMITS.depth} levels deep.`);
  place.text = '';
  if (place.fields === null && ITEMS.has(name)) {
    place.fields = {};
    place.itemDepth = path.length;
    place.size = 0;
  } else if (place.fields !== null && name === 'link' && typeof tag.attributes.href === 'string')
    addField(place.fields, 'link', tag.attributes.href);
}

function added(place: Place, text: string): void {
  if (place.fields === null) return;
  place.size += text.length;
  if (place.size > LIMITS.recordLength)
    throw refuseFeed(
      'record too long',
      `Item ${place.row + 1} is longer than ${LIMITS.recordLength} characters.`,
    );
  place.text += text;
}

function closed(place: Place): void {
  const { path, fields } = place;
  const text = place.text.trim();
  if (fields !== null && path.length === place.itemDepth) {
    place.row += 1;
    place.sink.object(fields, place.row);
    place.fields = null;
  } else if (fields !== null && text !== '')
    addField(fields, path.slice(place.itemDepth).join('.'), text);
  place.text = '';
  path.pop();
}

/** Of repeated elements the first counts; further pictures are listed side by side. */
function addField(fields: Record<string, string>, name: string, value: string): void {
  const before = fields[name];
  if (before === undefined) fields[name] = value;
  else if (/image/.test(name) && before.length < LIMITS.url * LIMITS.images)
    fields[name] = `${before} ${value}`;
}
