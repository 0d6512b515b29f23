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

export function xmlReader(sink: ObjectSink): Reader {
  const parser = sax.parser(true, { position: false });
  const path: string[] = [];
  let fields: Record<string, string> | null = null;
  let itemDepth = 0;
  let text = '';
  let size = 0;
  let row = 0;

  parser.ondoctype = (declared) => {
    if (/<!ENTITY|\[|SYSTEM|PUBLIC/i.test(declared))
      throw refuseFeed(
        'entities',
        'The XML declares a document type of its own (entities or outside parts); such feeds are refused.',
      );
  };
  parser.onopentag = (tag) => {
    const name = tag.name.slice(tag.name.indexOf(':') + 1).toLowerCase();
    path.push(name);
    if (path.length > LIMITS.depth)
      throw refuseFeed('too deep', `The XML is nested more than ${LIMITS.depth} levels deep.`);
    text = '';
    if (fields === null && ITEMS.has(name)) {
      fields = {};
      itemDepth = path.length;
      size = 0;
    } else if (fields !== null && name === 'link' && typeof tag.attributes.href === 'string')
      keep(fields, 'link', tag.attributes.href);
  };
  const add = (more: string): void => {
    if (fields === null) return;
    size += more.length;
    if (size > LIMITS.recordLength)
      throw refuseFeed(
        'record too long',
        `Item ${row + 1} is longer than ${LIMITS.recordLength} characters.`,
      );
    text += more;
  };
  parser.ontext = add;
  parser.oncdata = add;
  parser.onclosetag = () => {
    if (fields !== null) {
      if (path.length === itemDepth) {
        row += 1;
        sink.object(fields, row);
        fields = null;
      } else if (text.trim() !== '') {
        keep(fields, path.slice(itemDepth).join('.'), text.trim());
      }
    }
    text = '';
    path.pop();
  };
  parser.onerror = (error) => {
    throw refuseFeed(
      'syntax',
      `The XML is broken after item ${row}: ${error.message.split('\n')[0]}.`,
    );
  };
  return {
    push(more) {
      parser.write(more);
    },
    end() {
      if (path.length > 0)
        throw refuseFeed(
          'truncated',
          `The XML breaks off after item ${row}: the file was cut in transfer. Nothing was imported.`,
        );
      try {
        parser.close();
      } catch (error) {
        throw error instanceof FeedRefused
          ? refuseFeed('truncated', `The XML breaks off after item ${row}. Nothing was imported.`)
          : error;
      }
      if (row === 0) throw refuseFeed('no records', 'This XML holds no item, entry or product.');
    },
  };
}

/** Of repeated elements the first counts; further pictures are kept side by side. */
function keep(fields: Record<string, string>, name: string, value: string): void {
  const before = fields[name];
  if (before === undefined) fields[name] = value;
  else if (/image/.test(name) && before.length < LIMITS.url * LIMITS.images)
    fields[name] = `${before} ${value}`;
}
